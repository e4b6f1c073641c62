import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { MOST_ROWS, SheetTooLarge, type Sheet, type SheetRow } from '@contract/kernel/sheet/sheet'
import { xlsxChunks } from '@contract/kernel/sheet/xlsx'
import { columnLetters } from '@contract/kernel/sheet/xlsx-row'
import { xmlText } from '@contract/kernel/sheet/xml-text'

async function* of(...batches: SheetRow[][]): AsyncGenerator<readonly SheetRow[]> {
  yield* batches
}

async function fileOf(sheet: Sheet, ...batches: SheetRow[][]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of xlsxChunks(sheet, of(...batches))) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

async function read(sheet: Sheet, ...batches: SheetRow[][]) {
  const workbook = await readXlsx(await fileOf(sheet, ...batches))
  const [first] = workbook.sheets
  if (!first) throw new Error('no sheet')
  return first
}

const sheet: Sheet = {
  name: 'Rows',
  columns: [
    { title: 'Name', kind: 'text' },
    { title: 'Amount', kind: 'money' },
    { title: 'Rate', kind: 'rate' },
    { title: 'Due', kind: 'date' },
    { title: 'At', kind: 'instant' },
    { title: 'State', kind: 'text', labels: { active: 'Active' } },
  ],
}

describe('a workbook', () => {
  it('holds text, figures and days as what they are', async () => {
    const { name, rows } = await read(
      sheet,
      [['Ana', '-1234.50', '3.0000', '2026-11-20', '2026-11-20T18:30:00.000Z', 'active']],
      [['Bo', null, null, null, null, 'unknown']],
    )
    expect(name).toBe('Rows')
    expect(rows[0]).toEqual(['Name', 'Amount', 'Rate', 'Due', 'At', 'State'])
    expect(rows[1]?.slice(0, 3)).toEqual(['Ana', -1234.5, 3])
    expect(rows[1]?.[3]).toEqual(new Date('2026-11-20T00:00:00Z'))
    expect(rows[1]?.[4]).toEqual(new Date('2026-11-21T02:30:00Z'))
    expect(rows[1]?.[5]).toBe('Active')
    expect(rows[2]?.[0]).toBe('Bo')
    expect(rows[2]?.[5]).toBe('unknown')
  })

  it('keeps every digit of an amount', async () => {
    const bytes = await fileOf({ ...sheet, columns: [{ title: 'x', kind: 'money' }] }, [
      ['99999999999999.99'],
    ])
    expect(await partOf(bytes, 'xl/worksheets/sheet1.xml')).toContain('<v>99999999999999.99</v>')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '=HYPERLINK("http://x")', '＝1'])(
    'holds the formula %j as text',
    async formula => {
      const first = await read({ name: 'x', columns: [{ title: 'a', kind: 'text' }] }, [[formula]])
      expect(first.rows[1]).toEqual([formula])
      const xml = await partOf(
        await fileOf({ name: 'x', columns: [{ title: 'a', kind: 'money' }] }, [[formula]]),
        'xl/worksheets/sheet1.xml',
      )
      expect(xml).not.toContain('<f>')
      expect(xml).toContain('t="inlineStr"')
    },
  )

  it('says which side it reads from', async () => {
    const part = 'xl/worksheets/sheet1.xml'
    expect(await partOf(await fileOf({ ...sheet, isRightToLeft: true }), part)).toContain('rightToLeft="1"')
    expect(await partOf(await fileOf(sheet), part)).not.toContain('rightToLeft')
  })

  it('is read back as it was, whatever the text', async () => {
    const columns = [{ title: 'a', kind: 'text' as const }]
    // Readers differ in what they make of control signs and half characters; those are tried by themselves.
    const text = fc.string({ unit: 'grapheme' }).filter(one => one.trim() !== '' && !/\p{Cc}/u.test(one))
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 30 }), async cells => {
        const first = await read(
          { name: 'x', columns },
          cells.map(cell => [cell]),
        )
        expect(first.rows.slice(1)).toEqual(cells.map(cell => [cell]))
      }),
      { numRuns: 40 },
    )
  })

  it('refuses more rows than it can hold', async () => {
    const many: SheetRow[] = Array.from({ length: MOST_ROWS + 1 }, () => [])
    await expect(fileOf({ name: 'x', columns: [] }, many)).rejects.toBeInstanceOf(SheetTooLarge)
  })

  it('fails when its rows fail', async () => {
    async function* broken(): AsyncGenerator<readonly SheetRow[]> {
      yield [['a']]
      throw new Error('cut off')
    }
    const writing = async () => {
      for await (const chunk of xlsxChunks(sheet, broken())) void chunk
    }
    await expect(writing()).rejects.toThrow('cut off')
  })

  it('can be left half way', async () => {
    const chunks = xlsxChunks(sheet, of([['a']], [['b']]))
    await chunks.next()
    await expect(chunks.return(undefined)).resolves.toMatchObject({ done: true })
  })
})

describe('text in XML', () => {
  it.each([
    ['a & b < c > "d"', 'a &amp; b &lt; c &gt; &quot;d&quot;'],
    ['bell\u0007', 'bell_x0007_'],
    ['half \uD83D', 'half _xD83D_'],
    ['whole \u{1F600}', 'whole \u{1F600}'],
    ['_x0041_', '_x005F_x0041_'],
    ['line\r\n', 'line_x000D_\n'],
    ['plain_name', 'plain_name'],
  ])('%j becomes %j', (text, xml) => {
    expect(xmlText(text)).toBe(xml)
  })

  it('is cut at what a cell holds, never within a character', () => {
    const text = `${'x'.repeat(32_766)}\u{1F600}`
    expect(xmlText(text)).toBe('x'.repeat(32_766))
  })
})

describe('a column', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('%i goes by %s', (index, letters) => {
    expect(columnLetters(index)).toBe(letters)
  })
})

/** One part of the file, by the ZIP's own directory. */
async function partOf(bytes: Uint8Array, path: string): Promise<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const end = bytes.length - 22
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const [packed, nameLength] = [view.getUint32(at + 20, true), view.getUint16(at + 28, true)]
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    const local = view.getUint32(at + 42, true)
    if (name === path) {
      const start = local + 30 + view.getUint16(local + 26, true)
      const stream = new Blob([bytes.slice(start, start + packed)])
        .stream()
        .pipeThrough(new DecompressionStream('deflate-raw'))
      return new Response(stream).text()
    }
    at += 46 + nameLength
  }
  throw new Error(`no ${path}`)
}
