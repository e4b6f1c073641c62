import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '@server/platform/db/database'
import { inTransaction } from '@server/platform/db/transaction'
import type { WorkLog } from '@server/platform/jobs/work-log'
import type { MailTransport } from '@server/platform/mail/mail-transport'
import { startMailWorker, type MailWorker, type MailWorkerOptions } from '@server/platform/mail/mail-worker'
import type { OutboxRow } from '@server/platform/mail/outbox.repository'
import { openedMail } from '@tests/support/opened-mail'
import { queueMail, type MailToQueue } from '@server/platform/mail/queue-mail'

export const system = { identity: { role: 'system' } } as const

export const aMail = (overrides: Partial<MailToQueue> = {}): MailToQueue => ({
  kind: 'trial',
  to: 'ana@portal.test',
  locale: 'en',
  subject: 'A trial',
  text: 'The text',
  html: '<p>The text</p>',
  ...overrides,
})

export async function queued(database: Database, overrides: Partial<MailToQueue> = {}): Promise<string> {
  const id = await inTransaction(database, system, tx => queueMail(tx, aMail(overrides)))
  if (id === null) throw new Error('a mail with this key exists')
  return id
}

export function rowOf(database: Database, id: string): Promise<OutboxRow> {
  return inTransaction(database, system, async tx =>
    openedMail(
      database,
      await tx.db.selectFrom('outbox_mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    ),
  )
}

/** As if the time until the next attempt, and any lease, had passed. */
export async function letTimePass(database: Database): Promise<void> {
  await sql`
    update outbox_mail set next_attempt_at = now(), leased_until = case when leased_until is null then null else now() end
    where status = 'queued'`.execute(database.db)
}

export async function minutesToNextAttempt(database: Database, id: string): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from next_attempt_at - updated_at) / 60)::int as minutes from outbox_mail where id = ${id}`.execute(
    database.db,
  )
  return rows[0]?.minutes ?? Number.NaN
}

export type RecordingLog = WorkLog & { lines: string[] }

export function recordingLog(): RecordingLog {
  const lines: string[] = []
  const write = (details: object, message: string) => {
    lines.push(`${message} ${JSON.stringify(details)}`)
  }
  return { lines, info: write, warn: write, error: write }
}

/** A worker that does nothing by itself: the test says when. */
export function idleWorker(
  database: Database,
  transport: MailTransport,
  more: Partial<MailWorkerOptions> = {},
): MailWorker {
  return startMailWorker({
    database,
    transport,
    log: recordingLog(),
    listenConnection: null,
    pollMs: 3_600_000,
    ...more,
  })
}

/** Waits for what happens by itself; the test's own time limit ends a wait in vain. */
export async function until(condition: () => unknown): Promise<void> {
  while (!(await condition())) await sleep(10)
}

export const someone = () => randomUUID()
