import { chooseChain, type ChainStep } from '@contract/modules/approvals/chain.rules'
import { resolveSteps, type ResolvedStep } from '@contract/modules/approvals/step-resolution.rules'
import type { ApprovalDocument, ApprovalSubject } from '@server/platform/approvals/approval-document'
import { activeChains } from '@server/platform/approvals/approval-request.repository'
import { readPeople } from '@server/platform/approvals/directory'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'

export type PlannedSteps = {
  chain_id: string
  snapshot: readonly ChainStep[]
  steps: readonly ResolvedStep[]
}

/** Which chain a document goes, as far as it is let, and who is asked at each of its steps today. */
export async function planSteps(
  tx: Tx,
  document: ApprovalDocument,
  subject: ApprovalSubject,
): Promise<PlannedSteps> {
  const { ou_id, division_id, facts, amount, requester, barred } = subject
  const doc_type = document.type
  const chain = chooseChain(await activeChains(tx.db, doc_type), { doc_type, ou_id, division_id, facts })
  if (!chain) throw new Problem('rule_broken', 'no_chain')
  const snapshot = document.shape ? await document.shape(tx, chain.steps, subject) : chain.steps
  const people = readPeople(tx.db)
  const directory = await people.directory(snapshot, { doc_type, ou_id, employee_id: requester.employee_id })
  const on = await people.today()
  const asked = { doc_type, ou_id, division_id, amount, on, barred: [requester, ...barred] }
  const resolution = resolveSteps(snapshot, directory, asked)
  if (!resolution.ok) throw new Problem('rule_broken', resolution.problem)
  return { chain_id: chain.id, snapshot, steps: resolution.steps }
}
