import type { PermissionCode } from '@contract/access/permission-catalogue'
import { checkOrder, type BrokenRule } from '@contract/kernel/broken-rule'
import type { DateText } from '@contract/kernel/dates'
import type { Machine } from '@contract/kernel/state-machine'
import type { MemoStatus } from '@contract/modules/files/memo.resource'

export type MemoTrigger = 'schedule' | 'unschedule' | 'publish' | 'go_out' | 'revise' | 'expire' | 'archive'
export type MemoGuard = 'day_ahead' | 'not_over' | 'deadline_ahead' | 'day_come' | 'over'

export type MemoFacts = {
  publish_on: DateText | null
  expires_on: DateText | null
  requires_ack: boolean
  ack_deadline: DateText | null
  /** In Manila, by the database's clock. */
  today: DateText
}

/** 4.10. What time does asks for no right: somebody with the right put the memo on the way. */
export const memoMachine: Machine<MemoStatus, MemoTrigger, MemoGuard, PermissionCode, MemoFacts> = {
  initial: 'draft',
  rows: [
    row('schedule', 'draft', 'scheduled', 'files.memo.publish', ['day_ahead', 'not_over', 'deadline_ahead']),
    row('unschedule', 'scheduled', 'draft', 'files.memo.publish', []),
    row('publish', 'draft', 'published', 'files.memo.publish', ['not_over', 'deadline_ahead']),
    row('publish', 'scheduled', 'published', 'files.memo.publish', ['not_over', 'deadline_ahead']),
    row('go_out', 'scheduled', 'published', null, ['day_come']),
    row('revise', 'published', 'published', 'files.memo.publish', ['not_over']),
    row('expire', 'published', 'expired', null, ['over']),
    row('archive', 'published', 'archived', 'files.memo.archive', []),
    row('archive', 'expired', 'archived', 'files.memo.archive', []),
  ],
  guards: {
    day_ahead: ({ publish_on, today }) => publish_on !== null && publish_on > today,
    day_come: ({ publish_on, today }) => publish_on !== null && publish_on <= today,
    not_over: ({ expires_on, today }) => expires_on === null || expires_on >= today,
    over: ({ expires_on, today }) => expires_on !== null && expires_on < today,
    deadline_ahead: ({ requires_ack, ack_deadline, today }) =>
      !requires_ack || ack_deadline === null || ack_deadline >= today,
  },
}

function row(
  trigger: MemoTrigger,
  from: MemoStatus,
  to: MemoStatus,
  permission: PermissionCode | null,
  guards: readonly MemoGuard[],
) {
  return { trigger, from, to, permission, guards }
}

/** Which field a guard speaks of, for the form. */
export const FIELD_OF_GUARD: Record<MemoGuard, keyof MemoFacts> = {
  day_ahead: 'publish_on',
  day_come: 'publish_on',
  not_over: 'expires_on',
  over: 'expires_on',
  deadline_ahead: 'ack_deadline',
}

type MemoDates = Pick<MemoFacts, 'publish_on' | 'expires_on' | 'requires_ack' | 'ack_deadline'>

export function checkMemo(memo: MemoDates): BrokenRule[] {
  const { requires_ack, ack_deadline } = memo
  return [
    ...(ack_deadline !== null && !requires_ack ? [{ path: 'ack_deadline', code: 'ack_not_asked' }] : []),
    ...checkOrder(memo, 'publish_on', 'expires_on'),
    ...checkOrder(memo, 'publish_on', 'ack_deadline'),
    ...checkOrder(memo, 'ack_deadline', 'expires_on'),
  ]
}

export type Receipt = { version: number; first_read_at: string | null; acknowledged_at: string | null }
type MemoAcknowledgement = {
  version: number
  ack_version: number
  requires_ack: boolean
  ack_deadline: DateText | null
}

export type ReceiptState = 'unread' | 'read' | 'to_acknowledge' | 'overdue' | 'acknowledged'

/**
 * Where one person stands with a memo. What was acknowledged before a material change does not count any more; what
 * was read before a mere correction does.
 */
export function receiptState(
  memo: MemoAcknowledgement,
  receipts: readonly Receipt[],
  today: DateText,
): ReceiptState {
  const counting = receipts.filter(({ version }) => version >= memo.ack_version)
  if (memo.requires_ack) {
    if (counting.some(({ acknowledged_at }) => acknowledged_at !== null)) return 'acknowledged'
    if (memo.ack_deadline !== null && memo.ack_deadline < today) return 'overdue'
  }
  if (!counting.some(({ first_read_at }) => first_read_at !== null)) return 'unread'
  return memo.requires_ack ? 'to_acknowledge' : 'read'
}

const URGENCY: Record<ReceiptState, number> = {
  overdue: 0,
  to_acknowledge: 1,
  unread: 2,
  read: 3,
  acknowledged: 3,
}
type ReceivedMemo = { is_over: boolean; state: ReceiptState; published_at: string }

/** It is still to be read or acknowledged; what is over asks for nothing any more. */
export const waitsForReader = ({ is_over, state }: ReceivedMemo): boolean =>
  !is_over && URGENCY[state] < URGENCY.read

/** What waits for the reader first, then the newest, and last what is over. */
export function byUrgency<Memo extends ReceivedMemo>(memos: readonly Memo[]): Memo[] {
  const rank = (memo: Memo) => (memo.is_over ? URGENCY.read + 1 : URGENCY[memo.state])
  return memos.toSorted((a, b) => rank(a) - rank(b) || b.published_at.localeCompare(a.published_at))
}
