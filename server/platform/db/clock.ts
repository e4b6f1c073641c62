import { sql } from 'kysely'
import { BUSINESS_ZONE } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'
import { fixedSql } from '@server/platform/db/fixed-sql'
import { utcText } from '@server/platform/db/utc-text'

export type Clock = { now: string; today: string }

/** Where the business keeps its days, within a statement: `instant at time zone ${ZONE}`. */
export const ZONE = fixedSql(sql.lit(BUSINESS_ZONE))
/** The day of the business on which the transaction began, within a statement. */
export const TODAY = fixedSql(sql<string>`(now() at time zone ${ZONE})::date`)

/** When the transaction began, and on which day of the business: the one clock that decides. */
export async function clockOf(db: Db): Promise<Clock> {
  const { rows } = await sql<Clock>`select ${utcText(sql`now()`)} as now, ${TODAY}::text as today`.execute(db)
  const [clock] = rows
  if (!clock) throw new Error('a database without a clock')
  return clock
}

/** The same clock as it stands now: a transaction may have waited for a lock since it began. */
export async function timeNow(db: Db): Promise<string> {
  const { rows } = await sql<{ now: string }>`select ${utcText(sql`clock_timestamp()`)} as now`.execute(db)
  return rows[0]?.now ?? ''
}
