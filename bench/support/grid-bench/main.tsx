import { createRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { moneyText } from '@contract/kernel/money'
import { DataGrid } from '@/shared/grid/data-grid'
import type { DataGridHandle, GridColumn } from '@/shared/grid/data-grid.types'
import { gridPhrases } from '@/shared/grid/grid.phrases'
import { sharedPhrases } from '@/shared/i18n/shared.phrases'
import { startI18n } from '@/shared/i18n/i18n'
import { uiPhrases } from '@/shared/ui/ui.phrases'
import type { GridBench } from './grid-bench.types'
import '@/shared/theme/theme.scss'
import './grid-bench.css'

const ROWS = 100_000
const COLUMNS = 20

type BenchRow = { id: string } & Record<string, number | string>

startI18n(() => null, { grid: gridPhrases, shared: sharedPhrases, ui: uiPhrases }, 'en')

/** Whole numbers, fractions, amounts and text, as a list of sales has them. */
function rowOf(n: number): BenchRow {
  const row: BenchRow = { id: `r${n}` }
  for (let column = 0; column < COLUMNS; column += 1)
    row[`c${column}`] =
      column % 4 === 0
        ? (n * 7 + column) % 10_007
        : column % 4 === 1
          ? ((n * 13 + column) % 100_003) / 8
          : column % 4 === 2
            ? moneyText(BigInt((n * 17 + column) % 9_999_991))
            : `text ${n} ${column}`
  return row
}

const rows = Array.from({ length: ROWS }, (_, n) => rowOf(n))
const columns: GridColumn<BenchRow>[] = Array.from({ length: COLUMNS }, (_, column) => ({
  field: `c${column}`,
  headerName: `Column ${column}`,
  width: 120,
  kind: column % 4 === 2 ? 'money' : column % 4 === 3 ? 'text' : 'rate',
}))
const ids = columns.map(({ field }) => String(field))
const handle = createRef<DataGridHandle>()
let root: Root | undefined

const frames = (count: number) =>
  new Promise<void>(resolve => {
    const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)))
    next(count)
  })

const bench: GridBench = {
  mount: async () => {
    root = createRoot(document.getElementById('root') as HTMLElement)
    root.render(
      <DataGrid<BenchRow>
        label="Bench"
        columns={columns}
        source={{ kind: 'client', rows }}
        totalRows={null}
        filteredRows={null}
        sort={[]}
        onSort={() => undefined}
        density="compact"
        direction="ltr"
        emptyState={null}
        handle={handle}
      />,
    )
    while (!document.querySelector('.ag-row .ag-cell[col-id="c3"]')) await frames(1)
    await frames(5)
  },
  unmount: async () => {
    root?.unmount()
    await frames(2)
  },
  select: async (count, width) => {
    const [first = '', last = ''] = [ids[0], ids[width - 1]]
    handle.current?.selectRange({
      anchor: { pinned: null, index: 0 },
      head: { pinned: null, index: count - 1 },
      columns: ids.slice(0, width),
      anchorColumn: first,
      headColumn: last,
    })
    await frames(3)
  },
  clear: async () => {
    handle.current?.clearRanges()
    await frames(3)
  },
  scroll: async (count, pixels) => {
    const viewport = document.querySelector('.ag-grid-viewport')
    const times: number[] = []
    for (let frame = 0; frame < count; frame += 1) {
      viewport?.scrollBy({ top: pixels, behavior: 'instant' })
      const before = performance.now()
      await frames(1)
      times.push(performance.now() - before)
    }
    viewport?.scrollTo({ top: 0, behavior: 'instant' })
    await frames(10)
    return times
  },
  marked: () => document.querySelectorAll('.cell-marked').length,
  sum: () => document.querySelector('[data-panel="sum"] .grid-bar-value')?.textContent ?? '',
}
Object.assign(window, { gridBench: bench })
