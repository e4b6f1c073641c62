import type { GridApi } from 'ag-grid-community'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ClientSource, GridRow, GridSort, RowSource } from '@/shared/grid/data-grid.types'
import { applySort } from '@/shared/grid/grid-sort'

/** Order, quick search and filter of a list whose rows are all here. */
export function useClientRows<Row extends GridRow>(
  api: GridApi<Row> | null,
  source: RowSource<Row>,
  sort: readonly GridSort[],
): void {
  const client = source.kind === 'client' ? source : null
  const matches = client?.matches
  const quickFilter = client?.quickFilter
  const latest = useRef<ClientSource<Row>['matches']>(matches)
  useLayoutEffect(() => {
    latest.current = matches
  })

  useEffect(() => {
    if (!api || !client) return
    api.setGridOption('isExternalFilterPresent', () => latest.current !== undefined)
    api.setGridOption('doesExternalFilterPass', ({ data }) => !data || (latest.current?.(data) ?? true))
    // The two functions look at the newest filter; the source itself comes and goes with every row.
    // oxlint-disable-next-line react/exhaustive-deps -- once for each grid; what changes later has its own effect
  }, [api])
  useEffect(() => {
    if (api && client) api.onFilterChanged()
    // oxlint-disable-next-line react/exhaustive-deps -- another filter, not another source
  }, [api, matches])
  useEffect(() => {
    if (api && quickFilter !== undefined) api.setGridOption('quickFilterText', quickFilter)
  }, [api, quickFilter])
  useEffect(() => {
    if (api && client) applySort(api, sort)
    // oxlint-disable-next-line react/exhaustive-deps -- another order, not another source
  }, [api, sort])
}
