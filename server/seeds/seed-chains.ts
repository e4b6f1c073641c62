import type { ChainStep } from '@contract/modules/approvals/chain.rules'
import { APPROVED_DOCUMENTS, type DocumentType } from '@contract/kernel/document-types'
import type { Db } from '@server/platform/db/database'

type SeedStep = Pick<ChainStep, 'step_key' | 'resolver' | 'resolver_arg' | 'decision_kind'>
type SeedChain = { doc_type: DocumentType; name: string; steps: readonly SeedStep[] }

const HEAD: SeedStep = {
  step_key: 'head',
  resolver: 'immediate_head',
  resolver_arg: null,
  decision_kind: 'approve',
}
const inRole = (role: string, decision_kind: SeedStep['decision_kind']): SeedStep => ({
  step_key: role,
  resolver: 'role',
  resolver_arg: role,
  decision_kind,
})

const CHAINS: readonly SeedChain[] = [
  {
    doc_type: 'leave',
    name: 'Leave',
    steps: [HEAD, inRole('hr_staff', 'verify'), inRole('president', 'approve')],
  },
  { doc_type: 'time_correction', name: 'Time correction', steps: [HEAD] },
  { doc_type: 'overtime', name: 'Overtime', steps: [HEAD] },
  { doc_type: 'sale_amendment', name: 'Change of a sale', steps: [inRole('president', 'approve')] },
]

/** Without a chain nothing is decided, so documents that are built come with one; later it is the administrators'. */
export async function seedChains(db: Db): Promise<void> {
  await db
    .insertInto('document_type')
    .values(APPROVED_DOCUMENTS.map(code => ({ code })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const known = await db.selectFrom('approval_chain').select('doc_type').distinct().execute()
  const types = new Set<string>(known.map(chain => chain.doc_type))
  for (const { steps, ...chain } of CHAINS.filter(({ doc_type }) => !types.has(doc_type))) {
    const { id: chain_id } = await db
      .insertInto('approval_chain')
      .values({ ...chain, ou_id: null, division_id: null, condition: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = steps.map((step, index) => ({
      ...step,
      chain_id,
      seq: index + 1,
      min_approvals: 1,
      sla_hours: 48,
      on_timeout: 'remind' as const,
    }))
    await db.insertInto('approval_chain_step').values(rows).execute()
  }
}
