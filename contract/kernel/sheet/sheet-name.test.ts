import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sheetName } from '@contract/kernel/sheet/sheet-name'

describe('the name of a sheet', () => {
  it.each([
    ['Sales: 2026/11 [all]?', 'Sales 2026 11 all'],
    ["'quoted'", 'quoted'],
    ['History', 'History (2)'],
    ['', 'Sheet'],
    ['[]', 'Sheet'],
    ['x'.repeat(40), 'x'.repeat(31)],
    [`${'x'.repeat(30)}\u{1F600}`, 'x'.repeat(30)],
  ])('%j becomes %j', (wanted, name) => {
    expect(sheetName(wanted)).toBe(name)
  })

  it('is unlike its neighbours in any case, and cut before its number', () => {
    expect(sheetName('Rows', ['ROWS', 'rows (2)'])).toBe('Rows (3)')
    expect(sheetName('x'.repeat(31), ['x'.repeat(31)])).toBe(`${'x'.repeat(27)} (2)`)
  })

  it('is taken by every sheet program, whatever was wanted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), wanted => {
        const name = sheetName(wanted)
        expect(name.length).toBeGreaterThan(0)
        expect(name.length).toBeLessThanOrEqual(31)
        expect(name).not.toMatch(/[[\]:*?/\\]|^'|'$/)
        expect(name.isWellFormed()).toBe(true)
      }),
    )
  })
})
