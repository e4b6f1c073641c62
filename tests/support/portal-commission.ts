import { randomBytes, randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { businessDate } from '@contract/kernel/dates'
import type { Tables } from '@server/platform/db/tables'
import { connectToRunning } from '@server/platform/db/embedded/running-database'
import type { Portal } from '@tests/support/built-portal'
import { buildPropertyUnit } from '@tests/support/factories/property'
import { maintenanceFactories } from '@tests/support/factories/maintenance'
import { ownPeople } from '@tests/support/own-people'
import {
  callPortal,
  sessionOf,
  sharedSession,
  type Credentials,
  type DemoName,
} from '@tests/support/portal-people'
import { book, draftSale, reserve } from '@tests/support/portal-sales'

type RecordVersion = { id: string; row_version: number }
type Actor = DemoName | Credentials
const today = businessDate(new Date())

/** Those of the golden deal (EX-06), each below the next; of each deal others, or one would owe what another was paid. */
const GOLDEN_SELLERS = {
  broker: { position: 'BROKER' },
  director: { position: 'SD', below: 'broker' },
  manager: { position: 'SM', role: 'sales_manager', below: 'director' },
  agent: { position: 'AGENT', role: 'agent', below: 'manager' },
  second: { position: 'AGENT', role: 'agent', below: 'manager' },
  third: { position: 'AGENT', role: 'agent', below: 'manager' },
} as const
const LEVELS = {
  agent: 'agent',
  second: 'agent',
  third: 'agent',
  manager: 'sales_manager',
  director: 'sales_director',
  broker: 'broker',
} as const

async function withTables<T>(portal: Portal, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const connection = await connectToRunning(portal.dataDir)
  if (!connection) throw new Error('the database of the portal does not answer')
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool(connection) }) })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** What somebody does by the API alone. */
async function post<Row = RecordVersion>(
  portal: Portal,
  by: Actor,
  path: string,
  body: object = {},
  seen?: { row_version: number },
): Promise<Row> {
  const { token } = await (typeof by === 'string' ? sharedSession(portal, by) : sessionOf(portal, by))
  const headers = {
    'idempotency-key': randomUUID(),
    ...(seen && { 'if-match': `"${seen.row_version}"` }),
  }
  return (await callPortal<{ data: Row }>(portal, path, { token, method: 'POST', body, headers })).data
}

export async function read<Row>(portal: Portal, by: Actor, path: string): Promise<Row> {
  const { token } = await (typeof by === 'string' ? sharedSession(portal, by) : sessionOf(portal, by))
  return (await callPortal<{ data: Row }>(portal, path, { token })).data
}

/** Whoever is asked about a document agrees. */
async function agree(portal: Portal, by: Actor, subjectId: string, decision = 'approve'): Promise<void> {
  const inbox = '/api/v1/approvals/inbox'
  const seats = await read<{ id: string; subject_id: string }[]>(portal, by, `${inbox}?start=0&end=200`)
  const seat = seats.find(({ subject_id }) => subject_id === subjectId)
  if (!seat) throw new Error('nobody is asked')
  const { version: row_version } = await read<{ version: number }>(portal, by, `${inbox}/${seat.id}`)
  await post(portal, by, `${inbox}/${seat.id}/decide`, { decision, comment: 'Looked at.' }, { row_version })
}

