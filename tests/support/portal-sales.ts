import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { businessDate } from '@contract/kernel/dates'
import type { CommissionView } from '@contract/selling/commission.calls'
import type { Portal } from '@tests/support/built-portal'
import {
  callPortal,
  sessionOf,
  sharedSession,
  type Credentials,
  type DemoName,
} from '@tests/support/portal-people'

type One<Row> = { data: Row }
type ListAnswer<Row> = { data: Row[] }
type Seller = { id: string; level: string | null; name: string; is_own: boolean }
export type FreeUnit = { id: string; unit_code: string; list_price: string }
export type SaleNow = {
  id: string
  row_version: number
  sale_no: string | null
  status: string
  reservation_fee: string
}
type Line = { kind: string; due_date: string; amount: string }
type Paper = { id: string; name: string; status: string; row_version: number }
type Detail = { documents: Paper[]; schedule: { rows: Line[] }; commission: CommissionView | null }

const RECORDS = '/api/v1/sales/records'
/** Who does it: somebody of the demo company, or of the file's own people. */
type Actor = DemoName | Credentials
const tokenOf = async (portal: Portal, by: Actor) =>
  (await (typeof by === 'string' ? sharedSession(portal, by) : sessionOf(portal, by))).token
const sees = ({ row_version }: { row_version: number }) => ({ 'if-match': `"${row_version}"` })

type Template = Record<string, unknown> & { project_id: string; unit_type_id: string }
const COPIED = [
  'project_id',
  'unit_type_id',
  'sub_unit_type_id',
  'floor_area_sqm',
  'list_price',
  'tower',
  'floor',
] as const

/** A flat that was put on offer for one test, beside those of the demo company. */
export async function freeUnit(portal: Portal): Promise<FreeUnit> {
  const token = await tokenOf(portal, 'sales-admin')
  const units = '/api/v1/property/units'
  const found = await callPortal<ListAnswer<{ id: string }>>(
    portal,
    `${units}?start=0&end=1&search=ALON-ONE-T1-0301`,
    { token },
  )
  const { data: template } = await callPortal<One<Template>>(portal, `${units}/${found.data[0]?.id ?? ''}`, {
    token,
  })
  const { data: draft } = await callPortal<One<FreeUnit & { row_version: number }>>(portal, units, {
    token,
    method: 'POST',
    body: {
      ...Object.fromEntries(COPIED.map(name => [name, template[name]])),
      unit_code: `ALON-ONE-${randomBytes(4).toString('hex').toUpperCase()}`,
      unit_no: randomBytes(4).toString('hex').toUpperCase(),
    },
  })
  const { data } = await callPortal<One<FreeUnit>>(portal, `${units}/${draft.id}/publish`, {
    token,
    method: 'POST',
    headers: sees(draft),
  })
  return data
}

/** Somebody who agreed to the use of personal data, as this person writes them down. */
export async function newBuyer(portal: Portal, by: Actor, last_name = 'Villareal'): Promise<string> {
  const token = await tokenOf(portal, by)
  const { data } = await callPortal<One<{ units: { id: string; label: string }[] }>>(
    portal,
    '/api/v1/buyer-management/buyers/choices',
    { token },
  )
  const made = await callPortal<One<{ id: string }>>(portal, '/api/v1/buyer-management/buyers', {
    token,
    method: 'POST',
    body: {
      kind: 'individual',
      last_name,
      first_name: 'Mara',
      ou_id: data.units.find(({ label }) => label.endsWith('CEB'))?.id,
      mobile: `+639${String(randomInt(100_000_000, 1_000_000_000))}`,
      present_address: '12 Harbour Road, Cebu City',
      consent_text_version: '2026-01',
    },
  })
  return made.data.id
}

