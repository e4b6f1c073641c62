import fc from 'fast-check'
import { parseCsv } from 'hucre/csv'
import { describe, expect, it } from 'vitest'
import { csvChunks, csvLine, csvText } from '@contract/kernel/sheet/csv'
import type { Sheet } from '@contract/kernel/sheet/sheet'

const sheet: Sheet = {
  name: 'Rows',
  columns: [
    { title: 'Name', kind: 'text' },
    { title: 'Amount', kind: 'money' },
    { title: 'Due', kind: 'date' },
    { title: 'At', kind: 'instant' },
    { title: 'State', kind: 'text', labels: { true: 'Active', false: 'Retired' } },
  ],
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let text = ''
  for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true })
  return text
}

async function* of<T>(...items: T[]): AsyncGenerator<T> {
  yield* items
}

describe('a line of CSV', () => {
  it('keeps figures, days and moments plain, and says values in words', () => {
    expect(csvLine(sheet, ['Ana', '-1234.50', '2026-11-20', '2026-11-20T18:37:59.000Z', true])).toBe(
      'Ana,-1234.50,2026-11-20,2026-11-21 02:37:59,Active\r\n',
    )
  })

  it('leaves what is missing empty', () => {
    expect(csvLine(sheet, [null, null, null])).toBe(',,,,\r\n')
  })

  it('quotes what would break out of its cell', () => {
    expect(csvText('a "b", c')).toBe('"a ""b"", c"')
    expect(csvText('two\nlines')).toBe('"two\nlines"')
    expect(csvText(' blank ')).toBe('" blank "')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', ' =1', '＝1', '\u200B=1', '"=1', '|calc', '%0A=1'])(
    'makes text of the formula %j',
    formula => {
      expect(csvText(formula)).toBe(`"'${formula.replaceAll('"', '""')}"`)
    },
  )

  it('does not trust a column of figures either', () => {
    expect(csvLine(sheet, ['x', '=1+1', '=2', '=3'])).toBe(`x,"'=1+1","'=2","'=3",\r\n`)
  })
})

describe('a file of CSV', () => {
  it('begins with its mark and its headings', async () => {
    const text = await textOf(csvChunks(sheet, of([['Ana', '1.00', null, null, false]])))
    expect(text).toBe('\uFEFFName,Amount,Due,At,State\r\nAna,1.00,,,Retired\r\n')
  })

  it('is read back as it was, whatever the text', async () => {
    const rows = fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string()), {
      minLength: 1,
      maxLength: 20,
    })
    const plain: Sheet = {
      name: 'x',
      columns: [
        { title: 'a', kind: 'text' },
        { title: 'b', kind: 'text' },
      ],
    }
    await fc.assert(
      fc.asyncProperty(rows, async cells => {
        const text = await textOf(csvChunks(plain, of(cells)))
        const back = records(text.slice(1)).slice(1)
        expect(back).toEqual(cells.map(pair => pair.map(neutral)))
      }),
    )
  })

  it('is what another reader takes it for', async () => {
    const text = await textOf(csvChunks(sheet, of([['=HYPERLINK("x")', '-5.00', null, null, true]])))
    const [, row] = parseCsv(text.replace('\uFEFF', ''), { typeInference: false })
    expect(row?.slice(0, 2)).toEqual([`'=HYPERLINK("x")`, '-5.00'])
  })
})

/** What stands in the cell once it is text for good. */
function neutral(text: string): string {
  const written = csvText(text)
  return written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written
}

/** RFC 4180, nothing more. */
function records(text: string): string[][] {
  const all: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign === '"' && text[at + 1] === '"') {
        cell += sign
        at++
      } else if (sign === '"') isQuoted = false
      else cell += sign
    } else if (sign === '"') isQuoted = true
    else if (sign === ',' || (sign === '\r' && text[at + 1] === '\n')) {
      all.at(-1)?.push(cell)
      cell = ''
      if (sign === '\r') {
        all.push([])
        at++
      }
    } else cell += sign
  }
  return all.slice(0, -1)
}
