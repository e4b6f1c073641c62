import {
  finish,
  replaceSeats,
  startRound,
  moveOn,
  type ApprovalMove,
} from '@contract/approvals/approval-flow.rules'
import { isAmong, isSamePerson, type Person } from '@contract/approvals/approval-person.rules'
import {
  activeStep,
  changeSeats,
  changeStep,
  mailTo,
  mayNotDecide,
  openSeats,
  revoke,
  seatWithKey,
  type Approval,
  type Seat,
  type Step,
} from '@contract/approvals/approval-state.rules'
import {
  decide,
  decisionProblem,
  type Attempt,
  type DecisionProblem,
} from '@contract/approvals/decision.rules'
import type { ResolvedStep } from '@contract/approvals/step-resolution.rules'

type Plan = { subject_version: number; steps: readonly ResolvedStep[] }

export type Command =
  | ({ type: 'submit' | 'edit'; by: Person } & Plan)
  | ({ type: 'decide' } & Attempt)
  /** The one who is asked hands it on. */
  | { type: 'delegate'; seat: string; by: Person; to: Person }
  /** An administrator asks somebody else. */
  | { type: 'reassign'; seat: string; to: Person }
  /** Whoever was asked is no longer the one to ask: the line, the list or a stand-in has changed, or an address. */
  | { type: 'replace'; seat: string; to: Person; stands_in_for: Person | null }
  /** Nobody is to be asked instead, and those who still are suffice. */
  | { type: 'release'; seat: string }
  | { type: 'escalate'; to: readonly Person[] }
  | { type: 'remind' | 'skip' | 'freeze' | 'unfreeze' | 'expire' }
  | { type: 'withdraw'; by: Person }

export type CommandProblem =
  | DecisionProblem
  | 'wrong_state'
  | 'not_the_requester'
  | 'nobody_decides'
  | 'was_asked_before'
  | 'nobody_to_ask'
  | 'nobody_decided'

export type Result = ({ ok: true } & ApprovalMove) | { ok: false; problem: CommandProblem }

const refused = (problem: CommandProblem): Result => ({ ok: false, problem })
const moved = (result: ApprovalMove): Result => ({ ok: true, ...result })

const ALLOWED_WHILE_FROZEN: readonly Command['type'][] = ['unfreeze', 'withdraw', 'expire']

/** The whole engine: a state and what is asked of it make the next state and what is to be done with it. */
export function applyApproval(approval: Approval, command: Command, at: string): Result {
  if (command.type === 'decide') {
    const problem = decisionProblem(approval, command)
    const { type: _, ...attempt } = command
    return problem ? refused(problem) : moved(decide(approval, attempt, at))
  }
  if (approval.is_frozen && !ALLOWED_WHILE_FROZEN.includes(command.type)) return refused('frozen')
  if (command.type === 'submit' || command.type === 'edit') return begin(approval, command, at)
  const step = activeStep(approval)
  if (approval.status !== 'pending' || !step) return refused('wrong_state')
  switch (command.type) {
    case 'delegate':
    case 'reassign':
      return handOn(approval, command)
    case 'replace':
      return replace(approval, command)
    case 'release':
      return release(approval, command.seat)
    case 'escalate':
      return escalate(approval, step, command.to, at)
    case 'remind': {
      const effects = mailTo(openSeats(step), 'approval.reminder')
      return moved({ approval: changeStep(approval, step.seq, { reminded: step.reminded + 1 }), effects })
    }
    case 'skip':
      return skip(approval, step, at)
    case 'freeze':
      return moved({
        approval: { ...approval, is_frozen: true },
        effects: [
          ...revoke(openSeats(step), 'frozen'),
          { kind: 'mail', event: 'approval.frozen', to: 'administrators' },
        ],
      })
    case 'unfreeze':
      if (!approval.is_frozen) return refused('wrong_state')
      return moved({
        approval: { ...approval, is_frozen: false },
        effects: mailTo(openSeats(step), 'approval.requested'),
      })
    case 'withdraw':
      if (!isSamePerson(command.by, approval.requester)) return refused('not_the_requester')
      return moved(finish(approval, 'withdrawn', 'withdrawn'))
    case 'expire':
      return moved(finish(approval, 'expired', 'expired'))
  }
}

