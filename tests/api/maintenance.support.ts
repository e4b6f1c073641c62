import type { Answer, Client } from '@tests/support/api'

export type ListRow = Record<string, unknown> & { id: string; row_version: number; is_active: boolean }
type One = { data: ListRow }
export type Refusal = { code: string; fields?: { path: string; code: string; message: string }[] }

const urlOf = (list: string) => (list.startsWith('/') ? list : `/api/v1/maintenance/${list}`)

/** What a list answers, as a person with some role asks for it. */
export function listCalls(client: Client) {
  const find = async (list: string, search: string): Promise<ListRow> => {
    const { body } = await client.get<{ data: ListRow[] }>(
      `${urlOf(list)}?start=0&end=50&search=${encodeURIComponent(search)}`,
    )
    const found = body.data.find(row => [row['code'], row['ou_code'], row['name']].includes(search))
    if (!found) throw new Error(`${search} is not in ${list}`)
    return found
  }
  const version = (row: ListRow) => ({ headers: { 'if-match': `"${row.row_version}"` } })
  return {
    find,
    create: (list: string, values: object) => client.post<One & Refusal>(urlOf(list), values),
    change: (list: string, row: ListRow, values: object) =>
      client.patch<One & Refusal>(`${urlOf(list)}/${row.id}`, values, version(row)),
    get: (list: string, id: string) => client.get<One>(`${urlOf(list)}/${id}`),
    turn: (list: string, row: ListRow, verb: 'deactivate' | 'reactivate') =>
      client.post<One & Refusal>(`${urlOf(list)}/${row.id}/${verb}`, undefined, version(row)),
  }
}

/** The first field that was refused and why. */
export function refusalOf(answer: Answer<Refusal>): [number, string | undefined, string | undefined] {
  const [field] = answer.body.fields ?? []
  return [answer.status, field?.path, field?.code]
}

export async function made(answer: Promise<Answer<One & Refusal>>): Promise<ListRow> {
  const { status, body, text } = await answer
  if (status !== 201 && status !== 200) throw new Error(text)
  return body.data
}
