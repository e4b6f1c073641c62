import type { Centavos } from '@contract/kernel/money'

/** What a tranche may wait for beside the money. */
export const TRANCHE_CONDITIONS = ['documents', 'pdc', 'cts_signed', 'loan_takeout', 'turnover'] as const
export type TrancheCondition = (typeof TRANCHE_CONDITIONS)[number]

export type TrancheTerms = {
  trigger_amount: Centavos
  requires_documents: boolean
  requires_pdc: boolean
  requires_event: 'none' | 'cts_signed' | 'loan_takeout' | 'turnover'
}

export type TrancheFacts = {
  collected: Centavos
  documents_complete: boolean
  has_pdc: boolean
  cts_signed: boolean
  taken_out: boolean
  turned_over: boolean
}

/** What is missing beside the money, and whether the money is there. */
export function trancheReadiness(
  terms: TrancheTerms,
  facts: TrancheFacts,
): { reached: boolean; waits_for: TrancheCondition[] } {
  const needs = terms.requires_event
  const waits: [TrancheCondition, boolean][] = [
    ['documents', terms.requires_documents && !facts.documents_complete],
    ['pdc', terms.requires_pdc && !facts.has_pdc],
    ['cts_signed', needs === 'cts_signed' && !facts.cts_signed],
    ['loan_takeout', needs === 'loan_takeout' && !facts.taken_out],
    ['turnover', needs === 'turnover' && !facts.turned_over],
  ]
  return {
    reached: facts.collected >= terms.trigger_amount,
    waits_for: waits.flatMap(([condition, isMissing]) => (isMissing ? [condition] : [])),
  }
}

/** What follows for a tranche of this status; null where nothing does. What is billed is not ours alone any more. */
export function trancheStep(
  status: string,
  { reached, waits_for }: ReturnType<typeof trancheReadiness>,
): 'eligible' | 'locked' | null {
  const open = reached && waits_for.length === 0
  if (status === 'locked') return open ? 'eligible' : null
  return status === 'eligible' && !open ? 'locked' : null
}
