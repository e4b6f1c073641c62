import type { ReactNode } from 'react'
import type { ListModel } from '@/shared/resource/list-model'
import { isNarrowed } from '@/shared/resource/list-address'
import { NewRecordLink } from '@/shared/resource/new-record-link'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'

export type NoRowsProps = { list: ListModel; next?: ReactNode }

/** In the place of rows where there are none: nothing yet, or nothing that matches, each with the way on. */
export function NoRows({ list, next }: NoRowsProps) {
  const { words } = list
  if (isNarrowed(list.address)) {
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
      {mayAdd || next ? words.own('empty_text', 'state.empty_next') : null}
    </EmptyState>
  )
}
