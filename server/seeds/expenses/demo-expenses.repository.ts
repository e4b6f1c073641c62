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

type OldBill = { id: string; ou_id: string; owed: string; posted_on: string; payer: string }

/** What was posted as owed before a day by others than accounting, who pay it. */
export async function findOldBills(db: Db, before: string): Promise<OldBill[]> {
  const { rows } = await sql<OldBill>`
    select e.id, e.ou_id, e.owed::text, e.posted_on::text, payer.id as payer
    from expense e join employee p on p.id = e.employee_id, app_user payer
    where payer.username = 'accounting' and e.owed > 0 and e.posted_on < ${before} and p.user_id <> payer.id
    order by e.posted_on, e.id`.execute(db)
  return rows
}