/** A developer of one's own, by whom the golden deal is sold, and the deal booked with so much collected of it. */
export async function goldenDeal(portal: Portal, paid: string) {
  const people = await ownPeople(GOLDEN_SELLERS)(portal)
  const contact = { name: 'Dan Cruz', position: null, phone: null }
  const email = `dan-${randomBytes(4).toString('hex')}@developer.test`
  const made = await withTables(portal, async db => {
    const project = (await maintenanceFactories['project']?.(db)) as { id: string; developer_id: string }
    await sql`update project set misc_fee_rate_pct = 5, lts_no = 'LTS-1' where id = ${project.id}`.execute(db)
    await sql`update developer set billing_contacts = ${JSON.stringify([{ ...contact, email }])}::jsonb
      where id = ${project.developer_id}`.execute(db)
    const unit = await buildPropertyUnit(db, { project_id: project.id, list_price: '4287350.00' })
    const { rows } = await sql<{ id: string; employee_id: string; ou_id: string }>`
      update seller_profile set sworn_declaration_on_file = true, expected_gross = 900000, is_vat_registered = false,
        sworn_declaration_year = extract(year from ${today}::date)
      where employee_id = any (${Object.values(people).map(({ employeeId }) => employeeId)}::uuid[])
      returning id, employee_id, ou_id`.execute(db)
    return {
      ...project,
      unit: { id: unit.id, unit_code: unit.unit_code ?? '', list_price: '4287350.00' },
      sellers: rows,
    }
  })
  const sellerOf = (name: keyof typeof LEVELS) => {
    const seller = made.sellers.find(({ employee_id }) => employee_id === people[name].employeeId)
    if (!seller) throw new Error(`${name} sells nothing`)
    return seller
  }
  const sale = await reserve(
    portal,
    await draftSale(portal, {
      unit: made.unit,
      by: people.agent,
      more: {
        sellers: (Object.keys(LEVELS) as (keyof typeof LEVELS)[]).map(name => ({
          ...{ seller_id: sellerOf(name).id, level: LEVELS[name], share_weight: '1' },
        })),
        price: {
          ...{ list_price: null, discount: { kind: 'promo', rate_pct: '2.5', amount: null } },
          ...{ vat_treatment: null, vat_reason: null, other_charges: '0.00' },
        },
        terms: { financing: 'bank', dp_rate_pct: '20', dp_terms_months: 18 },
      },
    }),
  )
  const booked = await book(portal, sale, { amount: paid, by: people.agent })
  // The standard scheme holds nothing back; EX-12 holds back a tenth.
  await withTables(portal, db =>
    sql`update sale set scheme_snapshot = jsonb_set(scheme_snapshot, '{holdback_rate_pct}', '"10"')
      where id = ${sale.id}`.execute(db),
  )
  const { id: seller_id, ou_id } = sellerOf('agent')
  return {
    id: sale.id,
    sale_no: booked.sale_no ?? '',
    email,
    people,
    seller_id,
    ou_id,
    developer_id: made.developer_id,
    unit_code: made.unit.unit_code,
  }
}
export type GoldenDeal = Awaited<ReturnType<typeof goldenDeal>>

/** What the developer reports, not yet confirmed. */
export const reportPayment = (portal: Portal, sale: { id: string }, amount: string) =>
  post(portal, 'sales-admin', '/api/v1/sales/payments', {
    ...{ sale_id: sale.id, paid_on: today, amount, mode: 'bank_transfer' },
    developer_or_no: `OR-${randomUUID().slice(0, 8)}`,
  })

const STATEMENTS = '/api/v1/commission/statements'
type ApprovedStatement = RecordVersion & { number: string; lines: { tranche_id: string }[] }

/** A statement of all that the developer may be billed, approved and not yet sent. */
export async function approvedStatement(portal: Portal, deal: GoldenDeal): Promise<ApprovedStatement> {
  const { developer_id, ou_id } = deal
  const draft = await post(portal, 'accounting', STATEMENTS, { developer_id, ou_id, cutoff_on: today })
  const { id } = await post(portal, 'accounting', `${STATEMENTS}/${draft.id}/submit`, {}, draft)
  await agree(portal, 'ou-admin', id)
  return read(portal, 'accounting', `${STATEMENTS}/${id}`)
}

