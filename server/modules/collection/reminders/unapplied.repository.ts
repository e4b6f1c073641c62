import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

export type UnappliedReceipt = { id: string; ou_id: string; number: string; posted_on: string }

/** Those that are no task yet. */
export async function lockUnapplied(db: Db): Promise<UnappliedReceipt[]> {
  const { rows } = await sql<UnappliedReceipt>`
    select id, ou_id, number, posted_on from collection
    where unapplied_amount > 0 and not is_unapplied_late and status in ('posted', 'deposited', 'cleared')
    order by posted_on, id for update`.execute(db)
  return rows
}

export async function markUnapplied(db: Db, id: string): Promise<void> {
  await db.updateTable('collection').set({ is_unapplied_late: true }).where('id', '=', id).execute()
}
