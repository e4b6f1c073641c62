import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { PaymentRow } from '@contract/modules/sales/buyer-payment.resource'
import type { SaleStatement, VerifyManyAnswer } from '@contract/modules/sales/payment.calls'
import type { PaymentImportAnswer } from '@contract/modules/sales/payment-import.calls'
import { inTransaction } from '@server/platform/db/transaction'
import { createCommissionPort } from '@server/modules/commission/commission-port'
import { createPaymentPort, paidFacts } from '@server/modules/sales/payments/payment-port'
import type { Client, TestApi } from '@tests/support/api'
import { buildReservedSale } from '@tests/support/factories/payments'
import { buildCommissionScheme } from '@tests/support/factories/sales'
import { buildSellerOf } from '@tests/support/factories/payments'

export const PAYMENTS = '/api/v1/sales/payments'
const IMPORTS = '/api/v1/sales/payment-imports'
export const INSTALMENT = '52953.27'

export type Refusal = { code: string; message: string; fields?: { path: string; code: string }[] }
type One = { data: PaymentRow } & Refusal

const sees = (row: { row_version: number }) => ({ headers: { 'if-match': `"${row.row_version}"` } })
const key = () => ({ headers: { 'idempotency-key': randomUUID() } })

let receipts = 0
export const nextReceipt = () => `OR-T-${(receipts += 1)}`

/** What somebody does with payments, by the API alone. */
export function paymentCalls(client: Client) {
  const command = (row: PaymentRow, verb: string, body: object = {}) =>
    client.post<One>(`${PAYMENTS}/${row.id}/${verb}`, body, sees(row))
  const record = (sale_id: string, more: object = {}, extra: object = key()) =>
    client.post<One>(
      PAYMENTS,
      {
        sale_id,
        paid_on: '2026-04-02',
        amount: INSTALMENT,
        mode: 'bank_transfer',
        developer_or_no: nextReceipt(),
        ...more,
      },
      extra,
    )
  return {
    client,
    record,
    recorded: async (sale_id: string, more: object = {}): Promise<PaymentRow> => {
      const answer = await record(sale_id, more)
      if (answer.status !== 201) throw new Error(`not recorded: ${answer.text}`)
      return answer.body.data
    },
    command,
    list: async (query = '') =>
      (await client.get<{ data: PaymentRow[] }>(`${PAYMENTS}?start=0&end=200${query}`)).body.data,
    verifyMany: (body: object) =>
      client.post<{ data: VerifyManyAnswer } & Refusal>(`${PAYMENTS}/verify`, body),
    import: (rows: object[], dry_run: boolean, more: object = {}) =>
      client.post<{ data: PaymentImportAnswer } & Refusal>(`${PAYMENTS}/import`, { rows, dry_run, ...more }),
    imports: async () =>
      (
        await client.get<{ data: (Record<string, unknown> & { id: string; row_version: number })[] }>(
          `${IMPORTS}?start=0&end=50`,
        )
      ).body.data,
    statement: async (saleId: string) =>
      (await client.get<{ data: SaleStatement }>(`/api/v1/sales/records/${saleId}/statement`)).body.data,
  }
}

/** The desk that writes payments down, those who confirm them, and sales of the unit to be paid for. */
export async function sellingHouse(api: TestApi) {
  const { db } = api.database
  const desk = paymentCalls(await api.as('sales_admin'))
  const accounting = paymentCalls(await api.as('accounting'))
  const unit = await db
    .selectFrom('operating_unit')
    .select('id')
    .where('ou_code', '=', 'CEB')
    .executeTakeFirstOrThrow()
  await buildScheme(api)

  const reserve = async (more: Record<string, unknown> = {}) => {
    const buyer = await buyerIn(api, String(more['ou_id'] ?? unit.id))
    const sale = await buildReservedSale(db, { buyer_id: buyer, ...more })
    await buildSellerOf(db, sale)
    return sale
  }
  const system = { identity: { role: 'system' as const } }
  const book = async (more: Record<string, unknown> = {}) => {
    const sale = await reserve(more)
    const user = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'ou-admin@portal.test')
      .executeTakeFirst()
    const commission = createCommissionPort(paidFacts)
    await inTransaction(api.database, system, async tx => {
      await createPaymentPort(commission).recordReservationFee(tx, {
        sale_id: sale.id,
        ou_id: sale.ou_id,
        amount: '25000.00',
        paid_on: '2026-03-02',
        developer_or_no: nextReceipt(),
        by: user?.id ?? null,
      })
      const { scheme_snapshot } = await commission.freeze(tx, await commissioned(api, sale.id))
      await sql`update sale set status = 'booked', booked_at = now(), cts_signed_at = '2026-03-10',
        scheme_snapshot = ${JSON.stringify(scheme_snapshot)} where id = ${sale.id}`.execute(tx.db)
    })
    return sale
  }
  /** Reported by the desk and confirmed by accounting. */
  const pay = async (saleId: string, more: object = {}, cleared: object = {}) => {
    const row = await desk.recorded(saleId, more)
    const answer = await accounting.command(row, 'verify', cleared)
    if (answer.status !== 200) throw new Error(`not confirmed: ${answer.text}`)
    return answer.body.data
  }
  const tranches = async (saleId: string) =>
    (
      await db
        .selectFrom('commission_tranche')
        .innerJoin('sale_commission', 'sale_commission.id', 'commission_tranche.sale_commission_id')
        .select('commission_tranche.status')
        .where('sale_commission.sale_id', '=', saleId)
        .orderBy('commission_tranche.seq')
        .execute()
    ).map(({ status }) => status)
  const saleNow = (id: string) =>
    db.selectFrom('sale').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { desk, accounting, reserve, book, pay, tranches, saleNow, unitId: unit.id }
}
export type SellingHouse = Awaited<ReturnType<typeof sellingHouse>>

async function buyerIn(api: TestApi, ou_id: string): Promise<string> {
  const { buildBuyer } = await import('@tests/support/factories/buyers')
  return (await buildBuyer(api.database.db, { ou_id })).id
}

async function commissioned(api: TestApi, saleId: string) {
  const { findCommissioned } = await import('@server/modules/commission/commission.repository')
  const sale = await findCommissioned(api.database.db, saleId)
  if (!sale?.id) throw new Error('no such sale')
  return { ...sale, id: sale.id }
}

/** EX-08: thirty, thirty, twenty, twenty, at ten, twenty, fifty and a hundred percent of the price. */
async function buildScheme({ database }: TestApi) {
  await database.db.transaction().execute(async tx => {
    // One scheme holds for all projects at a time: the demo company's makes way.
    await tx
      .updateTable('commission_scheme')
      .set({ status: 'retired', valid_to: '2025-12-31' })
      .where('code', '=', 'STANDARD')
      .execute()
    const scheme = await buildCommissionScheme(tx, { requires_documents: false })
    const of = { scheme_id: scheme.id, created_by: null, updated_by: null }
    await tx
      .insertInto('scheme_level')
      .values({ ...of, level: 'agent', rate_pct: '3.5', is_override: false })
      .execute()
    const parts = [
      ['10', '30'],
      ['20', '30'],
      ['50', '20'],
      ['100', '20'],
    ] as const
    await tx
      .insertInto('scheme_tranche')
      .values(
        parts.map(([trigger_pct, release_pct], index) => ({
          ...of,
          seq: index + 1,
          name: null,
          trigger_pct,
          release_pct,
        })),
      )
      .execute()
    await tx.updateTable('commission_scheme').set({ status: 'active' }).where('id', '=', scheme.id).execute()
  })
}
