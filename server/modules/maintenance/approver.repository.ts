import { sql } from 'kysely'
import type { ApproverTerms } from '@contract/modules/maintenance/approver.rules'
import type { Db } from '@server/platform/db/database'

/** The other active ones for the same step of the same documents. */
export async function rivalsOf(
  db: Db,
  { id, doc_type, step_key }: Pick<ApproverTerms, 'id' | 'doc_type' | 'step_key'>,
): Promise<ApproverTerms[]> {
  const { rows } = await sql<{ one: ApproverTerms }>`
    select to_jsonb(a) || jsonb_build_object('amount_from', a.amount_from::text, 'amount_to', a.amount_to::text) as one
    from approver a where a.is_active and a.doc_type = ${doc_type} and a.step_key = ${step_key}
      and a.id is distinct from ${id}`.execute(db)
  return rows.map(row => row.one)
}

export async function allDelegates(db: Db): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('approver')
    .select(['id', 'delegate_id'])
    .where('delegate_id', 'is not', null)
    .execute()
  return new Map(rows.map(row => [row.id, row.delegate_id]))
}
