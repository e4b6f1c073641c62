import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@server/platform/db/database'

/** Where the transaction of a write stands when its server is killed. */
export type Moment = 'on_its_way' | 'before_its_commit' | 'after_its_commit'

/** A write takes some 20 to 60 ms on a free machine. */
const ON_ITS_WAY_MS = 40

/** Whether the transaction that holds this key stands. */
export async function isCommitted(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql`select from idempotency_key where key = ${key} and status is not null`.execute(
    db,
  )
  return rows.length > 0
}

const WAITS = "datname = current_database() and wait_event_type = 'Lock'"

/** A row for each transaction that waits for another one. */
export const WHO_WAITS = `select pid from pg_stat_activity where ${WAITS}`

async function someoneWaits(db: Db): Promise<boolean> {
  return (await sql.raw(WHO_WAITS).execute(db)).rows.length > 0
}

/** Nobody gets an entry into the audit, nor begins a chain of it: who writes stands between all its work and its commit. */
export const HOLD_AUDIT = 'lock table audit_head in share mode'

/** The commit travels with what waits: without its server, it must not arrive all the same. */
export const END_WHO_WAITS = `select pg_terminate_backend(pid) from pg_stat_activity where ${WAITS}`

/** Begins a write and answers at the moment that is meant, or once it is over: what was begun, and how to let it go on. */
export async function atMoment<T>(
  db: Db,
  { moment, key }: { moment: Moment; key: string },
  begin: () => Promise<T>,
): Promise<{ begun: Promise<T>; letGo: () => Promise<void> }> {
  if (moment === 'on_its_way') {
    const begun = begin()
    await sleep(Math.random() * ON_ITS_WAY_MS)
    return { begun, letGo: async () => undefined }
  }
  const held = await db.startTransaction().execute()
  if (moment === 'before_its_commit') await sql.raw(HOLD_AUDIT).execute(held)
  let isOver = false
  const begun = begin().finally(() => (isOver = true))
  const isReached = moment === 'before_its_commit' ? () => someoneWaits(db) : () => isCommitted(db, key)
  while (!isOver && !(await isReached())) await sleep(1)
  const letGo = async () => {
    await sql.raw(END_WHO_WAITS).execute(held)
    await held.rollback().execute()
  }
  return { begun, letGo }
}
