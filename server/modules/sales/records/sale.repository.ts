import { sql, type Insertable, type Updateable } from 'kysely'
import { moneyText } from '@contract/kernel/money'
import type { SaleStatus } from '@contract/modules/sales/sale-status'
import type { ScheduleRow } from '@contract/selling/schedule.rules'
import { ALWAYS, type Condition } from '@server/platform/access/access-where'
import { WALL_CLOCK } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import type { SalesTables } from '@server/platform/db/sales.tables'

export type NewSale = Insertable<SalesTables['sale']>
export type SaleChange = Updateable<SalesTables['sale']>

/** Whether the caller may do this to it, told from what it is. */
export async function isReached(db: Db, id: string, access: Condition): Promise<boolean> {
  const { rows } = await sql`select 1 from sale where id = ${id} and ${access}`.execute(db)
  return rows.length > 0
}

/** The first lock of every command; units, holds and leads follow in this order. */
export async function lockSale(db: Db, id: string, access: Condition = ALWAYS) {
  return db.selectFrom('sale').selectAll().where('id', '=', id).where(access).forUpdate().executeTakeFirst()
}
export type StoredSale = NonNullable<Awaited<ReturnType<typeof lockSale>>>

export async function readSale(db: Db, id: string): Promise<StoredSale | undefined> {
  return db.selectFrom('sale').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertSale(db: Db, values: NewSale): Promise<string> {
  const { id } = await db.insertInto('sale').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateSale(db: Db, id: string, values: SaleChange): Promise<void> {
  await db.updateTable('sale').set(values).where('id', '=', id).execute()
}

export async function deleteSale(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sale').where('id', '=', id).execute()
}

type SaleKey = { id: string; ou_id: string }

export async function replaceSchedule(db: Db, sale: SaleKey, rows: readonly ScheduleRow[]): Promise<void> {
  await db.deleteFrom('sale_schedule').where('sale_id', '=', sale.id).execute()
  await addSchedule(db, sale, rows)
}

export async function addSchedule(db: Db, sale: SaleKey, rows: readonly ScheduleRow[]): Promise<void> {
  await db
    .insertInto('sale_schedule')
    .values(
      rows.map(({ seq, kind, due_date, principal, interest, amount }) => ({
        ou_id: sale.ou_id,
        sale_id: sale.id,
        seq,
        kind,
        due_date,
        created_by: null,
        updated_by: null,
        principal: moneyText(principal),
        interest: moneyText(interest),
        amount: moneyText(amount),
      })),
    )
    .execute()
}

export async function findSchedule(db: Db, saleId: string) {
  return db
    .selectFrom('sale_schedule')
    .select(['seq', 'kind', 'due_date', 'principal', 'interest', 'amount', 'paid_amount'])
    .where('sale_id', '=', saleId)
    .orderBy('seq')
    .execute()
}

export type CoBuyer = { buyer_id: string; share_pct: string; relationship: string | null }

export async function replaceCoBuyers(db: Db, sale: SaleKey, buyers: readonly CoBuyer[]): Promise<void> {
  await db.deleteFrom('co_buyer').where('sale_id', '=', sale.id).execute()
  await addCoBuyers(db, sale, buyers)
}

export async function addCoBuyers(db: Db, sale: SaleKey, buyers: readonly CoBuyer[]): Promise<void> {
  if (buyers.length === 0) return
  await db
    .insertInto('co_buyer')
    .values(
      buyers.map((buyer, index) => ({
        ou_id: sale.ou_id,
        sale_id: sale.id,
        seq: index + 1,
        created_by: null,
        updated_by: null,
        ...buyer,
      })),
    )
    .execute()
}

export async function findCoBuyers(db: Db, saleId: string) {
  return db
    .selectFrom('co_buyer')
    .select(['buyer_id', 'share_pct', 'relationship', 'seq'])
    .where('sale_id', '=', saleId)
    .orderBy('seq')
    .execute()
}

export async function addEvent(
  db: Db,
  sale: SaleKey,
  event: { from: SaleStatus | null; to: SaleStatus; by: string | null; note?: string | null },
): Promise<void> {
  await db
    .insertInto('sale_event')
    .values({
      ou_id: sale.ou_id,
      sale_id: sale.id,
      created_by: null,
      updated_by: null,
      // Of two in one transaction the later one is later.
      at: WALL_CLOCK,
      from_status: event.from,
      to_status: event.to,
      by: event.by,
      note: event.note ?? null,
    })
    .execute()
}

export async function findEvents(db: Db, saleId: string) {
  const { rows } = await sql<{
    id: string
    at: string
    from_status: SaleStatus | null
    to_status: SaleStatus
    by: string | null
    note: string | null
  }>`
    select e.id, e.at, e.from_status, e.to_status, u.full_name as by, e.note
    from sale_event e left join app_user u on u.id = e.by where e.sale_id = ${saleId} order by e.at, e.id`.execute(
    db,
  )
  return rows
}
