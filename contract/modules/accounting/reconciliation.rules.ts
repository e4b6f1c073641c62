import type { Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'

export type ReconciliationParts = {
  /** The balance of the account in the books, and the one that the bank says. */
  books: Centavos
  statement: Centavos
  /** Lines of the books that the bank has not carried out, and of the bank that are not in the books. */
  outstanding: readonly Centavos[]
  bankOnly: readonly Centavos[]
}

export type Reconciliation = {
  deposits_in_transit: Centavos
  outstanding_payments: Centavos
  bank_receipts: Centavos
  bank_charges: Centavos
  /** What the bank should say by the books. */
  expected: Centavos
  difference: Centavos
}

/** From the books to the bank: what is not explained by open lines on either side is a difference. */
export function reconcile({ books, statement, outstanding, bankOnly }: ReconciliationParts): Reconciliation {
  const into = (lines: readonly Centavos[]) => total(lines.filter(amount => amount > 0n))
  const out = (lines: readonly Centavos[]) => total(lines.filter(amount => amount < 0n))
  const expected = books - total(outstanding) + total(bankOnly)
  return {
    deposits_in_transit: into(outstanding),
    outstanding_payments: out(outstanding),
    bank_receipts: into(bankOnly),
    bank_charges: out(bankOnly),
    expected,
    difference: statement - expected,
  }
}
