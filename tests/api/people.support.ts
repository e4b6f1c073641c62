import type { Answer, Client } from '@tests/support/api'

export type Person = Record<string, unknown> & { id: string; row_version: number; is_active: boolean }
export type Refusal = { code: string; fields?: { path: string; code: string }[] }
type One = { data: Person } & Refusal

export const EMPLOYEES = '/api/v1/people/employees'
export const DETAILS = '/api/v1/people/employee-details'
export const SELLERS = '/api/v1/people/sellers'

const version = (row: { row_version: number }) => ({ headers: { 'if-match': `"${row.row_version}"` } })

/** The people as somebody with some role finds and writes them. */
export function peopleCalls(client: Client) {
  const list = async (url = EMPLOYEES, query = '') =>
    (await client.get<{ data: Person[] }>(`${url}?start=0&end=200${query}`)).body.data
  return {
    list,
    find: async (name: string): Promise<Person> => {
      const found = (await list(EMPLOYEES, `&search=${encodeURIComponent(name)}`))[0]
      if (!found) throw new Error(`${name} is not in the list`)
      return found
    },
    create: (values: object, url = EMPLOYEES) => client.post<One>(url, values),
    change: (row: Person, values: object, url = EMPLOYEES) =>
      client.patch<One>(`${url}/${row.id}`, values, version(row)),
    detail: async (id: string) => (await client.get<One>(`${DETAILS}/${id}`)).body.data,
    separate: (row: Person, values: object) =>
      client.post<One>(`${EMPLOYEES}/${row.id}/separate`, values, version(row)),
    reveal: (id: string, field: string, url = EMPLOYEES) =>
      client.post<{ data: { number: string } }>(`${url}/${id}/reveal`, { field }),
  }
}

/** The first field that was refused and why. */
export function refusalOf(answer: Answer<Refusal>): [number, string | undefined, string | undefined] {
  const [field] = answer.body.fields ?? []
  return [answer.status, field?.path, field?.code]
}
