import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'
import type { CloseMonth } from '@server/platform/ledger/close-check'

/** The first faults of the chain and of the sums of a unit: the entry, or the account whose sum was changed. */
export async function findUnitFaults(
  db: Db,
  ouId: string,
): Promise<{ number: string | null; is_sum: boolean }[]> {
  const { rows } = await sql<{ number: string | null; is_sum: boolean }>`
    select number, reason like 'the sums of %' as is_sum from portal_unit_faults(${ouId})`.execute(db)
  return rows
}

/** Entries whose number is not the one after the entry before it, of the same unit and year. */
export async function findNumberGaps(db: Db, ouId: string): Promise<{ number: string }[]> {
  const { rows } = await sql<{ number: string }>`
    select number from (
      select number, row_number() over (partition by left(number, -6) order by chain_seq) as place
      from journal_entry where ou_id = ${ouId}) entry
    where right(number, 6)::int <> place order by number limit 20`.execute(db)
  return rows
}

export async function countDrafts(db: Db, { ou_id, from, until }: CloseMonth): Promise<number> {
  const { rows } = await sql<{ drafts: number }>`
    select count(*)::int as drafts from manual_entry
    where ou_id = ${ou_id} and status = 'draft' and entry_date between ${from} and ${until}`.execute(db)
  return rows[0]?.drafts ?? 0
}
