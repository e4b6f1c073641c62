import { conditionHolds, type Condition, type Facts } from '@contract/approvals/condition.rules'

export type ChainStep = {
  seq: number
  step_key: string
  resolver: 'immediate_head' | 'approver_list' | 'role' | 'fixed_user'
  /** Of a role its code, of a fixed user the id. */
  resolver_arg: string | null
  decision_kind: 'approve' | 'note' | 'verify'
  min_approvals: number
  sla_hours: number
  on_timeout: 'remind' | 'escalate' | 'skip_with_note'
  /** What this document does not leave to the one who is asked, whatever the kind of decision would. */
  forbids?: readonly ('reject' | 'return')[]
}

export type Chain = {
  id: string
  doc_type: string
  ou_id: string | null
  division_id: string | null
  condition: Condition | null
  /** The highest is tried first. */
  priority: number
  is_active: boolean
  steps: readonly ChainStep[]
}

export type Subject = { doc_type: string; ou_id: string; division_id: string | null; facts: Facts }

const specificity = (chain: Chain) =>
  (chain.ou_id === null ? 0 : 4) + (chain.division_id === null ? 0 : 2) + (chain.condition === null ? 0 : 1)

/** Of the chains that fit the one with the highest priority; of equal ones the one that says most about it. */
export function chooseChain(chains: readonly Chain[], subject: Subject): Chain | null {
  const fitting = chains.filter(
    chain =>
      chain.is_active &&
      chain.steps.length > 0 &&
      chain.doc_type === subject.doc_type &&
      (chain.ou_id === null || chain.ou_id === subject.ou_id) &&
      (chain.division_id === null || chain.division_id === subject.division_id) &&
      conditionHolds(chain.condition, subject.facts),
  )
  const [best] = fitting.sort(
    (a, b) => b.priority - a.priority || specificity(b) - specificity(a) || (a.id < b.id ? -1 : 1),
  )
  return best ?? null
}
