import { sql } from 'kysely'
import { ZONE } from '@server/platform/db/clock'
import type { DateText } from '@contract/kernel/dates'
import type { StatementFacts } from '@contract/modules/commission/seller-record-statement.rules'
import type { Db } from '@server/platform/db/database'
import type { RecordReader } from '@server/modules/commission/record/record-reader'

/** All that ever changed what may be released to a seller, each change on its day. */
export async function findStatementFacts(
  db: Db,
  { sellers: access, payees }: RecordReader,
  sellerId: string,
): Promise<StatementFacts> {
  const settlements = await sql<StatementFacts['settlements'][number]>`
    select s.id as share_id, l.id as line_id, a.allocated_on as on, a.amount as settled,
      (s.amount - case when a.created_at > j.at then 0 else s.adjusted_amount end)::numeric(16,2)::text as share,
      (l.gross_amount - case when a.created_at > j.at then coalesce(c.changed, 0) else 0 end)::numeric(16,2)::text as billed
    from commission_share s join statement_line l on l.tranche_id = s.tranche_id
      join collection_allocation a on a.line_id = l.id
      cross join lateral (select max(created_at) as at from commission_adjustment where sale_id = s.sale_id) j
      cross join lateral (select sum(amount + refund_amount) as changed from statement_credit
        where line_id = l.id and net_amount <> 0) c
    where s.seller_id = ${sellerId} and ${access} order by a.allocated_on, a.created_at, a.is_reversal`.execute(
    db,
  )
  // What the company grants may be released from that day on: no developer settles it first.
  const granted = await sql<StatementFacts['settlements'][number]>`
    select s.id as share_id, s.id as line_id, s.eligible_on as on, s.amount as settled, s.amount as share,
      s.amount as billed
    from commission_share s join commission_tranche t on t.id = s.tranche_id
      join sale_commission m on m.id = t.sale_commission_id join incentive_grant g on g.id = m.grant_id
    where s.seller_id = ${sellerId} and ${access} and g.funded_by = 'company'`.execute(db)
  const shares = await sql<StatementFacts['shares'][number]>`
    select s.id, s.releasable_amount as releasable,
      coalesce((o.cancelled_at at time zone ${ZONE})::date, (v.at at time zone ${ZONE})::date) as cancelled_on,
      (select max(adjusted_on) from commission_adjustment where sale_id = s.sale_id) as adjusted_on
    from commission_share s join sale o on o.id = s.sale_id
      left join lateral (select e.created_at as at from commission_tranche t
          join sale_commission m on m.id = t.sale_commission_id join incentive_grant g on g.id = m.grant_id
          join journal_entry e on e.reversal_of_id = g.entry_id
        where t.id = s.tranche_id and g.status = 'voided') v on true
    where s.seller_id = ${sellerId} and ${access}`.execute(db)
  const released = await sql<StatementFacts['released'][number]>`
    select paid.on, paid.amount::text as amount from (
      select s.paid_on as on, l.amount from commission_release s join commission_release_line l on l.release_id = s.id
      where s.seller_id = ${sellerId} and l.state in ('paid', 'voided') and s.paid_on is not null and ${payees}
      union all
      select m.entry_date, -l.amount from commission_release s join commission_release_line l on l.release_id = s.id
        join journal_entry m on m.reversal_of_id = s.entry_id
      where s.seller_id = ${sellerId} and l.state = 'voided' and ${payees}) paid`.execute(db)
  const clawedBack = await sql<StatementFacts['clawed_back'][number]>`
    select s.opened_on as on, s.gross_amount as amount from commission_clawback s
    where s.seller_id = ${sellerId} and s.status not in ('proposed', 'declined') and ${access}`.execute(db)
  return {
    settlements: [...settlements.rows, ...granted.rows],
    shares: shares.rows,
    released: released.rows,
    clawed_back: clawedBack.rows,
  }
}

export type PaidRelease = {
  number: string | null
  paid_on: DateText
  gross: string
  tax: string
  holdback: string
  clawback: string
  other: string
  net: string
}

/** What was paid in a period, and what was kept of it. */
export async function findPaidReleases(
  db: Db,
  { payees }: RecordReader,
  sellerId: string,
  { from, to }: { from: DateText; to: DateText },
): Promise<PaidRelease[]> {
  const { rows } = await sql<PaidRelease>`
    select s.number, s.paid_on, s.gross_amount as gross, s.ewt_amount as tax, s.holdback_amount as holdback,
      s.clawback_amount as clawback,
      (s.advance_amount + s.other_amount - s.vat_amount - s.returned_amount)::numeric(16,2)::text as other,
      s.net_amount as net
    from commission_release s
    where s.seller_id = ${sellerId} and s.status in ('paid', 'acknowledged') and s.paid_on between ${from} and ${to}
      and ${payees}
    order by s.paid_on, s.number`.execute(db)
  return rows
}
