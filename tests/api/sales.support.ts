import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CommissionView } from '@contract/selling/commission.calls'
import type { SaleRow } from '@contract/modules/sales/sale.resource'
import type { MacedaPanel, SaleDetail, SalePreview } from '@contract/modules/sales/sale.views'
import { buyerPort } from '@server/modules/buyers/buyers/buyer-port'
import { createCommissionPort } from '@server/modules/commission/commission-port'
import { paidFacts } from '@server/modules/sales/payments/payment-port'
import type { Client, TestApi } from '@tests/support/api'
import { buildBuyer } from '@tests/support/factories/buyers'
import { maintenanceFactories } from '@tests/support/factories/maintenance'
import { buildPropertyUnit } from '@tests/support/factories/property'

export const SALES = '/api/v1/sales/records'
export type Refusal = { code: string; message: string; fields?: { path: string; code: string }[] }
type One = { data: SaleRow } & Refusal

export const sees = (row: { row_version: number }) => ({ headers: { 'if-match': `"${row.row_version}"` } })
let receipts = 0
export const receipt = () => `AR-${(receipts += 1)}`

/** What somebody does with sales, by the API alone. */
export function saleCalls(client: Client) {
  const command = (row: SaleRow, path: string, body: object = {}) =>
    client.post<One>(`${SALES}/${row.id}/${path}`, body, sees(row))
  const get = (id: string) => client.get<One>(`${SALES}/${id}`)
  const detail = async (id: string) => {
    const answer = await client.get<{ data: SaleDetail } & Refusal>(`${SALES}/${id}/detail`)
    if (answer.status !== 200) throw new Error(`no detail: ${answer.text}`)
    return answer.body.data
  }
  return {
    client,
    command,
    get,
    /** As it stands now: a version that nobody has overtaken. */
    fresh: async (id: string) => {
      const answer = await get(id)
      if (answer.status !== 200) throw new Error(`not seen: ${answer.text}`)
      return answer.body.data
    },
    list: (query = '') => client.get<{ data: SaleRow[] }>(`${SALES}?start=0&end=100${query}`),
    draft: (body: object) => client.post<One>(SALES, body),
    drafted: async (body: object): Promise<SaleRow> => {
      const answer = await client.post<One>(SALES, body)
      if (answer.status !== 201) throw new Error(`not drafted: ${answer.text}`)
      return answer.body.data
    },
    change: (row: SaleRow, body: object) => client.patch<One>(`${SALES}/${row.id}`, body, sees(row)),
    preview: async (body: object) => {
      const answer = await client.post<{ data: SalePreview } & Refusal>(`${SALES}/preview`, body)
      if (answer.status !== 200) throw new Error(`no preview: ${answer.text}`)
      return answer.body.data
    },
    reserve: (row: SaleRow, body: object = {}) =>
      command(row, 'reserve', { reservation_or_ar_no: receipt(), ...body }),
    book: (row: SaleRow, cts_signed_on: string) => command(row, 'book', { cts_signed_on }),
    cancel: (row: SaleRow, more: object = {}) =>
      command(row, 'cancel', {
        kind: 'backout',
        reason_code: 'change_of_mind',
        note: 'Bought elsewhere.',
        ...more,
      }),
    amend: (row: SaleRow, change: object, more: object = {}) =>
      command(row, 'amendments', { reason: 'As the buyer has asked.', change, ...more }),
    detail,
    /** Of the version of the document, as it stands now. */
    onDocument: async (saleId: string, documentId: string, verb: string, body: object = {}) => {
      const document = (await detail(saleId)).documents.find(({ id }) => id === documentId)
      const url = `${SALES}/${saleId}/documents/${documentId}/${verb}`
      return client.post<One>(url, body, sees(document ?? { row_version: 1 }))
    },
    maceda: async (id: string) =>
      (await client.get<{ data: MacedaPanel }>(`${SALES}/${id}/maceda`)).body.data,
    whatWillIGet: (query: string) =>
      client.get<{ data: CommissionView | null }>(`/api/v1/commission/preview?${query}`),
  }
}

/** The record as it stands after a command that was not refused. */
export const done = <Row>(answer: { status: number; text: string; body: { data: Row } }): Row => {
  if (answer.status >= 300) throw new Error(`refused: ${answer.text}`)
  return answer.body.data
}

export type Seller = { id: string; employee_id: string; position: string; name: string }

