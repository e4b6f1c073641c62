import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'

export type Clock = { now: string; today: string }

/** When the transaction began, and on which day of the business: the one clock that decides. */
export async function clockOf(db: Db): Promise<Clock> {
  const { rows } = await sql<Clock>`select ${utcText(sql`now()`)} as now,
    (now() at time zone 'Asia/Manila')::date::text as today`.execute(db)
  const [clock] = rows
  if (!clock) throw new Error('a database without a clock')
  return clock
}

/** The same clock as it stands now: a transaction may have waited for a lock since it began. */
export async function timeNow(db: Db): Promise<string> {
  const { rows } = await sql<{ now: string }>`select ${utcText(sql`clock_timestamp()`)} as now`.execute(db)
  return rows[0]?.now ?? ''
}
