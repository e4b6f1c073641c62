import { expect, it } from 'vitest'
import { daysBetween } from '@contract/kernel/dates'
import { cutoffs, firstOfBooks } from '@server/seeds/statements/statement-plans'

it('what was billed is as far from today on every day, and books begin with the year of the first of it', () => {
  for (const today of ['2026-11-24', '2027-01-01', '2027-06-16', '2028-02-29']) {
    const days = cutoffs(today)
    expect(days.map(day => daysBetween(day, today))).toEqual([665, 574, 483, 392, 301, 210, 119, 28])
    expect(firstOfBooks(today) <= (days[0] ?? '')).toBe(true)
  }
  expect(firstOfBooks('2026-11-24')).toBe('2025-01-01')
  expect(firstOfBooks('2027-01-12')).toBe('2025-01-01')
  expect(firstOfBooks('2027-11-05')).toBe('2026-01-01')
})
