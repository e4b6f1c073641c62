export type ShownAccountLedger = {
  account: string
  /** Months, as "2026-03"; of the fiscal year where none are said. */
  from?: string
  to?: string
  /** Codes of units, joined by commas; all of them where none is said. */
  units?: string | undefined
  known_on?: string | null | undefined
}

/** The address of an account's ledger with its running balance. */
export function accountLedgerPath(shown: ShownAccountLedger): string {
  const said = Object.entries(shown).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/accounting/account-ledger?${new URLSearchParams(said).toString()}`
}
