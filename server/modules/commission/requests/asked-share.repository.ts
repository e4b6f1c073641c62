import { sql } from 'kysely'
import type { RequestChoices } from '@contract/modules/commission/request-line'
import type { ShareState } from '@contract/modules/commission/transaction.resource'
import type { Db } from '@server/platform/db/database'
import { holdbackIsDue } from '@server/modules/commission/releases/holdback.repository'
import { MAY_BE_PAID, openOf } from '@server/modules/commission/releases/releasable.repository'

/** A tranche as one of its sellers asks for it: the amount is what he earns of it. */
export type AskedTranche = RequestChoices['tranches'][number] & {
  sale_id: string
  state: ShareState
  statement_id: string | null
  /** The request that is open for it, or has been answered. */
  asked_by: string | null
}

/** Tranches of a seller that are eligible, or the one that is named, whatever its state. */
export async function findAskedTranches(
  db: Db,
  sellerId: string,
  trancheId: string | null = null,
): Promise<AskedTranche[]> {
  const { rows } = await sql<AskedTranche>`
    select t.id, t.ou_id, o.ou_name, s.id as sale_id, s.sale_no, s.unit_code, s.buyer_name, t.seq,
      sum(h.amount)::numeric(16,2)::text as amount, t.eligible_on, min(h.state) as state, t.statement_id,
      (select coalesce(r.number, '') from commission_request r where r.tranche_id = t.id
        and r.status in ('pending', 'approved', 'fulfilled') limit 1) as asked_by
    from commission_share h join commission_tranche t on t.id = h.tranche_id join sale s on s.id = h.sale_id
      join operating_unit o on o.id = t.ou_id
    where h.seller_id = ${sellerId} and ${trancheId === null ? sql`h.state = 'eligible'` : sql`t.id = ${trancheId}`}
    group by t.id, t.ou_id, t.seq, t.eligible_on, t.statement_id, o.ou_name, s.id, s.sale_no, s.unit_code, s.buyer_name
    order by t.eligible_on, s.sale_no, t.seq`.execute(db)
  return rows
}

const WHOSE = sql`o.ou_name, s.sale_no, s.unit_code, s.buyer_name, h.seq`

/** What may be released to a seller now, in all units of the reader. */
export async function findAskedShares(db: Db, sellerId: string): Promise<RequestChoices['shares']> {
  const { rows } = await sql<RequestChoices['shares'][number]>`
    select h.id, h.ou_id, ${WHOSE}, ${openOf()}::text as amount
    from commission_share h join sale s on s.id = h.sale_id join operating_unit o on o.id = h.ou_id
    where h.seller_id = ${sellerId} and ${MAY_BE_PAID} and ${openOf()} > 0
    order by o.ou_name, s.sale_no, h.seq, h.level`.execute(db)
  return rows
}

/** What is held back of a seller, due or not. */
export async function findAskedHoldbacks(
  db: Db,
  sellerId: string,
  on: string,
): Promise<RequestChoices['holdbacks']> {
  const { rows } = await sql<RequestChoices['holdbacks'][number]>`
    select b.id, b.ou_id, ${WHOSE}, b.amount::text, b.due_on::text, ${holdbackIsDue(on)} as is_due
    from commission_holdback b join sale s on s.id = b.sale_id join commission_share h on h.id = b.share_id
      join operating_unit o on o.id = b.ou_id
    where b.seller_id = ${sellerId} and b.status = 'held'
    order by o.ou_name, b.due_on nulls last, s.sale_no, h.seq, b.id`.execute(db)
  return rows
}

/** What a seller has earned that developers have not paid; of these shares, where some are named. */
export async function findUnpaid(
  db: Db,
  sellerId: string,
  shareIds: readonly string[] | null = null,
): Promise<string> {
  const named = shareIds === null ? sql`true` : sql`id = any (${shareIds}::uuid[])`
  const { rows } = await sql<{ unpaid: string }>`
    select coalesce(sum(amount - releasable_amount), 0)::numeric(16,2)::text as unpaid from commission_share
    where seller_id = ${sellerId} and state in ('eligible', 'billed', 'partly_collected') and ${named}`.execute(
    db,
  )
  return rows[0]?.unpaid ?? '0.00'
}

export async function hasCommission(db: Db, sellerId: string): Promise<boolean> {
  const { rows } = await sql`select from commission_share where seller_id = ${sellerId} limit 1`.execute(db)
  return rows.length > 0
}
