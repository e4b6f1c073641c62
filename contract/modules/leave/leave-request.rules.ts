import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { DateText } from '@contract/kernel/dates'
import { transition } from '@contract/kernel/state-machine'
import type { LedgerEntry, YearCharge } from '@contract/modules/leave/balance.rules'
import type { LeaveStep } from '@contract/modules/leave/guardrails.rules'
import {
  leaveMachine,
  STATUS_OF_STEP,
  type LeaveGuard,
  type LeaveStatus,
  type LeaveTrigger,
} from '@contract/modules/leave/leave-state.rules'

/** `steps` are who is asked; `paid` is what the ledger holds for the request, by the year of the balance. */
type Plan = {
  steps: readonly LeaveStep[]
  paid: readonly YearCharge[]
  date_from: DateText
  date_to: DateText
}

export type LeaveEvent =
  | ({ type: 'submit' | 'edit' } & Plan)
  | { type: 'agree' | 'return' | 'reject'; step: LeaveStep }
  | { type: 'withdraw' | 'expire' | 'ask_cancellation' | 'grant_cancellation' | 'refuse_cancellation' }
  /** HR says which part is without pay, while it is HR's to say. */
  | { type: 'split'; paid: readonly YearCharge[] }
  | { type: 'recall' | 'take'; today: DateText }

export type LeaveRequest = Plan & { status: LeaveStatus; cancellation_asked: boolean }
export type LeaveProblem = 'no_steps' | 'not_this_step' | 'wrong_state' | 'not_permitted' | LeaveGuard
export type LeaveOutcome =
  | { ok: true; request: LeaveRequest; entries: LedgerEntry[] }
  | { ok: false; problem: LeaveProblem }

export const NEW_LEAVE: LeaveRequest = {
  status: 'draft',
  steps: [],
  paid: [],
  date_from: '',
  date_to: '',
  cancellation_asked: false,
}

/** Whether the ledger holds days for a request of this state, and as what. */
export function heldAs(status: LeaveStatus): 'reserve' | 'usage' | null {
  if (status === 'approved' || status === 'taken') return 'usage'
  return status.startsWith('pending_') || status === 'returned' ? 'reserve' : null
}

function triggerOf(request: LeaveRequest, event: LeaveEvent): LeaveTrigger | null {
  switch (event.type) {
    case 'submit':
      return event.steps[0] ? `submit_to_${event.steps[0]}` : null
    case 'edit':
      return event.steps[0] ? `restart_at_${event.steps[0]}` : null
    case 'agree': {
      const next = request.steps[request.steps.indexOf(event.step) + 1]
      return next ? `pass_to_${next}` : 'approve'
    }
    default:
      return event.type
  }
}

function after(request: LeaveRequest, event: LeaveEvent, status: LeaveStatus): LeaveRequest {
  if ('steps' in event) {
    const { steps, paid, date_from, date_to } = event
    return { steps, paid, date_from, date_to, status, cancellation_asked: false }
  }
  const paid = event.type === 'split' ? event.paid : request.paid
  return { ...request, paid, status, cancellation_asked: event.type === 'ask_cancellation' }
}

const GIVEN_BACK = { reserve: 'release_reserve', usage: 'reversal' } as const

/** The ledger follows the state: what was held is given back as what it was, what is held now is written anew. */
function entriesOf(before: LeaveRequest, now: LeaveRequest): LedgerEntry[] {
  const [was, is] = [heldAs(before.status), heldAs(now.status)]
  if (was === is && before.paid === now.paid) return []
  const back = was ? before.paid.map(({ year, days }) => ({ year, kind: GIVEN_BACK[was], days })) : []
  const held = is ? now.paid.map(({ year, days }) => ({ year, kind: is, days: -days })) : []
  return [...back, ...held]
}

export function applyLeave(
  request: LeaveRequest,
  event: LeaveEvent,
  may: (permission: PermissionCode) => boolean,
): LeaveOutcome {
  const trigger = triggerOf(request, event)
  if (!trigger) return { ok: false, problem: 'no_steps' }
  const facts = { ...request, today: 'today' in event ? event.today : '' }
  const outcome = transition(leaveMachine, { from: request.status, trigger, facts, may })
  const pending = request.status.startsWith('pending_')
  if ('step' in event && pending && STATUS_OF_STEP[event.step] !== request.status)
    return { ok: false, problem: 'not_this_step' }
  if (!outcome.done)
    return {
      ok: false,
      problem: outcome.reason === 'not_ready' ? (outcome.missing[0] ?? 'wrong_state') : outcome.reason,
    }
  const now = after(request, event, outcome.to)
  return { ok: true, request: now, entries: entriesOf(request, now) }
}

/** The state and the ledger as their history makes them; null when the history breaks the table. */
export function replayLeave(
  events: readonly LeaveEvent[],
): { request: LeaveRequest; entries: LedgerEntry[] } | null {
  let request = NEW_LEAVE
  const entries: LedgerEntry[] = []
  for (const event of events) {
    const outcome = applyLeave(request, event, () => true)
    if (!outcome.ok) return null
    request = outcome.request
    entries.push(...outcome.entries)
  }
  return { request, entries }
}
