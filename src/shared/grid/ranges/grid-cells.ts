import type {
  ColDef,
  Column,
  GridApi,
  IRowNode,
  ValueFormatterParams,
  ValueGetterParams,
} from 'ag-grid-community'
import type { GridColumn, GridRow } from '@/shared/grid/data-grid.types'
import type { RangeGround } from '@/shared/grid/ranges/range-store'
import type { RowPlace } from '@/shared/grid/ranges/range-types'
import { placeOf, type Extents } from '@/shared/grid/ranges/row-lines'
import { isServiceColumn } from '@/shared/grid/service-columns'
import type { ServerRows } from '@/shared/grid/sources/server-rows'

export type GridCellsOptions<Row extends GridRow> = {
  api: GridApi<Row>
  serverRows: () => ServerRows<Row> | null
  columnOf: (id: string) => GridColumn<Row> | undefined
}

/** The grid as rows, columns and values. Reading a value never makes the grid load it. */
export class GridCells<Row extends GridRow> implements RangeGround {
  readonly api: GridApi<Row>
  private order: readonly string[] | null = null
  private nodes: IRowNode<Row>[] | null = null

  constructor(private readonly options: GridCellsOptions<Row>) {
    this.api = options.api
  }

  /** After rows or columns changed. */
  forget(): void {
    this.order = null
    this.nodes = null
  }

  extents(): Extents {
    const { api } = this
    return {
      top: api.getPinnedTopRowCount(),
      body: api.getDisplayedRowCount(),
      bottom: api.getPinnedBottomRowCount(),
    }
  }

  columns(): readonly string[] {
    this.order ??= this.api
      .getAllDisplayedColumns()
      .map(column => column.getColId())
      .filter(id => !isServiceColumn(id))
    return this.order
  }

  column(id: string): GridColumn<Row> | undefined {
    return this.options.columnOf(id)
  }

  title(id: string): string {
    const column = this.api.getColumn(id)
    return column ? (this.api.getDisplayNameForColumn(column, 'header') ?? id) : id
  }

  node({ pinned, index }: RowPlace): IRowNode<Row> | undefined {
    const { api } = this
    if (pinned === 'top') return api.getPinnedTopRow(index)
    if (pinned === 'bottom') return api.getPinnedBottomRow(index)
    const server = this.options.serverRows()
    if (server && !server.store.has(index, index)) return undefined
    return api.getDisplayedRowAtIndex(index)
  }

  row(place: RowPlace): Row | undefined {
    const server = place.pinned === null ? this.options.serverRows() : null
    return server ? server.store.at(place.index) : this.node(place)?.data
  }

  isLoaded(from: number, to: number): boolean {
    return this.options.serverRows()?.store.has(from, to) ?? true
  }

  /** Reads one column of the scrolling rows by their index: what sums are made of. */
  reader(id: string): (index: number) => unknown {
    const server = this.options.serverRows()
    const plain = this.plainField(id)
    if (server) {
      const rowAt = (index: number) => server.store.at(index)
      if (plain) return index => (rowAt(index) as Record<string, unknown> | undefined)?.[plain]
      return index => (rowAt(index) ? this.valueOf(this.node({ pinned: null, index }), id) : undefined)
    }
    const nodes = this.displayedNodes()
    if (plain) return index => (nodes[index]?.data as Record<string, unknown> | undefined)?.[plain]
    return index => this.valueOf(nodes[index], id)
  }

  value(place: RowPlace, id: string): unknown {
    return this.valueOf(this.node(place), id)
  }

  valueAt(line: number, id: string): unknown {
    return this.value(placeOf(line, this.extents()), id)
  }

  /** As the cell shows it; for rows of a server list also where the grid itself has no node of them. */
  text(place: RowPlace, column: Column): string {
    const rowNode = this.options.serverRows() && place.pinned === null ? undefined : this.node(place)
    const shown: unknown = rowNode?.data
      ? this.api.getCellValue({ rowNode, colKey: column, useFormatter: true })
      : this.formatted(this.row(place), column)
    return shown === null || shown === undefined ? '' : String(shown)
  }

  private formatted(data: Row | undefined, column: Column): unknown {
    if (!data) return undefined
    const colDef = column.getColDef() as ColDef<Row>
    const { valueFormatter, valueGetter, field } = colDef
    const params = { data, colDef, column, api: this.api, node: null, context: undefined }
    const read = (name: string): unknown => (data as Record<string, unknown>)[name]
    const value =
      typeof valueGetter === 'function'
        ? (valueGetter({ ...params, getValue: read } as ValueGetterParams<Row>) as unknown)
        : read(field ?? column.getColId())
    if (typeof valueFormatter !== 'function') return value
    return valueFormatter({ ...params, value } as ValueFormatterParams<Row>)
  }

  private valueOf(rowNode: IRowNode<Row> | undefined, colKey: string): unknown {
    return rowNode?.data ? this.api.getCellValue({ rowNode, colKey }) : undefined
  }

  /** Most columns show a field as it is, and reading that is five times cheaper than asking the grid. */
  private plainField(id: string): string | null {
    const column = this.column(id)
    const field = column?.field as string | undefined
    return field && !column?.valueGetter && !field.includes('.') ? field : null
  }

  private displayedNodes(): IRowNode<Row>[] {
    if (!this.nodes) {
      const count = this.api.getDisplayedRowCount()
      this.nodes = []
      for (let index = 0; index < count; index += 1) {
        const node = this.api.getDisplayedRowAtIndex(index)
        if (node) this.nodes.push(node)
      }
    }
    return this.nodes
  }
}
