import { lazy, Suspense, useEffect, useMemo, type ReactNode, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { LOCALES } from '@contract/kernel/locales'
import { columnsFor } from '@/shared/grid/columns/columns-for'
import { useDensity } from '@/shared/grid/columns/use-density'
import { DataGrid } from '@/shared/grid/data-grid'
import type { DataGridHandle, RowSelection } from '@/shared/grid/data-grid.types'
import type { FetchValues } from '@/shared/grid/filters/filter-kit'
import type { ColumnFilter } from '@/shared/grid/filters/filter-model'
import { FilterPanel } from '@/shared/grid/filters/filter-panel'
import { useLocale } from '@/shared/i18n/use-locale'
import { ListFailure } from '@/shared/resource/list-failure'
import type { ListModel } from '@/shared/resource/list-model'
import { useOriginOf } from '@/shared/resource/record-origin'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { useTotalsRows } from '@/shared/resource/totals/use-totals-rows'
import type { FirstRows } from '@/shared/resource/use-early-rows'
import { useFittedColumns } from '@/shared/resource/use-fitted-columns'
import { useInlineEdit } from '@/shared/resource/use-inline-edit'
import { useListSteps } from '@/shared/resource/use-list-steps'
import { useServerSource } from '@/shared/resource/use-server-source'
import { Skeleton } from '@/shared/ui/skeleton'

const StaleCellDialog = lazy(() =>
  import('@/shared/resource/stale-cell-dialog').then(file => ({ default: file.StaleCellDialog })),
)

export type ListGridProps = {
  list: ListModel
  empty: ReactNode
  fetchValues: FetchValues
  onFilter: (field: string, filter: ColumnFilter | null) => void
  selection?: RowSelection | undefined
  onSelection?: ((selection: RowSelection) => void) | undefined
  onPoint?: ((row: ResourceRow) => void) | undefined
  handle: RefObject<DataGridHandle | null>
  early: FirstRows
  /** Its first rows have come to the grid, which draws them next. */
  onTaken: () => void
}

/** The list in the grid; comes in a chunk of its own, with all that the grid needs. */
export function ListGrid(props: ListGridProps) {
  const { list, early, empty, fetchValues, onFilter, selection, onSelection, onPoint, onTaken, handle } =
    props
  const { api, columns, overrides, settings, words } = list
  const navigate = useNavigate()
  const originOf = useOriginOf(api.resource.name)
  const { dir: direction, tag } = LOCALES[useLocale()]
  const { edit, stale, onSaved, onUndone } = useInlineEdit(list)
  const gridColumns = useMemo(() => {
    const made = columnsFor(api.resource, words, overrides, tag)
    return list.may.edit ? made : made.map(column => ({ ...column, editable: false }))
  }, [api, words, overrides, tag, list.may.edit])
  const totals = useTotalsRows(list)
  const fitted = useFittedColumns(list, gridColumns, { first: early.first, foot: totals })
  useListSteps(list, handle, fitted.taken)
  const hasTaken = fitted.taken !== null
  useEffect(() => {
    if (hasTaken) onTaken()
  }, [hasTaken, onTaken])
  const { filter } = list.address
  const density = useDensity(settings)
  const filtered = useMemo(() => new Set(Object.keys(filter)), [filter])

  const served = useServerSource(list, fitted.see, early)
  const here = list.here
  const kept = useMemo(
    () => here?.all && { kind: 'client' as const, rows: here.all, matches: here.matches },
    [here?.all, here?.matches],
  )

  const filterOf = (field: string): ReactNode => {
    const column = columns.find(one => one.id === field)
    if (!column?.filter) return null
    return (
      <FilterPanel
        column={column}
        filter={filter[field] ?? null}
        words={words}
        fetchValues={fetchValues}
        onChange={next => onFilter(field, next)}
      />
    )
  }

  if (served.failure) return <ListFailure list={list} error={served.failure} />
  // A grid of no rows yet would say that there are none.
  if (here && !kept) return <Skeleton shape="rows" lines={10} className="p-3" />
  const { recordPath } = list
  return (
    <div className="list-grid">
      <DataGrid
        label={list.words.own('title')}
        columns={fitted.columns}
        source={kept ?? served.source}
        totalRows={list.total}
        filteredRows={list.filtered}
        sort={list.sort ?? []}
        onSort={next => list.change({ sort: next })}
        layout={settings.layout}
        onLayout={layout => list.changeSettings({ layout })}
        selection={selection}
        onSelection={onSelection}
        onOpen={
          recordPath ? row => void navigate(recordPath(row.id), { state: originOf(row.id) }) : undefined
        }
        onPoint={onPoint}
        onEdit={list.may.edit ? edit : undefined}
        onSaved={onSaved}
        onUndone={onUndone}
        pinnedBottom={totals}
        filterOf={filterOf}
        filtered={filtered}
        density={density}
        direction={direction}
        emptyState={empty}
        handle={handle}
      />
      {stale && (
        <Suspense>
          <StaleCellDialog list={list} stale={stale} />
        </Suspense>
      )}
    </div>
  )
}
