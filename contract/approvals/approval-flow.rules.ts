import type { Person } from '@contract/approvals/approval-person.rules'
import {
  activeStep,
  changeSeats,
  changeStep,
  mailTo,
  openSeats,
  revoke,
  type Approval,
  type ApprovalMail,
  type Effect,
  type RevokeReason,
  type Seat,
  type Step,
} from '@contract/approvals/approval-state.rules'
import type { ResolvedStep, SeatHolder } from '@contract/approvals/step-resolution.rules'

export type ApprovalMove = { approval: Approval; effects: Effect[] }

export const NEW_APPROVAL = (requester: Person, barred: readonly Person[] = []): Approval => ({
  status: 'draft',
  requester,
  barred,
  subject_version: 0,
  round: 0,
  is_frozen: false,
  steps: [],
  decisions: [],
})

function seatsFor(
  step: { seq: number; seats: readonly unknown[] },
  round: number,
  people: readonly SeatHolder[],
): Seat[] {
  return people.map(({ person, stands_in_for }, index) => ({
    key: `${round}.${step.seq}.${step.seats.length + index + 1}`,
    person,
    stands_in_for,
    state: 'waiting',
  }))
}

function stepFor(resolved: ResolvedStep, round: number): Step {
  const { resolver: _, resolver_arg: __, skipped, seats, ...step } = resolved
  return {
    ...step,
    state: skipped ? 'skipped' : 'waiting',
    skipped_because: skipped,
    activated_at: null,
    reminded: 0,
    seats: seatsFor({ seq: step.seq, seats: [] }, round, seats),
  }
}

/** Every round begins at the first step; what was decided about an earlier version stays in the record only. */
export function startRound(
  approval: Approval,
  plan: { subject_version: number; steps: readonly ResolvedStep[] },
  at: string,
): ApprovalMove {
  const round = approval.round + 1
  const steps = plan.steps.map(step => stepFor(step, round)).sort((a, b) => a.seq - b.seq)
  const { subject_version } = plan
  return moveOn({ ...approval, status: 'pending', round, subject_version, is_frozen: false, steps }, at)
}

/** To the next step that somebody is asked at, or to the end. */
export function moveOn(approval: Approval, at: string): ApprovalMove {
  const next = approval.steps.find(step => step.state === 'waiting')
  if (!next) return finish(approval, 'approved', 'decided')
  const seats = changeSeats(next, 'waiting', 'active')
  const keys = seats.map(seat => seat.key)
  return {
    approval: changeStep(approval, next.seq, { state: 'active', activated_at: at, seats }),
    effects: [{ kind: 'activate_step', seq: next.seq, seats: keys }, ...mailTo(seats, 'approval.requested')],
  }
}

const NEWS = {
  approved: 'approval.decided',
  rejected: 'approval.decided',
  returned: 'approval.returned',
  withdrawn: 'approval.withdrawn',
  expired: 'approval.expired',
} as const satisfies Record<string, ApprovalMail>

/** Nobody stays asked: open seats are superseded, their links die, and those who waited for them are told. */
export function finish(approval: Approval, outcome: keyof typeof NEWS, reason: RevokeReason): ApprovalMove {
  const step = activeStep(approval)
  const open = openSeats(step)
  const closed = step
    ? changeStep(approval, step.seq, { state: 'done', seats: changeSeats(step, 'active', 'superseded') })
    : approval
  const told = outcome === 'withdrawn' ? mailTo(open, NEWS[outcome]) : []
  return {
    approval: { ...closed, status: outcome, is_frozen: false },
    effects: [
      ...revoke(open, reason),
      { kind: 'finish', outcome },
      ...told,
      ...(outcome === 'withdrawn' ? [] : [{ kind: 'mail', event: NEWS[outcome], to: 'requester' } as const]),
    ],
  }
}

/** Others are asked in place of some of those who are asked now. */
export function replaceSeats(
  approval: Approval,
  step: Step,
  change: {
    leaving: readonly Seat[]
    people: readonly SeatHolder[]
    reason: RevokeReason
    event: ApprovalMail
    /** Those it was escalated to have the whole time of the step before them. */
    clock?: { activated_at: string; reminded: number }
  },
): ApprovalMove {
  const leaving = new Set(change.leaving.map(seat => seat.key))
  const stay = step.seats.map(seat =>
    leaving.has(seat.key) ? { ...seat, state: 'superseded' as const } : seat,
  )
  const fresh = seatsFor(step, approval.round, change.people).map(seat => ({
    ...seat,
    state: 'active' as const,
  }))
  const keys = fresh.map(seat => seat.key)
  return {
    approval: changeStep(approval, step.seq, { ...change.clock, seats: [...stay, ...fresh] }),
    effects: [
      ...revoke(change.leaving, change.reason),
      ...(keys.length > 0 ? [{ kind: 'activate_step', seq: step.seq, seats: keys } as const] : []),
      ...mailTo(fresh, change.event),
    ],
  }
}
