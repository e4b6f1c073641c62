import { sql } from 'kysely'
import type { Releasable, ReleaseChoices } from '@contract/modules/commission/release-line'
import type { Release } from '@contract/modules/commission/release.document'
import type { TestApi, Client } from '@tests/support/api'
import { advanceDesk, SIGNATURE } from '@tests/api/cash-advance.support'
import { aPerson } from '@tests/api/attacks/people.support'
import { receiptCalls } from '@tests/api/collection.support'
import { withKey } from '@tests/api/ledger.support'
import {
  done,
  sees,
  sellingDesk,
  type Refusal,
  type Seller,
  type SellingDesk,
} from '@tests/api/sales.support'
import { billingDesk } from '@tests/api/statements.support'

export const RELEASES = '/api/v1/commission/releases'
type One = { data: Release & { actions?: string[] } } & Refusal

/** What somebody does with releases, by the API alone. */
export function releaseCalls(client: Client) {
  const command = (row: Release, path: string, body: object = {}) =>
    client.post<One>(`${RELEASES}/${row.id}/${path}`, body, withKey(row))
  return {
    client,
    command,
    get: async (id: string) => (await client.get<One>(`${RELEASES}/${id}`)).body.data,
    draft: (body: object) => client.post<One>(RELEASES, body),
    change: (row: Release, body: object) => client.patch<One>(`${RELEASES}/${row.id}`, body, sees(row)),
    releasable: async (ou_id: string) =>
      (await client.get<{ data: Releasable[] }>(`${RELEASES}/releasable?ou_id=${ou_id}`)).body.data,
    choices: async (ou_id: string, seller_id: string) =>
      (
        await client.get<{ data: ReleaseChoices }>(
          `${RELEASES}/choices?ou_id=${ou_id}&seller_id=${seller_id}`,
        )
      ).body.data,
  }
}

/** The seat of whoever is asked about a release, who agrees. */
async function agree(client: Client, releaseId: string): Promise<void> {
  const inbox = await client.get<{ data: { id: string; subject_id: string }[] }>(
    '/api/v1/approvals/inbox?start=0&end=200',
  )
  const seat = inbox.body.data.find(({ subject_id }) => subject_id === releaseId)
  if (!seat) throw new Error('nobody is asked about the release')
  const { body } = await client.get<{ data: { version: number } }>(`/api/v1/approvals/inbox/${seat.id}`)
  const answer = await client.post(
    `/api/v1/approvals/inbox/${seat.id}/decide`,
    { decision: 'approve' },
    { headers: { 'if-match': `"${body.data.version}"` } },
  )
  if (answer.status !== 200) throw new Error(`not approved: ${answer.text}`)
}

/** Accounting releases commission of Cebu: one prepares, the administrator approves, another one pays. */
export async function releaseDesk(api: TestApi, known?: SellingDesk) {
  const house = known ?? (await sellingDesk(api))
  const billing = await billingDesk(house)
  const receipts = receiptCalls(house.accounting)
  const maker = releaseCalls(house.accounting)
  const second = await aPerson(api, {
    codes: [
      'commission.release.view',
      'commission.release.pay',
      'commission.release.void',
      'commission.release.export',
    ],
  })
  const payer = releaseCalls(second.client)
  const { db, ou_id } = house
  const whose = { developer_id: house.project.developer_id, ou_id }

  const receive = async ({ id: line_id }: { id: string }, amount: string) => {
    const draft = done(
      await receipts.draft({
        ...{ ...whose, received_on: billing.today, mode: 'check', check_no: '000777' },
        ...{ cash_amount: amount, allocations: [{ line_id, amount }] },
      }),
    )
    return done(await receipts.command(draft, 'post'))
  }
  /** A golden deal whose first tranche is billed and paid, as much of it as is said. */
  const collected = async ({ holdback = '0', part }: { holdback?: string; part?: string } = {}) => {
    const sale = await billing.goldenSale()
    await sql`update sale set scheme_snapshot = jsonb_set(scheme_snapshot, '{holdback_rate_pct}', to_jsonb(${holdback}::text))
      where id = ${sale.id}`.execute(db)
    const statement = await billing.sent(sale.id)
    const { data } = (await receipts.openLines(whose)).body
    const line = data.find(open => open.statement_id === statement.id)
    if (!line) throw new Error('a sent statement has an open line')
    return { sale, statement, line, receipt: await receive(line, part ?? line.open_amount) }
  }
  const shareOf = async (saleId: string, seller: Seller) => {
    const { lines } = await maker.choices(ou_id, seller.id)
    const line = lines.find(each => each.sale_id === saleId)
    if (!line) throw new Error('nothing of the sale may be released')
    return line
  }
  /** Of one sale alone, whatever else the seller has. */
  const drafted = async (saleId: string, seller: Seller, more: object = {}) =>
    done(
      await maker.draft({
        ...{ ou_id, seller_id: seller.id, holdback_ids: [] },
        share_ids: [(await shareOf(saleId, seller)).share_id],
        ...more,
      }),
    )
  const approved = async (draft: Release): Promise<Release> => {
    const { id } = done(await maker.command(draft, 'submit'))
    await agree(house.admin.client, id)
    const asked = await maker.get(id)
    if (asked.status !== 'pending') return asked
    // A large one is the president's to approve as well.
    await agree(house.president.client, id)
    return maker.get(id)
  }
  const agent = (index = 0): Seller => house.at('AGENT', index)
  /** Sworn to stay below three million this year. */
  const declare = (seller: Seller) =>
    sql`update seller_profile set sworn_declaration_on_file = true, expected_gross = 900000, is_vat_registered = false,
      sworn_declaration_year = extract(year from ${billing.today}::date) where id = ${seller.id}`.execute(db)
  /** A cash advance of the agent that is repaid out of commission, from the request to the money. */
  const advance = async (amount: string) => {
    const advances = await advanceDesk(api)
    const asked = await advances.submitted(
      { repayment: 'commission', purpose: 'commission', amount },
      'agent',
    )
    await advances.decide('sales_manager', asked.id, 'approve')
    await advances.decide('accounting', asked.id, 'verify')
    const { to_sign: text } = await advances.standing(asked.id, 'agent')
    const signed = await advances.act('agent', await advances.read(asked.id), 'sign', {
      ...{ signed_name: agent().name, drawing: SIGNATURE, text },
    })
    const released = done(await advances.release(done(signed)))
    const read = () => advances.read(released.id)
    return { id: released.id, read, clear: async () => done(await advances.done(await read())) }
  }
  const pay = (release: Release, more: object = {}, by = payer) =>
    by.command(release, 'pay', {
      ...{ paid_on: billing.today, pay_mode: 'cash', bank_id: null, check_no: null },
      ...more,
    })
  const paid = async (draft: Release, more: object = {}) => done(await pay(await approved(draft), more))
  return {
    ...{ agent, declare, advance },
    house,
    billing,
    receipts,
    maker,
    payer,
    second,
    receive,
    collected,
    shareOf,
    drafted,
    approved,
    pay,
    paid,
  }
}
export type ReleaseDesk = Awaited<ReturnType<typeof releaseDesk>>