/** A draft of this person for this unit: of their own where they sell, of some agent otherwise. */
export async function draftSale(
  portal: Portal,
  {
    unit,
    by = 'sales-admin',
    more = {},
  }: { unit: FreeUnit; by?: Actor; more?: { buyer_id?: string; [name: string]: unknown } },
): Promise<SaleNow & { seller: string }> {
  const token = await tokenOf(portal, by)
  const sellers = await callPortal<ListAnswer<Seller>>(portal, '/api/v1/sales/sellers', { token })
  const seller =
    sellers.data.find(({ is_own }) => is_own) ?? sellers.data.find(({ level }) => level === 'agent')
  const { data } = await callPortal<One<SaleNow>>(portal, RECORDS, {
    token,
    method: 'POST',
    body: {
      unit_id: unit.id,
      buyer_id: more.buyer_id ?? (await newBuyer(portal, by)),
      sellers: [{ seller_id: seller?.id, level: 'agent' }],
      terms: { financing: 'bank', dp_rate_pct: '20', dp_terms_months: 18 },
      reservation_fee: '25000.00',
      ...more,
    },
  })
  return { ...data, seller: seller?.name ?? '' }
}

async function commandSale(
  portal: Portal,
  sale: { id: string },
  call: { by?: Actor; command: string; body?: object; row_version?: number },
): Promise<void> {
  const { by = 'sales-admin', command, body = {} } = call
  const row_version = call.row_version ?? (await saleNow(portal, sale.id)).row_version
  const token = await tokenOf(portal, by)
  await callPortal(portal, `${RECORDS}/${sale.id}/${command}`, {
    token,
    method: 'POST',
    body,
    headers: sees({ row_version }),
  })
}

const someNo = (prefix: string) => `${prefix}-${randomBytes(5).toString('hex').toUpperCase()}`

export async function reserve(portal: Portal, sale: { id: string }): Promise<SaleNow> {
  const body = { reservation_or_ar_no: someNo('AR') }
  await commandSale(portal, sale, { command: 'reserve', body })
  return saleNow(portal, sale.id)
}

export async function saleNow(portal: Portal, id: string): Promise<SaleNow> {
  const token = await tokenOf(portal, 'sales-admin')
  return (await callPortal<One<SaleNow>>(portal, `${RECORDS}/${id}`, { token })).data
}

export async function detailOf(portal: Portal, id: string): Promise<Detail> {
  const token = await tokenOf(portal, 'sales-admin')
  return (await callPortal<One<Detail>>(portal, `${RECORDS}/${id}/detail`, { token })).data
}

/** A picture of one pixel, as small as a camera never makes them. */
export const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** All the papers of a sale are brought by this person; nobody has looked at them yet. */
export async function handInPapers(portal: Portal, sale: { id: string }, by: Actor): Promise<Paper[]> {
  const token = await tokenOf(portal, by)
  const { documents } = await detailOf(portal, sale.id)
  for (const paper of documents) {
    const form = new FormData()
    form.append('file', new Blob([PHOTO], { type: 'image/png' }), 'paper.png')
    const answer = await fetch(`${portal.url}${RECORDS}/${sale.id}/attachments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    if (!answer.ok) throw new Error(`no attachment: ${answer.status} ${await answer.text()}`)
    const { data } = (await answer.json()) as One<{ id: string }>
    const { id, row_version } = paper
    const body = { attachment_id: data.id }
    await commandSale(portal, sale, { by, command: `documents/${id}/submit`, body, row_version })
  }
  return (await detailOf(portal, sale.id)).documents
}

export async function verifyPapers(portal: Portal, sale: { id: string }, papers: Paper[]): Promise<void> {
  for (const { id, row_version } of papers)
    await commandSale(portal, sale, { command: `documents/${id}/verify`, row_version })
}

/** All the papers are in order and this much was paid: then its contract is signed today. */
export async function book(
  portal: Portal,
  sale: { id: string },
  { amount, by = 'sales-admin' }: { amount: string; by?: Actor },
): Promise<SaleNow> {
  await verifyPapers(portal, sale, await handInPapers(portal, sale, by))
  const today = businessDate(new Date())
  const payments = '/api/v1/sales/payments'
  const { data: paid } = await callPortal<One<{ id: string; row_version: number }>>(portal, payments, {
    token: await tokenOf(portal, 'sales-admin'),
    method: 'POST',
    body: {
      sale_id: sale.id,
      paid_on: today,
      amount,
      mode: 'bank_transfer',
      developer_or_no: someNo('OR'),
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  await callPortal(portal, `${payments}/${paid.id}/verify`, {
    token: await tokenOf(portal, 'accounting'),
    method: 'POST',
    body: {},
    headers: sees(paid),
  })
  await commandSale(portal, sale, { command: 'book', body: { cts_signed_on: today } })
  return saleNow(portal, sale.id)
}
