import { describe, expect, it } from 'vitest'
import { isFormula, neutral, tabbedText, tableHtml } from '@/shared/grid/ranges/copy-text'
import { pastedRows, pasteSize } from '@/shared/grid/ranges/pasted-rows'

describe('copied text', () => {
  it('tells formulas from figures', () => {
    for (const text of ['=1+1', '+CMD|x', '@SUM(A1)', '-2+3*cmd', ' =A1'])
      expect(isFormula(text), text).toBe(true)
    for (const text of ['-5', '-1,234.50', '+3', '(5.00)', '5%', 'a=b', ''])
      expect(isFormula(text), text).toBe(false)
  })

  it('is harmless as a table: nothing runs, nothing is worked out', () => {
    const html = tableHtml([['<img src=x onerror=alert(1)>', '=HYPERLINK("http://x")']])
    expect(html).not.toContain('<img')
    expect(html).toContain("mso-number-format:'\\@'")
    expect(html).toContain('&quot;2&quot;:&quot;=HYPERLINK')
  })

  it('is marked by an apostrophe where there is no table', () => {
    expect(neutral('=1+1')).toBe("'=1+1")
    expect(neutral('-5')).toBe('-5')
  })
})

describe('pasted text', () => {
  it('comes apart as sheets put it together', () => {
    expect(pastedRows('a\tb\r\nc\td')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(pastedRows('"two\nlines"\t"say ""hi"""')).toEqual([['two\nlines', 'say "hi"']])
    expect(pastedRows('"just quoted"\tx')).toEqual([['"just quoted"', 'x']])
    expect(pastedRows('\tb')).toEqual([['', 'b']])
    expect(pastedRows('a\t')).toEqual([['a', '']])
    expect(pastedRows('a\n\nb')).toEqual([['a'], [''], ['b']])
    expect(pastedRows('one')).toEqual([['one']])
  })

  it('comes back from what was copied', () => {
    const rows = [
      ['1', '', 'x'],
      ['', '', ''],
      ['=1', 'b c', 'ü'],
    ]
    expect(pastedRows(tabbedText(rows))).toEqual(rows)
  })

  it('fills a range that is a multiple of it, and else goes where it fits', () => {
    expect(pasteSize([['x']], { lines: 3, columns: 2 })).toEqual({ lines: 3, columns: 2 })
    expect(pasteSize([['x', 'y']], { lines: 3, columns: 3 })).toEqual({ lines: 1, columns: 2 })
    expect(pasteSize([['x'], ['y']], { lines: 4, columns: 1 })).toEqual({ lines: 4, columns: 1 })
  })
})
