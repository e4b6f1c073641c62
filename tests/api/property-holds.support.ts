import type { HoldView, UnitHold } from '@contract/modules/property/hold.calls'
import type { ListedReservedUnit } from '@contract/modules/property/reserved-unit.resource'
import type { Answer, Client } from '@tests/support/api'

export const HOLDS = '/api/v1/property/holds'
const RESERVED = '/api/v1/property/reserved'

export type Refusal = { code: string; message: string; fields?: { path: string; code: string }[] }
type One = { data: HoldView } & Refusal

export const sees = (row: { row_version: number }) => ({ headers: { 'if-match': `"${row.row_version}"` } })

/** What somebody does with holds, by the API alone. */
export function holdCalls(client: Client) {
  return {
    hold: (unitId: string, more: object = {}) => client.post<One>(HOLDS, { unit_id: unitId, ...more }),
    extend: (hold: HoldView) => client.post<One>(`${HOLDS}/${hold.id}/extend`, {}, sees(hold)),
    release: (hold: HoldView, reason: string | null = null) =>
      client.post<Refusal>(`${HOLDS}/${hold.id}/release`, { reason }, sees(hold)),
    get: (id: string) => client.get<One>(`${HOLDS}/${id}`),
    of: async (unitId: string) =>
      (await client.get<{ data: UnitHold }>(`/api/v1/property/units/${unitId}/hold`)).body.data,
    reserved: async (query = '') =>
      (await client.get<{ data: ListedReservedUnit[] }>(`${RESERVED}?start=0&end=200${query}`)).body.data,
  }
}

export const codeOf = (answer: Answer<Refusal>): [number, string] => [answer.status, answer.body.code]
