import { isAmong, type Person } from '@contract/approvals/approval-person.rules'
import type { ChainStep } from '@contract/approvals/chain.rules'
import type { ResolvedStep } from '@contract/approvals/step-resolution.rules'

export type Decision = 'approve' | 'reject' | 'return' | 'note' | 'verify'
export type SeatState = 'waiting' | 'active' | 'approved' | 'rejected' | 'returned' | 'skipped' | 'superseded'

/** One person asked at one step. The key tells round, step and place: "1.2.1". */
export type Seat = { key: string; person: Person; stands_in_for: Person | null; state: SeatState }

export type Step = Omit<ChainStep, 'resolver' | 'resolver_arg'> & {
  state: 'waiting' | 'active' | 'done' | 'skipped'
  skipped_because: ResolvedStep['skipped'] | 'timeout'
  activated_at: string | null
  reminded: number
  seats: readonly Seat[]
}

export type DecisionRecord = {
  seat: string
  by: Person
  decision: Decision
  comment: string
  at: string
  via: 'app' | 'link'
  subject_version: number
}

export type ApprovalStatus =
  | 'draft'
  | 'pending'
  | 'approved'
  | 'rejected'
  | 'returned'
  | 'withdrawn'
  | 'expired'

export type Approval = {
  status: ApprovalStatus
  requester: Person
  /** Whoever gains by it besides the requester: a payee, the one who prepared it. */
  barred: readonly Person[]
  /** Of the document as it was shown to those who decide. */
  subject_version: number
  round: number
  /** Somebody said "this was not me": nothing is decided until an administrator has looked. */
  is_frozen: boolean
  steps: readonly Step[]
  decisions: readonly DecisionRecord[]
}

export type RevokeReason =
  | 'decided'
  | 'delegated'
  | 'reassigned'
  | 'escalated'
  | 'skipped'
  | 'edited'
  | 'withdrawn'
  | 'expired'
  | 'frozen'

export type ApprovalMail =
  | 'approval.requested'
  | 'approval.reminder'
  | 'approval.escalated'
  | 'approval.decided'
  | 'approval.returned'
  | 'approval.confirmation'
  | 'approval.withdrawn'
  | 'approval.expired'
  | 'approval.frozen'

/** What is to be carried out together with the new state, in one transaction. */
export type Effect =
  | { kind: 'activate_step'; seq: number; seats: string[] }
  | { kind: 'revoke_tokens'; seats: string[]; reason: RevokeReason }
  | { kind: 'mail'; event: ApprovalMail; to: 'requester' | 'administrators' | { seat: string } }
  | { kind: 'finish'; outcome: Exclude<ApprovalStatus, 'draft' | 'pending'> }

export function activeStep(approval: Approval): Step | null {
  return approval.steps.find(step => step.state === 'active') ?? null
}

export function openSeats(step: Step | null): Seat[] {
  return step?.seats.filter(seat => seat.state === 'active') ?? []
}

export function seatWithKey(approval: Approval, key: string): { step: Step; seat: Seat } | null {
  for (const step of approval.steps) {
    const seat = step.seats.find(each => each.key === key)
    if (seat) return { step, seat }
  }
  return null
}

export function mayNotDecide(approval: Approval, person: Person): boolean {
  return isAmong(person, [approval.requester, ...approval.barred])
}

export function changeStep(approval: Approval, seq: number, change: Partial<Step>): Approval {
  const steps = approval.steps.map(step => (step.seq === seq ? { ...step, ...change } : step))
  return { ...approval, steps }
}

export function changeSeats(step: Step, from: SeatState, to: SeatState): Seat[] {
  return step.seats.map(seat => (seat.state === from ? { ...seat, state: to } : seat))
}

export function revoke(seats: readonly Seat[], reason: RevokeReason): Effect[] {
  return seats.length > 0 ? [{ kind: 'revoke_tokens', seats: seats.map(seat => seat.key), reason }] : []
}

export function mailTo(seats: readonly Seat[], event: ApprovalMail): Effect[] {
  return seats.map(seat => ({ kind: 'mail', event, to: { seat: seat.key } }))
}
