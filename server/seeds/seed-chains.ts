import { APPROVED_DOCUMENTS, documentKind } from '@contract/kernel/document-types'
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
    const { id: chain_id } = await db
      .insertInto('approval_chain')
      .values({ doc_type, name, ou_id: null, division_id: null, condition: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = chain.map(({ step, decides = 'approve' }, index) => ({
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
}
