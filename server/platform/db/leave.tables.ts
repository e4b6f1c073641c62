import type { ColumnType, Generated } from 'kysely'
import type { holidayResource } from '@contract/modules/leave/holiday.resource'
import type { HalfDay, LeaveDay } from '@contract/modules/leave/day-count.rules'
import type { LedgerKind } from '@contract/modules/leave/balance.rules'
import type { leavePolicyResource } from '@contract/modules/leave/leave-policy.resource'
import type { Maternity } from '@contract/modules/leave/leave-request.calls'
import type { leaveSettingResource } from '@contract/modules/leave/leave-setting.resource'
import type { LeaveStep } from '@contract/modules/leave/guardrails.rules'
import type { LeaveStatus } from '@contract/modules/leave/leave-state.rules'
import type { leaveTypeResource } from '@contract/modules/leave/leave-type.resource'
import type { workCalendarResource } from '@contract/modules/leave/work-calendar.resource'
import type { Standard } from '@server/platform/db/column-types'
import type { TableOf } from '@server/platform/db/table-of'

/** Written as text: the driver would make an array of the database of what is one of JSON. */
type Json<T> = ColumnType<T, string | null | undefined, string | null>
type Instant = ColumnType<string | null, string | Date | null | undefined, string | Date | null>

type LeaveRequestTable = Standard & {
  ou_id: string
  request_no: string | null
  employee_id: string
  leave_type_id: string
  date_from: string
  date_to: string
  half_day: HalfDay
  hours: number | null
  days: string
  paid_days: string
  unpaid_days: string
  accepts_unpaid: boolean
  reason: string
  contact_during_leave: string | null
  reliever_employee_id: string | null
  maternity: Json<Maternity | null>
  status: Generated<LeaveStatus>
  steps: Json<LeaveStep[]>
  cancellation_asked: Generated<boolean>
  last_comment: string | null
  submitted_at: Instant
  decided_at: Instant
  content_version: Generated<number>
}

type LeaveDayTable = Pick<LeaveDay, 'part' | 'day_kind' | 'year'> & {
  ou_id: string
  request_id: string
  employee_id: string
  on_date: string
  fraction: string
  charged: string
  paid: string
  is_held: Generated<boolean>
}

type LeaveLedgerTable = {
  ou_id: string
  id: Generated<string>
  created_at: Generated<string>
  created_by: Generated<string | null>
  employee_id: string
  leave_type_id: string
  year: number
  entry_date: string
  kind: LedgerKind
  days: string
  request_id: string | null
  amount: string | null
  note: string | null
}

export type LeaveTables = {
  leave_type: TableOf<typeof leaveTypeResource>
  leave_policy: TableOf<typeof leavePolicyResource>
  leave_setting: TableOf<typeof leaveSettingResource>
  work_calendar: TableOf<typeof workCalendarResource>
  holiday: TableOf<typeof holidayResource>
  leave_request: LeaveRequestTable
  leave_request_day: LeaveDayTable
  leave_ledger: LeaveLedgerTable
}
