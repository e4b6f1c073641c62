import type { CellRange, ColumnLayout } from '@/shared/grid/data-grid.types'
import type { CaseStep } from './harness.types'

type PinnedSide = 'top' | 'bottom' | null

/** A range by its rows and its first and last column, or by all its columns. Without rows: all there are. */
export function rangeOfStep(step: CaseStep, layout: ColumnLayout): CellRange {
  const columns = step.cols as string[]
  const [first = '', last = ''] = [columns[0], columns.at(-1)]
  const order = layout.filter(({ hidden }) => !hidden).map(({ id }) => id)
  const [anchorPinned = null, headPinned = null] = (step.pinned as PinnedSide[] | undefined) ?? []
  const rows = step.rows as [number, number] | undefined
  return {
    anchor: rows ? { pinned: anchorPinned, index: rows[0] } : { pinned: 'top', index: 0 },
    head: rows
      ? { pinned: headPinned, index: rows[1] }
      : { pinned: 'bottom', index: Number.MAX_SAFE_INTEGER },
    columns: order.filter(id => columns.includes(id)),
    anchorColumn: first,
    headColumn: last,
  }
}
