import type { GridApi } from 'ag-grid-community'
import type { RefObject } from 'react'
import type { DataGridHandle, GridRow } from '@/shared/grid/data-grid.types'
import { blocksOf } from '@/shared/grid/ranges/range-blocks'
import type { RangeEngine } from '@/shared/grid/ranges/range-engine'
import { rangeOfRows } from '@/shared/grid/ranges/range-model'
import type { RangeSummary } from '@/shared/grid/range-summary.types'
import { isServiceColumn } from '@/shared/grid/service-columns'

const NOTHING: RangeSummary = {
  cells: 0,
  count: 0,
  numeric: 0,
  sum: null,
  min: null,
  max: null,
  average: null,
  known: 'all',
}

/** What screens ask of their grid; before it stands and after it went, nothing. */
export function gridHandle<Row extends GridRow>(
  api: GridApi<Row> | null,
  engine: () => RangeEngine<Row> | null,
  root: RefObject<HTMLElement | null>,
): DataGridHandle {
  return {
    copy: async withHeaders => engine()?.copies.copy(withHeaders),
    autosize: () => {
      const ids = api?.getAllDisplayedColumns().map(column => column.getColId()) ?? []
      api?.autoSizeColumns(ids.filter(id => !isServiceColumn(id)))
    },
    selectAllCells: () => engine()?.store.selectAll(),
    selectRange: (range, add = false) => {
      const store = engine()?.store
      store?.set(add ? [...store.ranges, range] : [range])
    },
    clearRanges: () => engine()?.store.clear(),
    ranges: () => [...(engine()?.store.ranges ?? [])],
    rangeSummary: () => engine()?.summary.now().summary ?? NOTHING,
    scrollToRow: index => {
      if (!api || index < 0 || index >= api.getDisplayedRowCount()) return
      api.ensureIndexVisible(index, 'middle')
      const first = engine()?.cells.columns()[0]
      if (first) api.setFocusedCell(index, first)
    },
    showRow: index => {
      const columns = engine()?.cells.columns() ?? []
      const row = { pinned: null, index }
      const range = rangeOfRows(row, row, columns)
      if (!api || !range || index < 0 || index >= api.getDisplayedRowCount()) return false
      api.ensureIndexVisible(index, 'middle')
      engine()?.store.set([range])
      return true
    },
    placeOf: id => api?.getRowNode(id)?.rowIndex ?? null,
    rowOf: id => api?.getRowNode(id)?.data ?? null,
    idAt: index => engine()?.cells.row({ pinned: null, index })?.id ?? null,
    focus: () => {
      const first = engine()?.cells.columns()[0]
      if (api && first && api.getDisplayedRowCount() > 0)
        api.setFocusedCell(Math.max(0, api.getFirstDisplayedRowIndex()), first)
      else root.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    },
    valuesOfRange: () => valuesOf(engine()),
  }
}

function valuesOf<Row extends GridRow>(engine: RangeEngine<Row> | null) {
  if (!engine) return { columns: [], rows: [] }
  const { cells, store } = engine
  const blocks = blocksOf(store.ranges, cells.extents())
  const taken = new Set(blocks.flatMap(({ columns }) => columns))
  const columns = cells.columns().filter(column => taken.has(column))
  const lines = new Set<number>()
  for (const { low, high } of blocks) for (let line = low; line <= high; line += 1) lines.add(line)
  return {
    columns: columns.map(id => ({ id, title: cells.title(id) })),
    rows: [...lines].sort((a, b) => a - b).map(line => columns.map(column => cells.valueAt(line, column))),
  }
}
