import type { RefObject } from 'react'
import { ColumnChooser } from '@/shared/grid/columns/column-chooser'
import type { DataGridHandle } from '@/shared/grid/data-grid.types'
import type { FetchValues } from '@/shared/grid/filters/filter-kit'
import type { ColumnFilter } from '@/shared/grid/filters/filter-model'
import { FilterSheet } from '@/shared/grid/filters/filter-sheet'
import { SortChoice } from '@/shared/grid/filters/sort-choice'
import type { ListModel } from '@/shared/resource/list-model'
import type { ListTool } from '@/shared/resource/list-toolbar'

export type ListSheetsProps = {
  list: ListModel
  tool: ListTool | null
  isWide: boolean
  fetchValues: FetchValues
  onFilter: (field: string, filter: ColumnFilter | null) => void
  handle: RefObject<DataGridHandle | null>
  onClose: () => void
}

/** What slides in beside a list: its filters and its columns. */
export function ListSheets(props: ListSheetsProps) {
  const { list, tool, isWide, fetchValues, onFilter, handle, onClose } = props
  const { words, columns, address, change, filtered } = list
  const isCounted = !isWide && filtered !== null
  return (
    <>
      <FilterSheet
        show={tool === 'filters'}
        columns={columns}
        filter={address.filter}
        words={words}
        fetchValues={fetchValues}
        onFilter={onFilter}
        onClear={() => change({ filter: {} })}
        onClose={onClose}
        first={isWide ? [] : list.api.resource.narrowBy}
        done={isCounted ? words.own('shown', 'filter.show', { count: filtered }) : words.say('filter.done')}
        before={
          !isWide && (
            <SortChoice
              columns={columns}
              sort={address.sort}
              words={words}
              onSort={sort => change({ sort })}
            />
          )
        }
      />
      <ColumnChooser
        show={tool === 'columns'}
        columns={columns}
        layout={list.settings.layout}
        words={words}
        onLayout={layout => list.changeSettings({ layout })}
        onAutosize={() => handle.current?.autosize()}
        onClose={onClose}
      />
    </>
  )
}
