import { expect, it } from 'vitest'
import { dueDays, nextDay } from '@contract/modules/accounting/recurring-expense.rules'

it.each([
  ['weekly', '2026-11-24', '2026-12-01'],
  ['monthly', '2026-11-24', '2026-12-24'],
  ['monthly', '2026-01-31', '2026-02-28'],
  ['quarterly', '2026-11-30', '2027-02-28'],
  ['yearly', '2028-02-29', '2029-02-28'],
] as const)('an expense that comes %s, on %s, comes again on %s', (frequency, on, next) => {
  expect(nextDay(on, frequency)).toBe(next)
})

it('catches up on the days that passed, and on no more than a year of months', () => {
  expect(dueDays('2026-09-05', 'monthly', '2026-11-24')).toEqual({
    days: ['2026-09-05', '2026-10-05', '2026-11-05'],
    next: '2026-12-05',
  })
  expect(dueDays('2026-12-01', 'monthly', '2026-11-24')).toEqual({ days: [], next: '2026-12-01' })
  expect(dueDays('2020-01-01', 'weekly', '2026-11-24').days).toHaveLength(12)
})

it('keeps the day of the month after a shorter one', () => {
  expect(dueDays('2026-01-31', 'monthly', '2026-04-30')).toEqual({
    days: ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    next: '2026-05-31',
  })
  // It goes on from the shorter month with the day that it began on.
  expect(dueDays('2026-02-28', 'monthly', '2026-02-28', '2026-01-31')).toEqual({
    days: ['2026-02-28'],
    next: '2026-03-31',
  })
  expect(dueDays('2026-02-28', 'monthly', '2026-02-27', '2026-01-31')).toEqual({
    days: [],
    next: '2026-02-28',
  })
  expect(dueDays('2027-02-28', 'quarterly', '2027-03-01', '2026-11-30').next).toBe('2027-05-30')
  expect(dueDays('2029-02-28', 'yearly', '2031-03-01', '2028-02-29').next).toBe('2032-02-29')
  expect(dueDays('2026-01-15', 'weekly', '2026-01-20', '2026-01-01')).toEqual({
    days: ['2026-01-15'],
    next: '2026-01-22',
  })
})
