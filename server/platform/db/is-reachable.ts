import { sql } from 'kysely'
import type { Database } from '@server/platform/db/database'

export async function isReachable(database: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(database.db)
    return true
  } catch {
    return false
  }
}
