import { sql } from 'kysely'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import type { PaymentStage } from '@contract/modules/sales/payment-stage.rules'
import type { OwedRow } from '@contract/modules/sales/payment-spread.rules'
import type { ScheduleKind } from '@contract/selling/schedule.rules'
import type { Condition } from '@server/platform/access/access-where'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

/** The sales that a payment is about, each locked, in the order of their ids; before any payment of theirs is. */
export async function lockSales(db: Db, ids: readonly string[], access?: Condition) {
  if (ids.length === 0) return []
  let query = db
    .selectFrom('sale')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
  if (access) query = query.where(access)
  return query.orderBy('id').forUpdate().execute()
}
export type LockedSale = Awaited<ReturnType<typeof lockSales>>[number]

/** That of a payment on which one may act. */
export async function lockSaleOf(
  db: Db,
  paymentId: string,
  access: Condition,
): Promise<LockedSale | undefined> {
  const ofPayment = db.selectFrom('buyer_payment').select('sale_id').where('id', '=', paymentId).where(access)
  return db.selectFrom('sale').selectAll().where('id', '=', ofPayment).forUpdate().executeTakeFirst()
}

export async function findSale(db: Db, id: string, access: Condition): Promise<LockedSale | undefined> {
  return db.selectFrom('sale').selectAll().where('id', '=', id).where(access).executeTakeFirst()
}

export type CollectedSums = {
  principal: Centavos
  interest: Centavos
  penalty: Centavos
  first_paid_on: string | null
  taken_out_on: string | null
  has_pdc: boolean
}

/** R-09, for one sale: of what counts, and of cheques that were handed over. */
export async function findCollected(db: Db, saleId: string): Promise<CollectedSums> {
  const { rows } = await sql<{
    principal: string
    interest: string
    penalty: string
    first_paid_on: string | null
    taken_out_on: string | null
    has_pdc: boolean | null
  }>`
    select coalesce(sum(applied_principal) filter (where is_collected), 0)::numeric(16,2)::text as principal,
      coalesce(sum(applied_interest) filter (where is_collected), 0)::numeric(16,2)::text as interest,
      coalesce(sum(applied_penalty) filter (where is_collected), 0)::numeric(16,2)::text as penalty,
      (min(paid_on) filter (where is_collected))::text as first_paid_on,
      (min(paid_on) filter (where is_collected and mode = 'loan_takeout'))::text as taken_out_on,
      bool_or(mode = 'pdc' and status = 'verified') as has_pdc
    from buyer_payment where sale_id = ${saleId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('sums without a row')
  return {
    ...row,
    principal: parseMoney(row.principal),
    interest: parseMoney(row.interest),
    penalty: parseMoney(row.penalty),
    has_pdc: row.has_pdc ?? false,
  }
}

export type ScheduledRow = OwedRow & { kind: ScheduleKind | 'misc'; due_date: string; paid: Centavos }

export async function findSchedule(db: Db, saleId: string): Promise<ScheduledRow[]> {
  const rows = await db
    .selectFrom('sale_schedule')
    .select(['seq', 'kind', 'due_date', 'principal', 'interest', 'paid_amount'])
    .where('sale_id', '=', saleId)
    .orderBy('seq')
    .execute()
  return rows.map(({ seq, kind, due_date, principal, interest, paid_amount }) => ({
    seq,
    kind,
    due_date,
    principal: parseMoney(principal),
    interest: parseMoney(interest),
    paid: parseMoney(paid_amount),
  }))
}

/** Only the rows that change. */
export async function writePaid(
  db: Db,
  saleId: string,
  rows: readonly ScheduledRow[],
  paid: ReadonlyMap<number, Centavos>,
): Promise<void> {
  const changed = rows.filter(row => paid.get(row.seq) !== row.paid)
  if (changed.length === 0) return
  const amounts = changed.map(row => moneyText(paid.get(row.seq) ?? 0n))
  await sql`update sale_schedule r set paid_amount = v.paid
    from unnest(${changed.map(row => row.seq)}::int[], ${amounts}::numeric[]) as v (seq, paid)
    where r.sale_id = ${saleId} and r.seq = v.seq`.execute(db)
}

export async function moveStage(db: Db, saleId: string, stage: PaymentStage): Promise<void> {
  await db.updateTable('sale').set({ payment_stage: stage }).where('id', '=', saleId).execute()
}

/** The end of a sale, and its entry in the sale's history. */
export async function writePaidOff(db: Db, sale: LockedSale, by: string | null): Promise<void> {
  await sql`update sale set status = 'fully_paid', fully_paid_at = ${NOW} where id = ${sale.id}`.execute(db)
  await sql`insert into sale_event (ou_id, sale_id, from_status, to_status, by)
    values (${sale.ou_id}, ${sale.id}, ${sale.status}, 'fully_paid', ${by})`.execute(db)
}
