/** The documents that carry a number, and the letters each begins with until somebody chooses others. */
export const DOCUMENT_TYPES = {
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

export type DocumentType = keyof typeof DOCUMENT_TYPES
export const DOCUMENT_TYPE_CODES = Object.keys(DOCUMENT_TYPES) as [DocumentType, ...DocumentType[]]

const DIGITS = 6

/** "SOA-CEB-2026-000042" */
export function documentNumber(prefix: string, ouCode: string, year: number, no: number): string {
  return `${prefix}-${ouCode}-${year}-${String(no).padStart(DIGITS, '0')}`
}
