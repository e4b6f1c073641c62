import { describe, expect, it } from 'vitest'
import { parseInline, parseText } from '@/shared/text/parse-text'

const text = (words: string) => ({ kind: 'text', text: words })

describe('a text', () => {
  it('has headings, paragraphs, lists, quotes and lines', () => {
    expect(parseText('# Head\nOne\ntwo\n\n- a\n- b\n\n1. c\n---\n> said')).toEqual([
      { kind: 'heading', level: 2, parts: [text('Head')] },
      { kind: 'paragraph', parts: [text('One'), { kind: 'break' }, text('two')] },
      { kind: 'list', isOrdered: false, items: [[text('a')], [text('b')]] },
      { kind: 'list', isOrdered: true, items: [[text('c')]] },
      { kind: 'line' },
      { kind: 'quote', parts: [text('said')] },
    ])
  })

  it('has bold, italic and links in them', () => {
    expect(parseInline('a **b *c*** [d](https://x.test/y)')[1]).toMatchObject({ kind: 'bold' })
    expect(parseInline('[d](https://x.test/y)')).toEqual([
      { kind: 'link', address: 'https://x.test/y', text: 'd' },
    ])
    expect(parseInline('2 * 3 * 4')).toEqual([text('2 * 3 * 4')])
  })

  it('INJ-09 makes nothing else of what is typed, so nothing is fetched by reading or printing it', () => {
    for (const typed of [
      '{{constructor.constructor("return process")()}}',
      '${7*7} <%= 7*7 %>',
      '<img src=x onerror=alert(1)>',
      '<iframe src=http://127.0.0.1:5432></iframe>',
      '[click](javascript:alert(1))',
      '[file](file:///etc/passwd)',
      '![picture](data:text/html,x)',
    ]) {
      const shown = JSON.stringify(parseText(typed))
      expect(shown, typed).not.toContain('"kind":"link"')
      expect(parseText(typed)[0]).toMatchObject({ kind: 'paragraph' })
    }
    expect(parseInline('<b>x</b>')).toEqual([text('<b>x</b>')])
  })

  it('INJ-25 takes no longer for what is never closed', () => {
    const hostile = '[('.repeat(5_000) + '*a '.repeat(3_000)
    expect(parseText(hostile)).toHaveLength(1)
  })
})
