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
    $$ select pg_catalog.current_setting('portal.demo_now')::timestamptz $$`.execute(tx.db)
  // Goes on from there as the real one does: of two steps of a day the later one is later.
  await sql`create function demo_clock.clock_timestamp() returns timestamptz language sql volatile as
    $$ select pg_catalog.current_setting('portal.demo_now')::timestamptz
      + (pg_catalog.clock_timestamp() - pg_catalog.now()) $$`.execute(tx.db)
  await sql`set local search_path = demo_clock, pg_catalog, public`.execute(tx.db)
  let told = ''
  const result = await work(async day => {
    if (day === told) return
    told = day
    // Ten in the morning in Manila, and never ahead of the real clock.
    await sql`select set_config('portal.demo_now',
      least(${`${day}T02:00:00Z`}::timestamptz, pg_catalog.now())::text, true)`.execute(tx.db)
  })
  await sql`set local search_path to default`.execute(tx.db)
  await sql`drop schema demo_clock cascade`.execute(tx.db)
  return result
}
