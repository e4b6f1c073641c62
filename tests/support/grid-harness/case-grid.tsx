import type { GridApi } from 'ag-grid-community'
import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { DataGrid } from '@/shared/grid/data-grid'
import type {
  ColumnLayout,
  DataGridHandle,
  GridSort,
  RowSelection,
  RowSource,
} from '@/shared/grid/data-grid.types'
import type { PanelName } from '@/shared/grid/status-bar/status-panels'
import { caseColumns, caseRows, columnId, type CaseRow } from './case-columns'
import { caseFilter } from './case-filter'
import { decode } from './decode'
import { rangeOfStep } from './case-range'
import type { CaseStep, GridCase } from './harness.types'

export type CaseHandle = { apply(step: CaseStep): Promise<void>; grid: DataGridHandle | null }

const NOTHING: RowSelection = { all: false, ids: new Set() }
const ROW_PANELS: PanelName[] = ['totalRows', 'filteredRows', 'totalAndFilteredRows', 'selectedRows']

const decoded = (rows: unknown[][] | undefined) => (rows ?? []).map(row => row.map(decode))

/** One case on the real grid. What the cases do by the grid's programming interface is done by properties. */
export function CaseGrid({ gridCase, handle }: { gridCase: GridCase; handle: Ref<CaseHandle> }) {
  const { columns, options = {}, generate } = gridCase
  const isRtl = options.rtl ?? options.enableRtl ?? false
  const grid = useRef<DataGridHandle>(null)
  const api = useRef<GridApi<CaseRow> | null>(null)
  const [defs] = useState(() => caseColumns(columns, isRtl))
  const [rows, setRows] = useState(() =>
    generate === undefined
      ? caseRows(columns, decoded(gridCase.rows), 'r')
      : caseRows(
          columns,
          Array.from({ length: generate }, (_, n) => [n]),
          'r',
        ),
  )
  const [pinnedTop] = useState(() => caseRows(columns, decoded(gridCase.pinnedTop), 't'))
  const [pinnedBottom] = useState(() => caseRows(columns, decoded(gridCase.pinnedBottom), 'b'))
  const [matches, setMatches] = useState<((row: CaseRow) => boolean) | undefined>()
  const [quickFilter, setQuick] = useState('')
  const [sort, setSort] = useState<GridSort[]>([])
  const [selection, setSelection] = useState<RowSelection>(NOTHING)
  const [layout, setLayout] = useState<ColumnLayout>([])

  const currentLayout = () =>
    layout.length > 0 ? layout : defs.map(({ colId = '', pinned = null }) => ({ id: colId, pinned }))
  const change = (id: string, hidden: boolean) =>
    setLayout(currentLayout().map(column => (column.id === id ? { ...column, hidden } : column)))
  const names = (step: CaseStep) => (step.cols ?? [step.col]) as string[]
  const values = (from: unknown[]) =>
    Object.fromEntries(columns.map((column, n) => [columnId(column), decode(from[n])]))
  const patch = (row: number, next: Record<string, unknown>) =>
    setRows(rows.map((one, n) => (n === row ? { ...one, ...next } : one)))
  const idsOf = (step: CaseStep) =>
    ((step.rows ?? [step.row]) as number[]).map(row => rows[row]?.id ?? '').filter(Boolean)

  const operations: Record<string, (step: CaseStep) => void | Promise<void>> = {
    range: step => grid.current?.selectRange(rangeOfStep(step, currentLayout()), true),
    clearRanges: () => grid.current?.clearRanges(),
    filter: step => setMatches(() => caseFilter(step)),
    quick: step => setQuick(String(step.text ?? step.value ?? '')),
    sort: step =>
      setSort(
        typeof step.col === 'string'
          ? [{ field: step.col, direction: (step.dir ?? step.sort ?? 'asc') as 'asc' | 'desc' }]
          : [],
      ),
    setRows: step => setRows(caseRows(columns, decoded(step.rows as unknown[][]), 'n')),
    setValue: step => patch(Number(step.row), { [String(step.col)]: decode(step.value) }),
    txUpdate: step => patch(Number(step.row), values(step.values as unknown[])),
    txRemove: step => setRows(rows.filter((_, n) => n !== step.row)),
    page: step => api.current?.paginationGoToPage(Number(step.page)),
    selectRows: step => setSelection({ all: false, ids: new Set([...selection.ids, ...idsOf(step)]) }),
    selectAll: () =>
      setSelection(
        options.rowModel === 'serverSide'
          ? { all: true, ids: new Set() }
          : { all: false, ids: new Set(rows.map(({ id }) => id)) },
      ),
    deselectAll: () => setSelection(NOTHING),
    deselectRow: step => {
      const ids = new Set(selection.ids)
      for (const id of idsOf(step))
        if (selection.all) ids.add(id)
        else ids.delete(id)
      setSelection({ ...selection, ids })
    },
    hide: step => names(step).forEach(id => change(id, true)),
    show: step => names(step).forEach(id => change(id, false)),
    move: step => {
      const own = currentLayout()
      const moved = own.filter(column => names(step).includes(column.id))
      const rest = own.filter(column => !names(step).includes(column.id))
      const to = Number(step.to ?? step.index)
      setLayout([...rest.slice(0, to), ...moved, ...rest.slice(to)])
    },
    copy: step => grid.current?.copy(step.headers === true),
  }
  useImperativeHandle(handle, () => ({
    grid: grid.current,
    apply: async step => {
      const operation = operations[step.op]
      if (!operation) throw new Error(`No such step: ${step.op}`)
      await operation(step)
    },
  }))

  const isServer = options.rowModel !== undefined && options.rowModel !== 'clientSide'
  const [server] = useState<RowSource<CaseRow>>(() => ({
    kind: 'server',
    version: 0,
    listKey: 'case',
    rowCount: rows.length,
    fetchRows: ({ start, end }) => Promise.resolve(rows.slice(start, end)),
  }))
  const { thousandSeparator, decimalSeparator, of, statusBarLastRowUnknown: unknown } = options.locale ?? {}
  return (
    <DataGrid<CaseRow>
      label="Case"
      columns={defs}
      source={isServer ? server : { kind: 'client', rows, quickFilter, matches }}
      totalRows={null}
      filteredRows={null}
      sort={sort}
      onSort={setSort}
      layout={layout}
      onLayout={setLayout}
      selection={options.rowSelection ? selection : undefined}
      onSelection={setSelection}
      density="compact"
      direction={isRtl ? 'rtl' : 'ltr'}
      emptyState={null}
      pinnedTop={pinnedTop}
      pinnedBottom={pinnedBottom}
      panels={options.aggFuncs ? [...ROW_PANELS, ...(options.aggFuncs as PanelName[])] : undefined}
      barTexts={{
        ...(thousandSeparator !== undefined && { thousandSeparator }),
        ...(decimalSeparator !== undefined && { decimalSeparator }),
        ...(of !== undefined && { of }),
        ...(unknown !== undefined && { unknown }),
      }}
      gridOptions={{
        ...(options.pageSize && {
          pagination: true,
          paginationPageSize: options.pageSize,
          paginationPageSizeSelector: false,
        }),
        onGridReady: event => {
          api.current = event.api
        },
      }}
      handle={grid}
    />
  )
}
