import { KIND_WIDTHS } from '@/shared/grid/columns/kind-widths'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import type { ResourceRow } from '@/shared/resource/resource-types'

export type Measure = (text: string, isHeading?: boolean) => number

/** Paddings and line of a cell. */
const AROUND = 27
const BADGE = 32
const FILTER_BUTTON = 30
const NARROWEST = 64
/** A heading may push its column this much beyond what its content may take. */
const HEADING_PUSH = 1.05
const LONGEST_LOOKED_AT = 4

/** What rows of the first page need: no more than the screen allows the column, and as much as its heading needs. */
export function fittedWidth(
  column: ListColumn,
  rows: readonly ResourceRow[],
  measure: Measure,
): number | undefined {
  const allowed = allowedWidth(column)
  if (allowed === undefined || column.isBare) return column.width
  const isBadge = column.render !== undefined && column.kind === 'enum'
  // Of what a screen draws by itself only it knows the width, unless it draws the words that are there.
  if (column.render && !isBadge && column.kind !== 'code') return column.width
  const content = widest(column, rows, measure) + AROUND + (isBadge ? BADGE : 0)
  const heading = measure(column.label, true) + AROUND + (column.filter ? FILTER_BUTTON : 0)
  const wanted = Math.max(
    Math.min(content, allowed),
    Math.min(heading, allowed * HEADING_PUSH),
    column.least ?? NARROWEST,
  )
  return Math.ceil(wanted)
}

export const allowedWidth = ({ width, kind }: ListColumn) => width ?? (kind ? KIND_WIDTHS[kind] : undefined)

/** Of many texts the longest are the widest, near enough: measuring each would cost more than it tells. */
function widest(column: ListColumn, rows: readonly ResourceRow[], measure: Measure): number {
  const texts = [...new Set(rows.map(row => column.text(row)))].sort(
    (one, other) => other.length - one.length,
  )
  return Math.max(0, ...texts.slice(0, LONGEST_LOOKED_AT).map(text => measure(text)))
}
