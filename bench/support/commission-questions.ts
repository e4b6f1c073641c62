import { sql, type RawBuilder } from 'kysely'
import { addDays } from '@contract/kernel/dates'
import type { ListQuery } from '@contract/kernel/list-request'
import { receiptResource } from '@contract/modules/collection/receipt.resource'
import { release } from '@contract/modules/commission/release.document'
import { statement } from '@contract/modules/commission/statement.document'
import { commissionTransactionResource } from '@contract/modules/commission/transaction.resource'
import type { Database } from '@server/platform/db/database'
import { inTransaction, type Tx } from '@server/platform/db/transaction'
import { createRepository } from '@server/platform/resource/create-repository'
import { findLedger } from '@server/modules/collection/developers-ledger.repository'
import { findOwed, ofUnit } from '@server/modules/collection/receivables.repository'
import { findComing } from '@server/modules/commission/coming-commission.service'
import { findPayable } from '@server/modules/commission/commission-close-checks.repository'
import { standingsOf } from '@server/modules/commission/incentives/standing'
import type { ProgramRow } from '@server/modules/commission/incentives/program.repository'
import { findExpectedIds } from '@server/modules/commission/next-money/expected-share.repository'
import { findNextMoney } from '@server/modules/commission/next-money/next-money.service'
import { findRecord } from '@server/modules/commission/record/seller-record.repository'
import { releaseChoices } from '@server/modules/commission/releases/release-choices'
import { findWaitingPayees } from '@server/modules/commission/releases/waiting-payees.repository'
import { billableLines } from '@server/modules/commission/statements/billable-lines'
import type { SoldDeal } from '../data/commission.ts'

/** More shares at once are refused. */
const MOST_TOGETHER = 20_000
const PAGE: ListQuery = { start: 0, end: 100, count: 'no', sort: [], filter: {} }

export type Whose = { seller_id: string; team_id: string; user_id: string; employee_id: string }
type QuestionPair = { ask: () => Promise<unknown>; byHand?: () => Promise<unknown> }

