import { sql } from 'kysely'
import type { Hold } from '@contract/selling/hold.rules'
import type { UnitStatus } from '@contract/selling/unit-state.rules'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'
import type { SellingUnit } from '@server/platform/selling/unit-port'

/** By the clock of the database; the hold is the one that nobody released, run out or not. */
export async function findSellingUnits(db: Db, ids: readonly string[]): Promise<SellingUnit[]> {
  const { rows } = await sql<SellingUnit>`
    select u.id, u.unit_code, u.project_id, u.developer_id, p.name as project_name, u.status, u.list_price::text,
      u.price_effective_from::text, t.vat_rule, false as is_socialised, p.vat_inclusive_prices,
      p.misc_fee_rate_pct::text,
      case when h.id is not null then json_build_object('id', h.id, 'held_by_employee_id', h.held_by_employee_id,
        'expires_at', ${utcText('h.expires_at')}, 'released_at', null, 'extensions', h.extensions,
        'holder_name', e.full_name) end as hold
    from property_unit_shown u join project p on p.id = u.project_id join unit_type t on t.id = u.unit_type_id
      left join unit_hold h on h.unit_id = u.id and h.released_at is null
      left join employee e on e.id = h.held_by_employee_id
    where u.id = any (${ids}::uuid[]) order by u.id`.execute(db)
  return rows
}

export async function lockSellingUnits(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select id from property_unit where id = any (${ids}::uuid[]) order by id for update`.execute(db)
  await sql`select id from unit_hold where unit_id = any (${ids}::uuid[]) and released_at is null
    order by unit_id for update`.execute(db)
}

export type UnitState = {
  status: UnitStatus
  list_price: string
  has_licence: boolean
  now: string
  hold: (Hold & { id: string }) | null
}

export async function findStanding(db: Db, id: string): Promise<UnitState | null> {
  const { rows } = await sql<UnitState>`
    select u.status, u.list_price::text, coalesce(p.lts_no, '') <> '' as has_licence,
      ${utcText(NOW)} as now,
      case when h.id is not null then json_build_object('id', h.id, 'held_by_employee_id', h.held_by_employee_id,
        'expires_at', ${utcText('h.expires_at')}, 'released_at', null, 'extensions', h.extensions) end as hold
    from property_unit_shown u join project p on p.id = u.project_id
      left join unit_hold h on h.unit_id = u.id and h.released_at is null
    where u.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** One that had run out ended when its time was up, whoever comes upon it. */
export async function endHold(db: Db, holdId: string, reason: string): Promise<void> {
  await sql`update unit_hold set released_at = least(expires_at, ${NOW}),
      release_reason = case when expires_at <= ${NOW} then 'expired' else ${reason} end
    where id = ${holdId} and released_at is null`.execute(db)
}
