import { sql } from 'kysely'
import { BUSINESS_ZONE } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'
import { fixedSql } from '@server/platform/db/fixed-sql'
import { utcText } from '@server/platform/db/utc-text'

export type Clock = { now: string; today: string }

/** Where the business keeps its days, within a statement: `instant at time zone ${ZONE}`. */
export const ZONE = fixedSql(sql.lit(BUSINESS_ZONE))
/** When the transaction began, within a statement: one instant for all that it writes and decides. */
export const NOW = fixedSql(sql<string>`now()`)
/** The moment at which a statement comes to it, where one may have waited since the transaction began. */
export const WALL_CLOCK = fixedSql(sql<string>`clock_timestamp()`)
/** The day of the business on which the transaction began, within a statement. */
export const TODAY = fixedSql(sql<string>`(${NOW} at time zone ${ZONE})::date`)

/** When the transaction began, and on which day of the business: the one clock that decides. */
export async function clockOf(db: Db): Promise<Clock> {
  const { rows } = await sql<Clock>`select ${utcText(NOW)} as now, ${TODAY}::text as today`.execute(db)
  const [clock] = rows
  if (!clock) throw new Error('a database without a clock')
  return clock
}

/** The same clock as it stands now: a transaction may have waited for a lock since it began. */
export async function timeNow(db: Db): Promise<string> {
  const { rows } = await sql<{ now: string }>`select ${utcText(WALL_CLOCK)} as now`.execute(db)
  return rows[0]?.now ?? ''
}

/** The clock as it stands now, as people read theirs: whoever clocks in is told the second that is kept. */
export async function clockToTheSecond(db: Db): Promise<Clock> {
  const { rows } = await sql<Clock>`
    select date_trunc('second', ${WALL_CLOCK}) as now,
      (${WALL_CLOCK} at time zone ${ZONE})::date::text as today`.execute(db)
  const [clock] = rows
  if (!clock) throw new Error('a database without a clock')
  return clock
}
