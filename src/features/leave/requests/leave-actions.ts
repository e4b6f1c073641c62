import { namesOf } from '@contract/kernel/records'
import type { LeaveDetail } from '@contract/modules/leave/leave.views'

/** The commands that are buttons beside a request, in this order, and what lets its reader press each. */
const RIGHTS = {
  submit: 'submit',
  withdraw: 'withdraw',
  ask_cancellation: 'ask_cancellation',
  recall: 'recall',
  grant_cancellation: 'decide_cancellation',
  refuse_cancellation: 'decide_cancellation',
  discard: 'discard',
} as const satisfies Record<string, keyof LeaveDetail['may']>
export type LeaveAction = keyof typeof RIGHTS

export function actionsOf(may: LeaveDetail['may']): LeaveAction[] {
  return namesOf(RIGHTS).filter(action => may[RIGHTS[action]])
}

export function isGrave(action: LeaveAction): boolean {
  return action !== 'submit' && action !== 'refuse_cancellation'
}
