import { useGetLeaveDetailQuery } from '@/features/leave/leave.api'
import { leaveRequests } from '@/features/leave/leave-lists.api'
import { LeaveStatusBadge } from '@/features/leave/requests/leave-status-badge'
import { RequestDetails } from '@/features/leave/requests/request-details'
import { DocumentFrame } from '@/shared/document/document-frame'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type RequestPanelProps = { id: string; onClose: () => void }

/** One request beside the page: what is asked, where it is, and what may be done with it now. */
export function RequestPanel({ id, onClose }: RequestPanelProps) {
  const t = usePhrases('leave')
  const { currentData: detail } = useGetLeaveDetailQuery(id)
  return (
    <DocumentFrame
      api={leaveRequests}
      docType="leave"
      id={id}
      form={{ namespace: 'leave' }}
      words={{ details: t('request.details'), tracker: t('request.tracker') }}
      badge={row => <LeaveStatusBadge status={row.status} />}
      details={row => <RequestDetails row={row} detail={detail} onGone={onClose} />}
      beside={({ files, history }, row) => [
        ...(detail?.may.see_files ? [files] : []),
        ...(row.is_masked ? [] : [history]),
      ]}
      mayAddFiles={detail?.may.attach}
      onClose={onClose}
      onCreated={onClose}
    />
  )
}
