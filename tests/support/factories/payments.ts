import { randomUUID } from 'node:crypto'
import { addMonths } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'
import { buildSale } from '@tests/support/factories/sales'
import { buildUser } from '@tests/support/factories/settings'
import type { Overrides } from '@tests/support/factories/overrides'

const unique = () => randomUUID().slice(-8).toUpperCase()

/** EX-05: the reservation fee, eighteen instalments of the down payment, the balance. */
const GOLDEN_INSTALMENTS = [...Array.from({ length: 17 }, () => '52953.27'), '52953.31']
const FIRST_DUE = '2026-04-02'

/** The golden deal as it is after its reservation, with the schedule of EX-05; nothing is paid. */
export async function buildReservedSale(db: Db, overrides: Overrides<'sale'> = {}) {
  return db.transaction().execute(async tx => {
    const sale = await buildSale(tx, {
      status: 'reserved',
      sale_no: `SALE-${unique()}`,
      reservation_or_ar_no: `AR-${unique()}`,
      dp_terms_months: 18,
      ...overrides,
    })
    const rows = [
      { kind: 'reservation' as const, due_date: '2026-03-02', principal: '25000.00' },
      ...GOLDEN_INSTALMENTS.map((principal, month) => ({
        kind: 'downpayment' as const,
        due_date: addMonths(FIRST_DUE, month),
        principal,
      })),
      { kind: 'balance' as const, due_date: addMonths(FIRST_DUE, 18), principal: '3912635.61' },
    ]
    await tx.deleteFrom('sale_schedule').where('sale_id', '=', sale.id).execute()
    await tx
      .insertInto('sale_schedule')
      .values(
        rows.map((row, index) => ({
          ...row,
          ou_id: sale.ou_id,
          sale_id: sale.id,
          seq: index + 1,
          amount: row.principal,
          created_by: null,
          updated_by: null,
        })),
      )
      .execute()
    return sale
  })
}

export async function buildBuyerPayment(db: Db, overrides: Overrides<'buyer_payment'> = {}) {
  const sale = overrides.sale_id
    ? await db.selectFrom('sale').selectAll().where('id', '=', overrides.sale_id).executeTakeFirstOrThrow()
    : await buildReservedSale(db)
  const { ou_id, id: sale_id, sale_no, buyer_name, project_id, unit_code } = sale
  const row = { ou_id, sale_id, sale_no: sale_no ?? '', buyer_name, project_id, unit_code }
  const rest = { source: 'developer_report' as const, mode: 'bank_transfer' as const, paid_on: FIRST_DUE }
  return db
    .insertInto('buyer_payment')
    .values({
      ...row,
      ...rest,
      amount: '52953.27',
      applied_principal: overrides.amount ?? '52953.27',
      applied_interest: '0.00',
      applied_penalty: '0.00',
      developer_or_no: `OR-${unique()}`,
      cheque_no: null,
      remarks: null,
      import_batch_id: null,
      created_by: null,
      updated_by: null,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildPaymentImport(db: Db) {
  const [sale, user] = [await buildReservedSale(db), await buildUser(db)]
  return db
    .insertInto('payment_import')
    .values({
      ou_id: sale.ou_id,
      file_name: 'report.csv',
      file_hash: randomUUID().replaceAll('-', '').padEnd(64, '0'),
      row_count: 1,
      left_out: 0,
      total_amount: '52953.27',
      imported_by: user.id,
      created_by: user.id,
      updated_by: user.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildPaymentDue(db: Db) {
  const sale = await buildReservedSale(db)
  return db
    .selectFrom('payment_due_shown')
    .selectAll()
    .where('sale_id', '=', sale.id)
    .orderBy('seq')
    .executeTakeFirstOrThrow()
}

export const paymentFactories: Record<string, (db: Db) => Promise<object>> = {
  buyer_payment: buildBuyerPayment,
  payment_import: buildPaymentImport,
  payment_due: buildPaymentDue,
}

/** The demo's agent sells it. */
export async function buildSellerOf(db: Db, sale: { id: string; ou_id: string }) {
  const seller = await db
    .selectFrom('seller_profile')
    .innerJoin('employee', 'employee.id', 'seller_profile.employee_id')
    .innerJoin('app_user', 'app_user.id', 'employee.user_id')
    .select(['seller_profile.id as seller_id', 'employee.id as employee_id'])
    .where('app_user.email', '=', 'agent@portal.test')
    .executeTakeFirstOrThrow()
  return db
    .insertInto('sale_seller')
    .values({
      ...seller,
      ou_id: sale.ou_id,
      sale_id: sale.id,
      level: 'agent',
      position_id: null,
      rate_pct: null,
      sequence_no: 1,
      created_by: null,
      updated_by: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
