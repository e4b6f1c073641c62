import { FILE_TYPES } from '@contract/kernel/file-types'
import { oneBatch, type Sheet, type SheetRow } from '@contract/kernel/sheet/sheet'
import { xlsxChunks } from '@contract/kernel/sheet/xlsx'
import type { NamedContent } from '@server/platform/files/register-file'

/** A sheet whose rows are all there, as a workbook. */
export async function workbookOf(sheet: Sheet, rows: readonly SheetRow[]): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of xlsxChunks(sheet, oneBatch(rows))) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export const workbookFile = (name: string, content: Buffer): NamedContent => ({
  file_name: `${name}.xlsx`,
  mime: FILE_TYPES.xlsx,
  content,
})
