import { sql } from 'kysely'
import { expect } from 'vitest'
import { replay } from '@contract/kernel/state-machine'
import { saleMachine } from '@contract/modules/sales/sale-state.rules'
import type { SaleStatus } from '@contract/modules/sales/sale-status'
import type { SellingDesk } from '@tests/api/sales.support'

/** Of a locked commission: what the buyer has paid, and whether that and the documents open a tranche. */
const TRANCHES = sql`
  select t.id, t.status, (paid.amount >= t.trigger_amount and (s.documents_complete_at is not null
      or not (s.scheme_snapshot ->> 'requires_documents')::boolean)) as is_open
  from commission_tranche t join sale_commission c on c.id = t.sale_commission_id and c.status = 'locked' and c.grant_id is null
    join sale s on s.id = c.sale_id
    cross join lateral (select coalesce(sum(p.applied_principal), 0) as amount from buyer_payment p
      where p.sale_id = s.id and p.status = 'verified'
        and (p.mode not in ('check', 'pdc') or p.cleared_on is not null)) paid`

/** What commission holds at any moment beside its sums, in counts of what would break it. */
const BREACHES = sql`
  with tranche as (${TRANCHES})
  select
    (select count(*)::int from tranche where status = 'locked' and is_open) as shut_though_due,
    (select count(*)::int from tranche where status = 'eligible' and not is_open) as open_though_not_due,
    (select count(*)::int from commission_tranche t join sale_commission c on c.id = t.sale_commission_id
        and c.status <> 'cancelled' and c.grant_id is null
      where t.status = 'locked' and t.trigger_amount > 0 and t.expected_on is distinct from (
        select min(due_date) from (select due_date, sum(principal) over (order by due_date, seq) as reached
          from sale_schedule where sale_id = c.sale_id) r where reached >= t.trigger_amount)) as reached_another_day,
    (select count(*)::int from commission_share h where h.released_amount <> coalesce((select sum(l.amount)
      from commission_release_line l where l.share_id = h.id and l.state = 'paid'), 0)) as untold,
    (select count(*)::int from commission_release r where r.status in ('paid', 'acknowledged') and (
      (select count(*) from journal_entry e where e.source_id = r.id and e.reversal_of_id is null) <> 1
      or (select count(*) from approval_request a where a.subject_id = r.id and a.status = 'approved') <> 1)) as unapproved,
    (select count(*)::int from statement_line l join commission_statement s on s.id = l.statement_id and s.status <> 'voided'
      where l.gross_amount < coalesce((select sum(amount) from collection_allocation where line_id = l.id), 0)
        + coalesce((select sum(amount) from statement_credit where line_id = l.id), 0)) as overcollected,
    (select count(*)::int from collection_allocation a join commission_statement s on s.id = a.statement_id
      where a.allocated_on < s.statement_on) as settled_before,
    (select count(*)::int from commission_tranche t join sale_commission c on c.id = t.sale_commission_id
      join sale s on s.id = c.sale_id where s.status in ('cancelled', 'forfeited') and c.status = 'locked') as outlived,
    ((select coalesce(sum(tax), 0) from commission_tax) - coalesce((select sum(l.credit - l.debit) from journal_line l
      join account a on a.id = l.account_id and a.code = '2040'), 0))::float as tax_apart`

export async function expectCommissionHolds({ db }: SellingDesk): Promise<void> {
  const { rows } = await BREACHES.execute(db)
  const broken = Object.entries(rows[0] as Record<string, number>).filter(([, count]) => count !== 0)
  expect(broken).toEqual([])
}

/** INV-15 of sales: what happened leads by listed moves to where each stands. */
export async function expectLegalMoves({ desk }: SellingDesk, saleIds: readonly string[]): Promise<void> {
  for (const id of saleIds) {
    const { events } = await desk.detail(id)
    const history = events.map(({ from_status, to_status }) => ({ from_status, to_status }))
    expect(replay<SaleStatus>(saleMachine, history)).toBe((await desk.fresh(id)).status)
  }
}
