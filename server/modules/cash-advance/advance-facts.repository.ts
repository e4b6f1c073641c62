import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import { COMING_STATUSES, OPEN_STATUSES } from '@contract/modules/cash-advance/advance-state'
import type { Db } from '@server/platform/db/database'

export type AdvanceFacts = {
  ou_id: string
  user_id: string | null
  monthly_basic: string | null
  seller_id: string | null
  unreleased: string
  open: string
  operational: number
  overdue: number
}

/** What somebody has earned and is paid, and what stands against it, beside the advance that is asked about. */
export async function findAdvanceFacts(
  db: Db,
  employeeId: string,
  exceptId: string | null,
): Promise<AdvanceFacts> {
  const { rows } = await sql<AdvanceFacts>`
    with today as (select ${TODAY} as day),
    others as (
      select a.* from cash_advance a
      where a.employee_id = ${employeeId} and a.id is distinct from ${exceptId}::uuid
        and a.status in (${sql.join([...OPEN_STATUSES, ...COMING_STATUSES])})
    )
    select e.ou_id, e.user_id, d.monthly_basic::text, s.id as seller_id,
      (select coalesce(sum(c.amount - c.released_amount + c.clawed_back_amount), 0)::numeric(16,2)::text
        from commission_share c
          join commission_tranche t on t.id = c.tranche_id
          join sale_seller l on l.id = c.sale_seller_id
        where l.seller_id = s.id and c.status not in ('on_hold', 'clawed_back')
          and t.status in ('eligible', 'billed', 'partly_collected', 'collected')) as unreleased,
      (select coalesce(sum(case when o.released_on is null then o.amount else o.balance end), 0)::numeric(16,2)::text
        from others o) as open,
      (select count(*)::int from others o where o.purpose = 'operational') as operational,
      (select count(*)::int from others o, today where o.balance > 0 and o.liquidation_due < today.day) as overdue
    from employee e
      left join employee_detail d on d.id = e.id
      left join seller_profile s on s.employee_id = e.id and s.status = 'active'
    where e.id = ${employeeId}`.execute(db)
  const [found] = rows
  if (!found) throw new Error('an advance is of an employee')
  return found
}
