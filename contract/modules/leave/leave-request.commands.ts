import { defineCommands, withTouches } from '@contract/kernel/define-commands'
import { linesText } from '@contract/kernel/field-declarations'
import { draftLeaveSchema, splitLeaveSchema } from '@contract/modules/leave/leave-request.calls'
import { leaveRequestResource } from '@contract/modules/leave/leave-request.resource'

/** HR does for whoever has no account what others do for themselves. */
const draftOrVerify = { permission: 'hr.leave.create', or: 'hr.leave.verify' } as const
const submitOrVerify = { permission: 'hr.leave.submit', or: 'hr.leave.verify' } as const
const withReason = { reason: { kind: 'long_text', schema: linesText(3, 1000) } } as const

/** Whatever moves a request moves days with it, and with them all that shows days. */
const LEAVE = ['leave_balance', 'leave_usage', 'approval_request']

/** Of the one whose leave it is, or of HR in their place. */
export const ownLeaveCommands = defineCommands(withTouches(leaveRequestResource, LEAVE), {
  draft: {
    on: 'list',
    path: '',
    permission: 'hr.leave.create',
    summary: 'Draft a leave request of one’s own',
    body: draftLeaveSchema,
    makes: true,
  },
  change: {
    path: '',
    method: 'PATCH',
    permission: draftOrVerify,
    summary: 'Change one’s own leave request; what was submitted starts again at its first step',
    body: draftLeaveSchema,
  },
  discard: {
    permission: draftOrVerify,
    summary: 'Throw one’s own draft away',
    answer: null,
  },
  submit: { permission: submitOrVerify, summary: 'Hand one’s own leave request in' },
  withdraw: { permission: submitOrVerify, summary: 'Take one’s own leave request back' },
  ask_cancellation: {
    permission: submitOrVerify,
    summary: 'Ask HR to cancel one’s own approved leave',
    fields: withReason,
  },
})

/** Of HR, about leave of others. */
export const leaveDeskCommands = defineCommands(withTouches(leaveRequestResource, LEAVE), {
  grant_cancellation: {
    permission: 'hr.leave.recall',
    summary: 'Cancel approved leave as was asked',
    fields: withReason,
  },
  refuse_cancellation: {
    permission: 'hr.leave.recall',
    summary: 'Let approved leave stand although it was asked to be cancelled',
    fields: withReason,
  },
  recall: {
    permission: 'hr.leave.recall',
    summary: 'Recall approved leave before it begins',
    fields: withReason,
  },
  split: {
    permission: 'hr.leave.verify',
    summary: 'Say which part of a leave is without pay',
    body: splitLeaveSchema,
  },
})

export const leaveInPlaceCommands = defineCommands(
  withTouches({ ...leaveRequestResource, path: '/leave/employees' }, LEAVE),
  {
    draft_in_place: {
      on: 'list',
      path: ':employee/requests',
      permission: 'hr.leave.verify',
      summary: 'Draft a leave request for somebody without an account',
      body: draftLeaveSchema,
      makes: true,
    },
  },
)
