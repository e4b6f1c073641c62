import { useMemo, useRef, useState, type ReactNode, type Ref } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Aggregate } from '@contract/kernel/list-calls'
import { LOCALES } from '@contract/kernel/locales'
import { columnsFor } from '@/shared/grid/columns/columns-for'
import { DataGrid } from '@/shared/grid/data-grid'
import type { DataGridHandle, RowSelection, ServerSource } from '@/shared/grid/data-grid.types'
import { toApiFailure } from '@/shared/http/api-failure'
import { useLocale } from '@/shared/i18n/use-locale'
import { ListFailure } from '@/shared/resource/list-failure'
import type { ListModel } from '@/shared/resource/list-model'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { useInlineEdit } from '@/shared/resource/use-inline-edit'

export type ListGridProps = {
  list: ListModel
  empty: ReactNode
  filterOf: (field: string) => ReactNode
  selection?: RowSelection | undefined
  onSelection?: ((selection: RowSelection) => void) | undefined
  onPoint?: ((row: ResourceRow) => void) | undefined
  handle: Ref<DataGridHandle>
}

const NOTHING_TO_SUM: Aggregate = { count: 0, numeric: 0, sum: null, min: null, max: null }

/** The list in the grid; comes in a chunk of its own, with all that the grid needs. */
export function ListGrid({ list, empty, filterOf, selection, onSelection, onPoint, handle }: ListGridProps) {
  const { api, narrowing, sort, listKey, version, columns, overrides, settings, words } = list
  const navigate = useNavigate()
  const direction = LOCALES[useLocale()].dir
  const handleEdit = useInlineEdit(list)
  // Nothing came at all: said in the grid's place. Later blocks that fail are the grid's own to tell.
  const [failure, setFailure] = useState<{ key: string; error: unknown } | null>(null)
  const arrived = useRef('')
  const gridColumns = useMemo(() => {
    const made = columnsFor(api.resource, words, overrides)
    return list.may.edit ? made : made.map(column => ({ ...column, editable: false }))
  }, [api, words, overrides, list.may.edit])
  const key = `${listKey} ${version}`
  const { filter } = list.address
  const filtered = useMemo(() => new Set(Object.keys(filter)), [filter])

  const source = useMemo((): ServerSource<ResourceRow> => {
    const fields = new Set(columns.filter(column => column.kind).map(column => column.id))
    return {
      kind: 'server',
      version,
      listKey,
      rowCount: list.filtered,
      fetchRows: async (window, signal) => {
        try {
          const rows = await api.fetchRows({ ...narrowing, sort, ...window }, signal)
          arrived.current = listKey
          return rows
        } catch (error) {
          const { code, status } = toApiFailure(error)
          if (!signal.aborted && code !== 'cancelled' && (arrived.current !== listKey || status === 403))
            setFailure({ key: `${listKey} ${version}`, error })
          throw error
        }
      },
      fetchAggregate: async (blocks, signal) => {
        // What the screen draws by itself the server has no sums of.
        const known = blocks
          .map(block => ({ ...block, fields: block.fields.filter(one => fields.has(one)) }))
          .filter(block => block.fields.length > 0)
        if (known.length === 0) return NOTHING_TO_SUM
        return api.fetchAggregate({ ...narrowing, ...(sort && { sort }), blocks: known }, signal)
      },
    }
  }, [api, columns, narrowing, sort, listKey, version, list.filtered])

  if (failure?.key === key) return <ListFailure list={list} error={failure.error} />
  const { recordPath } = list
  return (
    <div className="list-grid">
      <DataGrid
        label={list.words.own('title')}
        columns={gridColumns}
        source={source}
        totalRows={list.total}
        filteredRows={list.filtered}
        sort={list.sort ?? []}
        onSort={next => list.change({ sort: next })}
        layout={settings.layout}
        onLayout={layout => list.changeSettings({ layout })}
        selection={selection}
        onSelection={onSelection}
        onOpen={recordPath ? row => void navigate(recordPath(row.id)) : undefined}
        onPoint={onPoint}
        onEdit={list.may.edit ? handleEdit : undefined}
        filterOf={filterOf}
        filtered={filtered}
        density={settings.density}
        direction={direction}
        emptyState={empty}
        handle={handle}
      />
    </div>
  )
}
