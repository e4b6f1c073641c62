import { sql } from 'kysely'
import type { z } from 'zod'
import type { nextMoneyQuery } from '@contract/modules/commission/next-money'
import type { ShareState } from '@contract/modules/commission/transaction.resource'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { narrowed } from '@server/modules/commission/record/seller-record.repository'

export type ExpectedShare = {
  share_id: string
  ou_id: string
  sale_id: string
  sale_no: string | null
  unit_code: string
  buyer_name: string
  developer_id: string
  developer_name: string
  terms_days: number
  seller_id: string
  seller_name: string
  seq: number
  state: ShareState
  eligible_on: string | null
  trigger_amount: string
  statement_on: string | null
  holdback_rate: string
  /** What the developer has not paid for yet. */
  open: string
  /** What may be released, and was not. */
  payable: string
}

const NEXT = ['locked', 'eligible', 'billed', 'partly_collected', 'collected', 'on_hold']
const PAYABLE = sql`(s.releasable_amount - s.released_amount + s.clawed_back_amount)`

/** Shares of which something is still to come, as far as the one who asks may see them. */
export async function findExpectedIds(
  db: Db,
  access: Condition,
  asked: z.output<typeof nextMoneyQuery>,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from commission_share s
    where ${narrowed(access, asked)} and not s.is_company and s.state = any (${NEXT}::text[])
      and (s.amount > s.releasable_amount or ${PAYABLE} > 0) limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Of shares that were found to be seen: their sale, its developer and their seller may stand in other units. */
export async function findExpectedShares(db: Db, ids: readonly string[]): Promise<ExpectedShare[]> {
  const { rows } = await sql<ExpectedShare>`
    select s.id as share_id, s.ou_id, s.sale_id, s.sale_no, o.unit_code, o.buyer_name, s.developer_id,
      d.name as developer_name, d.payment_terms_days as terms_days, s.seller_id, p.display_name as seller_name,
      s.seq, s.state, s.eligible_on, t.trigger_amount, a.statement_on,
      coalesce(o.scheme_snapshot ->> 'holdback_rate_pct', '0') as holdback_rate,
      greatest(s.amount - s.releasable_amount, 0)::numeric(16,2)::text as open,
      (case when s.state = 'on_hold' then 0 else ${PAYABLE} end)::numeric(16,2)::text as payable
    from commission_share s join commission_tranche t on t.id = s.tranche_id join sale o on o.id = s.sale_id
      join developer d on d.id = s.developer_id join seller_profile p on p.id = s.seller_id
      left join commission_statement a on a.id = t.statement_id
    where s.id = any (${ids}::uuid[]) order by s.sale_no, s.seq, s.id`.execute(db)
  return rows
}
