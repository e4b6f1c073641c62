import type { GridApi, IDatasource } from 'ag-grid-community'
import type { GridRow, ServerSource } from '@/shared/grid/data-grid.types'
import { BlockLoader } from '@/shared/grid/sources/block-loader'
import { RowStore } from '@/shared/grid/sources/row-store'
import { PAGE_SIZE } from '@/shared/grid/sources/page-size'
import { viewportWindow } from '@/shared/grid/viewport-window'

const BUFFER_SIZE = 100

export type ServerRowsOptions<Row extends GridRow> = {
  source: () => ServerSource<Row>
  onRows: (from: number, to: number) => void
  onFailure: (error: unknown) => void
  onEmpty: (isEmpty: boolean) => void
}

/** One server list as the grid reads it: the grid's blocks on one side, our window on the other. */
export class ServerRows<Row extends GridRow> {
  readonly store: RowStore<Row>
  readonly datasource: IDatasource
  private readonly loader: BlockLoader<Row>
  private readonly closing = new AbortController()
  private isClosed = false

  constructor(
    private readonly api: GridApi<Row>,
    private readonly options: ServerRowsOptions<Row>,
  ) {
    const source = options.source()
    this.store = new RowStore(source.pageSize ?? PAGE_SIZE)
    this.loader = new BlockLoader<Row>({
      fetchRows: (window, signal) => options.source().fetchRows(window, signal),
      onRows: (start, rows) => {
        this.store.put(start, rows)
        options.onRows(start, start + Math.max(0, rows.length - 1))
        if (start === 0) options.onEmpty(rows.length === 0)
      },
      onFailure: options.onFailure,
    })
    this.datasource = {
      getRows: ({ startRow: start, endRow: end, successCallback }) => {
        // Asked by blocks of a list that is gone.
        if (this.isClosed) return
        this.look()
        this.loader.ask({
          start,
          end,
          deliver: (rows, last) => {
            if (this.isClosed) return
            successCallback([...rows], last ?? options.source().rowCount ?? undefined)
            this.look()
          },
        })
      },
    }
  }

  /** Told of every scroll: asks for what comes next, gives up what went by. */
  look(): void {
    const { api } = this
    if (this.isClosed || api.isDestroyed()) return
    const source = this.options.source()
    const pageSize = source.pageSize ?? PAGE_SIZE
    const rowCount = api.getDisplayedRowCount()
    const lastRendered = Math.max(0, api.getLastDisplayedRowIndex())
    const { first, last: around } = viewportWindow({
      firstRendered: Math.max(0, api.getFirstDisplayedRowIndex()),
      lastRendered,
      pageSize,
      bufferSize: source.bufferSize ?? BUFFER_SIZE,
      rowCount,
    })
    // What is in sight comes first, alone; what lies around it once that is there.
    const last = this.store.isEmpty ? lastRendered : around
    this.loader.lookAt(first, last)
    // Asking for a row makes the grid ask for its block.
    for (let row = first; row < last; row += pageSize)
      if (!this.store.has(row, row)) api.getDisplayedRowAtIndex(row)
  }

  /** Fetches rows that are not here, without scrolling to them: for a copy. */
  async fetchAll(from: number, to: number): Promise<void> {
    const { pageSize } = this.store
    const { signal } = this.closing
    for (let start = Math.floor(from / pageSize) * pageSize; start <= to; start += pageSize) {
      if (this.store.has(start, Math.min(start + pageSize - 1, to))) continue
      const rows = await this.options.source().fetchRows({ start, end: start + pageSize }, signal)
      this.store.put(start, rows)
    }
  }

  retry(): void {
    this.loader.retry()
  }

  close(): void {
    this.isClosed = true
    this.closing.abort()
    this.loader.close()
  }
}
