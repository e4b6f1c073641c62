import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'
import type { PlannedProject } from '@server/seeds/property/unit-plans'

export type DemoProject = PlannedProject & {
  status: 'preselling' | 'rfo' | 'sold_out' | 'closed'
  licensed: boolean
  begun: string
}

export async function findDemoProjects(db: Db): Promise<DemoProject[]> {
  const { rows } = await sql<DemoProject>`
    select p.id, p.code, p.kind, p.status, p.lts_no is not null as licensed,
      coalesce(p.lts_date, date '2025-06-02')::text as begun,
      coalesce((select json_agg(json_build_object('id', m.id, 'code', m.code, 'floor_area_sqm', m.floor_area_sqm::text,
        'lot_area_min_sqm', m.lot_area_min_sqm::text) order by m.code)
        from house_model m where m.project_id = p.id), '[]') as models
    from project p order by p.code`.execute(db)
  return rows
}

/** Ids of unit types and of their sub types, by their codes. */
export async function findDemoTypes(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; id: string }>`
    select code as key, id from unit_type union all
    select t.code || ' ' || s.code, s.id from sub_unit_type s join unit_type t on t.id = s.unit_type_id`.execute(
    db,
  )
  return new Map(rows.map(({ key, id }) => [key, id]))
}
