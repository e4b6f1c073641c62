import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'
import type { CloseMonth } from '@server/platform/ledger/close-check'

/** States in which an expense still has to be posted, or to be given up. */
export const OPEN_STATES = ['draft', 'pending', 'returned', 'approved'] as const

export async function countOpen(db: Db, { ou_id, from, until }: CloseMonth): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from expense
    where ou_id = ${ou_id} and status in (${sql.join(OPEN_STATES)}) and expense_date between ${from} and ${until}`.execute(
    db,
  )
  return rows[0]?.open ?? 0
}

/** Records of the month that have no receipt and whose expense was not voided. */
export async function countWithoutReceipt(db: Db, { ou_id, from, until }: CloseMonth): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    select count(*)::int as missing from expense_line l
    where l.ou_id = ${ou_id} and l.posted_on between ${from} and ${until} and not l.has_receipt and not l.is_voided`.execute(
    db,
  )
  return rows[0]?.missing ?? 0
}
