import { describe, expect, it } from 'vitest'
import { dateTextOf, typedDate } from '@/shared/form/typed-date'

describe('a date as it is typed', () => {
  it.each([
    ['11-20-2026', '2026-11-20'],
    ['11/20/2026', '2026-11-20'],
    ['1.5.2026', '2026-01-05'],
    ['11202026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    [' 02-29-2028 ', '2028-02-29'],
    ['١١-٢٠-٢٠٢٦', '2026-11-20'],
  ])('%s is %s', (typed, date) => {
    expect(typedDate(typed)).toBe(date)
  })

  // Month first, as it is shown: 20-11 is no date, and must not roll over into one.
  it.each(['', '20-11-2026', '02-30-2026', '13-01-2026', '11-20-26', 'tomorrow', '11-20', '0-0-0000'])(
    '%j is none',
    typed => {
      expect(typedDate(typed)).toBeNull()
    },
  )
})

it('the parts of a calendar day make its text', () => {
  expect(dateTextOf(new Date(2026, 0, 5))).toBe('2026-01-05')
})
