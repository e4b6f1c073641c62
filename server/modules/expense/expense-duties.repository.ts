import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

const APPROVES_AND_POSTS = 'expense.transaction.approve--expense.transaction.post'

export type DutyConflict = { id: string; is_own: boolean }

/** Those of these expenses that somebody asked for or wrote down, or approved where that pair is blocked. */
export async function findConflicts(db: Db, userId: string, ids: readonly string[]): Promise<DutyConflict[]> {
  const { rows } = await sql<DutyConflict>`
    with asked as (
      select x.id, x.number, coalesce(x.created_by = ${userId} or e.user_id = ${userId}, false) as is_own,
        exists (select from approval_seat s join sod_rule r on r.code = ${APPROVES_AND_POSTS} and r.severity = 'block'
          where s.doc_type = 'expense' and s.subject_id = x.id and s.user_id = ${userId}
            and s.decision = 'approve') as is_approved
      from expense x join employee e on e.id = x.employee_id where x.id = any (${ids}::uuid[])
    )
    select id, is_own from asked where is_own or is_approved order by number`.execute(db)
  return rows
}
