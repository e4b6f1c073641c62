import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

export type UnappliedReceipt = { id: string; ou_id: string; number: string; posted_on: string }

/** What was paid and settles nothing, and is no task yet. */
export const UNAPPLIED = sql`unapplied_amount > 0 and not is_unapplied_late and status in ('posted', 'deposited', 'cleared')`

export async function lockUnapplied(db: Db): Promise<UnappliedReceipt[]> {
  const { rows } = await sql<UnappliedReceipt>`
    select id, ou_id, number, posted_on from collection
    where ${UNAPPLIED}
    order by posted_on, id for update`.execute(db)
  return rows
}

export async function markUnapplied(db: Db, id: string): Promise<void> {
  await db.updateTable('collection').set({ is_unapplied_late: true }).where('id', '=', id).execute()
}
