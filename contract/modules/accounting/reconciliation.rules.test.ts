import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reconcile } from '@contract/modules/accounting/reconciliation.rules'

it('explains the balance of the bank by what is open on both sides', () => {
  const sheet = reconcile({
    books: 100_000n,
    statement: 127_460n,
    outstanding: [-50_000n, 20_000n],
    bankOnly: [-2_540n],
  })
  expect(sheet).toEqual({
    deposits_in_transit: 20_000n,
    outstanding_payments: -50_000n,
    bank_receipts: 0n,
    bank_charges: -2_540n,
    expected: 127_460n,
    difference: 0n,
  })
})

it('has no difference while each line stands on both sides or is open on one, to the centavo', () => {
  const amounts = fc.array(fc.bigInt(-10_000_000n, 10_000_000n), { maxLength: 20 })
  const sum = (lines: readonly bigint[]) => lines.reduce((all, one) => all + one, 0n)
  fc.assert(
    fc.property(amounts, amounts, amounts, (both, outstanding, bankOnly) => {
      const books = sum(both) + sum(outstanding)
      const statement = sum(both) + sum(bankOnly)
      expect(reconcile({ books, statement, outstanding, bankOnly }).difference).toBe(0n)
      expect(reconcile({ books: books + 1n, statement, outstanding, bankOnly }).difference).toBe(-1n)
    }),
  )
})
