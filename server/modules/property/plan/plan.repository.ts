import { sql } from 'kysely'
import { MOST_PLANNED, type PlannedProject, type PlannedUnit } from '@contract/modules/property/plan.views'
import type { Db } from '@server/platform/db/database'

export async function findPlannedProjects(db: Db): Promise<PlannedProject[]> {
  const { rows } = await sql<PlannedProject>`
    select p.id, p.name, p.kind, count(*)::int as units,
      count(*) filter (where u.status = 'available')::int as available
    from property_unit_shown u join project p on p.id = u.project_id
    where u.status <> 'withdrawn' group by p.id, p.name, p.kind order by p.name, p.id`.execute(db)
  return rows
}

export async function findPlannedUnits(db: Db, projectId: string): Promise<PlannedUnit[]> {
  const { rows } = await sql<PlannedUnit>`
    select id, unit_code, phase, block, lot, tower, floor, unit_no, status, list_price::text
    from property_unit_shown where project_id = ${projectId} and status <> 'withdrawn'
    order by unit_code, id limit ${MOST_PLANNED}`.execute(db)
  return rows
}