/** Cebu sells: its desk, its agent, its admin, the president; units of a project of its own with the standard scheme. */
export async function sellingDesk(api: TestApi) {
  const { db } = api.database
  const desk = saleCalls(await api.as('sales_admin'))
  const agent = saleCalls(await api.as('agent'))
  const admin = saleCalls(await api.as('ou_admin'))
  const president = saleCalls(await api.as('president'))
  const { id: ou_id } = await db
    .selectFrom('operating_unit')
    .select('id')
    .where('ou_code', '=', 'CEB')
    .executeTakeFirstOrThrow()
  const { rows: sellers } = await sql<Seller>`
    select s.id, s.employee_id, p.code as position, s.display_name as name from seller_profile s
      join employee e on e.id = s.employee_id join position p on p.id = e.position_id
    where s.ou_id = ${ou_id} or p.code = 'BROKER' order by e.user_id is null, e.employee_no`.execute(db)
  const at = (position: string, index = 0): Seller => {
    const found = sellers.filter(seller => seller.position === position)[index]
    if (!found) throw new Error(`nobody is ${position}`)
    return found
  }
  const project = (await maintenanceFactories['project']?.(db)) as { id: string; developer_id: string }
  await sql`update project set misc_fee_rate_pct = 5, lts_no = 'LTS-1' where id = ${project.id}`.execute(db)
  // Nobody asks for papers that a test does not bring.
  await sql`update document_requirement set is_active = false`.execute(db)

  const unit = async (list_price = '4287350.00') =>
    (await buildPropertyUnit(db, { project_id: project.id, list_price })).id
  const buyer = async (values: object = {}) =>
    (
      await buildBuyer(db, {
        ou_id,
        mobile: `+639${String(randomInt(100_000_000, 999_999_999))}`,
        consent_at: '2026-01-05T00:00:00Z',
        consent_text_version: '2026-01',
        ...values,
      })
    ).id
  const line = (seller: Seller, level: string, share_weight = '1') => ({
    seller_id: seller.id,
    level,
    share_weight,
  })
  /** The golden deal: EX-04 with the terms of EX-05. */
  const golden = async (more: Record<string, unknown> = {}) => ({
    unit_id: more['unit_id'] ?? (await unit()),
    buyer_id: more['buyer_id'] ?? (await buyer()),
    sellers: [line(at('AGENT'), 'agent')],
    price: {
      list_price: null,
      discount: { kind: 'promo', rate_pct: '2.5', amount: null },
      vat_treatment: null,
      vat_reason: null,
      other_charges: '0.00',
    },
    terms: { financing: 'bank', dp_rate_pct: '20', dp_terms_months: 18 },
    reservation_fee: '25000.00',
    ...more,
  })
  const reserved = async (more: Record<string, unknown> = {}) =>
    done(await desk.reserve(await desk.drafted(await golden(more))))
  const today = async () =>
    (await sql<{ day: string }>`select (now() at time zone 'Asia/Manila')::date::text as day`.execute(db))
      .rows[0]?.day ?? ''
  /** Reported by the desk, confirmed by accounting. */
  const accounting = await api.as('accounting')
  const pay = async (sale_id: string, amount: string, more: object = {}) => {
    const reported = await desk.client.post<{ data: { id: string; row_version: number } } & Refusal>(
      '/api/v1/sales/payments',
      {
        sale_id,
        paid_on: await today(),
        amount,
        mode: 'bank_transfer',
        developer_or_no: receipt(),
        ...more,
      },
      { headers: { 'idempotency-key': randomUUID() } },
    )
    if (reported.status !== 201) throw new Error(`not recorded: ${reported.text}`)
    const row = reported.body.data
    const verified = await accounting.post<{ data: { id: string; row_version: number } }>(
      `/api/v1/sales/payments/${row.id}/verify`,
      {},
      sees(row),
    )
    if (verified.status !== 200) throw new Error(`not confirmed: ${verified.text}`)
    return verified.body.data
  }
  const booked = async (more: Record<string, unknown> = {}) => {
    const sale = await reserved(more)
    await pay(sale.id, '52953.27')
    return done(await desk.book(await desk.fresh(sale.id), await today()))
  }
  return {
    parts: { buyers: buyerPort, commission: createCommissionPort(paidFacts) },
    api,
    db,
    desk,
    agent,
    admin,
    president,
    accounting,
    ou_id,
    project,
    at,
    line,
    unit,
    buyer,
    golden,
    reserved,
    booked,
    pay,
    today,
  }
}
export type SellingDesk = Awaited<ReturnType<typeof sellingDesk>>

type AmendmentRow = { id: string; row_version: number; subject_id: string; number: string | null }

/** The seat of the president for what waits at this sale. */
export async function presidentSeat({ president, db }: SellingDesk, saleId: string): Promise<AmendmentRow> {
  const amendment = await db
    .selectFrom('sale_amendment')
    .select('id')
    .where('sale_id', '=', saleId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  const inbox = await president.client.get<{ data: AmendmentRow[] }>(
    '/api/v1/approvals/inbox?start=0&end=200',
  )
  const seat = inbox.body.data.find(({ subject_id }) => subject_id === amendment.id)
  if (!seat) throw new Error('the president is not asked')
  return seat
}

/** What waits for the president is agreed to, or not; answers the status of the decision. */
export async function decide(
  house: SellingDesk,
  saleId: string,
  decision: 'approve' | 'reject',
): Promise<{ status: number; text: string }> {
  const seat = await presidentSeat(house, saleId)
  const { status, text } = await house.president.client.post(
    `/api/v1/approvals/inbox/${seat.id}/decide`,
    { decision, comment: 'Looked at.' },
    sees(seat),
  )
  return { status, text }
}

export const unitStatus = async ({ db }: SellingDesk, id: string) =>
  (await db.selectFrom('property_unit').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status
