import type { LeaveDetail } from '@contract/modules/leave/leave.views'
import type { LeaveRequestRow } from '@contract/modules/leave/leave-request.resource'
import { DayList } from '@/features/leave/day-list'
import { RequestActions } from '@/features/leave/requests/request-actions'
import { RequestFacts } from '@/features/leave/requests/request-facts'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Skeleton } from '@/shared/ui/skeleton'

export type RequestDetailsProps = {
  row: LeaveRequestRow
  detail: LeaveDetail | undefined
  /** The draft is no more. */
  onGone: () => void
}

const TOLD: readonly string[] = ['returned', 'rejected', 'cancelled']

export function RequestDetails({ row, detail, onGone }: RequestDetailsProps) {
  const t = usePhrases('leave')
  const isTold = TOLD.includes(row.status) || row.cancellation_asked
  const lacksDocuments = row.requires_document && row.file_count === 0 && !TOLD.includes(row.status)
  return (
    <div className="stack">
      {isTold && row.last_comment && (
        <Banner
          tone={row.status === 'rejected' ? 'danger' : 'warning'}
          title={t(
            row.cancellation_asked
              ? 'request.cancellation_asked'
              : `request.told.${row.status as 'returned'}`,
          )}
        >
          <span dir="auto">{row.last_comment}</span>
        </Banner>
      )}
      {lacksDocuments && !row.is_masked && <Banner tone="warning">{t('request.documents_missing')}</Banner>}
      <RequestFacts row={row} />
      {detail ? (
        <>
          <DayList days={detail.days} isPaid={row.paid_days !== '0.00'} />
          <RequestActions row={row} detail={detail} onGone={onGone} />
        </>
      ) : (
        <Skeleton lines={4} />
      )}
    </div>
  )
}
