import type { ColDef, GridOptions } from 'ag-grid-community'
import type { ReactNode, Ref } from 'react'
import type { FieldKind } from '@contract/kernel/field-kinds'
import type { Aggregate, CellBlock } from '@contract/kernel/list-calls'
import type { Measure, RangeSummary } from '@/shared/grid/range-summary.types'
import type { CellRange } from '@/shared/grid/ranges/range-types'
import type { BarTexts } from '@/shared/grid/status-bar/bar-texts'
import type { PanelName } from '@/shared/grid/status-bar/status-panels'

export type GridRow = { id: string }

export type ServerSource<Row> = {
  kind: 'server'
  /** Changes when the rows may have changed in place: loaded blocks are asked again, scroll and selection stay. */
  version: unknown
  /** Changes when it is another list (filter, sort, search): starts at the top. */
  listKey: string
  /** Null while not yet counted: the first rows never wait for it. */
  rowCount: number | null
  /** The first rows have come: nothing stands in their place until they are drawn. */
  isAtHand?: boolean
  /** Rows from `start` up to, not including, `end`. */
  fetchRows(window: { start: number; end: number }, signal: AbortSignal): Promise<readonly Row[]>
  fetchAggregate?(blocks: CellBlock[], signal: AbortSignal): Promise<Aggregate>
  pageSize?: number
  bufferSize?: number
}

export type ClientSource<Row> = {
  kind: 'client'
  rows: readonly Row[]
  /** Rows that lack one of these words in what their cells show are left out. */
  quickFilter?: string
  /** Rows for which this says no are left out; another function is another filter. */
  matches?: ((row: Row) => boolean) | undefined
}

export type RowSource<Row> = ClientSource<Row> | ServerSource<Row>

/** `all`: everything that matches, except `ids`. */
export type RowSelection = { all: boolean; ids: ReadonlySet<string> }

export type GridSort = { field: string; direction: 'asc' | 'desc' }

export type PinnedSide = 'start' | 'end' | null

/** A column by its `colId` or `field`. Pinned sides follow the direction of reading. */
export type GridColumn<Row> = Omit<ColDef<Row>, 'pinned' | 'initialPinned' | 'headerComponent'> & {
  /** Decides alignment, the digits' look and whether sums are exact. */
  kind?: FieldKind | undefined
  /** What its figures measure where the kind does not say it; a sum over different measures says so. */
  measure?: Measure | undefined
  pinned?: PinnedSide | undefined
  /** The choices of an editable cell; free text where there are none. */
  choices?: readonly { value: string; label: string }[] | undefined
  /** What a cell tells where it is pointed at and shows only a part of. */
  hint?: ((row: Row) => string) | undefined
  /** Sentences, which may be cut. */
  isFree?: boolean | undefined
}

/** All columns in their order, those hidden too. */
export type ColumnLayout = readonly {
  id: string
  width?: number | undefined
  hidden?: boolean | undefined
  pinned?: PinnedSide | undefined
}[]

export type Density = 'compact' | 'normal' | 'roomy'

export type { CellRange }

/** `isPasted`: one of several at once, where nobody is to be asked about each. */
export type EditHow = {
  isPasted: boolean
  /** The old value is put back: only where nobody changed the record since. */
  isUndo?: boolean
}

export type SavedCells = { columns: readonly string[]; undo: () => void }

export type DataGridHandle = {
  copy(withHeaders: boolean): Promise<void>
  /** Widens or narrows the columns to what they show. */
  autosize(): void
  selectAllCells(): void
  selectRange(range: CellRange, add?: boolean): void
  clearRanges(): void
  ranges(): CellRange[]
  rangeSummary(): RangeSummary
  scrollToRow(index: number): void
  /** Brings the row into sight and marks it; the focus stays where it is. False while there is no such row. */
  showRow(index: number): boolean
  /** Where a row that is loaded stands; null where it is not. */
  placeOf(id: string): number | null
  /** The values of a row that is loaded. */
  rowOf(id: string): GridRow | null
  /** The row at a place, if it is loaded. */
  idAt(index: number): string | null
  focus(): void
  /** Headings and values of the ranges' cells, as far as they are loaded: what a chart draws. */
  valuesOfRange(): { columns: { id: string; title: string }[]; rows: unknown[][] }
}

export type DataGridProps<Row extends GridRow> = {
  /** Spoken name. */
  label: string
  columns: readonly GridColumn<Row>[]
  source: RowSource<Row>
  /** Of a server list; a client list counts for itself. Null while not known. */
  totalRows: number | null
  filteredRows: number | null
  sort: readonly GridSort[]
  onSort(sort: GridSort[]): void
  layout?: ColumnLayout | undefined
  onLayout?: ((layout: ColumnLayout) => void) | undefined
  /** Shows a column of boxes; the one in the header stands for all that matches. */
  selection?: RowSelection | undefined
  onSelection?: ((selection: RowSelection) => void) | undefined
  /** Enter or double click. */
  onOpen?: ((row: Row) => void) | undefined
  /** The focus came to a cell of the row. */
  onPoint?: ((row: Row) => void) | undefined
  /** Asked for cells of columns that say `editable`. A rejection marks the cell and says why; false: nothing was written. */
  onEdit?: ((row: Row, field: string, value: string, how: EditHow) => Promise<boolean>) | undefined
  /** Changes of cells were saved, and can be taken back as one. */
  onSaved?: ((saved: SavedCells) => void) | undefined
  /** Changes were taken back: all of them, or not all. */
  onUndone?: ((isWhole: boolean) => void) | undefined
  /** What the filter button in a column's header opens; no button where there is nothing. */
  filterOf?: ((field: string) => ReactNode) | undefined
  /** Fields whose filter is on: their button says so. */
  filtered?: ReadonlySet<string> | undefined
  density: Density
  direction: 'ltr' | 'rtl'
  emptyState: ReactNode
  /** Totals and the like, above or below all rows whatever the scroll. */
  pinnedTop?: readonly Row[] | undefined
  pinnedBottom?: readonly Row[] | undefined
  /** Numbers each row, and takes whole rows by dragging over the numbers. */
  rowNumbers?: boolean | undefined
  /** Which panels the status bar has; all, where the screen does not say. */
  panels?: readonly PanelName[] | undefined
  /** Other words or separators for the status bar. */
  barTexts?: Partial<BarTexts> | undefined
  /** What else a screen asks of the grid itself. */
  gridOptions?: GridOptions<Row> | undefined
  handle?: Ref<DataGridHandle> | undefined
}
