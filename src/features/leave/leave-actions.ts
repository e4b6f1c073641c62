import type { LeaveDetail } from '@contract/modules/leave/leave-request.commands'
import type { LeaveMove } from '@/features/leave/leave.api'

/** What may be pressed beside a request; `discard` takes the draft away, the others move the request. */
export const LEAVE_ACTIONS = [
  'submit',
  'withdraw',
  'ask_cancellation',
  'recall',
  'grant_cancellation',
  'refuse_cancellation',
  'discard',
] as const
export type LeaveAction = (typeof LEAVE_ACTIONS)[number]

const RIGHTS: Readonly<Record<LeaveAction, keyof LeaveDetail['may']>> = {
  submit: 'submit',
  withdraw: 'withdraw',
  ask_cancellation: 'ask_cancellation',
  recall: 'recall',
  grant_cancellation: 'decide_cancellation',
  refuse_cancellation: 'decide_cancellation',
  discard: 'discard',
}

export function actionsOf(may: LeaveDetail['may']): LeaveAction[] {
  return LEAVE_ACTIONS.filter(action => may[RIGHTS[action]])
}

/** What the other side will ask why. */
export function needsReason(action: LeaveAction): boolean {
  return action === 'recall' || action.endsWith('cancellation')
}

export function isGrave(action: LeaveAction): boolean {
  return action !== 'submit' && action !== 'refuse_cancellation'
}

export function moveOf(action: Exclude<LeaveAction, 'discard'>): LeaveMove {
  return action.replace('_', '-') as LeaveMove
}
