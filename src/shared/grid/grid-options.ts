import type {
  GetRowIdParams,
  GridOptions,
  RowClassParams,
  SuppressHeaderKeyboardEventParams,
} from 'ag-grid-community'
import type { DataGridProps, GridRow } from '@/shared/grid/data-grid.types'
import type { GridContext } from '@/shared/grid/grid-context'
import { gridStyleContainer } from '@/shared/grid/grid-styles'
import { gridTheme } from '@/shared/grid/grid-theme'
import { PAGE_SIZE } from '@/shared/grid/sources/page-size'

/** What stays the same for the whole life of a grid. */
export function initialOptions<Row extends GridRow>(
  { source, direction, gridOptions }: DataGridProps<Row>,
  context: GridContext,
): GridOptions<Row> {
  return {
    theme: gridTheme,
    themeStyleContainer: gridStyleContainer,
    context,
    enableRtl: direction === 'rtl',
    getRowId: ({ data }: GetRowIdParams<Row>) => data.id,
    rowClassRules: { 'grid-row-loading': ({ data }: RowClassParams<Row>) => !data },
    suppressOverlays: ['loading', 'noRows', 'noMatchingRows', 'exporting'],
    animateRows: false,
    suppressDragLeaveHidesColumns: true,
    suppressContextMenu: true,
    maintainColumnOrder: true,
    // The kit asks for rows near the sight itself, and gives up what went by.
    maxConcurrentDatasourceRequests: 10_000,
    maxBlocksInCache: 200,
    ...(source.kind === 'server' && {
      rowModelType: 'infinite',
      cacheBlockSize: source.pageSize ?? PAGE_SIZE,
      infiniteInitialRowCount: source.isAtHand ? 1 : 30,
      cacheOverflowSize: 1,
    }),
    defaultColDef: {
      suppressHeaderKeyboardEvent: handleHeaderKeys,
      minWidth: 40,
      // What a cell holds is told by its column's kind, never guessed from the first row.
      cellDataType: false,
    },
    ...gridOptions,
  }
}

/** Enter sorts by what the screen says of sorting; Alt and arrow down opens the filter. */
function handleHeaderKeys({ event, column, api }: SuppressHeaderKeyboardEventParams): boolean {
  const context = api.getGridOption('context') as GridContext
  if (!('getColId' in column)) return false
  const field = column.getColId()
  if (event.key === 'Enter') {
    if (column.isSortable()) context.changeSort(field, event.shiftKey || event.ctrlKey || event.metaKey)
    return true
  }
  if (event.key !== 'ArrowDown' || !event.altKey || !context.hasFilter(field)) return false
  const header = (event.target as Element).closest<HTMLElement>('.ag-header-cell')
  if (header)
    context.openFilter({ field, title: api.getDisplayNameForColumn(column, 'header'), button: header })
  return true
}
