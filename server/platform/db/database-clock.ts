import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'
import type { Logger } from '@server/platform/http/logger'

/** So far the two clocks may lie apart before somebody should look. */
const APART_MS = 5_000
const EVERY_MS = 10_000

export type DatabaseClock = { now: () => Date; stop: () => void }

/**
 * What runs out is compared with the database's clock, also where no statement can ask it. Between two looks time is
 * counted by what nobody sets, so that a jump of this machine's clock moves nothing, and is told.
 */
export async function followDatabaseClock(db: Db, log: Logger): Promise<DatabaseClock> {
  let base = { at: Date.now(), counted: performance.now() }
  const now = () => new Date(base.at + performance.now() - base.counted)
  const look = async () => {
    const asked = performance.now()
    const { rows } = await sql<{ at: number }>`
      select (extract(epoch from pg_catalog.clock_timestamp()) * 1000)::float8 as at`.execute(db)
    const counted = (asked + performance.now()) / 2
    if (rows[0]) base = { at: rows[0].at, counted }
    const apartMs = Math.round(Date.now() - now().getTime())
    if (Math.abs(apartMs) > APART_MS)
      log.error({ apart_ms: apartMs }, 'the clock of this server and that of the database lie apart')
  }
  // Without an answer it goes on counting from the last one.
  const lookAgain = () => look().catch(() => undefined)
  await lookAgain()
  const timer = setInterval(() => void lookAgain(), EVERY_MS)
  timer.unref()
  return { now, stop: () => clearInterval(timer) }
}
