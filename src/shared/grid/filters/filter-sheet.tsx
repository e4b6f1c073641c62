import type { ReactNode } from 'react'
import type { FilterModel } from '@contract/kernel/list-query'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import type { ListWords } from '@/shared/grid/columns/list-words'
import type { FetchValues } from '@/shared/grid/filters/filter-kit'
import type { ColumnFilter } from '@/shared/grid/filters/filter-model'
import { FilterPanel } from '@/shared/grid/filters/filter-panel'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { Offcanvas } from '@/shared/ui/offcanvas'

export type FilterSheetProps = {
  show: boolean
  columns: readonly ListColumn[]
  filter: FilterModel
  words: ListWords
  fetchValues: FetchValues
  onFilter: (field: string, filter: ColumnFilter | null) => void
  onClear: () => void
  onClose: () => void
  /** What people narrow the list by first: before all others, and open. */
  first?: readonly string[] | undefined
  /** On the button that closes it: what the filters leave, or that one is done. */
  done: string
  /** Above the filters: the order, where there are no headings to press. */
  before?: ReactNode
}

/** All filters of a list, those of hidden columns too; on a phone the only place for them. */
export function FilterSheet(props: FilterSheetProps) {
  const { show, columns, filter, words, fetchValues, onFilter, onClear, onClose, first = [], before } = props
  const { say } = words
  const filterable = columns.filter(column => column.filter)
  const ahead = first.flatMap(id => filterable.find(column => column.id === id) ?? [])
  const others = filterable.filter(column => !ahead.includes(column))
  return (
    <Offcanvas
      show={show}
      title={say('filter.title')}
      onClose={onClose}
      footer={
        <div className="cluster justify-content-end">
          <Button onClick={onClear} disabled={Object.keys(filter).length === 0}>
            {say('filter.clear_all')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {props.done}
          </Button>
        </div>
      }
    >
      {before}
      {[...ahead, ...others].map(column => (
        <details
          key={column.id}
          className="filter-fold"
          open={column.id in filter || first.includes(column.id)}
        >
          <summary>
            {column.label}
            {column.id in filter && <span className="filter-fold-mark" aria-hidden="true" />}
            <Icon name="chevron-down" size="sm" />
          </summary>
          <FilterPanel
            column={column}
            filter={filter[column.id] ?? null}
            words={words}
            fetchValues={fetchValues}
            onChange={next => onFilter(column.id, next)}
          />
        </details>
      ))}
    </Offcanvas>
  )
}
