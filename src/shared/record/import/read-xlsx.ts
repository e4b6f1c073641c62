import { withoutTrailingZeros } from '@contract/kernel/text'
import { readXlsx, type CellValue } from 'hucre/xlsx'
import { IMPORT_ROWS } from '@contract/kernel/record-calls'
import { ImportFault, type TableRows } from '@/shared/record/import/import-fault'
import { guardZip } from '@/shared/record/import/zip-guard'

const DAY_MS = 86_400_000

function textOf(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return ''
    const text = value.toISOString()
    return value.getTime() % DAY_MS === 0 ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ')
  }
  // Fifteen digits are what a sheet promises; the rest is the dust of its calculating.
  if (typeof value === 'number') return Number.isFinite(value) ? plain(Number(value.toPrecision(15))) : ''
  return String(value).trim()
}

function plain(figure: number): string {
  const text = String(figure)
  if (!text.includes('e')) return text
  return Number.isInteger(figure) ? BigInt(figure).toString() : withoutTrailingZeros(figure.toFixed(12))
}

/** Of each sheet that can be seen its rows as text; a formula is what it last came to. */
export async function readWorkbook(bytes: Uint8Array): Promise<{ name: string; rows: TableRows }[]> {
  await guardZip(bytes)
  let workbook
  try {
    workbook = await readXlsx(bytes, {
      maxRows: IMPORT_ROWS + 2,
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    })
  } catch {
    throw new ImportFault('damaged')
  }
  const sheets = workbook.sheets.map(({ name, rows }) => ({
    name,
    rows: rows.map(row => row.map(textOf)).filter(row => row.some(cell => cell !== '')),
  }))
  const filled = sheets.filter(({ rows }) => rows.length > 0)
  if (filled.some(({ rows }) => rows.length > IMPORT_ROWS + 1)) throw new ImportFault('too_many_rows')
  return filled
}
