import type { ListColumn } from '@/shared/grid/columns/list-column'
import type { ColumnLayout, PinnedSide } from '@/shared/grid/data-grid.types'

export type PlacedColumn = {
  column: ListColumn
  isHidden: boolean
  pinned: PinnedSide
  width?: number | undefined
}

/** The columns as a layout orders them; one that the layout does not know yet keeps its own place at the end. */
export function placedColumns(
  columns: readonly ListColumn[],
  layout: ColumnLayout | undefined,
): PlacedColumn[] {
  const byId = new Map(columns.map(column => [column.id, column]))
  const placed = (layout ?? []).flatMap(item => {
    const column = byId.get(item.id)
    return column
      ? [
          {
            column,
            isHidden: item.hidden ?? false,
            pinned: item.pinned ?? null,
            width: item.width ?? column.width,
          },
        ]
      : []
  })
  const known = new Set(placed.map(({ column }) => column.id))
  const others = columns.filter(column => !known.has(column.id))
  return [
    ...placed,
    ...others.map(column => ({
      column,
      isHidden: column.isHidden,
      pinned: column.pinned,
      width: column.width,
    })),
  ]
}

export function layoutOf(placed: readonly PlacedColumn[]): ColumnLayout {
  return placed.map(({ column, isHidden, pinned, width }) => ({
    id: column.id,
    ...(width === undefined ? {} : { width }),
    hidden: isHidden,
    pinned,
  }))
}

/** Takes one from its place to another. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const target = Math.max(0, Math.min(items.length - 1, to))
  const rest = items.filter((_item, index) => index !== from)
  const item = items[from]
  return item === undefined ? [...items] : [...rest.slice(0, target), item, ...rest.slice(target)]
}

/** What is shown, in order, without what holds only buttons: cards, exports and paper show these. */
export function shownColumns(columns: readonly ListColumn[], layout: ColumnLayout | undefined): ListColumn[] {
  return placedColumns(columns, layout)
    .filter(({ isHidden, column }) => !isHidden && !column.isBare)
    .map(({ column }) => column)
}
