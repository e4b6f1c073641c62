import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysText, parseDays, partOf } from '@contract/people/days.rules'

describe('days in hundredths', () => {
  it('reads and writes them as text', () => {
    expect(parseDays('2.5')).toBe(250)
    expect(parseDays('-0.25')).toBe(-25)
    expect(daysText(350)).toBe('3.50')
    expect(daysText(-5)).toBe('-0.05')
    expect(daysText(0)).toBe('0.00')
  })

  it.each(['', 'x', '1.234', '1e3', '--1', '12345'])('refuses %j', text => {
    expect(() => parseDays(text)).toThrow(RangeError)
  })

  it('finds back to the number it came from', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999, max: 999_999 }), days => {
        expect(parseDays(daysText(days))).toBe(days === 0 ? 0 : days)
      }),
    )
  })

  it('rounds a part to the hundredth, a half up', () => {
    expect(partOf(100, 1, 8)).toBe(13)
    expect(partOf(100, 1, 3)).toBe(33)
    expect(partOf(50, 50, 100)).toBe(25)
  })
})
