import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOfDay, dayNumber } from '@contract/kernel/calendar'
import { addDays } from '@contract/kernel/dates'
import {
  chargedByYear,
  countDays,
  lastCalendarDay,
  maternityDays,
  type DayRules,
  type DaySpan,
} from '@contract/modules/leave/day-count.rules'
import { HOLIDAYS_2026 } from '@contract/modules/leave/holidays-2026'
import { MONDAY_TO_FRIDAY, type Holiday } from '@contract/people/work-calendar.rules'

const off = (on: string, more: Partial<Holiday> = {}): Holiday => ({
  on,
  name: 'a day off',
  kind: 'regular',
  ou_id: null,
  area_id: null,
  ...more,
})
const working: DayRules = {
  basis: 'working',
  allow_half_day: true,
  calendar: MONDAY_TO_FRIDAY,
  holidays: [...HOLIDAYS_2026, off('2027-01-01')],
  place: { ou_id: 'CEB', area_ids: ['cebu-city'] },
}
const halfSaturdays = { ...working, calendar: { ...MONDAY_TO_FRIDAY, saturday: 50 as const } }

const span = (date_from: string, date_to: string, more: Partial<DaySpan> = {}): DaySpan => ({
  date_from,
  date_to,
  half_day: 'none',
  ...more,
})
const total = (...of: Parameters<typeof countDays>) => {
  const count = countDays(...of)
  return count.ok ? count.total : count.problem
}
const chargedDates = (...of: Parameters<typeof countDays>) => {
  const count = countDays(...of)
  return count.ok ? count.days.filter(day => day.charged > 0).map(day => day.on.slice(5)) : []
}

describe('EX-19 Friday to Wednesday over National Heroes Day', () => {
  const week = ['2026-08-28', '2026-09-02'] as const

  it('EX-19 is 3.0 days: Friday, Tuesday, Wednesday', () => {
    expect(total(span(...week), working)).toBe(300)
    expect(chargedDates(span(...week), working)).toEqual(['08-28', '09-01', '09-02'])
  })

  it('EX-19 is 2.5 when the last day is a morning', () => {
    expect(total(span(...week, { half_day: 'last_day_am' }), working)).toBe(250)
  })

  it('EX-19 is 3.5 where Saturdays are half days', () => {
    expect(total(span(...week), halfSaturdays)).toBe(350)
  })

  it('EX-19 refuses a half day placed on the holiday', () => {
    expect(total(span('2026-08-31', '2026-08-31', { half_day: 'single_am' }), working)).toBe(
      'half_day_on_free_day',
    )
    expect(total(span('2026-08-28', '2026-08-31', { half_day: 'last_day_am' }), working)).toBe(
      'half_day_on_free_day',
    )
  })
})

it('EX-20 Holy Week and Kagitingan leave 5.0 days: 1, 6, 7, 8 and 10 April', () => {
  expect(total(span('2026-04-01', '2026-04-10'), working)).toBe(500)
  expect(chargedDates(span('2026-04-01', '2026-04-10'), working)).toEqual([
    '04-01',
    '04-06',
    '04-07',
    '04-08',
    '04-10',
  ])
})

it('EX-21 over New Year 2.0 days are charged to 2026 (28, 29) and 2.0 to 2027 (4, 5)', () => {
  const count = countDays(span('2026-12-28', '2027-01-05'), working)
  expect(count.ok && [...chargedByYear(count.days)]).toEqual([
    [2026, 200],
    [2027, 200],
  ])
  expect(chargedDates(span('2026-12-28', '2027-01-05'), working)).toEqual([
    '12-28',
    '12-29',
    '01-04',
    '01-05',
  ])
})

it('EX-22 23 to 27 December 2022 with 24, 25 and 26 off is 2.0, and no half day goes on the 24th', () => {
  const rules = { ...working, holidays: ['2022-12-24', '2022-12-25', '2022-12-26'].map(on => off(on)) }
  expect(total(span('2022-12-23', '2022-12-27'), rules)).toBe(200)
  expect(total(span('2022-12-24', '2022-12-24', { half_day: 'single_am' }), rules)).toBe(
    'half_day_on_free_day',
  )
  expect(total(span('2022-12-24', '2022-12-27', { half_day: 'first_day_pm' }), rules)).toBe(
    'half_day_on_free_day',
  )
})

