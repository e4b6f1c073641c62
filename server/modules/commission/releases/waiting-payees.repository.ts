import { sql } from 'kysely'
import { releaseBars, type LicensedPayee } from '@contract/modules/commission/payee.rules'
import type { Releasable } from '@contract/modules/commission/release-line'
import type { Db } from '@server/platform/db/database'
import { holdbackIsDue } from '@server/modules/commission/releases/holdback.repository'
import { BROKER_VALID_TO } from '@server/modules/commission/releases/payee.repository'
import { MAY_BE_PAID, openBeside } from '@server/modules/commission/releases/releasable.repository'

/**
 * What may be paid of each share, beside what is claimed. Indexes of shares know no state, so that the few tranches which
 * bar theirs are asked for once, and those that are claimed apart from all others.
 */
const openShares = (ouId: string) => sql`
  select h.seller_id, h.sale_id, h.releasable_amount - h.released_amount + h.clawed_back_amount as amount
  from commission_share h
  where h.ou_id = ${ouId} and h.releasable_amount > h.released_amount - h.clawed_back_amount and not h.is_company
    and h.status <> 'on_hold' and h.id not in (select share_id from claimed) and h.tranche_id not in (
      select id from commission_tranche where ou_id = ${ouId} and status in ('on_hold', 'reversed'))
  union all
  select h.seller_id, h.sale_id, ${openBeside(sql`c.amount`)}
  from claimed c join commission_share h on h.ou_id = ${ouId} and h.id = c.share_id
  where ${MAY_BE_PAID} and ${openBeside(sql`c.amount`)} > 0`

/** Everybody who could be paid in a unit on a day, with what of it. */
export async function findWaitingPayees(db: Db, ouId: string, on: string): Promise<Releasable[]> {
  const { rows } = await sql<Omit<Releasable, 'bars'> & LicensedPayee>`
    with claimed as (
      select share_id, sum(amount) as amount from commission_release_line
      where ou_id = ${ouId} and state = 'claimed' group by share_id),
    open as (
      select seller_id, count(*)::int as shares, count(distinct sale_id)::int as sales, sum(amount) as amount
      from (${openShares(ouId)}) o group by seller_id),
    held as (
      select b.seller_id, sum(b.amount) as amount from commission_holdback b join sale s on s.id = b.sale_id
      where b.ou_id = ${ouId} and b.status = 'held' and ${holdbackIsDue(on)} group by b.seller_id),
    owed as (
      select seller_id, sum(open_amount) as amount from commission_clawback
      where ou_id = ${ouId} and open_amount > 0 group by seller_id),
    drafted as (
      select distinct seller_id from commission_release where ou_id = ${ouId} and status in ('draft', 'returned'))
    select p.id as seller_id, p.display_name as name, coalesce(o.shares, 0) as shares, coalesce(o.sales, 0) as sales,
      coalesce(o.amount, 0)::numeric(16,2)::text as amount, coalesce(h.amount, 0)::numeric(16,2)::text as holdbacks,
      coalesce(c.amount, 0)::numeric(16,2)::text as open_clawbacks, d.seller_id is not null as has_draft,
      p.status, p.prc_valid_to::text, p.accreditation_valid_to::text, ${BROKER_VALID_TO}::text as broker_valid_to
    from open o full join held h using (seller_id) join seller_profile p on p.id = seller_id
      left join seller_profile b on b.id = p.supervising_broker_id left join owed c on c.seller_id = p.id
      left join drafted d on d.seller_id = p.id
    order by p.display_name, p.id`.execute(db)
  return rows.map(({ status, prc_valid_to, accreditation_valid_to, broker_valid_to, ...row }) => ({
    ...row,
    bars: releaseBars({ status, prc_valid_to, accreditation_valid_to, broker_valid_to }, on),
  }))
}
