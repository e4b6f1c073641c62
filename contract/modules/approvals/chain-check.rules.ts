import type { BrokenRule } from '@contract/kernel/broken-rule'
import type { Condition } from '@contract/approvals/condition.rules'

/** What a condition may be about; a name that no document tells would never hold. */
export const CONDITION_FACTS: Readonly<Record<string, readonly string[]>> = {
  leave: ['days', 'leave_type.code', 'leave_type.category', 'requester.employment_type'],
  time_correction: [],
  overtime: ['minutes'],
  cash_advance: ['amount', 'purpose'],
  soa_request: ['amount', 'kind'],
  soa: ['gross_amount'],
  commission_release: ['gross_amount'],
  commission_correction: ['amount'],
  commission_credit: ['amount'],
  incentive_grant: ['amount'],
  expense: ['amount'],
  period_reopening: ['opens_to'],
  journal_void: ['amount'],
  sale_amendment: ['amount', 'kind'],
}

type CheckedStep = {
  step_key: string
  resolver: 'immediate_head' | 'approver_list' | 'role' | 'fixed_user'
  resolver_arg: string | null
  decision_kind: 'approve' | 'note' | 'verify'
  on_timeout: 'remind' | 'escalate' | 'skip_with_note'
}

export type CheckedChain = {
  doc_type: string
  condition: Condition | null
  steps: readonly CheckedStep[]
}

type KnownSubjects = { roles: ReadonlySet<string>; users: ReadonlySet<string> }

const NAMES_SOMEBODY = ['role', 'fixed_user']

/** A chain that was saved can be gone: each step can be asked of somebody, and one of them surely decides. */
export function checkChain({ doc_type, condition, steps }: CheckedChain, known: KnownSubjects): BrokenRule[] {
  const facts = CONDITION_FACTS[doc_type] ?? []
  const unknown = Object.keys(condition ?? {}).some(name => !facts.includes(name))
  const decides = steps.some(step => step.decision_kind !== 'note' && step.on_timeout !== 'skip_with_note')
  return [
    ...(unknown ? [{ path: 'condition', code: 'condition_fact_unknown' }] : []),
    ...steps.flatMap((step, index) => checkStep(step, index, steps, known)),
    ...(decides ? [] : [{ path: 'steps', code: 'step_must_decide' }]),
  ]
}

function checkStep(
  { step_key, resolver, resolver_arg }: CheckedStep,
  index: number,
  steps: readonly CheckedStep[],
  { roles, users }: KnownSubjects,
): BrokenRule[] {
  const path = (field: string) => `steps.${index}.${field}`
  const isTwice = steps.findIndex(each => each.step_key === step_key) < index
  const twice = isTwice ? [{ path: path('step_key'), code: 'step_twice' }] : []
  if (!NAMES_SOMEBODY.includes(resolver)) return twice
  if (resolver_arg === null) return [...twice, { path: path('resolver_arg'), code: 'resolver_arg_needed' }]
  const isKnown = (resolver === 'role' ? roles : users).has(resolver_arg)
  return isKnown ? twice : [...twice, { path: path('resolver_arg'), code: 'reference_unknown' }]
}
