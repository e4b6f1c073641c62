import { describe, expect, it } from 'vitest'
import { LOCALES } from '@contract/kernel/locales'
import { buildFormats } from '@/shared/format/formats'

const late = '2026-03-31T17:05:00Z'

describe('formats', () => {
  it('show instants in the business time zone', () => {
    const formats = buildFormats('en')
    expect(formats.instant(late)).toBe('04-01-2026 01:05')
    expect(formats.shortDate(late)).toBe('Apr 1, 2026')
    expect(formats.longDate(late)).toMatch(/^Wed, Apr 1, 2026, 1:05\s?AM$/u)
  })

  it('leave a plain date on its day', () => {
    expect(buildFormats('en').shortDate('2026-04-01')).toBe('Apr 1, 2026')
    expect(buildFormats('en').date('2026-04-01')).toBe('04-01-2026')
    expect(buildFormats('en').weekday('2026-04-01')).toBe('Wed')
    expect(buildFormats('en').weekdayLetter('2026-04-01')).toBe('W')
    expect(buildFormats('en').month('2026-04-01')).toBe('April 2026')
    expect(buildFormats('en').monthName('2026-04-01')).toBe('Apr')
  })

  it('speak each language, with the digits and the calendar of all', () => {
    const shown = Object.values(LOCALES).map(({ tag }) => buildFormats(tag).shortDate('2026-04-01'))
    expect(new Set(shown).size).toBeGreaterThan(5)
    for (const text of shown) expect(text).toMatch(/2026/u)
    for (const { tag } of Object.values(LOCALES)) {
      expect(buildFormats(tag).amount('-1234.5')).toBe('(1,234.50)')
      expect(buildFormats(tag).instant(late)).toBe('04-01-2026 01:05')
    }
  })

  it('are short where a drawing has little room, and whole where one points at it', () => {
    expect(buildFormats('en').compact(420_290_358.16)).toBe('420.3M')
    expect(buildFormats('de').compact(2_000_000)).toMatch(/^2\sMio/u)
    expect(buildFormats('ar').compact(2_000_000)).toMatch(/^2\s/u)
    expect(buildFormats('ru').figure(420_290_358.16)).toBe('420,290,358.16')
  })

  it('show nothing for what is no date', () => {
    expect(buildFormats('en').shortDate('soon')).toBe('')
    expect(buildFormats('en').instant('soon')).toBe('')
  })
})
