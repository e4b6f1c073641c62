import { sql } from 'kysely'
import type { DateText } from '@contract/kernel/dates'
import { moneyText } from '@contract/kernel/money'
import type { EntryLine } from '@contract/modules/accounting/entry.rules'
import type { Db } from '@server/platform/db/database'
import { keepPlan } from '@server/platform/db/keep-plan'

export type PostedEntry = { id: string; ou_id: string; number: string; entry_date: DateText }

/** In one order, until the transaction ends. */
export async function lockLedgers(db: Db, units: readonly string[]): Promise<void> {
  await sql`select portal_lock_ledgers(${units}::uuid[])`.execute(db)
}

/** What was posted of the same events before. */
export function findByKeys(
  db: Db,
  keys: readonly string[],
  units: readonly string[],
): Promise<(PostedEntry & { key: string })[]> {
  return db
    .selectFrom('journal_entry')
    .select(['id', 'ou_id', 'number', 'entry_date', 'key'])
    .where('key', 'in', keys)
    .where('ou_id', 'in', units)
    .execute()
}

export type NewEntry = { head: object; lines: readonly EntryLine[] }

/**
 * The function of the database gives each its place in the chain, one after the other, and adds its lines to the sums.
 * Answers their ids in the order of the entries.
 */
export async function insertEntries(db: Db, entries: readonly NewEntry[]): Promise<string[]> {
  const said = JSON.stringify(entries.map(({ head, lines }) => ({ ...head, lines: lines.map(lineJson) })))
  const { rows } = await keepPlan(sql<{ id: string }>`
    select posted.id from (select entry, at from jsonb_array_elements(${said}::jsonb) with ordinality as e (entry, at)
      order by at) said cross join lateral portal_post_entry(said.entry) posted order by said.at`).execute(db)
  return rows.map(({ id }) => id)
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
