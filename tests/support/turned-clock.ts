import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

/** A function that names where it looks for others would find the true time first. */
const LOOK_THERE_TOO = sql`do $do$ declare own regprocedure; begin
  for own in select oid from pg_proc where pronamespace = 'public'::regnamespace
      and 'search_path=public, pg_temp' = any (proconfig) loop
    execute format('alter function %s set search_path = public, turned_clock, pg_catalog, pg_temp', own);
  end loop; end $do$`

/** What a column holds by itself was bound to the true time when its table was made. */
const BEGIN_WITH_IT = sql`do $do$ declare own record; begin
  for own in select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_default = 'now()' loop
    execute format('alter table public.%I alter column %I set default turned_clock.now()', own.table_name, own.column_name);
  end loop; end $do$`

/**
 * A clock of this database alone, forward and back: whoever connects from now on and asks for the time by its bare name
 * finds this one before the true one.
 */
export async function turnedClock(db: Db): Promise<{ turnTo(instant: string): Promise<void> }> {
  for (const statement of [
    sql`create schema turned_clock`,
    sql`create table turned_clock.turned as select interval '0' as by`,
    sql`create function turned_clock.now() returns timestamptz language sql stable
      as 'select pg_catalog.now() + by from turned_clock.turned'`,
    sql`create function turned_clock.clock_timestamp() returns timestamptz language sql volatile
      as 'select pg_catalog.clock_timestamp() + by from turned_clock.turned'`,
    sql`grant usage on schema turned_clock to public`,
    sql`grant select on turned_clock.turned to public`,
    LOOK_THERE_TOO,
    BEGIN_WITH_IT,
    sql`do $do$ begin execute
      format('alter database %I set search_path = public, turned_clock, pg_catalog', current_database());
      end $do$`,
  ])
    await statement.execute(db)
  return {
    turnTo: instant =>
      db.transaction().execute(async tx => {
        await sql`update turned_clock.turned set by = ${instant}::timestamptz - pg_catalog.now()`.execute(tx)
        // Whoever is signed in was seen just now, and what was sent was sent just now.
        await sql`update session set issued_at = ${instant}, last_seen_at = ${instant},
          expires_at = ${instant}::timestamptz + interval '1 day'`.execute(tx)
        await sql`update idempotency_key set created_at = ${instant}`.execute(tx)
      }),
  }
}
