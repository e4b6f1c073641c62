import { describe, expect, it } from 'vitest'
import { isVisibleLine, isVisibleText } from '@contract/kernel/visible-text'

const VISIBLE = [
  'Ana',
  'Peña-Río, Jr.',
  'محمد علي',
  'می‌خواهم',
  '张伟',
  '이영희',
  'Ольга',
  '👩‍👩‍👧',
  '₱ 100',
  'ก็',
  '-',
]

describe('a line of text', () => {
  it.each(VISIBLE)('is taken as people write it: %s', text => {
    expect([isVisibleLine(text), isVisibleText(text)]).toEqual([true, true])
  })

  it.each([
    ...['', ' ', '\u200b', '\u200d\u200c', '\u2800', '\u3164', '\ufeff', '\u0301', '\u{e0041}', '\ue000'],
    ...['ann\u202efdp.exe', 'Ana\u200e', '\u2067Ana\u2069', 'An\u00ada', 'Ana\u200b'],
    ...['Ana\u0007', '\u0000', '\u001b[31mAna', 'Ana\u0085', 'Ana\nBcc: x', 'Ana\r', 'Ana\t1', 'Ana\u2028'],
  ])('is refused where it is not what is seen: %j', text => {
    expect(isVisibleLine(text)).toBe(false)
  })
})

describe('text of several lines', () => {
  it('has line breaks and tabs, and what was pasted with its marks', () => {
    expect(isVisibleText('First line\r\n\tsecond \u200fعربي\u200e')).toBe(true)
  })

  it.each(['', '\n\t', '\u200b\n\u2800', 'Ana\u0007', 'a\u0000b', '\u001b[31m'])(
    'is refused where nothing is seen or a control character stands: %j',
    text => {
      expect(isVisibleText(text)).toBe(false)
    },
  )
})
