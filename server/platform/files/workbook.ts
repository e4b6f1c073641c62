import { oneBatch, XLSX_TYPE, type Sheet, type SheetRow } from '@contract/kernel/sheet/sheet'
import { xlsxChunks } from '@contract/kernel/sheet/xlsx'
import { fileHeaders } from '@server/platform/files/file-headers'

/** A sheet whose rows are all there, as a workbook. */
export async function workbookOf(sheet: Sheet, rows: readonly SheetRow[]): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of xlsxChunks(sheet, oneBatch(rows))) chunks.push(chunk)
  return Buffer.concat(chunks)
}

type Reply = { headers(values: Record<string, string>): unknown }

/** The answer of a route: the workbook under its name. */
export function sendWorkbook(reply: Reply, name: string, content: Buffer): Buffer {
  const file = { file_name: `${name}.xlsx`, mime: XLSX_TYPE, size_bytes: content.length }
  void reply.headers(fileHeaders(file))
  return content
}
