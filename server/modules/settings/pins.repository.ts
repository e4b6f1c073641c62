import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

/** Row-level security leaves nobody but their owner in sight; the condition is said all the same. */
export async function findPins(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ paths: string[] }>`
    select paths from user_pins where owner_id = ${userId}`.execute(db)
  return rows[0]?.paths ?? []
}

export async function savePins(db: Db, userId: string, paths: readonly string[]): Promise<void> {
  await sql`insert into user_pins (owner_id, paths) values (${userId}, ${[...new Set(paths)]}::text[])
    on conflict (owner_id) do update set paths = excluded.paths`.execute(db)
}
