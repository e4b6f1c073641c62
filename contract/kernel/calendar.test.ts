import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import {
  businessMinute,
  dateOfMinute,
  datesBetween,
  dayNumber,
  dateOfDay,
  instantOf,
  minuteOf,
  monthsBetween,
  weekdayOf,
  yearOf,
} from '@contract/kernel/calendar'

const days = fc.integer({ min: -20_000, max: 60_000 })

describe('days of the calendar', () => {
  it('counts over the ends of months and years and over leap days', () => {
    expect(datesBetween('2024-02-28', '2024-03-01')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
    expect(datesBetween('2026-08-30', '2026-09-01')).toEqual(['2026-08-30', '2026-08-31', '2026-09-01'])
    expect(datesBetween('2026-09-01', '2026-08-31')).toEqual([])
    expect(yearOf('2026-08-31')).toBe(2026)
  })

  it('knows the weekday', () => {
    expect(weekdayOf('2026-08-28')).toBe(5)
    expect(weekdayOf('2026-08-30')).toBe(0)
    expect(weekdayOf('1969-12-31')).toBe(3)
  })

  it('counts the months that are over', () => {
    expect(monthsBetween('2026-01-31', '2026-02-28')).toBe(1)
    expect(monthsBetween('2024-02-29', '2025-02-28')).toBe(12)
    expect(monthsBetween('2025-08-15', '2026-08-14')).toBe(11)
    expect(monthsBetween('2025-08-15', '2026-08-15')).toBe(12)
  })

  it('finds back to the day it came from', () => {
    fc.assert(
      fc.property(days, days, (day, step) => {
        const date = dateOfDay(day)
        expect(dayNumber(date)).toBe(day)
        expect(addDays(addDays(date, step), -step)).toBe(date)
        expect(weekdayOf(addDays(date, 1))).toBe((weekdayOf(date) + 1) % 7)
      }),
    )
  })

  it('refuses what is no date and no instant', () => {
    expect(() => dayNumber('2026-13-01')).toThrow(RangeError)
    expect(() => businessMinute('yesterday')).toThrow(RangeError)
  })
})

describe('minutes of the business clock', () => {
  it('turns the day eight hours before the UTC one', () => {
    expect(dateOfMinute(businessMinute('2026-03-02T15:59:59Z'))).toBe('2026-03-02')
    expect(dateOfMinute(businessMinute('2026-03-02T16:00:00Z'))).toBe('2026-03-03')
    expect(instantOf(minuteOf('2026-03-03', 540))).toBe('2026-03-03T01:00:00.000Z')
    expect(businessMinute('2026-03-03T09:15:59+08:00')).toBe(minuteOf('2026-03-03', 555))
  })
})
