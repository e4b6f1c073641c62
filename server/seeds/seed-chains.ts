import {
  APPROVED_DOCUMENTS,
  documentKind,
  type DocumentKind,
  type DocumentType,
} from '@contract/kernel/document-types'
import type { Db } from '@server/platform/db/database'

/** Without a chain nothing is decided, so documents that are built come with one; later it is the administrators'. */
export async function seedChains(db: Db): Promise<void> {
  await db
    .insertInto('document_type')
    .values(APPROVED_DOCUMENTS.map(code => ({ code })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const known = await db.selectFrom('approval_chain').select('doc_type').distinct().execute()
  const types = new Set<string>(known.map(chain => chain.doc_type))
  for (const doc_type of APPROVED_DOCUMENTS) {
    const { name, chain } = documentKind(doc_type)
    if (chain.length === 0 || types.has(doc_type)) continue
    for (const part of chainsOf(chain)) await writeChain(db, { doc_type, name, ...part })
  }
}

type DefaultChain = DocumentKind['chain']
type Chain = { doc_type: DocumentType; name: string; condition: string | null; steps: DefaultChain }

/** One for every document, and one more where a step is asked from an amount on. */
function chainsOf(chain: DefaultChain): Pick<Chain, 'condition' | 'steps'>[] {
  const always = { condition: null, steps: chain.filter(({ from }) => !from) }
  const from = chain.find(step => step.from)?.from
  if (!from) return [always]
  const [fact, amount] = from
  return [always, { condition: JSON.stringify({ [fact]: { '>=': amount } }), steps: chain }]
}

async function writeChain(db: Db, { steps, ...chain }: Chain): Promise<void> {
  const { id: chain_id } = await db
    .insertInto('approval_chain')
    .values({ ...chain, ou_id: null, division_id: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = steps.map(({ step, decides = 'approve' }, index) => ({
    step_key: step,
    ...(step === 'head'
      ? { resolver: 'immediate_head' as const, resolver_arg: null }
      : { resolver: 'role' as const, resolver_arg: step }),
    decision_kind: decides,
    chain_id,
    seq: index + 1,
    min_approvals: 1,
    sla_hours: 48,
    on_timeout: 'remind' as const,
  }))
  await db.insertInto('approval_chain_step').values(rows).execute()
}
