import { sql } from 'kysely'
import type { ProjectKind, UnitSurroundings } from '@contract/modules/property/property-unit.rules'
import type { PricedUnit } from '@contract/selling/unit-price.rules'
import type { UnitStatus } from '@contract/selling/unit-state.rules'
import type { Db } from '@server/platform/db/database'

type Links = { project_id: string; house_model_id: string | null; sub_unit_type_id: string | null }

export async function findSurroundings(db: Db, links: Links): Promise<UnitSurroundings | null> {
  const { rows } = await sql<UnitSurroundings & { project_kind: ProjectKind }>`
    select p.kind as project_kind, m.project_id as model_project_id, s.unit_type_id as sub_type_of
    from project p
      left join house_model m on m.id = ${links.house_model_id}
      left join sub_unit_type s on s.id = ${links.sub_unit_type_id}
    where p.id = ${links.project_id}`.execute(db)
  return rows[0] ?? null
}

export async function findPricedUnit(
  db: Db,
  id: string,
): Promise<(PricedUnit & { status: UnitStatus }) | null> {
  const { rows } = await sql<PricedUnit & { status: UnitStatus }>`
    select u.status, u.list_price::text, t.vat_rule, false as is_socialised, p.vat_inclusive_prices, p.misc_fee_rate_pct::text
    from property_unit_shown u join project p on p.id = u.project_id join unit_type t on t.id = u.unit_type_id
    where u.id = ${id}`.execute(db)
  return rows[0] ?? null
}