/** Money of the developer and the tax that it withheld, for the one line that is open. */
export async function receive(portal: Portal, deal: GoldenDeal, cash_amount: string, ewt_amount: string) {
  const { developer_id, ou_id } = deal
  const whose = new URLSearchParams({ developer_id, ou_id })
  const [line] = await read<{ id: string }[]>(portal, 'accounting', `/api/v1/collection/open-lines?${whose}`)
  const amount = (Number(cash_amount) + Number(ewt_amount)).toFixed(2)
  const records = '/api/v1/collection/records'
  const draft = await post(portal, 'accounting', records, {
    ...{ developer_id, ou_id, received_on: today, mode: 'bank_transfer', cash_amount, ewt_amount },
    allocations: [{ line_id: line?.id, amount }],
  })
  return post<RecordVersion & { number: string }>(
    portal,
    'accounting',
    `${records}/${draft.id}/post`,
    {},
    draft,
  )
}

/** An advance that is repaid out of commission, from the request to the money. */
export async function advanceOf(portal: Portal, { people }: GoldenDeal, amount: string): Promise<void> {
  const { agent, manager } = people
  const url = '/api/v1/cash-advance/records'
  const asked = await post(portal, agent, url, {
    ...{ purpose: 'commission', description: 'Until commission comes', amount },
    ...{ needed_on: today, repayment: 'commission' },
  })
  const { id } = await post(portal, agent, `${url}/${asked.id}/submit`, undefined, asked)
  await agree(portal, manager, id)
  await agree(portal, 'accounting', id, 'verify')
  const approved = await read<RecordVersion>(portal, agent, `${url}/${id}`)
  const { to_sign: text } = await read<{ to_sign: string }>(portal, agent, `${url}/${id}/standing`)
  const signature = { signed_name: `${agent.first} ${agent.last}`, drawing: 'M10 10L40 60L90 20', text }
  const signed = await post(portal, agent, `${url}/${id}/sign`, signature, approved)
  await post(portal, 'accounting', `${url}/${id}/release`, { released_on: today }, signed)
}

const RELEASES = '/api/v1/commission/releases'
type Release = RecordVersion & { number: string }

/** What may be paid to the agent, prepared by accounting and approved. */
export async function approvedRelease(portal: Portal, { ou_id, seller_id }: GoldenDeal): Promise<Release> {
  const draft = await post(portal, 'accounting', RELEASES, { ou_id, seller_id, holdback_ids: [] })
  const { id } = await post(portal, 'accounting', `${RELEASES}/${draft.id}/submit`, {}, draft)
  await agree(portal, 'ou-admin', id)
  return read(portal, 'accounting', `${RELEASES}/${id}`)
}

export const payRelease = (portal: Portal, by: Credentials, release: Release): Promise<Release> =>
  post(
    portal,
    by,
    `${RELEASES}/${release.id}/pay`,
    { paid_on: today, pay_mode: 'cash', bank_id: null, check_no: null },
    release,
  )

export const sendStatement = (portal: Portal, statement: ApprovedStatement): Promise<ApprovedStatement> =>
  post(
    portal,
    'accounting',
    `${STATEMENTS}/${statement.id}/send`,
    { statement_on: today, service_invoice_no: null, by_mail: true },
    statement,
  )

/** The buyer backs out, and the president agrees. */
export async function cancelSale(portal: Portal, sale: { id: string }): Promise<void> {
  const records = `/api/v1/sales/records/${sale.id}`
  await post(
    portal,
    'ou-admin',
    `${records}/cancel`,
    {
      ...{ kind: 'backout', reason_code: 'change_of_mind', note: 'Bought elsewhere.' },
      ...{ maceda_acknowledged: true, developer_notice_no: 'DN-16' },
    },
    await read<RecordVersion>(portal, 'ou-admin', records),
  )
  const amendment = await withTables(portal, db =>
    db.selectFrom('sale_amendment').select('id').where('sale_id', '=', sale.id).executeTakeFirstOrThrow(),
  )
  await agree(portal, 'president', amendment.id)
}
