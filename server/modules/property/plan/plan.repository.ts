import { sql } from 'kysely'
import type { NarrowingQuery, PlaceQuery } from '@contract/kernel/list-calls'
import { MOST_PLANNED, type PlannedProject, type PlannedUnit } from '@contract/modules/property/plan.views'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { allOf, conditions, narrowing } from '@server/platform/resource/narrow-sql'
import { orderSql } from '@server/platform/resource/order-sql'
import { unitResource } from '@server/modules/property/unit.repository'

const shown = sql.table(unitResource.table)

export async function findPlannedProjects(db: Db, access: Condition): Promise<PlannedProject[]> {
  const { rows } = await sql<PlannedProject>`
    select p.id, p.name, p.kind, count(*)::int as units,
      count(*) filter (where property_unit_shown.status = 'available')::int as available
    from ${shown} join project p on p.id = property_unit_shown.project_id
    where ${access} and property_unit_shown.status <> 'withdrawn'
    group by p.id, p.name, p.kind order by p.name, p.id`.execute(db)
  return rows
}

/** All of the project, with the word whether the list's own filters leave it: a place keeps its neighbours. */
export async function findPlannedUnits(
  db: Db,
  access: Condition,
  projectId: string,
  asked: NarrowingQuery,
): Promise<PlannedUnit[]> {
  const meant = await conditions(db, unitResource, asked)
  const isMatch = meant.length > 0 ? sql<boolean>`coalesce(${allOf(meant)}, false)` : sql<boolean>`true`
  const { rows } = await sql<PlannedUnit>`
    select id, unit_code, phase, block, lot, tower, floor, unit_no, status, list_price::text,
      ${isMatch} as is_match
    from ${shown} where ${access} and project_id = ${projectId} and status <> 'withdrawn'
    order by unit_code, id limit ${MOST_PLANNED}`.execute(db)
  return rows
}

export async function findUnitPlace(
  db: Db,
  access: Condition,
  unitId: string,
  { sort, ...asked }: PlaceQuery,
): Promise<number | null> {
  const { joins, by } = orderSql(unitResource, sort)
  const where = await narrowing(db, unitResource, access, asked)
  const { rows } = await sql<{ place: number }>`
    select place from (
      select ${sql.ref(`${unitResource.table}.id`)} as id, (row_number() over (order by ${by}) - 1)::int as place
      from ${shown} ${joins} where ${where}) listed
    where id = ${unitId}`.execute(db)
  return rows[0]?.place ?? null
}
