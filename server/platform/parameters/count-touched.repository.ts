import { sql, type RawBuilder } from 'kysely'
import { asPortal } from '@server/platform/db/as-portal'
import type { Db } from '@server/platform/db/database'
import type { ParameterTouch, TouchedPlace } from '@server/platform/parameters/parameter-touches'

/** Counts the rows of `<table> … where …` in the unit that is named. */
export const countInUnit =
  (rows: RawBuilder<unknown>): ParameterTouch =>
  ({ db }, place) =>
    countRows(db, sql`${rows} and ${inUnit(place)}`)

/** The same of a table that requests do not read themselves: of links, whose secrets stand beside. */
export const countByPortal =
  (rows: RawBuilder<unknown>): ParameterTouch =>
  (tx, place) =>
    asPortal(tx, portal => countInUnit(rows)(portal, place))

/** The same where projects have figures of their own. */
export const countInProject =
  (rows: RawBuilder<unknown>): ParameterTouch =>
  ({ db }, place) =>
    countRows(
      db,
      sql`${rows} and ${inUnit(place)} and (${place.projectId}::uuid is null or project_id = ${place.projectId})`,
    )

const inUnit = ({ ouId }: TouchedPlace) => sql`(${ouId}::uuid is null or ou_id = ${ouId})`

async function countRows(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::int as count from ${rows}`.execute(db)
  return found.rows[0]?.count ?? 0
}