it.each([
  ['EX-23 maternity of 105 calendar days ends on 2026-12-14', {}, '2026-12-14', 105],
  ['EX-23 a solo parent has 15 more, to 2026-12-29', { solo_parent: true }, '2026-12-29', 120],
  ['EX-23 after a miscarriage 60 days, to 2026-10-30', { miscarriage: true }, '2026-10-30', 60],
])('%s', (_, facts, last, days) => {
  const none = { miscarriage: false, solo_parent: false, unpaid_extension: false, transferred: 0 }
  expect(maternityDays({ ...none, ...facts })).toBe(days)
  expect(lastCalendarDay('2026-09-01', days)).toBe(last)
  expect(total(span('2026-09-01', last), { ...working, basis: 'calendar' })).toBe(days * 100)
})

it('takes the unpaid 30 more and the days given to the other parent into account', () => {
  const facts = { miscarriage: false, solo_parent: false, unpaid_extension: true, transferred: 7 }
  expect(maternityDays(facts)).toBe(128)
})

describe('parts of days', () => {
  it('halves what the date weighs: a quarter on a half Saturday', () => {
    expect(total(span('2026-08-29', '2026-08-29', { half_day: 'single_am' }), halfSaturdays)).toBe(25)
  })

  it.each([
    [2, 25],
    [1, 13],
    [7, 88],
  ])('counts %i hours of eight as %i hundredths', (hours, days) => {
    expect(total(span('2026-09-01', '2026-09-01', { hours }), working)).toBe(days)
  })

  it('never charges more hours than the date has', () => {
    expect(total(span('2026-08-29', '2026-08-29', { hours: 6 }), halfSaturdays)).toBe(50)
  })

  it.each([
    ['span_negative', span('2026-09-02', '2026-09-01'), working],
    ['span_too_long', span('2026-01-01', '2027-01-02'), working],
    ['half_day_misplaced', span('2026-09-01', '2026-09-02', { half_day: 'single_am' }), working],
    ['half_day_misplaced', span('2026-09-01', '2026-09-01', { half_day: 'last_day_am' }), working],
    ['hours_misplaced', span('2026-09-01', '2026-09-02', { hours: 2 }), working],
    ['hours_misplaced', span('2026-09-01', '2026-09-01', { hours: 8 }), working],
    ['hours_misplaced', span('2026-09-01', '2026-09-01', { hours: 1.5 }), working],
    ['half_day_on_free_day', span('2026-08-30', '2026-08-30', { hours: 2 }), working],
    [
      'half_day_not_allowed',
      span('2026-09-01', '2026-09-01', { half_day: 'single_pm' }),
      { ...working, allow_half_day: false },
    ],
    ['no_days', span('2026-08-29', '2026-08-31'), working],
  ])('refuses with %s', (problem, asked, rules) => {
    expect(total(asked, rules)).toBe(problem)
  })
})

describe('splitting a span', () => {
  const firstDay = dayNumber('2026-01-01')

  it('charges the same in two parts as in one, wherever it is cut and whatever is off', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 364 }),
        fc.integer({ min: 2, max: 120 }),
        fc.nat(),
        fc.constantFrom(0 as const, 50 as const, 100 as const),
        fc.constantFrom('working' as const, 'calendar' as const),
        fc.array(fc.integer({ min: 0, max: 480 }), { maxLength: 12 }),
        (start, length, where, saturday, basis, extra) => {
          const rules: DayRules = {
            ...working,
            basis,
            calendar: { ...MONDAY_TO_FRIDAY, saturday },
            holidays: [...working.holidays, ...extra.map(day => off(dateOfDay(firstDay + day)))],
          }
          const days = (from: string, to: string) => {
            const count = countDays(span(from, to), rules)
            return count.ok ? count.total : 0
          }
          const from = dateOfDay(firstDay + start)
          const to = addDays(from, length - 1)
          const cut = addDays(from, where % (length - 1))
          expect(days(from, cut) + days(addDays(cut, 1), to)).toBe(days(from, to))
          expect(days(from, to)).toBeLessThanOrEqual(length * 100)
        },
      ),
    )
  })
})
