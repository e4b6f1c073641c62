import type { RoleCode } from '@contract/access/roles'
import type { AdvanceStandingAnswer } from '@contract/modules/cash-advance/advance-answers'
import { businessDay } from '@server/platform/db/business-day'
import type { Answer, Client, TestApi } from '@tests/support/api'

export type Advance = {
  id: string
  number: string | null
  status: string
  amount: string
  balance: string
  row_version: number
  released_on: string | null
  liquidation_due: string | null
  is_overdue: boolean
  actions: string[]
}
type Seat = { id: string; subject_id: string; version: number; view: { lines: unknown[] } }

export const URL = '/api/v1/cash-advance/records'
export const SIGNATURE = 'M10 10L40 60L90 20'

/** The people of the chain, and what each of them does with an advance. */
export async function advanceDesk(api: TestApi) {
  const clients = new Map<RoleCode, Client>()
  const as = async (role: RoleCode): Promise<Client> => {
    const client = clients.get(role) ?? (await api.as(role))
    clients.set(role, client)
    return client
  }
  const today = await businessDay(api.database.db)
  let keys = 0

  const ask = async (values: object = {}, role: RoleCode = 'employee') => {
    const body = {
      purpose: 'travel',
      description: 'Site visit with two buyers',
      amount: '6000.00',
      needed_on: today,
      repayment: 'liquidation',
      ...values,
    }
    return (await (await as(role)).post<{ data: Advance }>(URL, body)).body.data
  }
  const act = async (role: RoleCode, advance: Advance, path: string, body?: object) => {
    keys += 1
    const key = `advance-test-${keys}-${advance.id}`
    return (await as(role)).post<{ data: Advance; code?: string }>(`${URL}/${advance.id}/${path}`, body, {
      headers: { 'if-match': `"${advance.row_version}"`, 'idempotency-key': key },
    })
  }
  const read = async (id: string, role: RoleCode = 'accounting') =>
    (await (await as(role)).get<{ data: Advance }>(`${URL}/${id}`)).body.data
  const standing = async (id: string, role: RoleCode = 'employee') =>
    (await (await as(role)).get<{ data: AdvanceStandingAnswer }>(`${URL}/${id}/standing`)).body.data
  const seatOf = async (role: RoleCode, id: string) => {
    const client = await as(role)
    const { body } = await client.get<{ data: Seat[] }>('/api/v1/approvals/inbox?start=0&end=200')
    const seat = body.data.find(each => each.subject_id === id)
    if (!seat) return null
    return (await client.get<{ data: Seat }>(`/api/v1/approvals/inbox/${seat.id}`)).body.data
  }
  const decide = async (role: RoleCode, id: string, decision: string) => {
    const seat = await seatOf(role, id)
    if (!seat) throw new Error(`${role} is not asked about the advance`)
    const headers = { 'if-match': `"${seat.version}"` }
    const client = await as(role)
    return client.post(
      `/api/v1/approvals/inbox/${seat.id}/decide`,
      { decision, comment: decision === 'return' ? 'Say more' : '' },
      { headers },
    )
  }
  const submitted = async (values: object = {}, role: RoleCode = 'employee') => {
    const { body } = await act(role, await ask(values, role), 'submit')
    return body.data
  }
  const approved = async (values: object = {}, last?: RoleCode) => {
    const { id } = await submitted(values)
    await decide('immediate_head', id, 'approve')
    await decide('accounting', id, 'verify')
    if (last) await decide(last, id, 'approve')
    return read(id)
  }
  const sign = async (advance: Advance, role: RoleCode = 'employee') => {
    const text = (await standing(advance.id)).to_sign
    return act(role, advance, 'sign', { signed_name: 'Nico Reyes', drawing: SIGNATURE, text })
  }
  const signed = async (values: object = {}, last?: RoleCode) =>
    (await sign(await approved(values, last))).body.data
  const release = (advance: Advance, role: RoleCode = 'accounting', body: object = {}) =>
    act(role, advance, 'release', { released_on: today, ...body })
  const released = async (values: object = {}, last?: RoleCode) =>
    (await release(await signed(values, last))).body.data
  const giveBack = (advance: Advance, amount: string, role: RoleCode = 'accounting') =>
    act(role, advance, 'returns', { moved_on: today, amount })
  const spend = async (
    advance: Advance,
    lines: { amount: string; account?: string; has_vat?: boolean }[],
  ) => {
    const accounts = await api.database.db.selectFrom('account').select(['id', 'code']).execute()
    const idOf = (code: string) => accounts.find(account => account.code === code)?.id
    return act('accounting', advance, 'liquidations', {
      moved_on: today,
      lines: lines.map(({ account = '6400', ...line }) => ({ ...line, account_id: idOf(account) })),
    })
  }
  const done = async (advance: Advance) => giveBack(advance, advance.balance)
  return {
    ...{ as, today, ask, act, read, standing, seatOf, decide, submitted, approved, sign, signed },
    ...{ release, released, giveBack, spend, done },
  }
}

export type AdvanceDesk = Awaited<ReturnType<typeof advanceDesk>>

/** The codes of the fields that a refusal names. */
export const codesOf = ({ body }: Answer) =>
  ((body as { fields?: { path: string; code: string }[] }).fields ?? []).map(({ path, code }) => [path, code])
