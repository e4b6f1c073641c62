import { oneBatch, XLSX_TYPE, type Sheet, type SheetRow } from '@contract/kernel/sheet/sheet'
import { xlsxChunks } from '@contract/kernel/sheet/xlsx'
import { sendContent, type Reply } from '@server/platform/files/send-file'

/** A sheet whose rows are all there, as a workbook. */
export async function workbookOf(sheet: Sheet, rows: readonly SheetRow[]): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of xlsxChunks(sheet, oneBatch(rows))) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The answer of a route: the workbook under its name. */
export function sendWorkbook(reply: Reply, name: string, content: Buffer): Buffer {
  return sendContent(reply, { file_name: `${name}.xlsx`, mime: XLSX_TYPE }, content)
}
