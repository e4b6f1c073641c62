import { FILE_TYPES } from '@contract/kernel/file-types'
import { oneBatch, type SheetKind, type SheetRow } from '@contract/kernel/sheet/sheet'
import { csvChunks } from '@contract/kernel/sheet/csv'
import { xlsxChunks } from '@contract/kernel/sheet/xlsx'
import { saveAs } from '@/shared/record/stored-files'

export type SavedTable = {
  name: string
  headings: readonly string[]
  /** As text, where nothing else is said. */
  kinds?: readonly SheetKind[]
  rows: readonly SheetRow[]
  isRtl: boolean
}

/** A small table for the reader to keep: a template, or the rows that failed. */
export async function saveTable(table: SavedTable, format: 'csv' | 'xlsx'): Promise<void> {
  const sheet = {
    name: table.name,
    columns: table.headings.map((title, at) => ({ title, kind: table.kinds?.[at] ?? 'text' })),
    isRightToLeft: table.isRtl,
  }
  const chunks =
    format === 'csv' ? csvChunks(sheet, oneBatch(table.rows)) : xlsxChunks(sheet, oneBatch(table.rows))
  const parts: BlobPart[] = []
  for await (const chunk of chunks) parts.push(new Uint8Array(chunk))
  const address = URL.createObjectURL(new Blob(parts, { type: FILE_TYPES[format] }))
  saveAs(address, `${table.name}.${format}`)
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
