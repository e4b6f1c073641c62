import { sql } from 'kysely'
import type { Tx } from '@server/platform/db/transaction'

/**
 * What happened in two years, written in one night. Within the one transaction of the seed, "now()" in a statement is
 * another day: a schema that only this transaction has stands before the database's own. Nothing that comes over the
 * line can reach it, and no service knows of it.
 */
export async function withDemoClock<T>(
  tx: Tx,
  work: (setDay: (day: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  await sql`create schema demo_clock`.execute(tx.db)
  await sql`create function demo_clock.now() returns timestamptz language sql stable as
    $$ select current_setting('portal.demo_now')::timestamptz $$`.execute(tx.db)
  await sql`set local search_path = demo_clock, pg_catalog, public`.execute(tx.db)
  const result = await work(async day => {
    // Ten in the morning in Manila.
    await sql`select set_config('portal.demo_now', ${`${day}T02:00:00Z`}, true)`.execute(tx.db)
  })
  await sql`set local search_path to default`.execute(tx.db)
  await sql`drop schema demo_clock cascade`.execute(tx.db)
  return result
}
