import type { ListedLeaveRequest } from '@contract/modules/leave/leave-request.resource'
import { LeaveStatusBadge } from '@/features/leave/requests/leave-status-badge'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordLink } from '@/shared/resource/record-link'

type Row = ListedLeaveRequest

/** Of everybody's requests, or of one's own, where nobody has to be named. */
export function requestColumns(ofOthers: boolean) {
  const who = ofOthers
    ? ({ employee_name: { width: 180, pinned: 'start' } } as const)
    : ({ employee_name: false } as const)
  return {
    request_no: { width: 180, render: (row: Row) => <RequestTitle row={row} />, pinned: 'start' },
    ...who,
    employee_id: false,
    user_id: false,
    leave_type_id: { width: 220 },
    status: { width: 170, render: (row: Row) => <LeaveStatusBadge status={row.status} /> },
    date_from: { width: 115 },
    date_to: { width: 115 },
    days: { width: 85 },
    unpaid_days: { width: 135 },
    ou_id: ofOthers ? { width: 150 } : false,
    division_id: ofOthers ? { hidden: true } : false,
    submitted_at: { width: 160, hidden: !ofOthers },
    half_day: { hidden: true },
    paid_days: { hidden: true },
    reliever_employee_id: { hidden: true },
    cancellation_asked: { hidden: true },
    decided_at: { hidden: true },
    requires_document: { hidden: true },
    documents_due: { hidden: true },
    file_count: { hidden: true },
    is_masked: false,
  } as const
}

type RequestTitleProps = { row: Pick<ListedLeaveRequest, 'id' | 'request_no'> }

/** A draft has no number yet, and must be opened all the same. */
function RequestTitle({ row }: RequestTitleProps) {
  const t = usePhrases('leave')
  return (
    <RecordLink id={row.id} opens="panel" className="record-link">
      <bdi>{row.request_no ?? t('request.no_number')}</bdi>
    </RecordLink>
  )
}
