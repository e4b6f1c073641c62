import { expect, it } from 'vitest'
import { addDays, daysBetween } from '@contract/kernel/dates'
import {
  billedUpTo,
  cutoffs,
  DAYS_TO_SEND,
  firstOfBooks,
  inOrderOfBilling,
} from '@server/seeds/statements/statement-plans'

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

it('something is billed at least every 31 days of two years, each day after the one before', () => {
  for (const today of ['2026-11-24', '2027-01-01', '2027-06-16', '2028-02-29']) {
    const days = cutoffs(today)
    const billed = days.flatMap((day, index) =>
      inOrderOfBilling(['a', 'b', 'c', 'd']).map(([place]) =>
        addDays(billedUpTo(day, days.length - 1 - index, place), DAYS_TO_SEND),
      ),
    )
    expect(billed.toSorted()).toEqual(billed)
    const gaps = billed.slice(1).map((day, index) => daysBetween(billed[index] ?? day, day))
    expect(Math.max(...gaps)).toBe(31)
  }
})
