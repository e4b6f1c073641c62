import type { Resource } from '@contract/kernel/define-resource'
import { leaveRequestResource, type LeaveRequestRow } from '@contract/modules/leave/leave-request.resource'
import { useGetLeaveDetailQuery } from '@/features/leave/leave.api'
import { leaveRequests } from '@/features/leave/leave-lists.api'
import { LeaveStatusBadge } from '@/features/leave/leave-status-badge'
import { RequestDetails } from '@/features/leave/request-details'
import { DocumentTracker } from '@/shared/approval/document-tracker'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordFrame } from '@/shared/record/record-frame'
import type { RecordApi } from '@/shared/record/record-panel.types'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import type { ResourceRow } from '@/shared/resource/resource-types'
import type { Tab } from '@/shared/ui/tabs'

const resource: Resource = leaveRequestResource
const api = leaveRequests as unknown as RecordApi

export type RequestPanelProps = { id: string; onClose: () => void }

/** One request beside the page: what is asked, where it is, and what may be done with it now. */
export function RequestPanel({ id, onClose }: RequestPanelProps) {
  const t = usePhrases('leave')
  const { currentData: detail } = useGetLeaveDetailQuery(id)
  const common = useRecordTabs({
    resource,
    api,
    namespace: 'leave',
    id,
    mayAddFiles: detail?.may.attach,
  })

  const tabs = (shown: ResourceRow): Tab[] => {
    const row = shown as unknown as LeaveRequestRow
    const isSent = row.status !== 'draft'
    return [
      {
        key: 'details',
        label: t('request.details'),
        content: <RequestDetails row={row} detail={detail} onGone={onClose} />,
        keep: true,
      },
      ...(isSent
        ? [
            {
              key: 'tracker',
              label: t('request.tracker'),
              content: <DocumentTracker docType="leave" subjectId={id} />,
            },
          ]
        : []),
      ...(detail?.may.see_files ? [common.files] : []),
      ...(row.is_masked ? [] : [common.history]),
    ]
  }
  return (
    <RecordFrame
      resource={leaveRequestResource}
      api={api}
      id={id}
      form={{ namespace: 'leave' }}
      badge={row => <LeaveStatusBadge status={(row as unknown as LeaveRequestRow).status} />}
      tabs={tabs}
      onClose={onClose}
      onCreated={onClose}
    />
  )
}