/** What is read of commission and its collection, each beside SQL that one would write by hand for the same. */
export function commissionQuestions(
  database: Database,
  deal: SoldDeal,
  whose: Whose,
  today: string,
): Record<string, QuestionPair> {
  const { ou_id, developer_id } = deal
  const { seller_id, team_id, user_id, employee_id } = whose
  const reading =
    <T>(work: (tx: Tx) => Promise<T>) =>
    () =>
      inTransaction(
        database,
        { identity: { role: 'system' }, readOnly: true, statementTimeoutMs: 60_000 },
        work,
      )
  const hand = (statement: RawBuilder<unknown>) => () => statement.execute(database.db)
  const inUnit = (table: string) => sql<boolean>`${sql.table(table)}.ou_id = ${ou_id}`
  const ofAUnit = sql<boolean>`s.ou_id = ${ou_id}`
  const aYearAgo = addDays(today, -365)

  const nextMoney = (of: { seller_id?: string; team_id?: string }) =>
    reading(async tx => {
      const ids = await findExpectedIds(tx.db, ofAUnit, of, MOST_TOGETHER + 1)
      return ids.length > MOST_TOGETHER ? null : findNextMoney(tx, ids, today)
    })
  const nextMoneyByHand = (of: RawBuilder<unknown>) =>
    hand(sql`
      select h.*, t.trigger_amount, s.unit_code, s.buyer_name, s.scheme_snapshot ->> 'holdback_rate_pct' as holdback,
        d.name, d.payment_terms_days, p.display_name,
        (select jsonb_agg(jsonb_build_object('on', r.due_date, 'amount', r.principal, 'kind', r.kind) order by r.due_date)
          from sale_schedule r where r.sale_id = h.sale_id) as schedule
      from commission_share h join commission_tranche t on t.id = h.tranche_id join sale s on s.id = h.sale_id
        join developer d on d.id = h.developer_id join seller_profile p on p.id = h.seller_id
      where ${of} and not h.is_company and h.state in ('locked', 'eligible', 'billed', 'partly_collected', 'collected')
        and (h.amount > h.releasable_amount or h.releasable_amount > h.released_amount - h.clawed_back_amount)`)

  const page = (resource: Parameters<typeof createRepository>[0], by: string): QuestionPair => {
    const repository = createRepository(resource)
    return {
      ask: reading(tx => repository.list(tx.db, inUnit(resource.table), PAGE)),
      byHand:
        hand(sql`select s.*, o.ou_name from ${sql.table(resource.table)} s join operating_unit o on o.id = s.ou_id
        where s.ou_id = ${ou_id} order by ${sql.raw(by)}, s.id limit 100`),
    }
  }

  const owed = (day: string): QuestionPair => ({
    ask: reading(tx => findOwed(tx.db, day, ofUnit(ou_id))),
    byHand:
      hand(sql`select s.id, s.gross_amount - coalesce(a.amount, 0) from commission_statement s left join (
        select statement_id, sum(amount) as amount from collection_allocation where allocated_on <= ${day} group by 1) a
        on a.statement_id = s.id
      where s.ou_id = ${ou_id} and s.statement_on <= ${day} and s.gross_amount <> coalesce(a.amount, 0)`),
  })
  /** A month of it, from the balance before. */
  const ledger = (day: string): QuestionPair => ({
    ask: reading(tx => findLedger(tx.db, developer_id, { from: addDays(day, -30), to: day }, ofAUnit)),
    byHand: hand(sql`select on_day, kind, number, amount, sum(amount) over (order by on_day, number) from (
        select statement_on as on_day, 'statement' as kind, number, gross_amount as amount from commission_statement
          where developer_id = ${developer_id} and statement_on <= ${day}
        union all select a.allocated_on, 'receipt', c.number, -sum(a.amount) from collection c
          join collection_allocation a on a.collection_id = c.id
          where c.developer_id = ${developer_id} and a.allocated_on <= ${day} group by a.allocated_on, c.number) moved
      order by on_day, number`),
  })

  const record = (of: RawBuilder<boolean>): QuestionPair => ({
    ask: reading(tx => findRecord(tx, of, { year: Number(today.slice(0, 4)) })),
    byHand:
      hand(sql`select s.seller_id, s.state, sum(s.amount), sum(s.releasable_amount), sum(s.released_amount), sum(s.clawed_back_amount)
      from commission_share s where ${of} and not s.is_company group by s.seller_id, s.state`),
  })

  const program: ProgramRow = {
    ...{ id: deal.sale_id, ou_id, name: 'Quarter', ou_name: '', developer_name: null, has_ended: true },
    ...{ valid_from: addDays(today, -90), valid_to: today, metric: 'net_sales', level: 'agent' },
    ...{ funded_by: 'company', developer_id: null, is_active: true },
    tiers: [{ from: '3000000.00', to: null, kind: 'pct', amount: '0.25' }],
  }

  return {
    'transactions, first page': page(commissionTransactionResource, 's.sale_no desc, s.seq'),
    'statements, first page': page(statement.resource, 's.created_at desc'),
    'receipts, first page': page(receiptResource, 's.received_on desc'),
    'releases, first page': page(release.resource, 's.created_at desc'),
    'record of one seller': record(sql<boolean>`s.seller_id = ${seller_id}`),
    'record of the unit': record(ofAUnit),
    'ledger of a developer, a month': ledger(today),
    'the same a year ago': ledger(aYearAgo),
    'what is owed today': owed(today),
    'what was owed a year ago': owed(aYearAgo),
    'next money of an agent': {
      ask: nextMoney({ seller_id }),
      byHand: nextMoneyByHand(sql`h.seller_id = ${seller_id}`),
    },
    'next money of a team': {
      ask: nextMoney({ team_id }),
      byHand: nextMoneyByHand(sql`h.employee_id in (select employee_id from sales_team_member
        where team_id = ${team_id} and ${today}::date between valid_from and coalesce(valid_to, 'infinity'))`),
    },
    'next money of the unit, refused': { ask: nextMoney({}) },
    'what comes to a manager': {
      ask: reading(tx => findComing(tx.db, user_id, today)),
      byHand: nextMoneyByHand(sql`h.employee_id = ${employee_id}`),
    },
    'choices of a release': {
      ask: reading(tx => releaseChoices(tx, { ou_id, seller_id })),
      byHand:
        hand(sql`select h.*, s.unit_code, s.buyer_name, s.scheme_snapshot ->> 'holdback_rate_pct' as holdback
        from commission_share h join sale s on s.id = h.sale_id
        where h.ou_id = ${ou_id} and h.seller_id = ${seller_id} and not h.is_company
          and h.releasable_amount > h.released_amount - h.clawed_back_amount order by h.sale_no, h.seq`),
    },
    'who may be paid': {
      ask: reading(tx => findWaitingPayees(tx.db, ou_id, today)),
      byHand: hand(sql`select h.seller_id, p.display_name, count(*), count(distinct h.sale_id),
          sum(h.releasable_amount - h.released_amount + h.clawed_back_amount)
        from commission_share h join seller_profile p on p.id = h.seller_id
        where h.ou_id = ${ou_id} and not h.is_company and h.state not in ('on_hold', 'reversed')
          and h.releasable_amount > h.released_amount - h.clawed_back_amount
          and not exists (select from commission_release_line l where l.share_id = h.id and l.state = 'claimed')
        group by h.seller_id, p.display_name`),
    },
    'owed to sellers': {
      ask: reading(tx => findPayable(tx.db, ou_id)),
      byHand: hand(sql`select sum(h.amount - h.released_amount + h.clawed_back_amount)
        from commission_share h join commission_tranche t on t.id = h.tranche_id
        where h.ou_id = ${ou_id} and not h.is_company and t.status in ('billed', 'partly_collected', 'collected')`),
    },
    'lines of a statement': {
      ask: reading(tx => billableLines(tx, { developer_id, ou_id, cutoff_on: today })),
      byHand: hand(sql`select t.*, s.sale_no, s.unit_code, s.buyer_name from commission_tranche t
          join sale_commission c on c.id = t.sale_commission_id join sale s on s.id = c.sale_id
        where t.ou_id = ${ou_id} and t.status = 'eligible' and s.developer_id = ${developer_id} order by s.sale_no`),
    },
    'standing of a program of a quarter': {
      ask: reading(tx => standingsOf(tx.db, program)),
      byHand:
        hand(sql`select l.seller_id, count(*), sum(s.net_list_price) from sale s join sale_seller l on l.sale_id = s.id
        where s.ou_id = ${ou_id} and s.status in ('booked', 'fully_paid') and l.level = 'agent' and l.ended_at is null
          and s.booked_at >= (${program.valid_from}::date::timestamp at time zone 'Asia/Manila')
          and s.booked_at < ((${today}::date + 1)::timestamp at time zone 'Asia/Manila')
        group by l.seller_id`),
    },
  }
}
