export type ViewportRows = {
  firstRendered: number
  /** Minus one while nothing is drawn. */
  lastRendered: number
  pageSize: number
  bufferSize: number
  rowCount: number
}

/**
 * The rows that are wanted around those that are drawn, whole pages at a time; both ends are indexes of rows,
 * so the last one is capped at the last row.
 */
export function viewportWindow(rows: ViewportRows): { first: number; last: number } {
  const { firstRendered, lastRendered, pageSize, bufferSize, rowCount } = rows
  const first = Math.floor((firstRendered - bufferSize) / pageSize) * pageSize
  const last = Math.ceil((lastRendered + bufferSize) / pageSize) * pageSize
  return { first: Math.max(0, first), last: Math.min(last, rowCount - 1) }
}
