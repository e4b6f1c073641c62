import { sql } from 'kysely'
import { expect } from 'vitest'
import { businessDay } from '@server/platform/db/business-day'
import { findPayable } from '@server/modules/commission/commission-close-checks.repository'
import { findSettledDays } from '@server/modules/commission/next-money/developer-days.repository'
import { findWaitingPayees } from '@server/modules/commission/releases/waiting-payees.repository'
import type { SellingDesk } from '@tests/api/sales.support'

/** Of each share what no release has paid or claims, one after the other. */
const PAYEES = (ouId: string) => sql<{ seller_id: string; shares: number; sales: number; amount: string }>`
  select seller_id, count(*)::int as shares, count(distinct sale_id)::int as sales, sum(open)::text as amount from (
    select h.seller_id, h.sale_id, h.releasable_amount - h.released_amount + h.clawed_back_amount - coalesce((
      select sum(l.amount) from commission_release_line l where l.share_id = h.id and l.state = 'claimed'), 0) as open
    from commission_share h
    where h.ou_id = ${ouId} and not h.is_company and h.state not in ('on_hold', 'reversed') and h.status <> 'on_hold') share
  where open > 0 group by seller_id order by seller_id`

/** Of each share that was billed or granted what is owed, one after the other, beside what the books were opened with. */
const OWED = (ouId: string) => sql<{ owed: string }>`
  select ((select coalesce(sum(case when l.is_deferred then h.releasable_amount else h.amount end
        - h.released_amount + h.clawed_back_amount), 0)
      from statement_line l join commission_statement s on s.id = l.statement_id and s.status <> 'voided'
        join commission_share h on h.tranche_id = l.tranche_id
      where l.ou_id = ${ouId} and not h.is_company and h.state <> 'reversed')
    + (select coalesce(sum(h.amount - h.released_amount + h.clawed_back_amount), 0)
      from incentive_grant g join sale_commission c on c.grant_id = g.id
        join commission_tranche t on t.sale_commission_id = c.id join commission_share h on h.tranche_id = t.id
      where g.ou_id = ${ouId} and g.funded_by = 'company' and not h.is_company and h.state <> 'reversed')
    + (select coalesce(sum(l.credit - l.debit), 0) from journal_line l join journal_entry e on e.id = l.entry_id
        join account a on a.id = l.account_id and a.code = '2020'
      where l.ou_id = ${ouId} and e.source_type = 'opening'))::numeric(16,2)::text as owed`

/** Of each line what was ever allocated to it, added up: the days of those that are settled in full, the last ones first. */
const SETTLED = sql<{ developer_id: string; days: number[] }>`
  select developer_id, (array_agg(days order by day desc, last desc))[1:12] as days from (
    select l.developer_id, max(a.allocated_on) as day, max(a.allocated_on) - s.statement_on as days,
      (array_agg(a.id order by a.allocated_on desc, a.id desc))[1] as last
    from statement_line l join commission_statement s on s.id = l.statement_id and s.statement_on is not null
      join collection_allocation a on a.line_id = l.id
    group by l.id, l.developer_id, l.gross_amount, s.statement_on having sum(a.amount) = l.gross_amount) settled
  group by developer_id`

/**
 * Who may be paid, what sellers are owed and how long developers took are answered from what is open and what came last:
 * as if each share and each line had been asked.
 */
export async function expectFiguresOfShares({ db, ou_id }: SellingDesk): Promise<void> {
  const waiting = (await findWaitingPayees(db, ou_id, await businessDay(db)))
    .filter(({ shares }) => shares > 0)
    .map(({ seller_id, shares, sales, amount }) => ({ seller_id, shares, sales, amount }))
    .toSorted((a, b) => (a.seller_id < b.seller_id ? -1 : 1))
  expect(waiting).toEqual((await PAYEES(ou_id).execute(db)).rows)
  const { rows } = await OWED(ou_id).execute(db)
  expect((await findPayable(db, ou_id))?.documents).toBe(rows[0]?.owed)
  const settled = (await SETTLED.execute(db)).rows
  const { rows: developers } = await sql<{ id: string }>`select id from developer`.execute(db)
  const days = await findSettledDays(
    db,
    developers.map(({ id }) => id),
  )
  expect(days).toEqual(new Map(settled.map(({ developer_id, days }) => [developer_id, days])))
}
