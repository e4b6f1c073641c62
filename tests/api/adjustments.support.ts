import { sql } from 'kysely'
import { expect } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { clawbackDesk } from '@tests/api/clawback.support'
import { withKey } from '@tests/api/ledger.support'
import { releaseTranche } from '@tests/api/paid-releases.support'
import { decide, done, type Seller } from '@tests/api/sales.support'
import type { TestApi } from '@tests/support/api'

type TrancheAmounts = { seq: number; gross: string; adjusted: string; trigger: string; status: string }
type StoredShare = Record<'amount' | 'adjusted' | 'releasable' | 'paid', string> & { seq: number }

/** Cebu changes sales after their commission was locked, and looks at what became of it. */
export async function adjustmentDesk(api: TestApi, known?: Awaited<ReturnType<typeof clawbackDesk>>) {
  const backing = known ?? (await clawbackDesk(api))
  const { house } = backing
  const { db } = house
  const amended = async (saleId: string, change: object) => {
    done(await house.admin.amend(await house.desk.fresh(saleId), change))
    return decide(house, saleId, 'approve')
  }
  /** Carried out, or the refusal is thrown. */
  const changed = async (saleId: string, change: object) => {
    const { status, text } = await amended(saleId, change)
    if (status !== 200) throw new Error(`not amended: ${text}`)
  }
  /** What is refused changes nothing, and waits for nobody. */
  const tried = async (saleId: string, change: object) => {
    const asked = await house.admin.amend(await house.desk.fresh(saleId), change)
    if (asked.status >= 300) return
    if ((await decide(house, saleId, 'approve')).status !== 200) await decide(house, saleId, 'reject')
  }
  const price = (rate_pct: string) => ({
    kind: 'change_price',
    price: {
      list_price: '4287350.00',
      discount: { kind: 'promo', rate_pct, amount: null },
      ...{ vat_treatment: null, vat_reason: null, other_charges: '0.00' },
    },
  })
  /** The golden deal's line, with these agents. */
  const sellers = (agents: readonly (readonly [Seller, string?])[]) => ({
    kind: 'change_seller',
    sellers: [
      ...agents.map(([seller, weight = '1']) => house.line(seller, 'agent', weight)),
      house.line(house.at('SM'), 'sales_manager'),
      house.line(house.at('SD'), 'sales_director'),
      house.line(house.at('BROKER'), 'broker'),
    ],
  })
  const tranches = async (saleId: string) => {
    const { rows } = await sql<TrancheAmounts>`
      select t.seq, t.gross_amount as gross, t.adjusted_amount as adjusted, t.trigger_amount as trigger, t.status
      from commission_tranche t join sale_commission c on c.id = t.sale_commission_id and c.status = 'locked'
      where c.sale_id = ${saleId} order by t.seq`.execute(db)
    return rows
  }
  const shares = async (saleId: string, seller: Seller) => {
    const { rows } = await sql<StoredShare>`
      select seq, amount, adjusted_amount as adjusted, releasable_amount as releasable,
        (released_amount - clawed_back_amount)::numeric(16,2)::text as paid
      from commission_share where sale_id = ${saleId} and seller_id = ${seller.id} order by seq, id`.execute(
      db,
    )
    return rows
  }
  /** Everything that is due of the commission of a sale, by tranche and person. */
  const state = async (saleId: string) => {
    const { rows } = await sql<{ seq: number; whose: string | null; amount: string; releasable: string }>`
      select h.seq, h.seller_id as whose, sum(h.amount)::text as amount, sum(h.releasable_amount)::text as releasable
      from commission_share h where h.sale_id = ${saleId} and h.state <> 'reversed' and h.amount <> 0
      group by h.seq, h.seller_id order by h.seq, h.seller_id`.execute(db)
    return rows
  }
  const adjustments = async (saleId: string) =>
    (await house.desk.detail(saleId)).commission?.adjustments ?? []

  /** What sellers are owed, what developers owe, and what sellers owe back: by documents and by the books. */
  const expectCommissionAgrees = async () => {
    const { rows } = await sql<Record<string, string | number>>`
      with balance as (
        select a.code, coalesce(sum(l.credit - l.debit), 0) as amount from account a
          left join journal_line l on l.account_id = a.id and l.party_type is not distinct from
            case when a.code = '1110' then 'developer' else 'seller' end
        where a.code in ('2020', '2070', '1130', '1110') group by a.code),
      owed as (select coalesce(sum(h.amount - h.released_amount + h.clawed_back_amount), 0) as amount
        from commission_share h join commission_tranche t on t.id = h.tranche_id where not h.is_company
          and case when h.state = 'on_hold' then t.held_from else h.state end in ('billed', 'partly_collected', 'collected')),
      line as (
        select l.gross_amount as gross, coalesce((select sum(amount) from collection_allocation where line_id = l.id), 0)
            as received, c.credited, c.refunded
        from statement_line l join commission_statement s on s.id = l.statement_id and s.status <> 'voided'
          cross join lateral (select coalesce(sum(amount), 0) as credited, coalesce(sum(refund_amount), 0) as refunded
            from statement_credit where line_id = l.id) c)
      select
        (select (select amount from balance where code = '2020') - (select amount from owed))::numeric(16,2)::text as payable,
        (select (select amount from balance where code = '1110')
          + coalesce((select sum(gross - received - credited) from line), 0))::numeric(16,2)::text as receivable,
        (select (select amount from balance where code = '2070')
          - coalesce((select sum(amount) from commission_holdback where status = 'held'), 0))::numeric(16,2)::text as held,
        (select (select amount from balance where code = '1130')
          + coalesce((select sum(open_amount) from commission_clawback), 0))::numeric(16,2)::text as clawed_back,
        (select count(*)::int from (
          select ou_id, developer_id, date_trunc('month', moved_on)::date as month, sum(amount) as amount from (
            select ou_id, developer_id, statement_on as moved_on, gross_amount as amount from commission_statement
              where statement_on is not null
            union all select s.ou_id, s.developer_id, m.entry_date, -s.gross_amount
              from commission_statement s join journal_entry m on m.reversal_of_id = s.entry_id
            union all select s.ou_id, s.developer_id, c.credited_on, -c.amount
              from statement_credit c join commission_statement s on s.id = c.statement_id
            union all select s.ou_id, s.developer_id, a.allocated_on, -a.amount
              from collection_allocation a join collection s on s.id = a.collection_id) moved group by 1, 2, 3) m
          full join receivable_month k using (ou_id, developer_id, month)
          where coalesce(m.amount, 0) <> coalesce(k.amount, 0)) as miscounted,
        (select count(*)::int from line where refunded < 0 or refunded > received) as refunds,
        (select count(*)::int from commission_share where not is_company
          and (released_amount - clawed_back_amount > releasable_amount or releasable_amount > amount)) as overpaid,
        (select count(*)::int from commission_tranche t where t.gross_amount <> (select sum(amount)
          from commission_share where tranche_id = t.id)) as unfooted`.execute(db)
    expect(rows[0]).toEqual({
      ...{ payable: '0.00', receivable: '0.00', held: '0.00', clawed_back: '0.00' },
      ...{ refunds: 0, overpaid: 0, unfooted: 0, miscounted: 0 },
    })
    await backing.expectBooksAgree()
  }
  /** Whatever the buyer has paid: every tranche may be billed. */
  const openAll = (saleId: string) =>
    sql`update commission_tranche set status = 'eligible', eligible_on = ${backing.today} where status = 'locked'
      and sale_commission_id in (select id from sale_commission where sale_id = ${saleId})`.execute(db)
  /** A part of what a seller was paid of a sale, apart from its incentives, opened by one and confirmed by another. */
  const clawedBack = async (sale_id: string, { id: seller_id }: Seller, percent: number) => {
    const { rows } = await sql<{ paid: string }>`
      select coalesce(sum(released_amount - clawed_back_amount), 0)::numeric(16,2)::text as paid from commission_share
      where sale_id = ${sale_id} and seller_id = ${seller_id} and incentive is null`.execute(db)
    const paid = parseMoney(rows[0]?.paid ?? '0')
    const part = (paid * BigInt(percent)) / 100n
    if (part <= 0n) return
    const path = '/api/v1/commission/clawbacks'
    const claim = done(
      await house.accounting.post<{ data: { id: string; row_version: number } }>(
        path,
        {
          ...{ sale_id, seller_id, cause: 'wrong_payee', amount: moneyText(part) },
          reason: 'Paid to the wrong seller.',
        },
        { headers: { 'idempotency-key': crypto.randomUUID() } },
      ),
    )
    done(
      await house.president.client.post<{ data: object }>(`${path}/${claim.id}/confirm`, {}, withKey(claim)),
    )
  }
  const releasedTranche = (saleId: string, seq: number) =>
    releaseTranche(house, saleId, { seq, paid_on: backing.today })
  return {
    ...backing,
    ...{
      backing,
      amended,
      changed,
      tried,
      price,
      sellers,
      tranches,
      shares,
      state,
      adjustments,
    },
    clawedBack,
    ...{ expectCommissionAgrees, openAll, releasedTranche },
  }
}
export type AdjustmentDesk = Awaited<ReturnType<typeof adjustmentDesk>>
