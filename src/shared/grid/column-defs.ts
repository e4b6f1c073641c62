import type { ColDef } from 'ag-grid-community'
import { ColumnHeader } from '@/shared/grid/column-header'
import { comparatorOf } from '@/shared/grid/column-compare'
import type { GridColumn, PinnedSide } from '@/shared/grid/data-grid.types'
import { figureText, isFigure } from '@/shared/grid/figure-cells'
import { RowNumberCell } from '@/shared/grid/row-number-cell'
import { SelectCell } from '@/shared/grid/select-cell'
import { SelectHeader } from '@/shared/grid/select-header'
import { NUMBER_WIDTH, ROW_NUMBER_COLUMN, SELECT_COLUMN, SELECT_WIDTH } from '@/shared/grid/service-columns'

/** Of a cell that may show a part of its text. */
const FREE_TEXT = 'grid-free-text'

export type ColumnOptions = {
  direction: 'ltr' | 'rtl'
  tag: string
  rowNumbers: boolean
  selectable: boolean
  /** Heads the column of row numbers. */
  rowTitle: string
}

/** The start of a line is on the right in Arabic, and the grid speaks of left and right. */
export function sideOf(pinned: PinnedSide | undefined, direction: 'ltr' | 'rtl'): 'left' | 'right' | null {
  if (!pinned) return null
  return (pinned === 'start') === (direction === 'ltr') ? 'left' : 'right'
}

export function pinnedOf(side: unknown, direction: 'ltr' | 'rtl'): PinnedSide {
  if (side !== 'left' && side !== 'right') return null
  return (side === 'left') === (direction === 'ltr') ? 'start' : 'end'
}

export function columnDefs<Row>(columns: readonly GridColumn<Row>[], options: ColumnOptions): ColDef<Row>[] {
  return [
    ...(options.rowNumbers ? [rowNumberColumn<Row>(options)] : []),
    ...(options.selectable ? [selectColumn<Row>(options)] : []),
    ...columns.map(column => listColumn(column, options)),
  ]
}

function listColumn<Row>(column: GridColumn<Row>, { direction, tag }: ColumnOptions): ColDef<Row> {
  const { kind, measure: _measure, pinned, choices: _choices, editable, hint, isFree, ...rest } = column
  const comparator = comparatorOf(kind, tag)
  const figure = isFigure(kind)
  return {
    sortable: true,
    resizable: true,
    headerComponent: ColumnHeader,
    ...(comparator && { comparator }),
    ...((figure || editable || isFree) && {
      cellClass: [
        ...(figure ? ['grid-figure'] : []),
        ...(editable ? ['grid-editable'] : []),
        ...(isFree ? [FREE_TEXT] : []),
      ],
    }),
    ...(hint && { context: { hint } }),
    ...(figure && {
      headerClass: 'grid-figure-header',
      valueFormatter: params => figureText(kind, params.value),
    }),
    ...rest,
    pinned: sideOf(pinned, direction),
  }
}

function serviceColumn<Row>(direction: 'ltr' | 'rtl'): ColDef<Row> {
  return {
    pinned: sideOf('start', direction),
    lockPosition: direction === 'ltr' ? 'left' : 'right',
    lockPinned: true,
    lockVisible: true,
    suppressMovable: true,
    suppressSizeToFit: true,
    suppressAutoSize: true,
    resizable: false,
    sortable: false,
    suppressNavigable: true,
    getQuickFilterText: () => '',
  }
}

function rowNumberColumn<Row>({ direction, rowTitle }: ColumnOptions): ColDef<Row> {
  return {
    ...serviceColumn<Row>(direction),
    colId: ROW_NUMBER_COLUMN,
    headerName: rowTitle,
    // Its width follows the number of rows, and must not fall back with the next columns.
    initialWidth: NUMBER_WIDTH,
    cellClass: 'grid-row-number',
    suppressHeaderKeyboardEvent: () => true,
    cellRenderer: RowNumberCell,
  }
}

function selectColumn<Row>({ direction }: ColumnOptions): ColDef<Row> {
  return {
    ...serviceColumn<Row>(direction),
    colId: SELECT_COLUMN,
    headerName: '',
    width: SELECT_WIDTH,
    cellClass: 'grid-select-cell',
    headerComponent: SelectHeader,
    cellRenderer: SelectCell,
  }
}
