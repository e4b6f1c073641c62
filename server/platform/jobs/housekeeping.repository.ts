import { sql, type RawBuilder } from 'kysely'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import type { LinkTable } from '@server/platform/links/link-opening.repository'

/** Small bites: a delete of a year's rows at once would run into the statement's time limit and hold locks. */
export const BITE = 5_000

/** So many of the rows that are over; how many there were. */
export async function deleteBite(db: Db, table: string, isOver: RawBuilder<unknown>): Promise<number> {
  const rows = sql.table(table)
  const { numAffectedRows } = await sql`
    delete from ${rows} where ctid in (select ctid from ${rows} where ${isOver} limit ${BITE})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Answers to repeated requests are kept for 48 hours. */
export const deleteOldIdempotencyKeys = (db: Db) =>
  deleteBite(db, 'idempotency_key', sql`created_at < ${NOW} - interval '48 hours'`)

export const deleteOldThrottles = (db: Db) =>
  deleteBite(db, 'throttle', sql`window_start < ${NOW} - interval '1 day'`)

/** A link that never arrived has long expired; its text would only wait for a reader it was not meant for. */
export async function wipeUndeliveredSecrets(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox_mail')
    .set({ text_body: null, html_body: null })
    .where('status', '=', 'dead')
    .where('is_secret', '=', true)
    .where('text_body', 'is not', null)
    .where('created_at', '<', sql<string>`${NOW} - interval '7 days'`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export const deleteOldSessions = (db: Db) =>
  deleteBite(db, 'session', sql`expires_at < ${NOW} - interval '30 days'`)

export const deleteOldPasswordResets = (db: Db) =>
  deleteBite(db, 'password_reset', sql`expires_at < ${NOW} - interval '30 days'`)

/** What a page of a link was opened for is over within a day; how often it was opened stays with the link. */
export const deleteOldOpenings = (table: LinkTable) => (db: Db) =>
  deleteBite(db, `${table}_opening`, sql`opened_at < ${NOW} - interval '30 days'`)

/** What writers added to the counts of lists becomes one row a count again. Readers see the one or the other. */
export async function joinRowCounts(db: Db): Promise<void> {
  await sql`
    with several as (select list, ou_id, state from row_count group by 1, 2, 3 having count(*) > 1),
    gone as (delete from row_count c using several s where (c.list, c.ou_id, c.state) = (s.list, s.ou_id, s.state)
      returning c.list, c.ou_id, c.state, c.rows)
    insert into row_count (list, ou_id, state, rows)
    select list, ou_id, state, sum(rows) from gone group by 1, 2, 3 having sum(rows) <> 0`.execute(db)
}

/** Nobody comes back to it: its parts are then no row's any more, and the sweeper removes them. */
export const deleteOldUploads = (db: Db) => deleteBite(db, 'upload', sql`expires_at < ${NOW}`)

/** What nobody came back to within a week is offered to nobody. */
export const deleteOldDrafts = (db: Db) =>
  deleteBite(db, 'form_draft', sql`updated_at < ${NOW} - interval '7 days'`)
