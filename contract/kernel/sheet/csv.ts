import {
  decimalText,
  labelled,
  type Sheet,
  type SheetColumn,
  type SheetRow,
  type SheetValue,
} from '@contract/kernel/sheet/sheet'
import { wallClock } from '@contract/kernel/sheet/wall-clock'

/** Without it, programs that open the file guess at the letters. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/** What a sheet program may take for a formula, behind blanks and invisible signs too, and in full width. */
const FORMULA = /^[\s\u200B\u200E\u200F\u2060\uFEFF"']*[=+\-@＝＋－＠\t\r\n|%]/u

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

/** A leading apostrophe makes it text again; RFC 4180 quotes keep it in one cell. */
export function csvText(text: string): string {
  if (FORMULA.test(text)) return quoted(`'${text}`)
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? quoted(text) : text
}

function momentText(value: string, kind: 'date' | 'instant'): string | null {
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null
  const wall = wallClock(value)
  return wall === null ? null : new Date(wall).toISOString().slice(0, 19).replace('T', ' ')
}

function csvCell(column: SheetColumn, value: SheetValue): string {
  const shown = labelled(column, value)
  if (shown === null || shown === '') return ''
  if (column.kind === 'date' || column.kind === 'instant')
    return momentText(String(shown), column.kind) ?? csvText(String(shown))
  if (column.kind === 'text') return csvText(String(shown))
  // Only a figure may begin with a minus and stay one.
  return decimalText(shown) ?? csvText(String(shown))
}

function csvHead({ columns }: Sheet): string {
  return BYTE_ORDER_MARK + columns.map(column => csvText(column.title)).join(',') + LINE_END
}

export function csvLine({ columns }: Sheet, row: SheetRow): string {
  return columns.map((column, index) => csvCell(column, row[index] ?? null)).join(',') + LINE_END
}

/** The rows as they come, a batch at a time. */
export async function* csvChunks(
  sheet: Sheet,
  batches: AsyncIterable<readonly SheetRow[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(csvHead(sheet))
  for await (const rows of batches) yield encoder.encode(rows.map(row => csvLine(sheet, row)).join(''))
}
