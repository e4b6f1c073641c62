import { sql } from 'kysely'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import type { PaymentMode } from '@contract/modules/sales/payment-state.rules'
import type { Condition } from '@server/platform/access/access-where'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

/** What a payment keeps of its sale as it is now. */
export type PaidSale = {
  id: string
  ou_id: string
  sale_no: string | null
  buyer_name: string
  project_id: string
  unit_code: string
}

export type PaymentToWrite = {
  paid_on: string
  amount: Centavos
  principal: Centavos
  interest: Centavos
  penalty: Centavos
  source: 'developer_report' | 'buyer_proof' | 'manual'
  mode: PaymentMode
  developer_or_no: string | null
  cheque_no: string | null
  remarks: string | null
  import_batch_id?: string | null
  created_by: string | null
}

const AT_ONCE = 500

/** Gives back the ids in the order of what was written. */
export async function insertPayments(
  db: Db,
  payments: readonly { sale: PaidSale; payment: PaymentToWrite }[],
): Promise<string[]> {
  const ids: string[] = []
  for (let start = 0; start < payments.length; start += AT_ONCE) {
    const rows = payments.slice(start, start + AT_ONCE).map(({ sale, payment }) => {
      const { amount, principal, interest, penalty, import_batch_id = null, ...rest } = payment
      return {
        ...rest,
        ou_id: sale.ou_id,
        sale_id: sale.id,
        sale_no: sale.sale_no ?? '',
        buyer_name: sale.buyer_name,
        project_id: sale.project_id,
        unit_code: sale.unit_code,
        amount: moneyText(amount),
        applied_principal: moneyText(principal),
        applied_interest: moneyText(interest),
        applied_penalty: moneyText(penalty),
        import_batch_id,
        updated_by: payment.created_by,
      }
    })
    const made = await db.insertInto('buyer_payment').values(rows).returning('id').execute()
    ids.push(...made.map(({ id }) => id))
  }
  return ids
}

/** As the table has them, in the order of their ids, where the caller may do this to them. */
export async function findPayments(db: Db, where: Condition) {
  return db.selectFrom('buyer_payment').selectAll().where(where).orderBy('id').execute()
}
export type StoredPayment = Awaited<ReturnType<typeof findPayments>>[number]

/** Null where one may not act on the payment. */
export async function findSaleOf(db: Db, id: string, access: Condition): Promise<string | null> {
  const row = await db
    .selectFrom('buyer_payment')
    .select('sale_id')
    .where('id', '=', id)
    .where(access)
    .executeTakeFirst()
  return row?.sale_id ?? null
}

export async function lockPayments(db: Db, ids: readonly string[]): Promise<StoredPayment[]> {
  return db
    .selectFrom('buyer_payment')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

type PaymentChange = Partial<{
  verified_by: string
  cleared_on: string
  bounced_on: string
  reversed_on: string
  reversed_by: string
  reason: string
}>

/** Only what became of it. The moment of a confirmation is the database's. */
export async function sayOf(db: Db, ids: readonly string[], said: PaymentChange): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('buyer_payment')
    .set({ ...said, ...(said.verified_by && { verified_at: NOW }) })
    .where('id', 'in', [...ids])
    .execute()
}

/** Principal of everything that neither bounced nor was reversed, whether or not it counts yet. */
export async function findReported(db: Db, saleIds: readonly string[]): Promise<Map<string, Centavos>> {
  const { rows } = await sql<{ sale_id: string; principal: string }>`
    select sale_id, sum(applied_principal)::text as principal from buyer_payment
    where sale_id = any (${[...saleIds]}::uuid[]) and bounced_on is null and reversed_on is null
    group by sale_id`.execute(db)
  return new Map(rows.map(row => [row.sale_id, parseMoney(row.principal)]))
}

export async function findOfSale(db: Db, saleId: string): Promise<StoredPayment[]> {
  return db
    .selectFrom('buyer_payment')
    .selectAll()
    .where('sale_id', '=', saleId)
    .orderBy('paid_on')
    .orderBy('id')
    .execute()
}

/** Some by name, or all that are meant but some; one more than the most tells that there are too many. */
export async function findTargets(
  db: Db,
  where: Condition,
  which: { ids: readonly string[] } | { except: readonly string[] },
  most: number,
): Promise<{ id: string; sale_id: string }[]> {
  const picked =
    'ids' in which
      ? sql<boolean>`buyer_payment.id = any (${[...which.ids]}::uuid[])`
      : sql<boolean>`buyer_payment.id <> all (${[...which.except]}::uuid[])`
  return db
    .selectFrom('buyer_payment')
    .select(['id', 'sale_id'])
    .where(where)
    .where(picked)
    .orderBy('id')
    .limit(most + 1)
    .execute()
}

/** Which of its two numbers stands for a payment of this sale already; null where neither does. */
export async function knownNumber(
  db: Db,
  saleId: string,
  entry: { developer_or_no: string | null; cheque_no: string | null },
): Promise<'developer_or_no' | 'cheque_no' | null> {
  const { rows } = await sql<{ receipt: boolean | null; cheque: boolean | null }>`
    select bool_or(upper(developer_or_no) = upper(${entry.developer_or_no}::text)) as receipt,
      bool_or(upper(cheque_no) = upper(${entry.cheque_no}::text)) as cheque
    from buyer_payment where sale_id = ${saleId} and bounced_on is null and reversed_on is null`.execute(db)
  if (rows[0]?.receipt) return 'developer_or_no'
  return rows[0]?.cheque ? 'cheque_no' : null
}
