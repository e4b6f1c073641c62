import { sql } from 'kysely'
import type { DateText } from '@contract/kernel/dates'
import { moneyText } from '@contract/kernel/money'
import type { EntryLine } from '@contract/modules/accounting/entry.rules'
import type { Db } from '@server/platform/db/database'

export type PostedEntry = { id: string; ou_id: string; number: string; entry_date: DateText }

/** In one order, until the transaction ends. */
export async function lockLedgers(db: Db, units: readonly string[]): Promise<void> {
  await sql`select portal_lock_ledgers(${units}::uuid[])`.execute(db)
}

/** What was posted of the same event before. */
export function findByKey(db: Db, key: string, units: readonly string[]): Promise<PostedEntry[]> {
  return db
    .selectFrom('journal_entry')
    .select(['id', 'ou_id', 'number', 'entry_date'])
    .where('key', '=', key)
    .where('ou_id', 'in', units)
    .execute()
}

/** The function of the database gives it its place in the chain, and adds its lines to the sums. */
export async function insertEntry(db: Db, head: object, lines: readonly EntryLine[]): Promise<string> {
  const said = JSON.stringify({ ...head, lines: lines.map(lineJson) })
  const { rows } = await sql<{ id: string }>`select id from portal_post_entry(${said}::jsonb)`.execute(db)
  return rows[0]?.id ?? ''
}

const lineJson = ({ account, side, amount, party, project_id, memo }: EntryLine) => ({
  account,
  [side]: moneyText(amount),
  ...party,
  project_id: project_id ?? null,
  memo: memo ?? null,
})

/** Units that bear a part of an event, by their ids. */
export async function findUnitNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from operating_unit where id = any (${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
