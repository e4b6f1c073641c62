import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { raisedBy } from '@contract/modules/accounting/budget.rules'

describe('an amount that is raised by percent', () => {
  it('is rounded half away from zero to the centavo', () => {
    expect(raisedBy(100_00n, '5')).toBe(105_00n)
    expect(raisedBy(3_33n, '2.5')).toBe(3_41n)
    expect(raisedBy(100_00n, '-100')).toBe(0n)
  })

  it('stays as it is by nothing, is never below nothing, and grows with the percent', () => {
    fc.assert(
      fc.property(
        fc.bigInt(-1_000_000n, 10_000_000_000n),
        fc.integer({ min: -10_000, max: 100_000 }),
        (amount, points) => {
          const percent = (points / 100).toFixed(2)
          const raised = raisedBy(amount, percent)
          expect(raised >= 0n).toBe(true)
          expect(raisedBy(amount, '0')).toBe(amount > 0n ? amount : 0n)
          if (amount > 0n) expect(raised >= amount).toBe(points >= 0 || raised === amount)
        },
      ),
    )
  })
})
