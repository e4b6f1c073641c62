import { sql } from 'kysely'
import type { UsedBy } from '@contract/kernel/record-calls'
import type { Db } from '@server/platform/db/database'

export async function findUses(db: Db, table: string, id: string): Promise<UsedBy> {
  const { rows } = await sql<{ used_by: string; uses: string }>`
    select used_by, uses from portal_used_by(${table}, ${id})`.execute(db)
  return rows.map(({ used_by, uses }) => ({ table: used_by, count: Number(uses) }))
}
