import { startComputation, type Step } from '@contract/kernel/computation'
import type { Centavos } from '@contract/kernel/money'

export type ReconciliationParts = {
  /** The balance of the account in the books, and the one that the bank says. */
  books: Centavos
  statement: Centavos
  /** Lines of the books that the bank has not carried out, and of the bank that are not in the books. */
  outstanding: readonly Centavos[]
  bankOnly: readonly Centavos[]
}

/** The lines of the sheet, from the books to the bank. */
export const RECONCILIATION_LINES = [
  'books',
  'outstanding_payments',
  'deposits_in_transit',
  'bank_receipts',
  'bank_charges',
  'expected',
  'statement',
] as const
export type ReconciliationLine = (typeof RECONCILIATION_LINES)[number]

/** Of the lines; the open items by their place among those of their side. */
type StepKey = ReconciliationLine | 'difference' | `${'outstanding' | 'bank_only'}:${number}`

export type Reconciliation = {
  deposits_in_transit: Centavos
  outstanding_payments: Centavos
  bank_receipts: Centavos
  bank_charges: Centavos
  /** What the bank should say by the books. */
  expected: Centavos
  difference: Centavos
  /** What lies between as it changes the balance: what the books have and the bank has not is taken off. */
  steps: readonly Step<StepKey>[]
}

/** From the books to the bank: what is not explained by open lines on either side is a difference. */
export function reconcile({ books, statement, outstanding, bankOnly }: ReconciliationParts): Reconciliation {
  const { add, steps } = startComputation<StepKey>('reconciliation')
  const items = (side: 'outstanding' | 'bank_only', changes: readonly Centavos[]) => {
    for (const [at, amount] of changes.entries()) add(`${side}:${at}`, { by: 'given', amount })
    return (isCounted: (amount: Centavos) => boolean) =>
      changes.flatMap((amount, at): StepKey[] => (isCounted(amount) ? [`${side}:${at}`] : []))
  }
  add('books', { by: 'given', amount: books })
  const ofBooks = items(
    'outstanding',
    outstanding.map(amount => -amount),
  )
  const ofBank = items('bank_only', bankOnly)
  const isMore = (amount: Centavos) => amount > 0n
  const isLess = (amount: Centavos) => amount < 0n
  const payments = add('outstanding_payments', { by: 'sum', of: ofBooks(isMore) })
  const deposits = add('deposits_in_transit', { by: 'sum', of: ofBooks(isLess) })
  const bank_receipts = add('bank_receipts', { by: 'sum', of: ofBank(isMore) })
  const bank_charges = add('bank_charges', { by: 'sum', of: ofBank(isLess) })
  const expected = add('expected', {
    by: 'sum',
    of: ['books', 'outstanding_payments', 'deposits_in_transit', 'bank_receipts', 'bank_charges'],
  })
  add('statement', { by: 'given', amount: statement })
  const difference = add('difference', { by: 'difference', from: 'statement', less: ['expected'] })
  return {
    ...{ deposits_in_transit: -deposits, outstanding_payments: -payments },
    ...{ bank_receipts, bank_charges, expected, difference, steps },
  }
}