function begin(
  approval: Approval,
  command: Plan & { type: 'submit' | 'edit'; by: Person },
  at: string,
): Result {
  const starts =
    approval.status === 'draft' || approval.status === 'returned' || approval.status === 'expired'
  if (command.type === 'submit' ? !starts : approval.status !== 'pending') return refused('wrong_state')
  if (!isSamePerson(command.by, approval.requester)) return refused('not_the_requester')
  const seats = command.steps.flatMap(step => step.seats)
  if (seats.length === 0) return refused('nobody_decides')
  if (seats.some(seat => mayNotDecide(approval, seat.person))) return refused('requester_cannot_decide')
  const started = startRound(approval, command, at)
  const open = openSeats(activeStep(approval))
  return moved({ approval: started.approval, effects: [...revoke(open, 'edited'), ...started.effects] })
}

/** A step comes back to nobody who was asked at it before, so that handing on comes to an end. */
const wasAsked = (step: Step, person: Person) =>
  isAmong(
    person,
    step.seats.map(seat => seat.person),
  )

function handOn(approval: Approval, command: Extract<Command, { type: 'delegate' | 'reassign' }>): Result {
  const place = seatWithKey(approval, command.seat)
  if (!place || place.seat.state !== 'active') return refused(place ? 'superseded' : 'unknown_seat')
  const { step, seat } = place
  if (command.type === 'delegate' && !isSamePerson(command.by, seat.person)) return refused('not_your_seat')
  if (mayNotDecide(approval, command.to)) return refused('requester_cannot_decide')
  const sameAccount = command.type === 'reassign' && isSamePerson(command.to, seat.person)
  if (!sameAccount && wasAsked(step, command.to)) return refused('was_asked_before')
  const stands_in_for = command.type === 'delegate' ? seat.person : null
  const reason = command.type === 'delegate' ? 'delegated' : 'reassigned'
  const people = [{ person: command.to, stands_in_for }]
  return moved(replaceSeats(approval, step, { leaving: [seat], people, reason, event: 'approval.requested' }))
}

/**
 * Follows from facts and not from anybody's choice, so it may come back to somebody who was asked before: a delegation
 * that ended gives the seat back.
 */
function replace(approval: Approval, command: Extract<Command, { type: 'replace' }>): Result {
  const place = seatWithKey(approval, command.seat)
  if (!place || place.seat.state !== 'active') return refused(place ? 'superseded' : 'unknown_seat')
  const { step, seat } = place
  const { to: person, stands_in_for } = command
  if (mayNotDecide(approval, person)) return refused('requester_cannot_decide')
  const others = step.seats.filter(each => each.key !== seat.key && each.state !== 'superseded')
  if (others.some(each => isSamePerson(each.person, person))) return refused('was_asked_before')
  const people = [{ person, stands_in_for }]
  const change = { leaving: [seat], people, reason: 'reassigned', event: 'approval.requested' } as const
  return moved(replaceSeats(approval, step, change))
}

function release(approval: Approval, key: string): Result {
  const place = seatWithKey(approval, key)
  if (!place || place.seat.state !== 'active') return refused(place ? 'superseded' : 'unknown_seat')
  const { step, seat } = place
  const staying = step.seats.filter(
    each => each.key !== key && (each.state === 'active' || each.state === 'approved'),
  )
  if (staying.length < step.min_approvals) return refused('nobody_to_ask')
  const change = { leaving: [seat], people: [], reason: 'reassigned', event: 'approval.requested' } as const
  return moved(replaceSeats(approval, step, change))
}

function escalate(approval: Approval, step: Step, to: readonly Person[], at: string): Result {
  const leaving = openSeats(step)
  const fit = to.filter(person => !mayNotDecide(approval, person) && !wasAsked(step, person))
  const people = fit
    .filter((person, index) => !isAmong(person, fit.slice(0, index)))
    .map(person => ({ person, stands_in_for: leaving[0]?.person ?? null }))
  const agreed = step.seats.filter((seat: Seat) => seat.state === 'approved').length
  if (people.length === 0 || agreed + people.length < step.min_approvals) return refused('nobody_to_ask')
  return moved(
    replaceSeats(approval, step, {
      leaving,
      people,
      reason: 'escalated',
      event: 'approval.escalated',
      clock: { activated_at: at, reminded: 0 },
    }),
  )
}

/** Time alone approves nothing: a step is passed over only where somebody else has decided or still will. */
function skip(approval: Approval, step: Step, at: string): Result {
  const others = approval.steps.filter(each => each.seq !== step.seq)
  const decides = (each: Step) =>
    each.state === 'waiting' || each.seats.some(seat => seat.state === 'approved')
  if (!others.some(decides)) return refused('nobody_decided')
  const seats = changeSeats(step, 'active', 'skipped')
  const next = moveOn(
    changeStep(approval, step.seq, { state: 'skipped', skipped_because: 'timeout', seats }),
    at,
  )
  return moved({
    approval: next.approval,
    effects: [...revoke(openSeats(step), 'skipped'), ...next.effects],
  })
}
