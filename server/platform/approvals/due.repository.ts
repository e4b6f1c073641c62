import { sql } from 'kysely'
import type { NextAction } from '@server/platform/db/approvals.tables'
import { WALL_CLOCK } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

export type Due = { id: string; ou_id: string; next_action: NextAction; what: NextAction }

/** What is to be done by now, the longest due first; a few at a time, since each holds its locks. */
export async function dueRequests(db: Db, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    (select id, ou_id, next_action, next_action as what, next_action_at as due from approval_request
      where next_action_at <= ${WALL_CLOCK} and status = 'pending' order by next_action_at, id limit ${limit})
    union all
    (select id, ou_id, next_action, 'nudge', nudge_due_at from approval_request
      where nudge_due_at <= ${WALL_CLOCK} and status = 'pending' order by nudge_due_at, id limit ${limit})
    order by due, id`.execute(db)
  return rows
}

/** Takes the notes that something about people has changed; whether there were any. */
export async function takeNotes(db: Db): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from approval_recheck`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

export async function pendingAfter(db: Db, id: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('approval_request')
    .select('id')
    .where('status', '=', 'pending')
    .$if(id !== null, query => query.where('id', '>', id ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(row => row.id)
}
