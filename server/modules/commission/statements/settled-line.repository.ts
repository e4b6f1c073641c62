import { sql, type RawBuilder } from 'kysely'
import { parseMoney, type Centavos } from '@contract/kernel/money'
import { parseRate, type Rate } from '@contract/kernel/rates'
import { recordOf } from '@contract/kernel/records'
import type { OpenLine } from '@contract/modules/collection/open-line'
import type { Db } from '@server/platform/db/database'
import type { LockedLine } from '@server/platform/selling/statement-port'
import { holdSales, lockSharesWhere } from '@server/modules/commission/lock-order.repository'

type Whose = { developer_id: string; ou_id: string }

const SETTLED = sql`coalesce((select sum(a.amount) from collection_allocation a where a.line_id = l.id), 0)`
const CREDITED = sql`coalesce((select sum(c.amount) from statement_credit c where c.line_id = l.id), 0)`
/** Statements that money can still come for. */
const OWED = sql`('sent', 'acknowledged', 'disputed', 'partly_collected', 'collected')`

export async function findOpenLines(db: Db, { developer_id, ou_id }: Whose): Promise<OpenLine[]> {
  const { rows } = await sql<OpenLine>`
    select l.id, l.statement_id, s.number, s.due_on, sale.sale_no, sale.unit_code, sale.buyer_name, t.seq,
      l.gross_amount, (l.gross_amount - ${SETTLED} - ${CREDITED})::numeric(16,2)::text as open_amount
    from statement_line l join commission_statement s on s.id = l.statement_id
      join sale on sale.id = l.sale_id join commission_tranche t on t.id = l.tranche_id
    where l.ou_id = ${ou_id} and l.developer_id = ${developer_id} and s.status in ${OWED}
      and l.gross_amount > ${SETTLED} + ${CREDITED}
    order by s.due_on, s.number, l.seq`.execute(db)
  return rows
}

/** Sales, statements, then shares, and the books after them: in the order in which releases and cancellations lock. */
export async function lockSettled(db: Db, lineIds: readonly string[]): Promise<void> {
  await holdSales(db, sql`select sale_id from statement_line where id = any (${lineIds}::uuid[])`)
  await sql`select from commission_statement where id in (
      select statement_id from statement_line where id = any (${lineIds}::uuid[]))
    order by id for update`.execute(db)
  await lockSharesWhere(
    db,
    sql`tranche_id in (select tranche_id from statement_line where id = any (${lineIds}::uuid[]))`,
  )
}

/** A line with the unit and the developer that it is of. */
export type BilledLine = LockedLine & {
  ou_id: string
  developer_id: string
  /** By which its statement was billed. */
  vat_rate: Rate
  /** Its sale was cancelled: what was billed of it is credited or owed back, and stands here as it was before. */
  is_reversed: boolean
  /** What receipts settled of it, and what of that is owed back to the developer. */
  received: Centavos
  refunded: Centavos
}

const SUMS = ['net', 'gross', 'received', 'credited', 'refunded', 'credited_net', 'changed'] as const
type LineRow = Pick<
  BilledLine,
  | 'id'
  | 'ou_id'
  | 'developer_id'
  | 'statement_id'
  | 'statement_on'
  | 'tranche_id'
  | 'is_deferred'
  | 'is_incentive'
  | 'is_reversed'
> &
  Record<(typeof SUMS)[number], string> & { vat_rate_pct: string }

async function readLines(db: Db, where: RawBuilder<unknown>): Promise<BilledLine[]> {
  const { rows } = await sql<LineRow>`
    select l.id, l.ou_id, l.developer_id, l.statement_id, s.statement_on, s.vat_rate_pct::text, l.tranche_id, l.is_deferred,
      t.status = 'reversed' as is_reversed, m.grant_id is not null as is_incentive, l.net_amount as net, l.gross_amount as gross,
      ${SETTLED}::numeric(16,2)::text as received, c.credited, c.refunded, c.credited_net, c.changed
    from statement_line l join commission_statement s on s.id = l.statement_id
      join commission_tranche t on t.id = l.tranche_id join sale_commission m on m.id = t.sale_commission_id
      cross join lateral (
        select coalesce(sum(amount), 0)::numeric(16,2)::text as credited,
          coalesce(sum(refund_amount), 0)::numeric(16,2)::text as refunded,
          coalesce(sum(net_amount), 0)::numeric(16,2)::text as credited_net,
          coalesce(sum(amount + refund_amount) filter (where net_amount <> 0), 0)::numeric(16,2)::text as changed
        from statement_credit where line_id = l.id) c
    where ${where} order by l.id`.execute(db)
  return rows.map(standingLine)
}

