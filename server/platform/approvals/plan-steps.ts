import type { ChainForecast } from '@contract/approvals/foresee-chain'
import { chooseChain, type ChainStep } from '@contract/approvals/chain.rules'
import { resolveSteps, type Resolution, type ResolvedStep } from '@contract/approvals/step-resolution.rules'
import type { DocumentType } from '@contract/kernel/document-types'
import type { ApprovalDocument, ApprovalSubject } from '@server/platform/approvals/approval-document'
import { activeChains } from '@server/platform/approvals/approval-request.repository'
import { readPeople } from '@server/platform/approvals/directory'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'

export type PlannedSteps = {
  chain_id: string
  snapshot: readonly ChainStep[]
  steps: readonly ResolvedStep[]
}

/** What decides which chain a document goes, and who is asked; it need not have been written yet. */
export type ChainSubject = Pick<
  ApprovalSubject,
  'ou_id' | 'division_id' | 'facts' | 'amount' | 'requester' | 'barred'
> & { type: DocumentType }
export type Shape = (steps: readonly ChainStep[]) => ChainStep[] | Promise<ChainStep[]>

async function resolve(db: Db, planned: ChainSubject, steps: readonly ChainStep[]): Promise<Resolution> {
  const { type: doc_type, ou_id, division_id, amount, requester, barred } = planned
  const people = readPeople(db)
  const directory = await people.directory(steps, { doc_type, ou_id, employee_id: requester.employee_id })
  const asked = { doc_type, ou_id, division_id, amount, on: await people.today() }
  return resolveSteps(steps, directory, { ...asked, barred: [requester, ...barred] })
}

type ChosenChain = { chain_id: string; snapshot: readonly ChainStep[] }

async function choose(db: Db, planned: ChainSubject, shape: Shape | undefined): Promise<ChosenChain | null> {
  const { type: doc_type, ou_id, division_id, facts } = planned
  const chain = chooseChain(await activeChains(db, doc_type), { doc_type, ou_id, division_id, facts })
  return chain && { chain_id: chain.id, snapshot: shape ? await shape(chain.steps) : chain.steps }
}

/** Which chain a document goes, as far as it is let, and who is asked at each of its steps today. */
export async function planSteps(
  tx: Tx,
  document: ApprovalDocument,
  subject: ApprovalSubject,
): Promise<PlannedSteps> {
  const planned = { ...subject, type: document.type }
  const { shape } = document
  const chosen = await choose(tx.db, planned, shape && (steps => shape(tx, steps, subject)))
  if (!chosen) throw new Problem('rule_broken', 'no_chain')
  const resolution = await resolve(tx.db, planned, chosen.snapshot)
  if (!resolution.ok) throw new Problem('rule_broken', resolution.problem)
  return { ...chosen, steps: resolution.steps }
}

/** The same question before anything is written, with what would stop it instead of a refusal. */
export async function foresee(db: Db, planned: ChainSubject, shape?: Shape): Promise<ChainForecast> {
  const chosen = await choose(db, planned, shape)
  return chosen ? foreseeSteps(db, planned, chosen.snapshot) : { problem: 'no_chain', steps: [] }
}

/** Of steps that need not be those of any chain yet. */
export async function foreseeSteps(
  db: Db,
  planned: ChainSubject,
  steps: readonly ChainStep[],
): Promise<ChainForecast> {
  const resolution = await resolve(db, planned, steps)
  return {
    problem: resolution.ok ? null : resolution.problem,
    steps: resolution.steps.map(({ step_key, resolver, decision_kind, min_approvals, seats, skipped }) => ({
      step_key,
      resolver,
      decision_kind,
      min_approvals,
      people: seats.map(({ person, stands_in_for }) => ({
        name: person.name,
        stands_in_for: stands_in_for?.name ?? null,
      })),
      gap: skipped ?? (seats.length < min_approvals ? ('nobody_found' as const) : null),
    })),
  }
}
