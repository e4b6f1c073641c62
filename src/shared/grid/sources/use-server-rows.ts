import type { GridApi } from 'ag-grid-community'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { GridRow, GridSort, RowSource, ServerSource } from '@/shared/grid/data-grid.types'
import { applySort } from '@/shared/grid/grid-sort'
import { ServerRows } from '@/shared/grid/sources/server-rows'
import { logError } from '@/shared/log/log'

export type ServerRowsState = { isEmpty: boolean; hasFailed: boolean; retry: () => void }

/** What was seen of which list: said of another list it means nothing. */
type SeenVersion = { listKey: string | undefined; version: unknown; isEmpty: boolean; hasFailed: boolean }

const NOTHING_SEEN: SeenVersion = { listKey: undefined, version: undefined, isEmpty: false, hasFailed: false }

/** Keeps the grid's row model at what the source says: another list, newer rows, a count that came. */
export function useServerRows<Row extends GridRow>(
  api: GridApi<Row> | null,
  rowsRef: RefObject<ServerRows<Row> | null>,
  source: RowSource<Row>,
  sort: readonly GridSort[],
  onRows: (from: number, to: number) => void,
): ServerRowsState {
  const server = source.kind === 'server' ? source : null
  const { listKey, version, rowCount } = server ?? {}
  const latest = useRef({ server, sort, onRows })
  useLayoutEffect(() => {
    latest.current = { server, sort, onRows }
  })
  const [seen, setSeen] = useState(NOTHING_SEEN)
  const shown = useRef(version)

  useEffect(() => {
    if (!api || listKey === undefined) return
    const see = (part: Partial<SeenVersion>) => {
      const now = { listKey, version: latest.current.server?.version }
      setSeen(before => ({
        ...(before.listKey === now.listKey && before.version === now.version ? before : NOTHING_SEEN),
        ...now,
        ...part,
      }))
    }
    const current = new ServerRows<Row>(api, {
      source: () => latest.current.server as ServerSource<Row>,
      onRows: (from, to) => latest.current.onRows(from, to),
      onFailure: error => {
        logError('Rows could not be loaded', error)
        see({ hasFailed: true })
      },
      onEmpty: isEmpty => see({ isEmpty }),
    })
    rowsRef.current = current
    shown.current = latest.current.server?.version
    const look = () => current.look()
    api.addEventListener('viewportChanged', look)
    api.addEventListener('bodyScroll', look)
    // The sort's mark changes with the rows: set on its own it would ask for the former list once more.
    applySort(api, latest.current.sort)
    api.setGridOption('datasource', current.datasource)
    // Where the count is known at once, nothing else takes the scroll back.
    api.ensureIndexVisible(0, 'top')
    return () => {
      current.close()
      rowsRef.current = null
      if (api.isDestroyed()) return
      api.removeEventListener('viewportChanged', look)
      api.removeEventListener('bodyScroll', look)
    }
  }, [api, rowsRef, listKey])

  useEffect(() => {
    const current = rowsRef.current
    if (!api || !current || shown.current === version) return
    shown.current = version
    // An empty list is not refreshed by the grid; a datasource set anew is read.
    if (api.getDisplayedRowCount() === 0) api.setGridOption('datasource', { ...current.datasource })
    else api.refreshInfiniteCache()
  }, [api, rowsRef, version, listKey])

  useEffect(() => {
    if (!api || rowCount === null || rowCount === undefined) return
    if (api.getDisplayedRowCount() !== rowCount || !api.isLastRowIndexKnown()) api.setRowCount(rowCount, true)
  }, [api, rowCount, listKey, version])

  const retry = useCallback(() => {
    setSeen(before => ({ ...before, hasFailed: false }))
    rowsRef.current?.retry()
  }, [rowsRef])
  const isOfThis = seen.listKey === listKey && seen.version === version
  return {
    isEmpty: server !== null && (rowCount ?? (isOfThis && seen.isEmpty ? 0 : 1)) === 0,
    hasFailed: isOfThis && seen.hasFailed,
    retry,
  }
}
