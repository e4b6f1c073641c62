import type { GridApi } from 'ag-grid-community'
import type { GridSort } from '@/shared/grid/data-grid.types'

/** Shows the order that the screen says, and puts a client list into it. */
export function applySort<Row>(api: GridApi<Row>, sort: readonly GridSort[]): void {
  const shown = api
    .getColumnState()
    .filter(column => column.sort)
    .sort((a, b) => (a.sortIndex ?? 0) - (b.sortIndex ?? 0))
    .map(column => `${column.colId}:${column.sort}`)
  if (shown.join() === sort.map(item => `${item.field}:${item.direction}`).join()) return
  api.applyColumnState({
    state: sort.map(({ field, direction }, sortIndex) => ({ colId: field, sort: direction, sortIndex })),
    defaultState: { sort: null },
  })
}
