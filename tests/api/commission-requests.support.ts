import { sql } from 'kysely'
import type { RoleCode } from '@contract/access/roles'
import type { RequestChoices, RequestStanding } from '@contract/modules/commission/request-line'
import type { CommissionRequest } from '@contract/modules/commission/request.document'
import type { Client, TestApi } from '@tests/support/api'
import { withKey } from '@tests/api/ledger.support'
import { releaseDesk } from '@tests/api/releases.support'
import { done, sees, type Refusal, type Seller } from '@tests/api/sales.support'

export const REQUESTS = '/api/v1/commission/requests'
type RequestRow = CommissionRequest & { actions: string[] }
type One = { data: RequestRow } & Refusal
type Seat = {
  id: string
  subject_id: string
  version: number
  link_until: string | null
  view: { title: string; lines: { label: string; value: string }[] }
}

/** What somebody does with commission requests, by the API alone. */
export function requestCalls(client: Client) {
  const list = <T>(path: string) => client.get<{ data: T } & Refusal>(`${REQUESTS}/${path}`)
  return {
    client,
    draft: (body: object) => client.post<One>(REQUESTS, { reason: 'The buyer has paid.', ...body }),
    change: (row: CommissionRequest, body: object) =>
      client.patch<One>(`${REQUESTS}/${row.id}`, body, sees(row)),
    command: (row: CommissionRequest, path: string, body: object = {}) =>
      client.post<One>(`${REQUESTS}/${row.id}/${path}`, body, withKey(row)),
    one: (id: string) => client.get<One>(`${REQUESTS}/${id}`),
    get: async (id: string) => (await client.get<One>(`${REQUESTS}/${id}`)).body.data,
    list: async () => (await client.get<{ data: RequestRow[] }>(`${REQUESTS}?start=0&end=100`)).body.data,
    standing: async (id: string) => (await list<RequestStanding>(`${id}/standing`)).body.data,
    choices: (sellerId: string) => list<RequestChoices>(`choices?seller_id=${sellerId}`),
    sellers: () => list<{ id: string; label: string }[]>('sellers'),
    behind: (id: string) => list<{ id: string; number: string }[]>(`behind?product_id=${id}`),
    drafts: (id: string) => list<{ id: string; lines: number }[]>(`${id}/drafts`),
  }
}
export type RequestCalls = ReturnType<typeof requestCalls>

/** Sellers of Cebu ask, their head and accounting decide, accounting answers. */
export async function requestDesk(api: TestApi) {
  const money = await releaseDesk(api)
  const { house, billing } = money
  const as = async (role: RoleCode) => requestCalls(await api.as(role))
  const agent = await as('agent')
  const head = await as('sales_manager')
  const accounting = requestCalls(house.accounting)
  const seller: Seller = house.at('AGENT')

  const seatOf = async ({ client }: RequestCalls, id: string): Promise<Seat | null> => {
    const { body } = await client.get<{ data: Seat[] }>('/api/v1/approvals/inbox?start=0&end=200')
    const seat = body.data.find(({ subject_id }) => subject_id === id)
    if (!seat) return null
    return (await client.get<{ data: Seat }>(`/api/v1/approvals/inbox/${seat.id}`)).body.data
  }
  const decide = async (who: RequestCalls, id: string, decision: string) => {
    const seat = await seatOf(who, id)
    if (!seat) throw new Error('this person is not asked about the request')
    const answer = await who.client.post(
      `/api/v1/approvals/inbox/${seat.id}/decide`,
      { decision, comment: 'Looked at.' },
      { headers: { 'if-match': `"${seat.version}"` } },
    )
    if (answer.status !== 200) throw new Error(`not decided: ${answer.text}`)
  }
  const noticesOf = async (username: string, kind: string) => {
    const { rows } = await sql<{ document: string }>`
      select n.params ->> 'document' as document from notification n join app_user u on u.id = n.user_id
      where u.username = ${username} and n.kind = ${kind} order by n.created_at`.execute(house.db)
    return rows.map(({ document }) => document)
  }
  /** The first tranche of a golden deal of its own, eligible and unbilled. */
  const eligible = async (of: Seller = seller) => {
    const sale = await billing.goldenSale()
    const { tranches } = (await accounting.choices(of.id)).body.data
    const tranche = tranches.find(({ sale_no }) => sale_no === sale.sale_no)
    if (!tranche) throw new Error('the first tranche of a golden deal is eligible')
    return { sale, tranche, body: { kind: 'bill_tranche', seller_id: of.id, tranche_id: tranche.id } }
  }
  const submitted = async (body: object, by: RequestCalls = agent) =>
    done(await by.command(done(await by.draft(body)), 'submit'))
  const approved = async (body: object, by: RequestCalls = agent) => {
    const { id } = await submitted(body, by)
    await decide(head, id, 'approve')
    await decide(accounting, id, 'verify')
    return accounting.get(id)
  }
  return {
    ...{ money, house, billing, agent, head, accounting, seller },
    as,
    seatOf,
    decide,
    noticesOf,
    eligible,
    submitted,
    approved,
  }
}
export type RequestDesk = Awaited<ReturnType<typeof requestDesk>>
