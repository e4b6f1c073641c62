import { sql } from 'kysely'
import { NOW, TODAY } from '@server/platform/db/clock'
import type { MatchedUnit } from '@contract/modules/buyers/lead.views'
import type { Db } from '@server/platform/db/database'
import type { UnitMatchPort, UnitWish } from '@server/platform/selling/unit-match-port'

/** A price that has begun is the price, whether or not anybody has tidied up. */
const PRICE = sql`case when u.next_price_from <= ${TODAY} then u.next_list_price
  else u.list_price end`
const FREE = sql`(u.status = 'available' or (u.status = 'on_hold' and u.held_until <= ${NOW}))`

/** Where somebody wants to live decides; within that the type, then how near the price is to the budget. */
export const unitMatches: UnitMatchPort = {
  async find(db: Db, wish: UnitWish, limit: number): Promise<MatchedUnit[]> {
    const { project_ids, unit_type_id, budget_min, budget_max } = wish
    const inProjects =
      project_ids.length > 0 ? sql`u.project_id = any (${[...project_ids]}::uuid[])` : sql`true`
    const ofType = unit_type_id ? sql`u.unit_type_id = ${unit_type_id}` : sql`true`
    const { rows } = await sql<MatchedUnit>`
      select u.id, u.unit_code, p.name as project_label, t.name as unit_type_label, m.name as house_model_label,
        u.lot_area_sqm::text, u.floor_area_sqm::text, (${PRICE})::text as list_price
      from property_unit u join project p on p.id = u.project_id join unit_type t on t.id = u.unit_type_id
        left join house_model m on m.id = u.house_model_id
      where ${FREE} and ${inProjects} and ${ofType}
        and (${budget_min}::numeric is null or (${PRICE}) >= ${budget_min}::numeric)
        and (${budget_max}::numeric is null or (${PRICE}) <= ${budget_max}::numeric)
      order by (${PRICE}) desc, u.unit_code, u.id limit ${limit}`.execute(db)
    return rows
  },
}
