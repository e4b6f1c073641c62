import { sql } from 'kysely'
import type { DateText } from '@contract/kernel/dates'
import type { UnitDrivers } from '@contract/modules/accounting/cost-driver'
import { salesMonths } from '@contract/modules/accounting/cost-driver.rules'
import { scopeOf, type Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'

/** What the units of a reader weigh by each driver. Sales are told to those who see them by unit. */
export async function findCostDrivers(db: Db, actor: Actor, on: DateText): Promise<UnitDrivers[]> {
  const { from, to } = salesMonths(on)
  const scope = scopeOf(actor, 'sales.report.view')
  const seesSales = scope === 'ou' || scope === 'all'
  const { rows } = await sql<UnitDrivers>`
    select o.id, (select count(*)::int from employee e where e.ou_id = o.id and e.is_active) as headcount,
      o.floor_area::text as area,
      case when ${seesSales} then (
        -- What is taken back of a month stands in it with its sign turned.
        select greatest(coalesce(sum(m.tcp), 0), 0)::numeric(16,2)::text from sale_month m
        where m.ou_id = o.id and m.kind = 'booked' and m.month between ${`${from}-01`}::date and ${`${to}-01`}::date
      ) end as sales
    from operating_unit o where o.is_active and o.id = any (${actor.units.map(({ id }) => id)}::uuid[])
    order by o.ou_code`.execute(db)
  return rows
}
