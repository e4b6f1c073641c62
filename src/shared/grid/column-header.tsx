import type { IHeaderParams } from 'ag-grid-community'
import { useSyncExternalStore, type MouseEvent } from 'react'
import type { GridContext } from '@/shared/grid/grid-context'
import { Icon } from '@/shared/ui/icon'

export type ColumnHeaderProps = IHeaderParams<unknown, GridContext>

/** Name, direction and place in the sort, filter button. Enter on the header sorts too (grid-options). */
export function ColumnHeader({ column, displayName, enableSorting, context }: ColumnHeaderProps) {
  const field = column.getColId()
  const sort = useSyncExternalStore(context.onChange, context.sort)
  const isFiltered = useSyncExternalStore(context.onChange, () => context.isFiltered(field))
  const place = sort.findIndex(item => item.field === field)

  const handleSort = (event: MouseEvent) => {
    if (enableSorting) context.changeSort(field, event.shiftKey || event.ctrlKey || event.metaKey)
  }
  const handleFilter = (event: MouseEvent<HTMLElement>) =>
    context.openFilter({ field, title: displayName, button: event.currentTarget })

  return (
    <div className="grid-header">
      {/* The header cell around it is what keys and screen readers meet. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the grid gives the header cell itself the focus and its keys */}
      <div className="grid-header-name" onClick={handleSort} title={displayName}>
        <span className="grid-header-text">{displayName}</span>
        {place >= 0 && (
          <span className="grid-header-sort" aria-hidden="true">
            <Icon name={sort[place]?.direction === 'asc' ? 'chevron-up' : 'chevron-down'} size="sm" />
            {sort.length > 1 && <span>{place + 1}</span>}
          </span>
        )}
      </div>
      {context.hasFilter(field) && (
        <button
          type="button"
          tabIndex={-1}
          className="grid-header-filter"
          aria-pressed={isFiltered}
          aria-label={context.t(isFiltered ? 'engine.filter_on' : 'engine.filter', { column: displayName })}
          onClick={handleFilter}
        >
          <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
            <path
              fill={isFiltered ? 'currentColor' : 'none'}
              stroke="currentColor"
              d="M2 3h12l-4.5 5.5v4l-3 1.5V8.5z"
            />
          </svg>
        </button>
      )}
    </div>
  )
}
