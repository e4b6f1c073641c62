/** Above the rows, among them, or below. */
export type PinnedRows = 'top' | 'bottom' | null

export type RowPlace = { pinned: PinnedRows; index: number }

/**
 * Rows from the anchor, which stays, to the head, which moves (it may lie above), in these columns. Rows are
 * places, not records: after another sort other records lie in the range.
 */
export type CellRange = {
  anchor: RowPlace
  head: RowPlace
  /** As they are displayed. */
  columns: readonly string[]
  /** The column where the range was begun and the one where it ends; both are among `columns`. */
  anchorColumn: string
  headColumn: string
}

export type CellPlace = RowPlace & { column: string }
