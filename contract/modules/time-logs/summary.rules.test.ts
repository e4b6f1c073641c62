import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Attendance } from '@contract/modules/time-logs/attendance.rules'
import { premiumDay, premiumOf, SEED_PREMIUMS } from '@contract/modules/time-logs/premium.rules'
import { summariesBy, summaryOf, type DayOfPerson } from '@contract/modules/time-logs/summary.rules'

const day = (more: Partial<Attendance> = {}): Attendance => ({
  status: 'present',
  worked_min: 480,
  late_min: 0,
  undertime_min: 0,
  ot_raw_min: 0,
  ot_approved_min: 0,
  night_min: 0,
  ...more,
})

describe('a month', () => {
  it('adds up its days', () => {
    const month = [
      day(),
      day({ late_min: 16 }),
      day({ late_min: 47, undertime_min: 30 }),
      day({ status: 'absent' }),
    ]
    const summary = summaryOf(month)
    expect(summary).toMatchObject({
      days: 4,
      late_days: 2,
      late_min: 63,
      undertime_min: 30,
      worked_min: 1920,
    })
    expect(summary.by_status).toMatchObject({ present: 3, absent: 1, incomplete: 0 })
  })

  it('is the same by person, by team and by date', () => {
    const name = (of: string) => fc.integer({ min: 1, max: 4 }).map(number => `${of}${number}`)
    const days = fc.array(
      fc
        .tuple(name('e'), fc.option(name('t')), name('2026-03-0'), fc.nat({ max: 600 }), fc.nat({ max: 60 }))
        .map(([employee_id, team_id, work_date, worked_min, late_min]): DayOfPerson => ({
          ...day({ worked_min, late_min }),
          employee_id,
          team_id,
          work_date,
        })),
    )
    fc.assert(
      fc.property(days, all => {
        for (const grouping of ['employee', 'team', 'day'] as const) {
          const groups = [...summariesBy(grouping, all).values()]
          const total = (of: 'days' | 'worked_min' | 'late_min' | 'late_days') =>
            groups.reduce((sum, group) => sum + group[of], 0)
          const whole = summaryOf(all)
          expect([total('days'), total('worked_min'), total('late_min'), total('late_days')]).toEqual([
            whole.days,
            whole.worked_min,
            whole.late_min,
            whole.late_days,
          ])
        }
      }),
    )
  })
})

describe('what an hour is worth', () => {
  it.each([
    ['work', false, 10_000, 12_500],
    ['rest', true, 13_000, 16_900],
    ['special_holiday', false, 13_000, 16_900],
    ['regular_holiday', false, 20_000, 26_000],
    ['regular_holiday', true, 26_000, 33_800],
  ] as const)('on %s (rest day: %s) is %i, overtime %i', (kind, is_rest_day, regular, overtime) => {
    const of = (hour: { overtime: boolean; night: boolean }) =>
      premiumOf(SEED_PREMIUMS, premiumDay(kind, is_rest_day), hour)
    expect(of({ overtime: false, night: false })).toBe(regular)
    expect(of({ overtime: true, night: false })).toBe(overtime)
    expect(of({ overtime: true, night: true })).toBe((overtime * 11) / 10)
  })

  it('is a fault of the settings where no row says', () => {
    expect(() => premiumOf([], 'ordinary', { overtime: false, night: false })).toThrow(RangeError)
  })
})
