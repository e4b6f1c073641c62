import { MOST_ROWS, SheetTooLarge, type Sheet, type SheetRow } from '@contract/kernel/sheet/sheet'
import { headingXml, rowWriter } from '@contract/kernel/sheet/xlsx-row'
import { SHEET_END, sheetStart, smallParts } from '@contract/kernel/sheet/xlsx-parts'
import { zipChunks, type ZipEntry } from '@contract/kernel/sheet/zip'

async function* once(encoder: TextEncoder, text: string): AsyncGenerator<Uint8Array> {
  yield encoder.encode(text)
}

async function* sheetXml(
  encoder: TextEncoder,
  sheet: Sheet,
  batches: AsyncIterable<readonly SheetRow[]>,
): AsyncGenerator<Uint8Array> {
  const write = rowWriter(sheet.columns)
  let count = 0
  yield encoder.encode(sheetStart(sheet) + headingXml(sheet.columns))
  for await (const rows of batches) {
    if (count + rows.length > MOST_ROWS) throw new SheetTooLarge()
    let xml = ''
    for (const row of rows) xml += write(row, ++count + 1)
    yield encoder.encode(xml)
  }
  yield encoder.encode(SHEET_END)
}

/** A workbook of one sheet, written while its rows come; runs in a browser's worker and on a server alike. */
export function xlsxChunks(
  sheet: Sheet,
  batches: AsyncIterable<readonly SheetRow[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const entries: ZipEntry[] = [
    ...smallParts(sheet).map(({ path, xml }) => ({ path, content: once(encoder, xml) })),
    { path: 'xl/worksheets/sheet1.xml', content: sheetXml(encoder, sheet, batches) },
  ]
  return zipChunks(entries)
}
