import { APPROVAL_STEPS } from '@contract/approvals/approver.resource'
import type { ApprovalChain, ChainStepForm, CreateChain } from '@contract/approvals/approval-chain.calls'

export type StepDraft = ChainStepForm & {
  /** Stays with a step while it moves. */
  key: string
  label: string | null
}

let made = 0
const newKey = () => `step-${(made += 1)}`

/** Each step is asked once, so a new one is the first that is not there yet. */
export function newStep(others: readonly StepDraft[] = []): StepDraft {
  const taken = others.map(step => step.step_key)
  const step_key = APPROVAL_STEPS.find(key => !taken.includes(key)) ?? 'head'
  return {
    key: newKey(),
    label: null,
    step_key,
    resolver: step_key === 'head' ? 'immediate_head' : 'approver_list',
    resolver_arg: null,
    decision_kind: 'approve',
    min_approvals: 1,
    sla_hours: 48,
    on_timeout: 'remind',
  }
}

export function draftsOf(chain: ApprovalChain | null): StepDraft[] {
  return (
    chain?.steps.map(({ seq: _seq, resolver_label, ...step }) => ({
      ...step,
      key: newKey(),
      label: resolver_label,
    })) ?? [newStep()]
  )
}

export const stepOf = ({ key: _key, label: _label, ...step }: StepDraft): ChainStepForm => step

export function valuesOf(chain: ApprovalChain | null): CreateChain {
  return {
    doc_type: chain?.doc_type ?? 'leave',
    name: chain?.name ?? '',
    ou_id: chain?.ou_id ?? null,
    division_id: chain?.division_id ?? null,
    condition: chain?.condition ?? null,
    priority: chain?.priority ?? 0,
    steps: draftsOf(chain).map(stepOf),
  }
}

/** A step takes another place; the ends are ends. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const place = Math.min(list.length - 1, Math.max(0, to))
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, place), ...list.slice(from, from + 1), ...rest.slice(place)]
}
