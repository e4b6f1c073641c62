import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

const APPROVES_AND_POSTS = 'expense.transaction.approve--expense.transaction.post'

/** Whether they approved it, and the company takes that pair of duties as strictly as to block it. */
export async function approvedItStrictly(db: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from approval_seat s join sod_rule r on r.code = ${APPROVES_AND_POSTS} and r.severity = 'block'
    where s.doc_type = 'expense' and s.subject_id = ${id} and s.user_id = ${userId} and s.decision = 'approve'`.execute(
    db,
  )
  return rows.length > 0
}
