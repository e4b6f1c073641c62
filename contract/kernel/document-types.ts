/** Every kind of document that others decide about. */
export const APPROVED_DOCUMENTS = [
  'leave',
  'time_correction',
  'overtime',
  'cash_advance',
  'soa_request',
  'soa',
  'commission_release',
  'expense',
  'journal_void',
  'sale_amendment',
] as const
export type DocumentType = (typeof APPROVED_DOCUMENTS)[number]

/** The documents that carry a number, and the letters each begins with until somebody chooses others. */
export const NUMBER_PREFIXES = {
  journal_entry: 'JE',
  quote: 'QT',
  sale: 'SR',
  soa: 'SOA',
  soa_request: 'SQ',
  commission_release: 'CR',
  collection: 'AR',
  expense: 'EX',
  cash_advance: 'CA',
  leave_request: 'LV',
  memo: 'ME',
  payslip: 'PS',
  lead: 'LD',
  buyer: 'BY',
  employee: 'EM',
} as const
export type NumberedType = keyof typeof NUMBER_PREFIXES
export const NUMBERED_TYPES = Object.keys(NUMBER_PREFIXES) as [NumberedType, ...NumberedType[]]
