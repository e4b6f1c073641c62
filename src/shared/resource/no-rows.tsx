import type { ReactNode } from 'react'
import { filterText } from '@/shared/grid/filters/filter-model'
import type { ListModel } from '@/shared/resource/list-model'
import { isNarrowed, type ListAddress } from '@/shared/resource/list-address'
import { NewRecordLink } from '@/shared/resource/new-record-link'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'

export type NoRowsProps = {
  list: ListModel
  next?: ReactNode
  /** With which the list opens by itself: that nothing matches it says that there is nothing. */
  usualFilter?: ListAddress['filter'] | undefined
}

/** In the place of rows where there are none: nothing yet, or nothing that matches, each with the way on. */
export function NoRows({ list, next, usualFilter = {} }: NoRowsProps) {
  const { words, address } = list
  const isUsual = filterText(address.filter) === filterText(usualFilter)
  if (isNarrowed(isUsual ? { ...address, filter: {} } : address)) {
    return (
      <EmptyState
        icon="search"
        title={words.own('no_match', 'state.no_match')}
        action={
          <Button onClick={() => list.change({ search: '', filter: {} })}>{words.say('state.clear')}</Button>
        }
      >
        {words.say('state.no_match_text')}
      </EmptyState>
    )
  }
  const mayAdd = list.may.create && list.recordPath !== null
  return (
    <EmptyState
      title={words.own('empty', 'state.empty')}
      action={mayAdd ? <NewRecordLink list={list} /> : next}
    >
      {((mayAdd || next) && words.own('empty_text')) ||
        words.own('empty_where', mayAdd ? 'state.empty_next' : undefined)}
    </EmptyState>
  )
}
