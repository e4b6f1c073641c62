import type { RoleCode } from '@contract/access/roles'
import type { LeaveDetail, LeavePreview } from '@contract/modules/leave/leave.views'
import type { Answer, Client, TestApi } from '@tests/support/api'

export const LEAVE = '/api/v1/leave'
export const REQUESTS = `${LEAVE}/requests`
const INBOX = '/api/v1/approvals/inbox'

export type LeaveRow = Record<string, unknown> & {
  id: string
  row_version: number
  status: string
  days: string
  request_no: string | null
}
export type Refusal = { code: string; fields?: { path: string; code: string }[] }
export type One = { data: LeaveRow } & Refusal
export type Row = Record<string, unknown> & { id: string; row_version: number }

export const sees = (row: { row_version: number }) => ({ headers: { 'if-match': `"${row.row_version}"` } })

/** What a person does with leave, by the API alone. */
export function leaveCalls(client: Client) {
  return {
    client,
    list: async (path = 'requests', query = '') =>
      (await client.get<{ data: Row[] }>(`${LEAVE}/${path}?start=0&end=200${query}`)).body.data,
    preview: (asked: object) => client.post<{ data: LeavePreview } & Refusal>(`${LEAVE}/preview`, asked),
    draft: (asked: object) => client.post<One>(REQUESTS, { reason: 'A few days at home', ...asked }),
    change: (row: LeaveRow, asked: object) =>
      client.patch<One>(`${REQUESTS}/${row.id}`, { reason: 'A few days at home', ...asked }, sees(row)),
    command: (row: LeaveRow, verb: string, body: object = {}) =>
      client.post<One>(`${REQUESTS}/${row.id}/${verb}`, body, sees(row)),
    get: (id: string) => client.get<One>(`${REQUESTS}/${id}`),
    now: async (id: string) => (await client.get<One>(`${REQUESTS}/${id}`)).body.data,
    detail: async (id: string) =>
      (await client.get<{ data: LeaveDetail }>(`${REQUESTS}/${id}/days`)).body.data,
    adjust: (body: object) =>
      client.post<{ data: { available: string } } & Refusal>(`${LEAVE}/balances/adjust`, {
        reason: 'As agreed',
        ...body,
      }),
  }
}

/** Status, the first field that was refused, and why. */
export function refusalOf(answer: Answer<Refusal>): [number, string | undefined, string] {
  const [field] = answer.body.fields ?? []
  return [answer.status, field?.path, field?.code ?? answer.body.code]
}

type Seat = { id: string; version: number; subject_id: string }

/** Decides in the inbox of whoever is asked. */
export async function decide(
  client: Client,
  requestId: string,
  decision: string,
  comment = '',
): Promise<Answer<Refusal>> {
  const seats = await client.get<{ data: Seat[] }>(`${INBOX}?start=0&end=200`)
  const seat = seats.body.data.find(each => each.subject_id === requestId)
  if (!seat) return { ...seats, status: 404, body: { code: 'no_seat' } }
  const opened = await client.get<{ data: Seat }>(`${INBOX}/${seat.id}`)
  return client.post<Refusal>(
    `${INBOX}/${seat.id}/decide`,
    { decision, comment },
    {
      headers: { 'if-match': `"${opened.body.data.version}"` },
    },
  )
}

export type Company = Awaited<ReturnType<typeof leaveCompany>>

/** The people that leave goes through, the types by their codes, and the employee who asks. */
export async function leaveCompany(api: TestApi) {
  const as = async (role: RoleCode) => leaveCalls(await api.as(role))
  const [nico, head, hr, president] = [
    await as('employee'),
    await as('immediate_head'),
    await as('hr_staff'),
    await as('president'),
  ]
  const types = new Map((await hr.list('types')).map(row => [String(row['code']), row]))
  const people = await hr.client.get<{ data: Row[] }>('/api/v1/people/employees?start=0&end=200')
  const person = (name: string) => {
    const found = people.body.data.find(row => String(row['full_name']).startsWith(name))
    if (!found) throw new Error(`nobody is called ${name}`)
    return found
  }
  const typeId = (code: string) => {
    const found = types.get(code)
    if (!found) throw new Error(`no leave type ${code}`)
    return found.id
  }
  const give = (code: string, days: string, year = 2026, employee_id = person('Reyes').id) =>
    hr.adjust({ employee_id, leave_type_id: typeId(code), year, days })
  const change = async (path: string, id: string, values: object) => {
    const { data } = (await hr.client.get<{ data: Row }>(`/api/v1/people/${path}/${id}`)).body
    return hr.client.patch(`/api/v1/people/${path}/${id}`, values, sees(data))
  }
  return {
    nico,
    head,
    hr,
    president,
    typeId,
    type: (code: string) => types.get(code),
    person,
    give,
    changeEmployee: (values: object) => change('employees', person('Reyes').id, values),
    changeDetail: (values: object) => change('employee-details', person('Reyes').id, values),
    /** Drafted and handed in. */
    async submit(asked: object, by = nico): Promise<LeaveRow> {
      const draft = await by.draft(asked)
      if (draft.status !== 201) throw new Error(`the draft was refused: ${draft.text}`)
      const sent = await by.command(draft.body.data, 'submit')
      if (sent.status !== 200) throw new Error(`it was not taken: ${sent.text}`)
      return sent.body.data
    },
    async agree(id: string, steps: readonly ('head' | 'hr' | 'president')[]): Promise<void> {
      const by = { head: head.client, hr: hr.client, president: president.client }
      for (const step of steps) {
        const answer = await decide(by[step], id, step === 'hr' ? 'verify' : 'approve')
        if (answer.status !== 200) throw new Error(`${step} could not decide: ${answer.text}`)
      }
    },
  }
}
