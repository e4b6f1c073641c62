import { isSamePerson, type Person } from '@contract/approvals/approval-person.rules'
import { finish, moveOn, type ApprovalMove } from '@contract/approvals/approval-flow.rules'
import {
  changeStep,
  mayNotDecide,
  openSeats,
  revoke,
  seatWithKey,
  type Approval,
  type Decision,
  type DecisionRecord,
  type Effect,
  type Seat,
  type SeatState,
  type Step,
} from '@contract/approvals/approval-state.rules'

export type Attempt = {
  seat: string
  /** Who decides: the one the link was made for, or who is signed in. */
  by: Person
  /** Whoever is signed in on the device besides: with the link of another one nobody decides the own request. */
  signed_in: Person | null
  decision: Decision
  comment: string
  subject_version: number
  via: 'app' | 'link'
}

export type DecisionProblem =
  | 'unknown_seat'
  | 'requester_cannot_decide'
  | 'already_decided'
  | 'withdrawn'
  | 'expired'
  | 'superseded'
  | 'not_yet'
  | 'frozen'
  | 'not_your_seat'
  | 'decision_not_allowed'
  | 'comment_required'

const DECISIONS_OF_KIND: Record<Step['decision_kind'], readonly Decision[]> = {
  approve: ['approve', 'return', 'reject'],
  note: ['note', 'return'],
  verify: ['verify', 'return', 'reject'],
}

export function allowedDecisions(step: Pick<Step, 'decision_kind' | 'forbids'>): Decision[] {
  const forbidden: readonly Decision[] = step.forbids ?? []
  return DECISIONS_OF_KIND[step.decision_kind].filter(decision => !forbidden.includes(decision))
}

/** To approve is to approve, to verify or to note, as the step asks: whoever presses need not know which. */
export function asStepAsks(approval: Approval, seatKey: string, decision: Decision): Decision {
  if (decision !== 'approve') return decision
  return seatWithKey(approval, seatKey)?.step.decision_kind ?? 'approve'
}

export function needsComment(decision: Decision): boolean {
  return decision === 'reject' || decision === 'return'
}

const STATE_AFTER: Record<Decision, SeatState> = {
  approve: 'approved',
  note: 'approved',
  verify: 'approved',
  reject: 'rejected',
  return: 'returned',
}

/** The decision that closed a step, or the last one: what a late comer is told. */
export function decisionOn(approval: Approval, seatKey: string): DecisionRecord | null {
  const [round, seq] = seatKey.split('.')
  const ofStep = approval.decisions.filter(each => each.seat.startsWith(`${round}.${seq}.`))
  return approval.decisions.find(each => each.seat === seatKey) ?? ofStep.at(-1) ?? null
}

function closedProblem(approval: Approval, attempt: Attempt): DecisionProblem | null {
  if (decisionOn(approval, attempt.seat) && !isOpen(approval, attempt.seat)) return 'already_decided'
  if (approval.status === 'withdrawn' || approval.status === 'expired') return approval.status
  return approval.status === 'pending' ? null : 'superseded'
}

const isOpen = (approval: Approval, key: string) => seatWithKey(approval, key)?.seat.state === 'active'

export function decisionProblem(approval: Approval, attempt: Attempt): DecisionProblem | null {
  const deciders = [attempt.by, ...(attempt.signed_in ? [attempt.signed_in] : [])]
  if (deciders.some(person => mayNotDecide(approval, person))) return 'requester_cannot_decide'
  const place = seatWithKey(approval, attempt.seat)
  // A seat of an earlier round is gone with it: the document has changed since.
  if (!place) return Number(attempt.seat.split('.')[0]) < approval.round ? 'superseded' : 'unknown_seat'
  const closed = closedProblem(approval, attempt)
  if (closed) return closed
  if (place.seat.state === 'waiting') return 'not_yet'
  if (place.seat.state !== 'active') return 'superseded'
  if (!isSamePerson(attempt.by, place.seat.person)) return 'not_your_seat'
  if (attempt.subject_version !== approval.subject_version) return 'superseded'
  if (approval.is_frozen) return 'frozen'
  if (!allowedDecisions(place.step).includes(attempt.decision)) return 'decision_not_allowed'
  return needsComment(attempt.decision) && !attempt.comment.trim() ? 'comment_required' : null
}

/** Only for an attempt without a problem. */
export function decide(approval: Approval, attempt: Attempt, at: string): ApprovalMove {
  const place = seatWithKey(approval, attempt.seat)
  if (!place) throw new RangeError('no such seat')
  const { step, seat } = place
  const { signed_in: _, comment, ...made } = attempt
  const seats = step.seats.map(each =>
    each.key === seat.key ? { ...each, state: STATE_AFTER[attempt.decision] } : each,
  )
  const decisions = [...approval.decisions, { ...made, comment: comment.trim(), at }]
  const decided: Approval = { ...changeStep(approval, step.seq, { seats }), decisions }
  const own: Effect[] = [
    ...revoke([seat], 'decided'),
    { kind: 'mail', event: 'approval.confirmation', to: { seat: seat.key } },
  ]
  const next = afterDecision(decided, { ...step, seats }, attempt.decision, at)
  return { approval: next.approval, effects: [...own, ...next.effects] }
}

function afterDecision(approval: Approval, step: Step, decision: Decision, at: string): ApprovalMove {
  if (decision === 'reject') return finish(approval, 'rejected', 'decided')
  if (decision === 'return') return finish(approval, 'returned', 'decided')
  const agreed = step.seats.filter(seat => seat.state === 'approved').length
  if (agreed < step.min_approvals) return { approval, effects: [] }
  const open = openSeats(step)
  const seats = step.seats.map(each => superseded(each))
  const next = moveOn(changeStep(approval, step.seq, { state: 'done', seats }), at)
  return { approval: next.approval, effects: [...revoke(open, 'decided'), ...next.effects] }
}

const superseded = (seat: Seat): Seat => (seat.state === 'active' ? { ...seat, state: 'superseded' } : seat)
