import type { RowPlace } from '@/shared/grid/ranges/range-types'

/** How many rows are pinned above, how many scroll, how many are pinned below. */
export type Extents = { top: number; body: number; bottom: number }

/** All rows in one count from the first pinned one: lines. Ranges keep places, for lines move when rows come. */
const lineCount = ({ top, body, bottom }: Extents) => top + body + bottom

function section({ pinned }: RowPlace, { top, body, bottom }: Extents): { base: number; size: number } {
  if (pinned === 'top') return { base: 0, size: top }
  return pinned === 'bottom' ? { base: top + body, size: bottom } : { base: top, size: body }
}

/** Where a range that begins here begins: past its last row, when that row is no more. */
const firstLine = (place: RowPlace, extents: Extents) => {
  const { base, size } = section(place, extents)
  return base + Math.min(place.index, size)
}

/** Where a range that ends here ends: at the last row there still is. */
const lastLine = (place: RowPlace, extents: Extents) => {
  const { base, size } = section(place, extents)
  return base + Math.min(place.index, size - 1)
}

export const lineOf = firstLine

export function placeOf(line: number, extents: Extents): RowPlace {
  const { top, body } = extents
  if (line < top) return { pinned: 'top', index: line }
  return line < top + body
    ? { pinned: null, index: line - top }
    : { pinned: 'bottom', index: line - top - body }
}

const ORDER = { top: 0, body: 1, bottom: 2 }

function compareRows(a: RowPlace, b: RowPlace): number {
  return ORDER[a.pinned ?? 'body'] - ORDER[b.pinned ?? 'body'] || a.index - b.index
}

export type Lines = { low: number; high: number }

/** The lines from one place to the other, whichever stands above; `low` beyond `high` when none is left. */
export function linesBetween(a: RowPlace, b: RowPlace, extents: Extents): Lines {
  const [first, last] = compareRows(a, b) <= 0 ? [a, b] : [b, a]
  return { low: firstLine(first, extents), high: lastLine(last, extents) }
}

/** The row above or below; the same at the edge. */
export function nextRow(place: RowPlace, by: 1 | -1, extents: Extents): RowPlace {
  const line = firstLine(place, extents) + by
  return line < 0 || line >= lineCount(extents) ? place : placeOf(line, extents)
}

/** The last row of the list in that direction: pinned rows are beyond the edge. */
export function edgeRow(place: RowPlace, by: 1 | -1, extents: Extents): RowPlace {
  if (place.pinned || extents.body === 0) return place
  return { pinned: null, index: by < 0 ? 0 : extents.body - 1 }
}

export function allRows(extents: Extents): { first: RowPlace; last: RowPlace } | null {
  const count = lineCount(extents)
  return count === 0 ? null : { first: placeOf(0, extents), last: placeOf(count - 1, extents) }
}
