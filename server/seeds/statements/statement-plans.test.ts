import { expect, it } from 'vitest'
import { billedQuarters, firstOfBooks, quarterEnds } from '@server/seeds/statements/statement-plans'

it('the last quarters end before today, whatever day it is', () => {
  expect(quarterEnds('2026-11-24', 4)).toEqual(['2025-12-31', '2026-03-31', '2026-06-30', '2026-09-30'])
  expect(quarterEnds('2027-01-01', 2)).toEqual(['2026-09-30', '2026-12-31'])
})

it('books begin with the year of the first statement, and none is sent after today', () => {
  expect(firstOfBooks('2026-11-24')).toBe('2025-01-01')
  expect(firstOfBooks('2027-01-12')).toBe('2025-01-01')
  expect(firstOfBooks('2027-10-05')).toBe('2026-01-01')
  expect(billedQuarters('2027-01-03').at(-1)).toBe('2026-09-30')
  expect(billedQuarters('2027-01-05').at(-1)).toBe('2026-12-31')
})
