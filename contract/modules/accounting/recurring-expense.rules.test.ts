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
