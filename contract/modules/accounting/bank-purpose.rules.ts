import { LEDGER } from '@contract/modules/accounting/ledger-accounts'

const CHARGE = /charge|fee|tax w|dst|penalt/i
const INTEREST = /interest/i

/** The account that a line of the bank points to by its words: charges of the bank, interest, or none that is known. */
export function purposeAccount(description: string, amount: bigint): string | null {
  if (amount > 0n) return INTEREST.test(description) ? LEDGER.other_income : null
  if (INTEREST.test(description)) return LEDGER.interest_expense
  return CHARGE.test(description) ? LEDGER.miscellaneous : null
}
