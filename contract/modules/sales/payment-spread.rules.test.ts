import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { total } from '@contract/kernel/parts'
import { spreadPayments, type OwedRow } from '@contract/modules/sales/payment-spread.rules'

const centavos = fc.bigInt({ min: 0n, max: 500_000_000n })
const schedule = fc
  .array(fc.record({ principal: centavos, interest: centavos }), { minLength: 1, maxLength: 40 })
  .map(rows => rows.map((row, index): OwedRow => ({ seq: index + 1, ...row })))
const smaller = (one: bigint, other: bigint) => (one < other ? one : other)

describe('what was collected over a schedule', () => {
  it('never pays a row more than it asks for, and leaves no centavo out', () => {
    fc.assert(
      fc.property(schedule, centavos, centavos, (rows, principal, interest) => {
        const paid = spreadPayments(rows, { principal, interest })
        for (const row of rows) {
          expect(paid.get(row.seq)).toBeLessThanOrEqual(row.principal + row.interest)
          expect(paid.get(row.seq)).toBeGreaterThanOrEqual(0n)
        }
        expect(total([...paid.values()])).toBe(
          smaller(principal, total(rows.map(row => row.principal))) +
            smaller(interest, total(rows.map(row => row.interest))),
        )
      }),
    )
  })

  it('fills the earlier row before the later one', () => {
    fc.assert(
      fc.property(schedule, centavos, (rows, principal) => {
        const paid = spreadPayments(rows, { principal, interest: 0n })
        const firstOpen = rows.findIndex(row => (paid.get(row.seq) ?? 0n) < row.principal)
        if (firstOpen < 0) return
        for (const row of rows.slice(firstOpen + 1)) expect(paid.get(row.seq)).toBe(0n)
      }),
    )
  })

  it('knows no order but that of the rows', () => {
    const rows = [
      { seq: 3, principal: 100n, interest: 0n },
      { seq: 1, principal: 50n, interest: 0n },
      { seq: 2, principal: 70n, interest: 5n },
    ]
    const paid = spreadPayments(rows, { principal: 125n, interest: 5n })
    expect([1, 2, 3].map(seq => paid.get(seq))).toEqual([50n, 75n, 5n])
  })
})
