import { sql } from 'kysely'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

export async function findBroker(db: Db, id: string) {
  const found = await db
    .selectFrom('seller_profile')
    .select('prc_license_no')
    .where('id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

/** Whose account was changed by this very transaction, as the database noted it; numbers are sealed, and end alike. */
export async function findWhosePayoutChanged(db: Db, sellerId: string): Promise<string | null> {
  const { rows } = await sql<{ user_id: string | null }>`
    select e.user_id from seller_profile p join employee e on e.id = p.employee_id
    where p.id = ${sellerId}
      and exists (select from payout_change c where c.seller_id = p.id and c.created_at = ${NOW})`.execute(db)
  return rows[0]?.user_id ?? null
}

/** Whoever left sells no more; tells whose profile it was. */
export async function endSelling(db: Db, employeeId: string): Promise<string | null> {
  const ended = await db
    .updateTable('seller_profile')
    .set({ status: 'inactive' })
    .where('employee_id', '=', employeeId)
    .where('status', '<>', 'inactive')
    .returning('id')
    .executeTakeFirst()
  return ended?.id ?? null
}
