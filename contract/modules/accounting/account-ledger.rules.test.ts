import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText } from '@contract/kernel/money'
import { carriedOver, pagesBeside, sumsSoFar } from '@contract/modules/accounting/account-ledger.rules'

const lineOf = (before: bigint, [side, amount]: readonly ['debit' | 'credit', bigint]) => {
  const balance = side === 'debit' ? before + amount : before - amount
  const [debit, credit] = side === 'debit' ? [amount, 0n] : [0n, amount]
  return { debit: moneyText(debit), credit: moneyText(credit), balance: moneyText(balance), after: balance }
}
const movements = fc.array(
  fc.tuple(fc.constantFrom('debit' as const, 'credit' as const), fc.bigInt({ min: 1n, max: 10n ** 13n })),
  { maxLength: 40 },
)

describe('the ledger of an account', () => {
  it('brings forward on each page exactly what the page before carried', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }),
        movements,
        fc.integer({ min: 1, max: 7 }),
        (open, moves, size) => {
          let balance = open
          const lines = moves.map(move => {
            const line = lineOf(balance, move)
            balance = line.after
            return line
          })
          const all = { opening: moneyText(open), closing: moneyText(balance), count: lines.length }
          let carried = all.opening
          for (let start = 0; start < Math.max(lines.length, 1); start += size) {
            const page = carriedOver({ ...all, start, lines: lines.slice(start, start + size) })
            expect(page.brought).toBe(carried)
            carried = page.carried
          }
          expect(carried).toBe(all.closing)
          expect(carriedOver({ ...all, start: lines.length, lines: [] }).carried).toBe(all.closing)
        },
      ),
    )
  })

  it('carries the sums of all lines so far, and the balance after the last of them', () => {
    const lines = [
      { debit: '10.00', credit: '0.00', balance: '15.00' },
      { debit: '0.00', credit: '2.50', balance: '12.50' },
    ]
    expect(sumsSoFar('5.00', lines)).toEqual([
      { debit: '0.00', credit: '0.00', balance: '5.00' },
      { debit: '10.00', credit: '0.00', balance: '15.00' },
      { debit: '10.00', credit: '2.50', balance: '12.50' },
    ])
  })

  it('has a page before and one after, and none beyond its lines', () => {
    expect(pagesBeside({ start: 0, count: 0 })).toEqual({ previous: null, next: null })
    expect(pagesBeside({ start: 0, count: 100 })).toEqual({ previous: null, next: null })
    expect(pagesBeside({ start: 0, count: 101 })).toEqual({ previous: null, next: 100 })
    expect(pagesBeside({ start: 100, count: 101 })).toEqual({ previous: 0, next: null })
  })
})
