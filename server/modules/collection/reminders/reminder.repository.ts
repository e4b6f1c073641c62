import { sql } from 'kysely'
import { ALWAYS, type Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

export type OverdueStatement = {
  id: string
  ou_id: string
  number: string
  developer_id: string
  due_on: string
  content_version: number
  open: string
  count: number
  last_on: string | null
  settled_on: string | null
}

/** Sent, still owed in part, and not disputed. */
export const OWED = sql`status in ('sent', 'acknowledged', 'partly_collected') and gross_amount > settled_amount`

/** Those of them that are past due; all, or one of them. */
export async function findOverdue(
  db: Db,
  today: string,
  which: Condition = ALWAYS,
): Promise<OverdueStatement[]> {
  const { rows } = await sql<OverdueStatement>`
    select s.id, s.ou_id, s.number, s.developer_id, s.due_on, s.content_version,
      (s.gross_amount - s.settled_amount)::numeric(16,2)::text as open, told.count, told.last_on,
      (select max(a.allocated_on) from collection_allocation a
        where a.statement_id = s.id and not a.is_reversal) as settled_on
    from commission_statement s cross join lateral (
      select count(*)::int as count, max(r.reminded_on) as last_on from collection_reminder r
      where r.statement_id = s.id) told
    where ${OWED} and s.due_on < ${today} and ${which}
    order by s.due_on, s.number`.execute(db)
  return rows
}

/** Once more with the statement locked: a payment, a dispute or another server may have been faster. */
export async function lockOverdue(db: Db, id: string, today: string): Promise<OverdueStatement | undefined> {
  await sql`select from commission_statement where id = ${id} for update`.execute(db)
  return (await findOverdue(db, today, sql`s.id = ${id}`))[0]
}

export type QuarterReminders = {
  developer_id: string
  ou_id: string
  quarter: string
  count: number
  last_on: string
}

export async function findQuarterReminders(db: Db): Promise<QuarterReminders[]> {
  const { rows } = await sql<QuarterReminders>`
    select developer_id, ou_id, quarter, count(*)::int as count, max(reminded_on) as last_on
    from collection_reminder where quarter is not null group by developer_id, ou_id, quarter`.execute(db)
  return rows
}

export type NewReminder = {
  ou_id: string
  developer_id: string
  statement_id: string | null
  quarter: string | null
  seq: number
  reminded_on: string
  mailed_to: string
}

export async function insertReminders(db: Db, reminders: readonly NewReminder[]): Promise<void> {
  await db
    .insertInto('collection_reminder')
    .values(reminders.map(reminder => ({ ...reminder, created_by: null, updated_by: null })))
    .execute()
}
