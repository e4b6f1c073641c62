// @vitest-environment node
import fc from 'fast-check'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { crc32 } from '@contract/kernel/sheet/crc32'
import { xlsxChunks } from '@contract/kernel/sheet/xlsx'
import { readTable } from '@/shared/record/import/read-table'
import { readWorkbook } from '@/shared/record/import/read-xlsx'

type Part = { name: string; content: string | Buffer; size?: number }

/** A zip by hand, so that it may lie about itself. */
function zip(parts: readonly Part[]): Uint8Array {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, content, size } of parts) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(crc32(plain), 14)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(size ?? plain.length, 22)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    head.copy(entry, 6, 4, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(head, Buffer.from(name), packed)
    central.push(entry, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...locals, directory, end]))
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

function workbook(sheet: string, more: readonly Part[] = [], head = ''): Part[] {
  return [
    {
      name: '[Content_Types].xml',
      content:
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${head}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Rows" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`,
    },
    ...more,
  ]
}
const text = (place: string, words: string) => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`

describe('INJ-24: a workbook from outside', () => {
  it('is read as text, formulas as what they last came to', async () => {
    const sheet = `<row r="1">${text('A1', 'code')}${text('B1', 'sum')}</row><row r="2">${text('A2', '=cmd|calc')}<c r="B2"><f>1+1</f><v>2</v></c></row><row r="3"><c r="A3"><v>0.30000000000000004</v></c><c r="B3"><f>HYPERLINK("http://x.test")</f></c></row>`
    const [first] = await readWorkbook(zip(workbook(sheet)))
    expect(first?.rows).toEqual([
      ['code', 'sum'],
      ['=cmd|calc', '2'],
      ['0.3', ''],
    ])
  })

  it('is what our own export writes', async () => {
    const sheet = {
      name: 'Units',
      columns: [
        { title: 'Name', kind: 'text' as const },
        { title: 'Since', kind: 'date' as const },
        { title: 'Price', kind: 'money' as const },
      ],
    }
    async function* rows() {
      yield [['Ana', '2026-11-20', '1234.50']]
    }
    const chunks: Uint8Array[] = []
    for await (const chunk of xlsxChunks(sheet, rows())) chunks.push(chunk)
    const [first] = await readWorkbook(new Uint8Array(Buffer.concat(chunks)))
    expect(first).toEqual({
      name: 'Units',
      rows: [
        ['Name', 'Since', 'Price'],
        ['Ana', '2026-11-20', '1234.5'],
      ],
    })
  })

  it('is refused before it unpacks past the limit, whatever it says of its size', async () => {
    // 10 kB say for every part of it that grows a thousandfold.
    const bomb = { name: 'xl/sharedStrings.xml', content: Buffer.alloc(120 * 1024 * 1024, 0x20), size: 100 }
    const file = zip(workbook('', [bomb]))
    expect(file.length).toBeLessThan(200 * 1024)
    await expect(readWorkbook(file)).rejects.toThrow('inflates')
    const many = Array.from({ length: 6 }, (_, index) => ({
      name: `xl/media/${index}.bin`,
      content: Buffer.alloc(20 * 1024 * 1024),
    }))
    await expect(readWorkbook(zip(workbook('', many)))).rejects.toThrow('inflates')
  })

  it.each([
    ['declares entities', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'],
    ['declares entities that grow', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'],
  ])('is refused when it %s', async (_what, head) => {
    await expect(readWorkbook(zip(workbook('', [], head)))).rejects.toThrow('damaged')
  })

  it('is refused when it brings programs', async () => {
    const macro = { name: 'xl/vbaProject.bin', content: 'x' }
    await expect(readWorkbook(zip(workbook('', [macro])))).rejects.toThrow('macros')
  })

  it('asks for nothing that it links to', async () => {
    const link = {
      name: 'xl/externalLinks/_rels/externalLink1.xml.rels',
      content:
        '<Relationships><Relationship Id="r1" Target="http://x.test/book.xlsx" TargetMode="External"/></Relationships>',
    }
    const [first] = await readWorkbook(zip(workbook(`<row r="1">${text('A1', 'code')}</row>`, [link])))
    expect(first?.rows).toEqual([['code']])
  })

  it('with a million rows of nothing has the few that say something', async () => {
    const empty = Array.from({ length: 1_000_000 }, (_, index) => `<row r="${index + 2}"/>`).join('')
    const file = zip(workbook(`<row r="1">${text('A1', 'code')}</row>${empty}`))
    await expect(readWorkbook(file).then(sheets => sheets[0]?.rows)).resolves.toEqual([['code']])
  })

  it('is refused when one cell in its farthest corner would make a table of billions', async () => {
    const far = `<row r="1048576">${text('XFD1048576', 'corner')}</row>`
    const file = zip(workbook(`<row r="1">${text('A1', 'code')}</row>${far}`))
    await expect(readWorkbook(file)).rejects.toThrow('damaged')
  })

  it('is refused with more rows than may be imported', async () => {
    const rows = Array.from(
      { length: 5_002 },
      (_, index) => `<row r="${index + 1}">${text(`A${index + 1}`, 'x')}</row>`,
    )
    await expect(readWorkbook(zip(workbook(rows.join(''))))).rejects.toThrow('too_many_rows')
  })

  it.each([
    ['PK but no more', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0])],
    ['cut off', zip(workbook(`<row r="1">${text('A1', 'code')}</row>`)).slice(0, 400)],
    ['some other archive', zip([{ name: 'a.txt', content: 'x' }])],
  ])('that is %s is refused', async (_what, bytes) => {
    await expect(readWorkbook(bytes)).rejects.toThrow(/damaged|not_a_table/)
  })
})

describe('amounts', () => {
  /** Fifteen digits, which is what a sheet keeps. */
  const centavos = fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n })

  it('INV-13 come back to the centavo from the workbook that they left as', async () => {
    const sheet = { name: 'Amounts', columns: [{ title: 'Amount', kind: 'money' as const }] }
    await fc.assert(
      fc.asyncProperty(fc.array(centavos, { minLength: 1, maxLength: 60 }), async amounts => {
        const chunks: Uint8Array[] = []
        async function* rows() {
          yield amounts.map(amount => [moneyText(amount)])
        }
        for await (const chunk of xlsxChunks(sheet, rows())) chunks.push(chunk)
        const [read] = await readWorkbook(new Uint8Array(Buffer.concat(chunks)))
        expect(read?.rows.slice(1).map(([cell = '']) => parseMoney(cell))).toEqual(amounts)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a file of any kind', () => {
  const read = (content: BlobPart, name = 'a.csv') =>
    readTable(new File([content], name), new AbortController().signal)

  it('is known by its content', async () => {
    expect((await read('a;b\n1;2')).sheets[0]?.rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    const book = zip(workbook(`<row r="1">${text('A1', 'code')}</row>`))
    expect((await read(Buffer.from(book), 'renamed.csv')).sheets[0]?.rows).toEqual([['code']])
  })

  it('is refused when it is too large, old or empty', async () => {
    await expect(read(Buffer.alloc(10 * 1024 * 1024 + 1, 0x61))).rejects.toThrow('too_large')
    await expect(read(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'old.xls')).rejects.toThrow('old_excel')
    await expect(read('')).rejects.toThrow('empty')
  })
})
