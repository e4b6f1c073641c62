import { csvText } from '@contract/kernel/sheet/csv'
import { IMPORT_ROWS } from '@contract/kernel/record-calls'
import { ImportFault, type TableRows } from '@/shared/record/import/import-fault'

const SEPARATORS = [',', ';', '\t', '|'] as const
const SAMPLE = 64 * 1024
const MOST_COLUMNS = 500

/** Reads until there is more than may be imported. Quotes, doubled quotes and line ends inside them as RFC 4180 has it. */
function parse(text: string, separator: string, most: number): TableRows {
  const rows: TableRows = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    if (row.length < MOST_COLUMNS) row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some(one => one.trim() !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length && rows.length <= most; at++) {
    const sign = text.charAt(at)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at++
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (sign === separator) endCell()
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text.charAt(at + 1) === '\n') at++
      endRow()
    } else cell += sign
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}

/** The sign that cuts the first rows into the most columns, and all of them into as many. */
export function separatorOf(text: string): string {
  const named = /^sep=(.)\r?\n/i.exec(text)?.[1]
  if (named) return named
  const score = (separator: string) => {
    const widths = parse(text.slice(0, SAMPLE), separator, 20).map(row => row.length)
    const first = widths[0] ?? 0
    return first < 2 ? 0 : widths.filter(width => width === first).length * 100 + first
  }
  const best = SEPARATORS.map(separator => ({ separator, score: score(separator) }))
  return best.reduce((one, other) => (other.score > one.score ? other : one)).separator
}

/** An apostrophe that keeps a sheet program from calculating, as our own export puts it, is no part of the text. */
function withoutGuard(cell: string): string {
  return cell.startsWith("'") && csvText(cell.slice(1)).startsWith(`"'`) ? cell.slice(1) : cell
}

export function readCsv(text: string): TableRows {
  // A program or a picture by another name: no table holds such a sign.
  if (text.includes('\u0000')) throw new ImportFault('not_a_table')
  const rows = parse(text.replace(/^sep=.\r?\n/i, ''), separatorOf(text), IMPORT_ROWS + 1)
  if (rows.length > IMPORT_ROWS + 1) throw new ImportFault('too_many_rows')
  return rows.map(row => row.map(cell => withoutGuard(cell.trim())))
}
