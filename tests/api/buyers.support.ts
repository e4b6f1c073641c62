import type { Answer, Client } from '@tests/support/api'
import { fileCall } from '@tests/support/multipart'
import { png } from '@tests/api/files-samples.support'
import type { Refusal } from '@tests/api/people.support'
import type { BuyerDocument, BuyerDocuments, Duplicates } from '@contract/modules/buyers/buyer.calls'

export type BuyerRow = Record<string, unknown> & {
  id: string
  row_version: number
  buyer_no: string
  ou_id: string
}
export type One = { data: BuyerRow; message?: string } & Refusal
export const BUYERS = '/api/v1/buyer-management/buyers'

export const version = (row: { row_version: number }) => ({ headers: { 'if-match': `"${row.row_version}"` } })

let count = 0
/** Nobody has the same number as anybody before. */
export function person(ou_id: string, values: object = {}) {
  count += 1
  return {
    kind: 'individual',
    ou_id,
    last_name: `Cruz${count}`,
    first_name: 'Ana',
    civil_status: 'single',
    present_address: '12 Mabini Street, Cebu City',
    mobile: `+63917${String(2_000_000 + count)}`,
    employment: 'local',
    ...values,
  }
}

export function buyerCalls(client: Client) {
  return {
    client,
    list: async (query = '') =>
      (await client.get<{ data: BuyerRow[] }>(`${BUYERS}?start=0&end=200${query}`)).body.data,
    create: (values: object) => client.post<One>(BUYERS, values),
    get: (id: string) => client.get<One>(`${BUYERS}/${id}`),
    change: (row: BuyerRow, values: object) => client.patch<One>(`${BUYERS}/${row.id}`, values, version(row)),
    reveal: (id: string, field: string) =>
      client.post<{ data: { number: string } } & Refusal>(`${BUYERS}/${id}/reveal`, { field }),
    duplicates: async (asked: object) =>
      (await client.post<{ data: Duplicates }>(`${BUYERS}/duplicates`, asked)).body.data,
    documents: async (id: string) =>
      (await client.get<{ data: BuyerDocuments }>(`${BUYERS}/${id}/documents`)).body.data,
    hand: (id: string, kind: string, extra = '') => {
      const [payload, headers] = fileCall(`${kind.toLowerCase()}.png`, png)
      return client.post<{ data: BuyerDocument } & Refusal>(
        `${BUYERS}/${id}/documents?kind=${kind}${extra}`,
        payload,
        headers,
      )
    },
    verify: (document: BuyerDocument, body: object = {}) =>
      client.post<{ data: BuyerDocument } & Refusal>(
        `${BUYERS}/${document.buyer_id}/documents/${document.id}/verify`,
        body,
        version(document),
      ),
    reject: (document: BuyerDocument, reason: string) =>
      client.post<{ data: BuyerDocument } & Refusal>(
        `${BUYERS}/${document.buyer_id}/documents/${document.id}/reject`,
        { reason },
        version(document),
      ),
    merge: (winner: BuyerRow, loser: BuyerRow, body: object = {}) =>
      client.post<One>(
        `${BUYERS}/${winner.id}/merge`,
        { loser_id: loser.id, loser_version: loser.row_version, reason: 'Recorded twice', ...body },
        version(winner),
      ),
  }
}
export type BuyerCalls = ReturnType<typeof buyerCalls>

export async function created(calls: BuyerCalls, values: object): Promise<BuyerRow> {
  const answer: Answer<One> = await calls.create(values)
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body.data
}
