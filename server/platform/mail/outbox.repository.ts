import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import type { OutboxMailTable } from '@server/platform/db/tables'

export const MAIL_CHANNEL = 'portal_mail'
export const LEASE_SECONDS = 120
export const MOST_ATTEMPTS = 8

export type OutboxRow = Selectable<OutboxMailTable>

export type NewMail = {
  kind: string
  to_address: string
  locale: string
  subject: string
  text_body: string
  html_body: string
  is_secret: boolean
  message_id: string
  dedupe_key: string | null
}

/** The worker hears of it when, and only if, the caller's transaction commits. */
const wake = sql`select pg_notify(${MAIL_CHANNEL}, '')`

export async function insertMail(db: Db, mail: NewMail): Promise<string | null> {
  const row = await db
    .with('queued', q =>
      q
        .insertInto('outbox_mail')
        .values({ ...mail, next_attempt_at: NOW, created_by: sql<string>`app_user_id()` })
        .onConflict(conflict => conflict.column('dedupe_key').doNothing())
        .returning('id'),
    )
    .selectFrom('queued')
    .select(['id', sql`pg_notify(${MAIL_CHANNEL}, '')`.as('notified')])
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Takes rows for this worker alone. Whoever dies with a lease leaves it to expire, and the attempt stays counted,
 * so that a mail which kills its worker ends in the dead letters too.
 */
export async function leaseDue(db: Db, limit: number): Promise<OutboxRow[]> {
  return db
    .with('due', q =>
      q
        .selectFrom('outbox_mail')
        .select('id')
        .where('status', '=', 'queued')
        .where('attempts', '<', MOST_ATTEMPTS)
        .where('next_attempt_at', '<=', NOW)
        .where(eb => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', NOW)]))
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox_mail')
    .from('due')
    .whereRef('outbox_mail.id', '=', 'due.id')
    .set(eb => ({
      attempts: eb('outbox_mail.attempts', '+', 1),
      leased_until: sql<string>`${NOW} + make_interval(secs => ${LEASE_SECONDS})`,
    }))
    .returningAll('outbox_mail')
    .execute()
}

/** Rows whose last attempt ended with the worker itself: nobody was left to give them up. */
export async function buryAbandoned(db: Db, reason: string): Promise<OutboxRow[]> {
  return db
    .updateTable('outbox_mail')
    .set({ status: 'dead', leased_until: null, last_error: sql<string>`coalesce(last_error, ${reason})` })
    .where('status', '=', 'queued')
    .where('attempts', '>=', MOST_ATTEMPTS)
    .where('next_attempt_at', '<=', NOW)
    .where(eb => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', NOW)]))
    .returningAll()
    .execute()
}

/** It went out, whoever holds the lease by now: what is true is written. */
export async function markSent(db: Db, id: string, wipe: boolean): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({
      status: 'sent',
      sent_at: NOW,
      leased_until: null,
      last_error: null,
      ...(wipe ? { text_body: null, html_body: null } : {}),
    })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute()
}

/** The attempt number fences: a worker that slept through its lease must not undo what the next one found. */
const held = (db: Db, row: OutboxRow) =>
  db
    .updateTable('outbox_mail')
    .where('id', '=', row.id)
    .where('status', '=', 'queued')
    .where('attempts', '=', row.attempts)

export async function markRetry(db: Db, row: OutboxRow, reason: string, minutes: number): Promise<void> {
  await held(db, row)
    .set({
      leased_until: null,
      last_error: reason,
      next_attempt_at: sql<string>`${NOW} + make_interval(mins => ${minutes})`,
    })
    .execute()
}

export async function markDead(db: Db, row: OutboxRow, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await held(db, row)
    .set({ status: 'dead', leased_until: null, last_error: reason })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Its link is dead, so nobody needs the text of a secret one any more. */
export async function markSuperseded(db: Db, row: OutboxRow): Promise<void> {
  await held(db, row)
    .set({
      status: 'superseded',
      leased_until: null,
      ...(row.is_secret ? { text_body: null, html_body: null } : {}),
    })
    .execute()
}

export async function findMailForUpdate(db: Db, id: string): Promise<OutboxRow | undefined> {
  return db.selectFrom('outbox_mail').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function putBackInQueue(db: Db, id: string, toAddress: string): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({
      status: 'queued',
      to_address: toAddress,
      attempts: 0,
      next_attempt_at: NOW,
      leased_until: null,
      last_error: null,
      sent_at: null,
    })
    .where('id', '=', id)
    .execute()
  await wake.execute(db)
}
