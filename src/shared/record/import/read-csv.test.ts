import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvText } from '@contract/kernel/sheet/csv'
import { readCsv, separatorOf } from '@/shared/record/import/read-csv'
import { textOfBytes } from '@/shared/record/import/text-of-bytes'

describe('a table of text', () => {
  it.each([
    ['a,b\n1,2\n', ','],
    ['a;b\n1,5;2\n3,5;4\n', ';'],
    ['a\tb\n1, 2\t3\n', '\t'],
    ['a|b\n1|2\n', '|'],
    ['"a,x";"b"\n"1";"2"\n', ';'],
    ['sep=;\na;b\n', ';'],
    ['one column\nof words\n', ','],
  ])('%j is cut at %j', (text, separator) => {
    expect(separatorOf(text)).toBe(separator)
  })

  it('keeps quotes, line ends and separators inside quotes, and drops rows of nothing', () => {
    expect(readCsv('name,note\r\n"Cruz, Ana","said ""hi""\r\ntwice"\r\n\r\n,,\r\nBen,')).toEqual([
      ['name', 'note'],
      ['Cruz, Ana', 'said "hi"\r\ntwice'],
      ['Ben', ''],
    ])
  })

  it('gives back what our own export wrote, whatever it was', () => {
    const text = fc.string({ unit: 'grapheme' }).map(one => one.trim().replaceAll('\u0000', ''))
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 8 }), rows => {
        const filled = rows.filter(row => row.some(cell => cell !== ''))
        const file = [['x', 'y'], ...filled].map(row => row.map(csvText).join(',')).join('\r\n')
        // An apostrophe before what looks like a formula is taken for the one that export puts there.
        const plain = filled.map(row => row.map(cell => cell.trim()))
        fc.pre(!plain.flat().some(cell => cell.startsWith("'")))
        expect(readCsv(file)).toEqual([['x', 'y'], ...plain])
      }),
    )
  })

  it('INJ-24: a formula is text and stays it', () => {
    expect(readCsv('a,b\n=1+1,"=HYPERLINK(""http://x"")"\n')[1]).toEqual(['=1+1', '=HYPERLINK("http://x")'])
  })

  it('is refused when it has more rows than may be imported, without reading on', () => {
    expect(readCsv(`a,b\n${'1,2\n'.repeat(5_000)}`)).toHaveLength(5_001)
    expect(() => readCsv(`a,b\n${'1,2\n'.repeat(5_001)}`)).toThrow('too_many_rows')
    expect(() => readCsv(`a,b\n${'1,2\n'.repeat(1_000_000)}`)).toThrow('too_many_rows')
  })

  it('is refused when it is none', () => {
    expect(() => readCsv('MZ\u0000\u0001')).toThrow('not_a_table')
  })
})

describe('the letters of a table', () => {
  const bytes = (...parts: number[]) => Uint8Array.from(parts)
  it.each([
    ['UTF-8', new TextEncoder().encode('Muñoz,عربي')],
    ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Muñoz,عربي'))],
    [
      'UTF-16 with its mark',
      bytes(
        0xff,
        0xfe,
        ...new Uint8Array(Uint16Array.from([...'Muñoz,عربي'].map(one => one.charCodeAt(0))).buffer),
      ),
    ],
  ])('are read from %s', (_name, content) => {
    expect(textOfBytes(content)).toBe('Muñoz,عربي')
  })

  it.each([
    ['Windows', bytes(0x4d, 0x75, 0xf1, 0x6f, 0x7a, 0x80), 'Muñoz€'],
    ['UTF-16 without a mark', bytes(0x41, 0, 0x2c, 0, 0x42, 0, 0x0a, 0), 'A,B\n'],
    ['UTF-16 the other way round', bytes(0xfe, 0xff, 0, 0x41, 0, 0x2c), 'A,'],
  ])('are read from %s', (_name, content, text) => {
    expect(textOfBytes(content)).toBe(text)
  })
})
