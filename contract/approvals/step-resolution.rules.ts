import type { DateText } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import { distinctPeople, isAmong, isSamePerson, type Person } from '@contract/approvals/approval-person.rules'
import type { ChainStep } from '@contract/approvals/chain.rules'
import {
  isValid,
  listedDelegations,
  standInOf,
  type Approver,
  type Delegation,
} from '@contract/approvals/delegation.rules'

export type Directory = {
  /** Of the one who asks, nearest first. */
  heads: readonly Person[]
  approvers: readonly Approver[]
  delegations: readonly Delegation[]
  /** Active people only. */
  inRole(role: string): readonly Person[]
  user(id: string): Person | null
}

export type StepQuestion = {
  doc_type: string
  ou_id: string
  division_id: string | null
  /** null: the document has none, and no row is left out for its amounts. */
  amount: string | null
  on: DateText
  /** The one who asks, and whoever else gains by it: never asked, not even as somebody's delegate. */
  barred: readonly Person[]
}

export type SeatHolder = { person: Person; stands_in_for: Person | null }
export type ResolvedStep = ChainStep & {
  seats: readonly SeatHolder[]
  skipped: 'nobody_above' | 'only_barred' | null
}
export type Resolution =
  | { ok: true; steps: ResolvedStep[] }
  | {
      ok: false
      problem: 'too_few_approvers' | 'nobody_decides'
      step_key: string | null
      steps: ResolvedStep[]
    }

function fitsAmount(approver: Approver, amount: string | null): boolean {
  if (amount === null) return true
  const centavos = parseMoney(amount)
  const below = approver.amount_to === null || centavos <= parseMoney(approver.amount_to)
  return centavos >= parseMoney(approver.amount_from) && below
}

/** Rows for the unit and division go before general ones; those serve only where no special one may decide. */
function listedApprovers(step: ChainStep, directory: Directory, asked: StepQuestion): Person[][] {
  const fitting = directory.approvers.filter(
    each =>
      each.doc_type === asked.doc_type &&
      each.step_key === step.step_key &&
      (each.ou_id === null || each.ou_id === asked.ou_id) &&
      (each.division_id === null || each.division_id === asked.division_id) &&
      isValid(each, asked.on) &&
      fitsAmount(each, asked.amount),
  )
  const level = (each: Approver) => (each.ou_id === null ? 0 : 2) + (each.division_id === null ? 0 : 1)
  return [3, 2, 1, 0].map(wanted => fitting.filter(each => level(each) === wanted))
}

/** Groups of people, the first group of which anybody may decide is asked. */
function candidateGroups(step: ChainStep, directory: Directory, asked: StepQuestion): (readonly Person[])[] {
  switch (step.resolver) {
    case 'immediate_head':
      return directory.heads.map(head => [head])
    case 'approver_list':
      return listedApprovers(step, directory, asked)
    case 'role':
      return [directory.inRole(step.resolver_arg ?? '')]
    case 'fixed_user': {
      const user = directory.user(step.resolver_arg ?? '')
      return user ? [[user]] : []
    }
  }
}

function personOnly({ user_id, name, email }: Person): Person {
  return { user_id, name, email }
}

function seatsOf(
  group: readonly Person[],
  delegations: readonly Delegation[],
  asked: StepQuestion,
): SeatHolder[] {
  const seats = group
    .filter(person => !isAmong(person, asked.barred))
    .map(person => ({ person, standIn: standInOf(person, delegations, asked) }))
    .map(({ person, standIn }) => ({
      ...personOnly(standIn),
      stands_in_for: isSamePerson(person, standIn) ? null : personOnly(person),
    }))
  return distinctPeople(seats).map(({ stands_in_for, ...person }) => ({ person, stands_in_for }))
}

function resolveStep(step: ChainStep, directory: Directory, asked: StepQuestion): ResolvedStep {
  const delegations = [...directory.delegations, ...listedDelegations(directory.approvers, asked.on)]
  const groups = candidateGroups(step, directory, asked)
  const seats = groups.map(group => seatsOf(group, delegations, asked)).find(group => group.length > 0) ?? []
  if (seats.length > 0) return { ...step, seats, skipped: null }
  if (groups.some(group => group.length > 0)) return { ...step, seats, skipped: 'only_barred' }
  return { ...step, seats, skipped: step.resolver === 'immediate_head' ? 'nobody_above' : null }
}

/**
 * A step that only the one who asks could decide goes to the next one, and so does the head's of whoever has nobody
 * above. A step that names nobody at all is a fault of the settings: it stops the request instead of weakening it.
 */
export function resolveSteps(
  steps: readonly ChainStep[],
  directory: Directory,
  asked: StepQuestion,
): Resolution {
  const resolved = steps.map(step => resolveStep(step, directory, asked)).sort((a, b) => a.seq - b.seq)
  const short = resolved.find(step => step.skipped === null && step.seats.length < step.min_approvals)
  if (short) return { ok: false, problem: 'too_few_approvers', step_key: short.step_key, steps: resolved }
  if (resolved.every(step => step.skipped !== null))
    return { ok: false, problem: 'nobody_decides', step_key: null, steps: resolved }
  return { ok: true, steps: resolved }
}