function standingLine(row: LineRow): BilledLine {
  const { net, gross, received, credited, refunded, credited_net, changed, vat_rate_pct, ...line } = row
  const sums = { net, gross, received, credited, refunded, credited_net, changed }
  const of = recordOf(SUMS, name => parseMoney(sums[name]))
  const due = of.gross - (line.is_reversed ? of.changed : of.credited + of.refunded)
  const settled = of.received - (line.is_reversed ? 0n : of.refunded)
  return {
    ...line,
    vat_rate: parseRate(vat_rate_pct),
    net: of.net - of.credited_net,
    gross: due,
    settled,
    open: line.is_reversed ? 0n : due - settled,
    received: of.received,
    refunded: of.refunded,
  }
}

export const findLines = (db: Db, lineIds: readonly string[], of?: Whose): Promise<BilledLine[]> =>
  readLines(
    db,
    sql`l.id = any (${lineIds}::uuid[]) ${
      of
        ? sql`and l.developer_id = ${of.developer_id} and l.ou_id = ${of.ou_id} and s.status in ${OWED}`
        : sql``
    }`,
  )

/** What developers were billed of a commission and still owe or have paid. */
export const findBilledLines = (db: Db, commissionId: string): Promise<BilledLine[]> =>
  readLines(
    db,
    sql`s.status in ${OWED} and l.tranche_id in (
      select id from commission_tranche where sale_commission_id = ${commissionId})`,
  )

export type ShareRow = {
  id: string
  ou_id: string
  sale_id: string
  seller_id: string
  is_incentive: boolean
  amount: string
  /** Taken back of it by hand. */
  taken: string
  /** What was paid out of it and not clawed back. */
  paid: string
}

/** Of sellers, locked until the transaction ends: releases are paid by them at the same time. */
export async function lockShareRows(db: Db, trancheId: string): Promise<ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    select id, ou_id, sale_id, seller_id, incentive is not null as is_incentive, amount, taken_amount as taken,
      (released_amount - clawed_back_amount)::numeric(16,2)::text as paid
    from commission_share where tranche_id = ${trancheId} and not is_company order by id for update`.execute(
    db,
  )
  return rows
}

/** What was paid beyond it is clawed back by the same statement: a share is never paid more than may be released. */
export async function setReleasable(db: Db, shareId: string, releasable: string): Promise<void> {
  const paid = sql`least(released_amount - clawed_back_amount, ${releasable}::numeric)`
  await sql`update commission_share set releasable_amount = ${releasable}::numeric,
      clawed_back_amount = released_amount - ${paid},
      status = case when status in ('on_hold', 'clawed_back') then status
        when ${paid} > 0 and ${paid} = amount then 'released'
        when ${paid} > 0 then 'partly_released'
        when ${releasable}::numeric > 0 then 'releasable' else 'pending' end
    where id = ${shareId}`.execute(db)
}

/** A tranche on hold keeps its hold, and returns to this afterwards. */
export async function setTrancheStatus(db: Db, id: string, status: string): Promise<void> {
  await sql`update commission_tranche set
      held_from = case when status = 'on_hold' then ${status} else held_from end,
      status = case when status = 'on_hold' then status else ${status} end
    where id = ${id}`.execute(db)
}

export type SettledStatement = { id: string; settled: string; gross_amount: string }

/** What is settled or credited of the statements of these lines, written on them. */
export async function sumStatements(db: Db, lineIds: readonly string[]): Promise<SettledStatement[]> {
  const { rows } = await sql<SettledStatement>`
    update commission_statement s set settled_amount = paid.amount + credited.amount, credited_amount = credited.amount,
      settled_on = case when paid.amount + credited.amount = s.gross_amount
        then greatest(paid.last_on, credited.last_on) end
    from (select statement_id as id from statement_line where id = any (${lineIds}::uuid[]) group by statement_id) wanted
      cross join lateral (
        select coalesce(sum(a.amount), 0) as amount, max(a.allocated_on) as last_on from collection_allocation a where a.statement_id = wanted.id) paid
      cross join lateral (
        select coalesce(sum(c.amount), 0) as amount, max(c.credited_on) as last_on from statement_credit c where c.statement_id = wanted.id) credited
    where s.id = wanted.id
    returning s.id, s.settled_amount as settled, s.gross_amount`.execute(db)
  return rows
}
