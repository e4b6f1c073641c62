import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BUSINESS_ZONE,
  addDays,
  addMonths,
  businessDate,
  daysBetween,
  isDateText,
  isMonthText,
  isYearInRange,
  monthAfter,
  shownDate,
  shownInstant,
} from '@contract/kernel/dates'
import { dateText } from '@contract/kernel/field-declarations'
import { instantText, monthText } from '@contract/kernel/instant-text'

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

  it('shows an instant as a clock in Manila does', () => {
    const clock = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: BUSINESS_ZONE, hourCycle: 'h23', year: 'numeric' },
      ...{ month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    })
    const moments = fc.date({ min: new Date('1991-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    const onClock = (moment: Date) => clock.format(moment).replaceAll('/', '-').replace(',', '')
    fc.assert(fc.property(moments, moment => shownInstant(moment) === onClock(moment)))
  })

  it('takes every real day and no other', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(fc.property(days, day => isDateText(day.toISOString().slice(0, 10))))
  })
})

describe('the range of years', () => {
  it('leaves room for every birth and every plan, and none beyond', () => {
    expect(['1900-01-01', '2199-12-31'].map(isYearInRange)).toEqual([true, true])
    expect(['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'].some(isYearInRange)).toBe(false)
    expect(['1900-01', '2199-12'].map(isMonthText)).toEqual([true, true])
    expect(['1899-12', '2200-01', '9999-12', '2026-13', '2026-1', ''].some(isMonthText)).toBe(false)
  })

  it('holds for every schema of a date, a month and an instant', () => {
    for (const [schema, text] of [
      [dateText, '9999-12-31'],
      [dateText, '0001-01-01'],
      [monthText, '9999-12'],
      [instantText, '9999-12-31T23:59:59-12:00'],
      [instantText, '0000-01-01T00:00:00Z'],
    ] as const)
      expect(schema.safeParse(text).success, text).toBe(false)
    expect(dateText.safeParse('2200-01-01').error?.issues).toMatchObject([{ message: 'date_out_of_range' }])
    expect(dateText.safeParse('2026-02-30').error?.issues).toMatchObject([{ message: 'date_malformed' }])
  })
})

describe('counting days and months', () => {
  const days = fc
    .date({ min: new Date('1950-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
    .map(day => day.toISOString().slice(0, 10))

  it('keeps the day of the month, or takes the last one of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-01-31', 2)).toBe('2026-03-31')
    expect(addMonths('2024-01-30', 1)).toBe('2024-02-29')
    expect(addMonths('2026-11-15', 14)).toBe('2028-01-15')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  })

  it('counts days across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(daysBetween('2026-01-15', '2026-02-14')).toBe(30)
    expect(daysBetween('2026-02-14', '2026-01-15')).toBe(-30)
  })

  it('comes back by as many days as it went', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count)
        expect(isDateText(addMonths(day, count))).toBe(true)
      }),
    )
  })

  it('counts months over the end of a year', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01')
    expect(monthAfter('2026-01', -1)).toBe('2025-12')
  })

  it('refuses what is no date', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
    expect(() => daysBetween('', '2026-01-01')).toThrow(RangeError)
  })

  it('changes the business day at midnight in Manila', () => {
    expect(businessDate('2026-11-20T15:59:59Z')).toBe('2026-11-20')
    expect(businessDate('2026-11-20T16:00:00Z')).toBe('2026-11-21')
  })
})
