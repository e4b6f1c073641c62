import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

/** The one clock that decides, where business is done. */
export async function businessDay(db: Db): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select ${TODAY}::text as today`.execute(db)
  return rows[0]?.today ?? ''
}
