import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import type { Anomaly } from '@contract/modules/accounting/anomaly.resource'
import { lookForAnomalies } from '@server/modules/accounting/anomalies/look'
import { expenseCalls, type ExpenseCalls } from '@tests/api/expense.support'
import { withKey } from '@tests/api/ledger.support'
import { startApi, type TestApi } from '@tests/support/api'
import { buildBuyerPayment } from '@tests/support/factories/payments'

const URL = '/api/v1/accounting/anomalies'
let api: TestApi
let expenses: ExpenseCalls
beforeAll(async () => {
  api = await startApi()
  expenses = await expenseCalls(api)
})
afterAll(() => api.close())

const look = () => lookForAnomalies(api.database)
const about = async (id: string, rule: string) =>
  (
    await sql<Anomaly>`select * from anomaly where subject_id = ${id} and rule = ${rule} order by created_at`.execute(
      api.database.db,
    )
  ).rows
const billed = (payee_tin: string, supplier_invoice_no: string) =>
  expenses.submitted({ payee_tin, supplier_invoice_no, lines: [{ amount: '250.00' }] })
const dismiss = (anomaly: Anomaly, client = expenses.accounting) =>
  client.post<{ message: string }>(
    `${URL}/${anomaly.id}/dismiss`,
    { reason: 'A second delivery.' },
    withKey(anomaly),
  )

describe('a supplier invoice used twice', () => {
  it('is found once, about the later expense, and not where the supplier is another', async () => {
    const first = await billed('123-456-789-00000', 'INV-1')
    const second = await billed('123-456-789-00000', 'inv-1')
    const neighbour = await billed('987-654-321-00000', 'INV-1')
    await look()
    await look()
    expect(await about(second.id, 'invoice_twice')).toMatchObject([{ status: 'open', severity: 'high' }])
    expect(await about(first.id, 'invoice_twice')).toEqual([])
    expect(await about(neighbour.id, 'invoice_twice')).toEqual([])
    expect(await about(second.id, 'receipt_twice')).toHaveLength(1)
  })

  it('does not return once it is dismissed, and is open again when that is taken back', async () => {
    await billed('123-456-789-11100', 'INV-2')
    const { id } = await billed('123-456-789-11100', 'INV-2')
    await look()
    const [found] = await about(id, 'invoice_twice')
    expect((await dismiss(found!)).status).toBe(200)
    await look()
    const [dismissed, ...more] = await about(id, 'invoice_twice')
    expect([dismissed?.status, dismissed?.reason, more]).toEqual(['dismissed', 'A second delivery.', []])
    expect(
      (await expenses.accounting.post(`${URL}/${id}/reopen`, undefined, withKey(dismissed!))).status,
    ).toBe(404)
    const reopened = await expenses.accounting.post(
      `${URL}/${found!.id}/reopen`,
      undefined,
      withKey(dismissed!),
    )
    expect(reopened.status).toBe(200)
  })

  it('is resolved when its cause is gone', async () => {
    await billed('123-456-789-22200', 'INV-3')
    const { id } = await billed('123-456-789-22200', 'INV-3')
    await look()
    await sql`update expense set status = 'withdrawn' where id = ${id}`.execute(api.database.db)
    await look()
    expect(await about(id, 'invoice_twice')).toMatchObject([{ status: 'resolved' }])
  })

  it('is dismissed by others than whoever wrote it, and by those with the right', async () => {
    await billed('123-456-789-33300', 'INV-4')
    const { id } = await billed('123-456-789-33300', 'INV-4')
    await look()
    const user = (name: string) =>
      api.database.db
        .selectFrom('app_user')
        .select('id')
        .where('username', '=', name)
        .executeTakeFirstOrThrow()
    const [found] = await about(id, 'invoice_twice')
    expect(found?.made_by).toEqual([(await user('employee')).id])
    expect((await dismiss(found!, expenses.employee)).status).toBe(403)
    expect((await dismiss(found!, await api.as('president'))).status).toBe(403)
    const accounting = await user('accounting')
    await sql`update anomaly set made_by = ${JSON.stringify([accounting.id])}::jsonb where id = ${found!.id}`.execute(
      api.database.db,
    )
    const own = await dismiss((await about(id, 'invoice_twice'))[0]!)
    expect([own.status, own.body.message]).toEqual([
      422,
      'You created the record of this finding. Another person dismisses it.',
    ])
  })
})

describe('cash of one buyer', () => {
  it('is found where payments below the threshold come near it within the days, and not beyond them', async () => {
    const { db } = api.database
    const { today } = expenses
    const cash = { mode: 'cash', amount: '3500000.00', applied_principal: '3500000.00' } as const
    const first = await buildBuyerPayment(db, { ...cash, paid_on: addDays(today, -20) })
    const { sale_id, ou_id } = first
    const { buyer_id } = await db
      .selectFrom('sale')
      .select('buyer_id')
      .where('id', '=', sale_id)
      .executeTakeFirstOrThrow()
    const second = await buildBuyerPayment(db, { ...cash, sale_id, ou_id, paid_on: addDays(today, -13) })
    await look()
    expect(await about(buyer_id, 'split_cash')).toEqual([])
    const third = await buildBuyerPayment(db, { ...cash, sale_id, ou_id, paid_on: addDays(today, -7) })
    const answer = await expenses.accounting.post<{ data: { open: number } }>(`${URL}/look`)
    expect(answer.body.data.open).toBeGreaterThan(0)
    const [found] = await about(buyer_id, 'split_cash')
    expect(found?.evidence).toMatchObject({ total: '7000000.00', threshold: '7500000.00', days: 7 })
    expect(found?.evidence.records.map(({ id }) => id)).toEqual([second.id, third.id])
  })
})
