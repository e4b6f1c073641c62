import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

/** For what is named before it is written. */
export async function newId(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`select portal_uuid7() as id`.execute(db)
  return rows[0]?.id ?? ''
}
