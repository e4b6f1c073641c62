import { sql } from 'kysely'
import type { AreaLevel, AreaPlace } from '@contract/modules/maintenance/area.rules'
import type { Db } from '@server/platform/db/database'

export async function findPlace(db: Db, id: string): Promise<AreaPlace | null> {
  const found = await db
    .selectFrom('area')
    .select(['name', 'level', 'region', 'province', 'city'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

export async function levelsBelow(db: Db, id: string): Promise<AreaLevel[]> {
  const rows = await db.selectFrom('area').select('level').distinct().where('parent_id', '=', id).execute()
  return rows.map(row => row.level)
}

/** Whatever lies below an area names it: one that was renamed or moved takes all of that along. */
export async function nameBelow(db: Db, id: string): Promise<void> {
  await sql`
    with recursive below as (
      select id, region, province, city from area where id = ${id}
      union all
      select a.id, b.region,
        case when a.level = 'province' then a.name else b.province end,
        case a.level when 'city' then a.name when 'province' then null else b.city end
      from area a join below b on a.parent_id = b.id
    )
    update area set region = below.region, province = below.province, city = below.city
    from below where area.id = below.id and area.id <> ${id}
      and (area.region, area.province, area.city) is distinct from (below.region, below.province, below.city)`.execute(
    db,
  )
}
