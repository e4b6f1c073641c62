import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DataGridProps, GridRow } from '@/shared/grid/data-grid.types'
import type { GridContext, OpenFilter } from '@/shared/grid/grid-context'
import { nextSort } from '@/shared/grid/next-sort'
import { allState, isRowSelected, selectionOfAll } from '@/shared/grid/row-selection'
import type { Phrase } from '@/shared/i18n/use-phrases'

/** One object for the whole life of a grid that always answers from the newest properties. */
export function useGridContext<Row extends GridRow>(
  props: DataGridProps<Row>,
  t: Phrase<'grid'>,
  openFilter: (filter: OpenFilter) => void,
): GridContext {
  const latest = useRef({ props, t })
  const [listeners] = useState(() => new Set<() => void>())
  // Read by what the grid draws, which happens after this.
  useLayoutEffect(() => {
    latest.current = { props, t }
  })
  const { sort, filtered, selection } = props
  useEffect(() => {
    for (const listener of listeners) listener()
  }, [listeners, sort, filtered, selection, t])

  return useState<GridContext>(() => {
    const now = () => latest.current.props
    return {
      t: (key, params) => latest.current.t(key, params),
      onChange: listener => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      sort: () => now().sort,
      changeSort: (field, more) => now().onSort(nextSort(now().sort, field, more)),
      isFiltered: field => now().filtered?.has(field) ?? false,
      hasFilter: field => Boolean(now().filterOf?.(field)),
      filterOf: field => now().filterOf?.(field),
      openFilter,
      isSelected: row => isRowSelected(now().selection, row.id),
      allSelected: () => allState(now().selection, now().source, now().filteredRows),
      selectAll: on => now().onSelection?.(selectionOfAll(on, now().selection, now().source)),
    }
  })[0]
}
