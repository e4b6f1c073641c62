const DIGITS = 6

/** "SOA-CEB-2026-000042" */
export function documentNumber(prefix: string, ouCode: string, year: number, no: number): string {
  return `${prefix}-${ouCode}-${year}-${String(no).padStart(DIGITS, '0')}`
}
