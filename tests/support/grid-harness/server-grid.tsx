import { useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { DataGrid } from '@/shared/grid/data-grid'
import type {
  DataGridHandle,
  GridColumn,
  GridSort,
  RowSelection,
  SavedCells,
  ServerSource,
} from '@/shared/grid/data-grid.types'
import type { ServerCommands, ServerGridOptions, ServerLog } from './server-grid.types'

type SaleRow = { id: string; n: number; amount: string; buyer: string; note: string }

const columns: GridColumn<SaleRow>[] = [
  { field: 'n', headerName: 'Number', kind: 'integer', width: 110 },
  { field: 'amount', headerName: 'Amount', kind: 'money', width: 140 },
  { field: 'buyer', headerName: 'Buyer', kind: 'text', width: 200, editable: true },
  { field: 'note', headerName: 'Note', kind: 'text', width: 200, editable: ({ data }) => data?.n !== 1 },
]

const linkedColumns = columns.map(column =>
  column.field === 'buyer'
    ? {
        ...column,
        cellRenderer: ({ data }: { data?: SaleRow }) => data && <a href={`#${data.id}`}>{data.buyer}</a>,
      }
    : column,
)

export type ServerHandle = { commands: ServerCommands; grid: DataGridHandle | null }

function holdUntilReleased() {
  let release = () => {}
  const until = new Promise<void>(resolve => {
    release = resolve
  })
  return { until, release }
}

/** A list that comes in blocks from a server made of arithmetic, which can be slow, cut off, or change. */
export function ServerGrid({ options, handle }: { options: ServerGridOptions; handle: Ref<ServerHandle> }) {
  const [state, setState] = useState({
    version: 1,
    listKey: 'first',
    rows: options.rows,
    counted: options.counted,
  })
  const [selection, setSelection] = useState<RowSelection>({ all: false, ids: new Set() })
  const [sort, setSort] = useState<GridSort[]>([])
  const log = useRef<ServerLog>({ asked: [], aborted: [], aggregates: [], opened: [], edits: [], saved: [] })
  const lastSaved = useRef<SavedCells>(null)
  const broken = useRef(false)
  const held = useRef<{ until: Promise<void>; release: () => void } | null>(null)
  const edited = useRef(new Map<string, Partial<SaleRow>>())
  const grid = useRef<DataGridHandle>(null)

  const source = useMemo((): ServerSource<SaleRow> => {
    const rowAt = (n: number): SaleRow => ({
      id: `${state.listKey}-${n}`,
      n,
      amount: moneyText(BigInt(n) * 125n),
      buyer: `Buyer ${n}${state.version > 1 ? ` v${state.version}` : ''}`,
      note: '',
      ...edited.current.get(`${state.listKey}-${n}`),
    })
    const wait = (signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const answer = () => (held.current ? void held.current.until.then(resolve) : resolve())
        const timer = setTimeout(answer, options.delay)
        signal.addEventListener('abort', () => {
          clearTimeout(timer)
          reject(new DOMException('Aborted', 'AbortError'))
        })
      })
    return {
      kind: 'server',
      version: state.version,
      listKey: state.listKey,
      rowCount: state.counted ? state.rows : null,
      fetchRows: async ({ start, end }, signal) => {
        log.current.asked.push(start)
        signal.addEventListener('abort', () => log.current.aborted.push(start))
        await wait(signal)
        if (broken.current) throw new Error('The line is cut')
        const count = Math.max(0, Math.min(end, state.rows) - start)
        return Array.from({ length: count }, (_, n) => rowAt(start + n))
      },
      fetchAggregate: async (blocks, signal) => {
        log.current.aggregates.push(blocks)
        await wait(signal)
        let sum = 0n
        let count = 0
        for (const { from, to, fields } of blocks)
          for (let n = from; n <= to; n += 1)
            for (const field of fields) {
              if (field !== 'amount') continue
              sum += parseMoney(rowAt(n).amount)
              count += 1
            }
        const last = blocks.reduce((most, { to }) => Math.max(most, to), 0)
        return {
          count,
          numeric: count,
          sum: moneyText(sum),
          min: '0.00',
          max: moneyText(BigInt(last) * 125n),
        }
      },
    }
  }, [state, options.delay])

  useImperativeHandle(handle, () => ({
    grid: grid.current,
    commands: {
      set: next => setState(now => ({ ...now, ...next })),
      breakLine: isBroken => {
        broken.current = isBroken
      },
      holdAnswers: isHeld => {
        held.current?.release()
        held.current = isHeld ? holdUntilReleased() : null
      },
      log: () => log.current,
      undoSaved: () => lastSaved.current?.undo(),
      selection: () => ({ all: selection.all, ids: [...selection.ids] }),
      sort: () => sort,
      scrollToRow: index => grid.current?.scrollToRow(index),
      copy: withHeaders => grid.current?.copy(withHeaders),
    },
  }))

  return (
    <DataGrid<SaleRow>
      label="Sales"
      columns={options.linked ? linkedColumns : columns}
      source={source}
      totalRows={state.counted ? state.rows : null}
      filteredRows={state.counted ? state.rows : null}
      sort={sort}
      onSort={next => {
        setSort(next)
        setState(now => ({ ...now, listKey: JSON.stringify(next) }))
      }}
      selection={selection}
      onSelection={setSelection}
      onOpen={row => log.current.opened.push(row.id)}
      onEdit={async (row, field, value) => {
        log.current.edits.push([row.id, field, value])
        if (value === 'refuse me') throw new Error('Such a name is not allowed')
        edited.current.set(row.id, { ...edited.current.get(row.id), [field]: value })
        await held.current?.until
        setState(now => ({ ...now, version: now.version + 1 }))
        return true
      }}
      onSaved={saved => {
        lastSaved.current = saved
        log.current.saved.push(saved.columns.join())
      }}
      filterOf={field => (field === 'buyer' ? <input aria-label="Words" /> : null)}
      filtered={options.filtered ? new Set(['buyer']) : undefined}
      density="compact"
      direction={options.rtl ? 'rtl' : 'ltr'}
      emptyState={<p>{'Nothing here yet'}</p>}
      handle={grid}
    />
  )
}
