/** What a field is, so that columns, filters and form controls can be derived from it. */
export const FIELD_KINDS = [
  'id',
  'text',
  'code',
  'email',
  'long_text',
  'money',
  'rate',
  'days',
  'integer',
  'boolean',
  'date',
  'instant',
  'enum',
  'reference',
  'user',
  'file',
  'json',
] as const

export type FieldKind = (typeof FIELD_KINDS)[number]

/** Which filter a kind answers to. */
export const FILTER_OF_KIND: Record<FieldKind, 'text' | 'number' | 'date' | 'set' | null> = {
  id: 'set',
  text: 'text',
  code: 'text',
  email: 'text',
  long_text: 'text',
  money: 'number',
  rate: 'number',
  days: 'number',
  integer: 'number',
  boolean: 'set',
  date: 'date',
  instant: 'date',
  enum: 'set',
  reference: 'set',
  user: 'set',
  file: null,
  json: null,
}
