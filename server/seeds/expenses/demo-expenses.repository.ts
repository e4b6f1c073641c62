import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

export type Asker = { id: string; ou_id: string; user_id: string }

/** Whoever has an account and a head. */
export async function findAskers(db: Db): Promise<Asker[]> {
  const { rows } = await sql<Asker>`select id, ou_id, user_id from employee
    where is_active and user_id is not null and immediate_head_id is not null order by employee_no`.execute(
    db,
  )
  return rows
}
