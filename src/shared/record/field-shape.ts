import type { Field } from '@contract/kernel/define-resource'

/** What a form must know of a field that its schema alone says. */
type Inner = { def?: { type?: string; innerType?: Inner }; options?: readonly unknown[] }

const takes = ({ schema }: Field, value: unknown) => schema.safeParse(value).success

export function isNullable(field: Field): boolean {
  return takes(field, null)
}

/** Cannot be left as an empty form has it. */
export function isRequired(field: Field): boolean {
  return field.kind !== 'boolean' && !isNullable(field) && !takes(field, '') && !takes(field, undefined)
}

/** The choices of an enum, below whatever says that it may lack. */
export function optionsOf({ schema }: Field): string[] {
  let inner = schema as Inner
  while (!inner.options && inner.def?.innerType) inner = inner.def.innerType
  return (inner.options ?? []).filter(option => typeof option === 'string')
}

const TEXTS = new Set<string>(['text', 'code', 'email', 'long_text', 'enum'])

/** What a new record has in this field before anyone types: the schema's own default where it has one. */
export function emptyValue(field: Field): unknown {
  const given = field.schema.safeParse(undefined)
  if (given.success && given.data !== undefined) return given.data
  if (isNullable(field)) return null
  if (field.kind === 'boolean') return false
  return TEXTS.has(field.kind) ? '' : null
}
