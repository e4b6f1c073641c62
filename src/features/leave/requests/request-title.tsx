import type { ListedLeaveRequest } from '@contract/modules/leave/leave-request.resource'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordLink } from '@/shared/resource/record-link'

export type RequestTitleProps = { row: Pick<ListedLeaveRequest, 'id' | 'request_no'> }

/** A draft has no number yet, and must be opened all the same. */
export function RequestTitle({ row }: RequestTitleProps) {
  const t = usePhrases('leave')
  return (
    <RecordLink id={row.id} opens="panel" className="record-link">
      <bdi>{row.request_no ?? t('request.no_number')}</bdi>
    </RecordLink>
  )
}
