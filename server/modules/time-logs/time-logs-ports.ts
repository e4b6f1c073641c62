import type { LeaveDaysPort } from '@server/platform/calendar/leave-days-port'
import type { ApprovalPort } from '@server/platform/approvals/approval-port'

export type TimeLogsPorts = { leave: LeaveDaysPort; approvals: ApprovalPort }
