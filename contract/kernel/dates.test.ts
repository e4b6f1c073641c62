import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDateText, shownDate, shownInstant } from '@contract/kernel/dates'

describe('dates', () => {
  it('shows m-d-Y what is submitted as Y-m-d', () => {
    expect(shownDate('2026-11-20')).toBe('11-20-2026')
    expect(shownDate('not a date')).toBe('')
  })

  it('knows the days of the calendar, leap years included', () => {
    expect(isDateText('2024-02-29')).toBe(true)
    expect(isDateText('2026-02-29')).toBe(false)
    expect(isDateText('2026-13-01')).toBe(false)
    expect(isDateText('2026-1-1')).toBe(false)
  })

  it('shows an instant as month-day-year hour:minute in the business zone', () => {
    expect(shownInstant('2026-11-20T18:37:59Z')).toBe('11-21-2026 02:37')
    expect(shownInstant('2026-12-31T16:00:00Z')).toBe('01-01-2027 00:00')
    expect(shownInstant('nonsense')).toBe('')
  })

  it('takes every real day and no other', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(fc.property(days, day => isDateText(day.toISOString().slice(0, 10))))
  })
})
