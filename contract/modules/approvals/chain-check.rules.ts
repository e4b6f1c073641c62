import type { BrokenRule } from '@contract/kernel/broken-rule'
import type { Condition } from '@contract/approvals/condition.rules'

type CheckedStep = {
  step_key: string
  resolver: 'immediate_head' | 'approver_list' | 'role' | 'fixed_user'
  resolver_arg: string | null
  decision_kind: 'approve' | 'note' | 'verify'
  on_timeout: 'remind' | 'escalate' | 'skip_with_note'
}

export type CheckedChain = {
  condition: Condition | null
  steps: readonly CheckedStep[]
}

/** `facts`: what documents of its type tell; a condition about another name would never hold. */
type KnownNames = { facts: readonly string[]; roles: ReadonlySet<string>; users: ReadonlySet<string> }

const NAMES_SOMEBODY = ['role', 'fixed_user']

/** A chain that was saved can be gone: each step can be asked of somebody, and one of them surely decides. */
export function checkChain({ condition, steps }: CheckedChain, known: KnownNames): BrokenRule[] {
  const unknown = Object.keys(condition ?? {}).some(name => !known.facts.includes(name))
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
  { roles, users }: KnownNames,
): BrokenRule[] {
  const path = (field: string) => `steps.${index}.${field}`
  const isTwice = steps.findIndex(each => each.step_key === step_key) < index
  const twice = isTwice ? [{ path: path('step_key'), code: 'step_twice' }] : []
  if (!NAMES_SOMEBODY.includes(resolver)) return twice
  if (resolver_arg === null) return [...twice, { path: path('resolver_arg'), code: 'resolver_arg_needed' }]
  const isKnown = (resolver === 'role' ? roles : users).has(resolver_arg)
  return isKnown ? twice : [...twice, { path: path('resolver_arg'), code: 'reference_unknown' }]
}
