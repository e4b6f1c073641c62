import { sql } from 'kysely'
import type { ComingCommission } from '@contract/modules/commission/coming-commission'
import type { Db } from '@server/platform/db/database'

/** Whose sign-in it is, of the sales that are booked: what of their own shares nobody has billed yet. */
export async function findComing(db: Db, userId: string): Promise<ComingCommission['sales']> {
  const { rows } = await sql<ComingCommission['sales'][number]>`
    with today as (select (now() at time zone 'Asia/Manila')::date as day),
    share as (
      select s.id, s.sale_no, s.unit_code, s.buyer_name, h.amount,
        case when t.status = 'eligible' then 'eligible'
          when t.expected_on <= (select day from today) + 90 then 'soon' else 'later' end as part
      from commission_share h
        join sale_seller l on l.id = h.sale_seller_id join employee e on e.id = l.employee_id
        join commission_tranche t on t.id = h.tranche_id
        join sale_commission c on c.id = t.sale_commission_id join sale s on s.id = c.sale_id
      where e.user_id = ${userId} and l.ended_at is null and c.status = 'locked' and t.status in ('locked', 'eligible')
    ),
    sums as (
      select id, sale_no, unit_code, buyer_name,
        coalesce(sum(amount) filter (where part = 'eligible'), 0) as eligible,
        coalesce(sum(amount) filter (where part = 'soon'), 0) as soon,
        coalesce(sum(amount) filter (where part = 'later'), 0) as later, sum(amount) as total
      from share group by id, sale_no, unit_code, buyer_name
    )
    select id, sale_no, unit_code, buyer_name, eligible::numeric(16,2)::text, soon::numeric(16,2)::text,
      later::numeric(16,2)::text, total::numeric(16,2)::text
    from sums where total > 0 order by eligible desc, soon desc, total desc, sale_no`.execute(db)
  return rows
}
