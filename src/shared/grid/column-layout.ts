import type { ColumnState, GridApi } from 'ag-grid-community'
import { pinnedOf, sideOf } from '@/shared/grid/column-defs'
import type { ColumnLayout } from '@/shared/grid/data-grid.types'
import { isServiceColumn } from '@/shared/grid/service-columns'

type Direction = 'ltr' | 'rtl'

export function readLayout<Row>(api: GridApi<Row>, direction: Direction): ColumnLayout {
  return api
    .getColumnState()
    .filter(({ colId }) => !isServiceColumn(colId))
    .map(({ colId, width, flex, hide, pinned }) => ({
      id: colId,
      // What takes the room that is left has no width of its own.
      width: flex ? undefined : (width ?? undefined),
      hidden: hide ?? false,
      pinned: pinnedOf(pinned, direction),
    }))
}

export function sameLayout(a: ColumnLayout, b: ColumnLayout): boolean {
  const text = (layout: ColumnLayout) =>
    JSON.stringify(
      layout.map(({ id, width, hidden, pinned }) => [id, width ?? null, hidden ?? false, pinned ?? null]),
    )
  return text(a) === text(b)
}

/** Columns that the layout does not know follow those it does. */
export function applyLayout<Row>(api: GridApi<Row>, layout: ColumnLayout, direction: Direction): void {
  if (sameLayout(layout, readLayout(api, direction))) return
  const service = api.getColumnState().filter(({ colId }) => isServiceColumn(colId))
  const state: ColumnState[] = layout.map(({ id, width, hidden, pinned }) => ({
    colId: id,
    ...(width !== undefined && { width, flex: null }),
    hide: hidden ?? false,
    pinned: sideOf(pinned, direction),
  }))
  api.applyColumnState({ state: [...service.map(({ colId }) => ({ colId })), ...state], applyOrder: true })
}
