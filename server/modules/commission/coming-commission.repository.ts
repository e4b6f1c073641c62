import { sql } from 'kysely'
import type { ShareState } from '@contract/modules/commission/transaction.resource'
import type { Db } from '@server/platform/db/database'

type ComingShare = {
  state: ShareState
  eligible_on: string | null
  expected_on: string | null
  trigger: string
  /** What the developer has not paid for yet. */
  open: string
}
export type UnbilledSale = {
  id: string
  sale_no: string
  unit_code: string
  buyer_name: string
  collected: string
  shares: ComingShare[]
}

/**
 * Of whoever is signed in, the sales of which nobody is billed for something yet, in whatever unit they sold it. Each
 * tranche keeps the day on which its schedule reaches it, so that no schedule is read.
 */
export async function findUnbilledSales(db: Db, userId: string): Promise<UnbilledSale[]> {
  const { rows } = await sql<UnbilledSale>`
    with own as (
      select s.sale_id, json_agg(json_build_object('state', s.state, 'eligible_on', s.eligible_on,
          'expected_on', s.expected_on, 'trigger', t.trigger_amount::text,
          'open', greatest(s.amount - s.releasable_amount, 0)::numeric(16,2)::text)) as shares
      from sale_seller l join employee e on e.id = l.employee_id
        join commission_share s on s.sale_seller_id = l.id and s.state in ('locked', 'eligible')
        join commission_tranche t on t.id = s.tranche_id
      where e.user_id = ${userId} and l.ended_at is null group by s.sale_id)
    select o.id, coalesce(o.sale_no, '') as sale_no, o.unit_code, o.buyer_name, own.shares,
      (select coalesce(sum(b.applied_principal), 0)::numeric(16,2)::text from buyer_payment b
        where b.sale_id = o.id and b.is_collected) as collected
    from own join sale o on o.id = own.sale_id order by o.sale_no, o.id`.execute(db)
  return rows
}
