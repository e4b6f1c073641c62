import { sql } from 'kysely'
import type { SaleSellerInput } from '@contract/selling/sale.calls'
import type { SellerLevel } from '@contract/selling/scheme.rules'
import type { Db } from '@server/platform/db/database'

/** No line is longer; one that closes on itself ends here. */
const LONGEST_LINE = 12

/**
 * A seller and those above on that day, the nearest of each level: whoever leads the team, then the reporting line.
 * Nobody is named who could not be chosen.
 */
export async function findLine(
  db: Db,
  { employeeId, unitIds, on }: { employeeId: string; unitIds: readonly string[] | null; on: string },
): Promise<SaleSellerInput[]> {
  const { rows } = await sql<{ seller_id: string; level: SellerLevel }>`
    with recursive above as (
      select e.id, e.immediate_head_id, 0 as step from employee e where e.id = ${employeeId}
      union select h.id, h.immediate_head_id, 1 from sales_team_member m
        join sales_team t on t.id = m.team_id join employee h on h.id = t.manager_employee_id
        where m.employee_id = ${employeeId} and m.valid_from <= ${on}
          and (m.valid_to is null or m.valid_to >= ${on}) and h.id <> ${employeeId}
      union select h.id, h.immediate_head_id, a.step + 1 from above a join employee h on h.id = a.immediate_head_id
        where a.step < ${LONGEST_LINE}
    ), placed as (
      select s.id, a.step, case o.code when 'AGENT' then 'agent' when 'SM' then 'sales_manager'
          when 'SD' then 'sales_director' when 'BROKER' then 'broker' end as level,
        case o.code when 'AGENT' then 1 when 'SM' then 2 when 'SD' then 3 else 4 end as height
      from above a join employee e on e.id = a.id and e.is_active join position o on o.id = e.position_id
        join seller_profile s on s.employee_id = e.id and s.status = 'active'
      where (${unitIds === null} or s.ou_id = any (${unitIds ?? []}::uuid[]) or o.code = 'BROKER')
    ), nearest as (
      select distinct on (level) id, level, height from placed where level is not null order by level, step, id
    )
    select id as seller_id, level from nearest order by height`.execute(db)
  return rows.map(seller => ({ ...seller, share_weight: '1' }))
}
