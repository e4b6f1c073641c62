import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

/** Whether the books of a unit were opened, and that was not reversed. */
export async function hasOpening(db: Db, ouId: string): Promise<boolean> {
  const { rows } = await sql`
    select from journal_entry where ou_id = ${ouId} and source_type = 'opening'
      and reversal_of_id is null and reversed_by_id is null limit 1`.execute(db)
  return rows.length > 0
}

export async function findAccountCodes(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const accounts = await db.selectFrom('account').select(['id', 'code']).where('id', 'in', ids).execute()
  return new Map(accounts.map(({ id, code }) => [id, code]))
}

export async function keepEntry(db: Db, ids: readonly string[], entryId: string): Promise<void> {
  await sql`update opening_balance set entry_id = ${entryId} where id = any (${ids}::uuid[])`.execute(db)
}
