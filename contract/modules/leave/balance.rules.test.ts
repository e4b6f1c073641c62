import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceOf, keepsBalance, paidByDay, splitPaid } from '@contract/modules/leave/balance.rules'
import type { LedgerEntry } from '@contract/modules/leave/balance.rules'
import type { LeaveDay } from '@contract/modules/leave/day-count.rules'
import { closeYear, conversionAmount, dailyRate, grantsOf } from '@contract/modules/leave/year-end.rules'

const sil: LedgerEntry[] = [
  { year: 2026, kind: 'entitlement', days: 500 },
  { year: 2026, kind: 'usage', days: -300 },
  { year: 2026, kind: 'reserve', days: -150 },
]

describe('EX-24 service incentive leave', () => {
  it('EX-24 of 5 with 3 used and 1.5 reserved by a pending request 0.5 is available', () => {
    expect(balanceOf(sil, 2026)).toEqual({ granted: 500, used: 300, reserved: 150, available: 50 })
    expect(balanceOf(sil, 2027).available).toBe(0)
  })

  it('EX-24 a request of 1.0 is refused, or 0.5 paid and 0.5 unpaid if ticked', () => {
    const asked = new Map([[2026, 100]])
    const available = (year: number) => balanceOf(sil, year).available
    expect(splitPaid(asked, available, false)).toEqual({
      ok: false,
      problem: 'balance_too_small',
      missing: 50,
    })
    expect(splitPaid(asked, available, true)).toEqual({
      ok: true,
      paid: [{ year: 2026, days: 50 }],
      paid_days: 50,
      unpaid_days: 50,
    })
  })

  it('EX-24 converts 2.5 days at 28,000.00 and factor 261 into 3,218.39, from the unrounded daily rate', () => {
    expect(conversionAmount('28000.00', 261, 250)).toBe('3218.39')
    expect(dailyRate('28000.00', 261)).toBe('1287.36')
  })
})

describe('paid and unpaid', () => {
  it('takes nothing from a balance that is below nothing', () => {
    const split = splitPaid(new Map([[2026, 100]]), () => -50, true)
    expect(split).toEqual({ ok: true, paid: [], paid_days: 0, unpaid_days: 100 })
  })

  it('asks each year for its own days, and pays the first of them', () => {
    const day = (on: string): LeaveDay => ({
      on,
      part: 'full',
      fraction: 100,
      day_kind: 'work',
      charged: 100,
      year: Number(on.slice(0, 4)),
    })
    const days = ['2026-12-28', '2026-12-29', '2027-01-04'].map(day)
    expect([...paidByDay(days, [{ year: 2026, days: 150 }]).values()]).toEqual([100, 50, 0])
  })

  it('takes only earned and paid leave from a balance', () => {
    expect(keepsBalance({ is_paid: true, accrual: 'monthly' })).toBe(true)
    expect(keepsBalance({ is_paid: true, accrual: 'event' })).toBe(false)
    expect(keepsBalance({ is_paid: false, accrual: 'upfront' })).toBe(false)
  })
})

describe('what a year gives', () => {
  const service = { date_hired: '2025-08-15', date_separated: null }

  it('gives a whole entitlement once the service is long enough', () => {
    const type = { accrual: 'upfront' as const, min_service_months: 12 }
    expect(grantsOf(type, 500, service, 2025)).toEqual([])
    expect(grantsOf(type, 500, service, 2026)).toEqual([
      { year: 2026, kind: 'entitlement', days: 500, entry_date: '2026-08-15' },
    ])
    expect(grantsOf(type, 500, service, 2027)[0]?.entry_date).toBe('2027-01-01')
    expect(grantsOf(type, 500, { ...service, date_separated: '2026-08-01' }, 2026)).toEqual([])
  })

  it('gives a month at a time to whoever serves at its end', () => {
    const type = { accrual: 'monthly' as const, min_service_months: 0 }
    expect(grantsOf(type, 1000, service, 2025).map(each => each.entry_date)).toEqual([
      '2025-08-31',
      '2025-09-30',
      '2025-10-31',
      '2025-11-30',
      '2025-12-31',
    ])
    const left = grantsOf(type, 1000, { ...service, date_separated: '2026-02-28' }, 2026)
    expect(left.map(each => each.days)).toEqual([83])
  })

  it('adds twelve months up to the entitlement, whatever it is', () => {
    const type = { accrual: 'monthly' as const, min_service_months: 0 }
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), entitlement => {
        const months = grantsOf(type, entitlement, service, 2026).map(each => each.days)
        expect(months.reduce((sum, days) => sum + days, 0)).toBe(entitlement)
        expect(Math.max(...months) - Math.min(...months)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('gives nothing by itself for an event', () => {
    expect(grantsOf({ accrual: 'event', min_service_months: 0 }, 700, service, 2026)).toEqual([])
  })
})

describe('the end of a year', () => {
  it('leaves nothing of the old year, and takes along no more than the type lets', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 3000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.boolean(),
        (left, carry_over_max, convertible_to_cash) => {
          const entries = closeYear({ convertible_to_cash, carry_over_max }, left, 2026)
          expect(balanceOf(entries, 2026).available + left).toBe(Math.min(left, 0))
          const carried = convertible_to_cash ? 0 : Math.min(Math.max(left, 0), carry_over_max)
          expect(balanceOf(entries, 2027).available).toBe(carried)
        },
      ),
    )
  })

  it('names what it does', () => {
    const kinds = (...of: Parameters<typeof closeYear>) =>
      closeYear(...of).map(each => [each.kind, each.days])
    expect(kinds({ convertible_to_cash: true, carry_over_max: 500 }, 250, 2026)).toEqual([
      ['conversion', -250],
    ])
    expect(kinds({ convertible_to_cash: false, carry_over_max: 500 }, 700, 2026)).toEqual([
      ['carry_over', -500],
      ['carry_over', 500],
      ['forfeiture', -200],
    ])
  })
})
