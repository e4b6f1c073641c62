import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'
import type { CloseMonth } from '@server/platform/ledger/close-check'

/** What is open of all advances of a unit at the end of a month: the sum of their movements until then. */
export async function openAdvances(db: Db, { ou_id, until }: CloseMonth): Promise<string> {
  const { rows } = await sql<{ open: string }>`
    select coalesce(sum(effect), 0)::numeric(16,2)::text as open from cash_advance_movement
    where ou_id = ${ou_id} and moved_on <= ${until}`.execute(db)
  return rows[0]?.open ?? '0.00'
}
