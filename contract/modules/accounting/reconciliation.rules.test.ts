import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stepsBehind } from '@contract/kernel/computation'
import { reconcile } from '@contract/modules/accounting/reconciliation.rules'

it('explains the balance of the bank by what is open on both sides', () => {
  const sheet = reconcile({
    books: 100_000n,
    statement: 127_460n,
    outstanding: [-50_000n, 20_000n],
    bankOnly: [-2_540n],
  })
  expect(sheet).toMatchObject({
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

it('explains each line by the items and lines that it is made of, as it changes the balance', () => {
  const { steps } = reconcile({
    ...{ books: 100n, statement: 127n },
    ...{ outstanding: [-50n, 20n, -5n], bankOnly: [-2n, 3n] },
  })
  const shown = (key: string) =>
    stepsBehind(steps, key).map(({ key: each, amount, how }) => [each, amount, how.by])
  expect(shown('outstanding_payments')).toEqual([
    ['outstanding:0', 50n, 'given'],
    ['outstanding:2', 5n, 'given'],
    ['outstanding_payments', 55n, 'sum'],
  ])
  expect(shown('expected')).toEqual([
    ['books', 100n, 'given'],
    ['outstanding_payments', 55n, 'given'],
    ['deposits_in_transit', -20n, 'given'],
    ['bank_receipts', 3n, 'given'],
    ['bank_charges', -2n, 'given'],
    ['expected', 136n, 'sum'],
  ])
  expect(shown('difference').at(-1)).toEqual(['difference', -9n, 'difference'])
})
