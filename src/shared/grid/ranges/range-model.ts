import type { CellPlace, CellRange, RowPlace } from '@/shared/grid/ranges/range-types'
import { linesBetween, placeOf, type Extents, type Lines } from '@/shared/grid/ranges/row-lines'

/** The displayed columns from one to the other, whichever comes first. */
function columnsBetween(order: readonly string[], a: string, b: string): string[] {
  const [from = -1, to = -1] = [order.indexOf(a), order.indexOf(b)].sort((x, y) => x - y)
  return from < 0 ? [] : order.slice(from, to + 1)
}

const rowOf = ({ pinned, index }: RowPlace): RowPlace => ({ pinned, index })

export function rangeBetween(anchor: CellPlace, head: CellPlace, order: readonly string[]): CellRange {
  return {
    anchor: rowOf(anchor),
    head: rowOf(head),
    columns: columnsBetween(order, anchor.column, head.column),
    anchorColumn: anchor.column,
    headColumn: head.column,
  }
}

export const rangeOfCell = (cell: CellPlace): CellRange => rangeBetween(cell, cell, [cell.column])

export function rangeOfRows(anchor: RowPlace, head: RowPlace, order: readonly string[]): CellRange | null {
  const [first, last] = [order[0], order.at(-1)]
  if (first === undefined || last === undefined) return null
  return rangeBetween({ ...anchor, column: first }, { ...head, column: last }, order)
}

/** The anchor stays; the head goes to another cell. */
export function extended(range: CellRange, head: CellPlace, order: readonly string[]): CellRange {
  return rangeBetween({ ...range.anchor, column: range.anchorColumn }, head, order)
}

export function headOf(range: CellRange): CellPlace {
  return { ...range.head, column: range.headColumn }
}

export const linesOf = (range: CellRange, extents: Extents): Lines =>
  linesBetween(range.anchor, range.head, extents)

export function holds(range: CellRange, line: number, column: string, extents: Extents): boolean {
  const { low, high } = linesOf(range, extents)
  return line >= low && line <= high && range.columns.includes(column)
}

/** Columns that are no longer shown leave the ranges; the others stand in their present order. */
export function onColumns(ranges: readonly CellRange[], order: readonly string[]): CellRange[] {
  return ranges.flatMap(range => {
    const taken = new Set(range.columns)
    const columns = order.filter(column => taken.has(column))
    const [first, last] = [columns[0], columns.at(-1)]
    if (first === undefined || last === undefined) return []
    if (columns.join('\n') === range.columns.join('\n')) return [range]
    const stays = (column: string, other: string) => (columns.includes(column) ? column : other)
    const isForward = range.columns.indexOf(range.anchorColumn) <= range.columns.indexOf(range.headColumn)
    return [
      {
        ...range,
        columns,
        anchorColumn: stays(range.anchorColumn, isForward ? first : last),
        headColumn: stays(range.headColumn, isForward ? last : first),
      },
    ]
  })
}

function piece(lines: Lines, columns: readonly string[], extents: Extents): CellRange[] {
  const [first, last] = [columns[0], columns.at(-1)]
  if (lines.low > lines.high || first === undefined || last === undefined) return []
  return [
    {
      anchor: placeOf(lines.low, extents),
      head: placeOf(lines.high, extents),
      columns,
      anchorColumn: first,
      headColumn: last,
    },
  ]
}

/** Takes the cells of `cut` out of the ranges: what is left above, beside and below it. */
export function subtracted(ranges: readonly CellRange[], cut: CellRange, extents: Extents): CellRange[] {
  const out = linesOf(cut, extents)
  return ranges.flatMap(range => {
    const own = linesOf(range, extents)
    const low = Math.max(own.low, out.low)
    const high = Math.min(own.high, out.high)
    if (low > high || !range.columns.some(column => cut.columns.includes(column))) return [range]
    const beside = range.columns.filter(column => !cut.columns.includes(column))
    return [
      ...piece({ low: own.low, high: low - 1 }, range.columns, extents),
      ...piece({ low, high }, beside, extents),
      ...piece({ low: high + 1, high: own.high }, range.columns, extents),
    ]
  })
}
