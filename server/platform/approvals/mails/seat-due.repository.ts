import type { Db } from '@server/platform/db/database'

/** Until when a seat should decide; null where nobody waits for it, or no hours are set. */
export async function seatDueAt(db: Db, requestId: string, seatKey: string): Promise<string | null> {
  const seat = await db
    .selectFrom('approval_seat')
    .select('due_at')
    .where('request_id', '=', requestId)
    .where('seat_key', '=', seatKey)
    .executeTakeFirst()
  return seat?.due_at ? new Date(seat.due_at).toISOString() : null
}
