import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Totals } from '@contract/kernel/list-calls'
import { aPerson } from '@tests/api/attacks/people.support'
import { trialAmounts } from '@tests/api/resource-amounts.support'
import type { Client, TestApi } from '@tests/support/api'

let api: TestApi
let cebu: Client
let company: Client
beforeAll(async () => {
  ;({ api, cebu, company } = await trialAmounts())
})
afterAll(() => api.close())

const ask = (client: Client, query: Record<string, string>, unit?: string) =>
  client.get<{ data: Totals }>(`/api/v1/trials/sums?${new URLSearchParams(query).toString()}`, {
    ...(unit && { headers: { 'x-active-ou': unit } }),
  })
const sumOf = async (client: Client, more: Record<string, string> = {}, unit?: string) =>
  (await ask(client, { fields: 'amount', ...more }, unit)).body.data.sums['amount']

describe('what a list comes to at its foot', () => {
  it('is exact to the last centavo, over every row and not the page that is shown', async () => {
    expect(await sumOf(cebu)).toBe('100000000000002.24')
  })

  it('follows the search and the filters', async () => {
    expect(await sumOf(cebu, { search: 'one' })).toBe('0.10')
    const filter = JSON.stringify({ pieces: { filterType: 'number', type: 'greaterThan', filter: 3 } })
    expect(await sumOf(cebu, { filter })).toBe('7.00')
    expect(await sumOf(cebu, { search: 'nobody is called so' })).toBeNull()
  })

  it('OBJ-11 keeps to the units one sees: those of each unit add up to those of all', async () => {
    expect(await sumOf(company)).toBe('100000000001002.24')
    expect(await sumOf(company, {}, 'DVO')).toBe('1000.00')
    expect(await sumOf(company, {}, 'CEB')).toBe(await sumOf(cebu))
  })

  it.each([['pieces'], ['rate'], ['name'], ['secret'], ['amount,secret'], ['amount) from app_user--'], ['']])(
    'INJ-16 refuses columns that are not added up, sealed ones among them: %s',
    async fields => {
      expect((await ask(cebu, { fields })).status).toBe(400)
    },
  )

  it('is not told to somebody who may not see the list', async () => {
    const stranger = (await aPerson(api, { codes: ['settings.user.view'] })).client
    expect((await ask(stranger, { fields: 'amount' })).status).toBe(403)
  })
})
