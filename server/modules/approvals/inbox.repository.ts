import { sql } from 'kysely'
import type { InboxCounts } from '@contract/modules/approvals/approval-inbox.calls'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { notFound } from '@server/platform/http/problems'

/** What somebody is asked themselves; another one's seat does not exist for them. */
export async function ownSeat(db: Db, userId: string, seatId: string) {
  const seat = await db
    .selectFrom('approval_seat')
    .select(['id', 'request_id', 'seat_key', 'state', 'stands_in_for', 'step_key', 'due_at', 'is_frozen'])
    .where('id', '=', seatId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!seat) throw notFound()
  return seat
}

export async function inboxCounts(db: Db, userId: string): Promise<InboxCounts> {
  const { rows } = await sql<InboxCounts[number]>`
    select doc_type, count(*)::int as waiting, (count(*) filter (where due_at < ${NOW}))::int as overdue
    from approval_seat where user_id = ${userId} and state = 'active' and not is_frozen
    group by doc_type order by doc_type`.execute(db)
  return rows
}

/** What the reader is asked of a request, and whether they were ever part of it. */
export async function partIn(
  db: Db,
  requestId: string,
  userId: string,
): Promise<{ open: string | null; took: boolean }> {
  const rows = await db
    .selectFrom('approval_seat')
    .select(['id', 'state'])
    .where('request_id', '=', requestId)
    .where('user_id', '=', userId)
    .where('state', '<>', 'waiting')
    .execute()
  return { open: rows.find(row => row.state === 'active')?.id ?? null, took: rows.length > 0 }
}
