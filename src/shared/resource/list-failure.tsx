import { toApiFailure } from '@/shared/http/api-failure'
import type { ListModel } from '@/shared/resource/list-model'
import { LoadFailed } from '@/shared/resource/load-failed'
import { EmptyState } from '@/shared/ui/empty-state'

export type ListFailureProps = { list: ListModel; error: unknown }

/** A list that may not be seen is another thing than one that could not be had. */
export function ListFailure({ list, error }: ListFailureProps) {
  if (toApiFailure(error).status === 403) {
    return (
      <EmptyState icon="lock" title={list.words.say('state.no_right')}>
        {list.words.say('state.no_right_text')}
      </EmptyState>
    )
  }
  return <LoadFailed error={error} onRetry={list.refresh} />
}
