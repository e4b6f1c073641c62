import { sql, type RawBuilder } from 'kysely'
import type { Db } from '@server/platform/db/database'

/**
 * Sales first, then statements, shares and the books. What is written about a sale refers to it, and waits for whoever
 * changes it; whoever cancels a sale holds it and then waits for its shares.
 */
export async function holdSales(db: Db, ids: RawBuilder<unknown>): Promise<void> {
  await sql`select from sale where id in (${ids}) order by id for key share`.execute(db)
}

export async function lockSharesWhere(db: Db, condition: RawBuilder<unknown>): Promise<void> {
  await sql`select from commission_share where ${condition} order by id for update`.execute(db)
}
