import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { DateText } from '@contract/kernel/dates'
import type { Machine, TransitionRow } from '@contract/kernel/state-machine'
import { LEAVE_STEPS, type LeaveStep } from '@contract/modules/leave/guardrails.rules'

export const LEAVE_STATUSES = [
  'draft',
  'pending_head',
  'pending_hr',
  'pending_president',
  'approved',
  'returned',
  'rejected',
  'withdrawn',
  'cancelled',
  'taken',
] as const
export type LeaveStatus = (typeof LEAVE_STATUSES)[number]

export type LeaveTrigger =
  | `${'submit_to' | 'restart_at' | 'pass_to'}_${LeaveStep}`
  | 'approve'
  | 'return'
  | 'reject'
  | 'withdraw'
  | 'expire'
  | 'split'
  | 'recall'
  | 'ask_cancellation'
  | 'grant_cancellation'
  | 'refuse_cancellation'
  | 'take'

export type LeaveGuard = 'not_begun' | 'over' | 'cancellation_asked'
export type LeaveFacts = {
  today: DateText
  date_from: DateText
  date_to: DateText
  cancellation_asked: boolean
}

export const STATUS_OF_STEP = {
  head: 'pending_head',
  hr_staff: 'pending_hr',
  president: 'pending_president',
} as const satisfies Record<LeaveStep, LeaveStatus>

type Row = TransitionRow<LeaveStatus, LeaveTrigger, LeaveGuard, PermissionCode>

const row = (
  trigger: LeaveTrigger,
  from: LeaveStatus,
  to: LeaveStatus,
  permission: PermissionCode | null,
  guards: readonly LeaveGuard[] = [],
): Row => ({ trigger, from, to, permission, guards })

const PERMISSION_OF_STEP = {
  head: 'hr.leave.approve',
  hr_staff: 'hr.leave.verify',
  president: 'hr.leave.approve',
} as const satisfies Record<LeaveStep, PermissionCode>

/** Everything that may happen to a request while a step is asked. Whom it passes to is told by its chain. */
function rowsOfStep(step: LeaveStep): Row[] {
  const [status, decides] = [STATUS_OF_STEP[step], PERMISSION_OF_STEP[step]]
  const later = LEAVE_STEPS.slice(LEAVE_STEPS.indexOf(step) + 1)
  return [
    row(`submit_to_${step}`, 'draft', status, 'hr.leave.submit'),
    row(`submit_to_${step}`, 'returned', status, 'hr.leave.submit'),
    ...LEAVE_STEPS.map(from => row(`restart_at_${step}`, STATUS_OF_STEP[from], status, 'hr.leave.submit')),
    ...later.map(to => row(`pass_to_${to}`, status, STATUS_OF_STEP[to], decides)),
    row('approve', status, 'approved', decides),
    row('return', status, 'returned', decides),
    row('reject', status, 'rejected', decides),
    row('withdraw', status, 'withdrawn', 'hr.leave.submit'),
    row('expire', status, 'returned', null),
  ]
}

/** 4.7. An approver who comes by a link holds no right: the link is the right to decide one step. */
export const leaveMachine: Machine<LeaveStatus, LeaveTrigger, LeaveGuard, PermissionCode, LeaveFacts> = {
  initial: 'draft',
  rows: [
    ...LEAVE_STEPS.flatMap(rowsOfStep),
    row('withdraw', 'returned', 'withdrawn', 'hr.leave.submit'),
    row('split', 'pending_hr', 'pending_hr', 'hr.leave.verify'),
    row('recall', 'approved', 'cancelled', 'hr.leave.recall', ['not_begun']),
    row('ask_cancellation', 'approved', 'approved', 'hr.leave.submit'),
    row('grant_cancellation', 'approved', 'cancelled', 'hr.leave.recall', ['cancellation_asked']),
    row('refuse_cancellation', 'approved', 'approved', 'hr.leave.recall', ['cancellation_asked']),
    row('take', 'approved', 'taken', null, ['over']),
  ],
  guards: {
    not_begun: ({ today, date_from }) => today < date_from,
    over: ({ today, date_to }) => today > date_to,
    cancellation_asked: ({ cancellation_asked }) => cancellation_asked,
  },
}
