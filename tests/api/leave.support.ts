import type { Answer, Client } from '@tests/support/api'

export const LEAVE = '/api/v1/leave'
export const REQUESTS = `${LEAVE}/requests`

export type Shown = Record<string, unknown> & {
  id: string
  row_version: number
  status: string
  days: string
  request_no: string | null
}
export type One = { data: Shown; code: string; fields?: { path: string; code: string }[] }

export const sees = (row: { row_version: number }) => ({ headers: { 'if-match': `"${row.row_version}"` } })

type Row = Record<string, unknown> & { id: string }

/** What a person does with leave, by the API alone. */
export function leaveCalls(client: Client) {
  return {
    client,
    list: async (path = 'requests', query = '') =>
      (await client.get<{ data: Row[] }>(`${LEAVE}/${path}?start=0&end=100${query}`)).body.data,
    preview: (asked: object) => client.post<{ data: never } & One>(`${LEAVE}/preview`, asked),
    draft: (asked: object) => client.post<One>(REQUESTS, { reason: 'A few days at home', ...asked }),
    change: (row: Shown, asked: object) =>
      client.patch<One>(`${REQUESTS}/${row.id}`, { reason: 'A few days at home', ...asked }, sees(row)),
    command: (row: Shown, verb: string, body?: object) =>
      client.post<One>(`${REQUESTS}/${row.id}/${verb}`, body ?? {}, sees(row)),
    get: (id: string) => client.get<One>(`${REQUESTS}/${id}`),
  }
}
export type LeaveCalls = ReturnType<typeof leaveCalls>

/** Status and the first field that was refused. */
export function refusalOf(answer: Answer<One>): [number, string | undefined, string | undefined] {
  const [field] = answer.body.fields ?? []
  return [answer.status, field?.path, field?.code ?? answer.body.code]
}
