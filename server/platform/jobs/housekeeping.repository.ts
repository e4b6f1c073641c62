import { sql } from 'kysely'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import type { LinkTable } from '@server/platform/links/link-opening.repository'

/** Small bites: a delete of a year's rows at once would run into the statement's time limit and hold locks. */
export const BITE = 5_000

/** Answers to repeated requests are kept for 48 hours. */
export async function deleteOldIdempotencyKeys(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from idempotency_key where ctid in (
      select ctid from idempotency_key where created_at < ${NOW} - interval '48 hours' limit ${BITE})`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}

export async function deleteOldThrottles(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from throttle where ctid in (
      select ctid from throttle where window_start < ${NOW} - interval '1 day' limit ${BITE})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

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

export async function deleteOldSessions(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from session where ctid in (
      select ctid from session where expires_at < ${NOW} - interval '30 days' limit ${BITE})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export async function deleteOldPasswordResets(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from password_reset where ctid in (
      select ctid from password_reset where expires_at < ${NOW} - interval '30 days' limit ${BITE})`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}

/** What a page of a link was opened for is over within a day; how often it was opened stays with the link. */
export const deleteOldOpenings =
  (table: LinkTable) =>
  async (db: Db): Promise<number> => {
    const openings = sql.table(`${table}_opening`)
    const { numAffectedRows } = await sql`
      delete from ${openings} where ctid in (
        select ctid from ${openings} where opened_at < ${NOW} - interval '30 days' limit ${BITE})`.execute(db)
    return Number(numAffectedRows ?? 0)
  }

/** Nobody comes back to it: its parts are then no row's any more, and the sweeper removes them. */
export async function deleteOldUploads(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from upload where ctid in (select ctid from upload where expires_at < ${NOW} limit ${BITE})`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}

/** What nobody came back to within a week is offered to nobody. */
export async function deleteOldDrafts(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from form_draft where ctid in (
      select ctid from form_draft where updated_at < ${NOW} - interval '7 days' limit ${BITE})`.execute(db)
  return Number(numAffectedRows ?? 0)
}
