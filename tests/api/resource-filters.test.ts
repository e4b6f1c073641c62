import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildUser } from '@tests/support/factories/settings'
import { buildTrial, makeTrialTable, trialRoutes } from '@tests/support/trial-resource'
import { aPerson, unitId } from '@tests/api/attacks/people.support'

let api: TestApi
let reader: Client
let [ana, bea] = ['', '']
beforeAll(async () => {
  api = await startApi({ extraRoutes: trialRoutes() })
  await makeTrialTable(api.database.db)
  reader = (await aPerson(api, { codes: ['maintenance.sales_team.view'] })).client
  const ceb = await unitId(api, 'CEB')
  ana = (await buildUser(api.database.db, { ou_id: ceb })).id
  bea = (await buildUser(api.database.db, { ou_id: ceb })).id
  // In Manila the day begins at 16:00 UTC of the day before.
  for (const [code, created_at, agent_id] of [
    ['EVE', '2025-06-29T15:59:59Z', ana],
    ['DAWN', '2025-06-29T16:00:00Z', bea],
    ['DUSK', '2025-06-30T15:59:59.999Z', null],
    ['NEXT', '2025-06-30T16:00:00Z', ana],
  ] as const) {
    const { id } = await buildTrial(api.database, ceb, { code, agent_id })
    await sql`update trial set created_at = ${created_at} where id = ${id}`.execute(api.database.db)
  }
})
afterAll(() => api.close())

async function codes(filter: object): Promise<string[]> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: 'created_at:asc' })
  const { body } = await reader.get<{ data: { code: string }[] }>(`/api/v1/trials?${query.toString()}`)
  return body.data.map(row => row.code)
}
const when = (type: string, dateFrom: string, dateTo?: string) => ({
  created_at: { filterType: 'date', type, dateFrom, dateTo },
})
const who = (...values: (string | null)[]) => ({ agent_id: { filterType: 'set', values } })

describe('a filter', () => {
  it('of a moment goes by the days of the business', async () => {
    expect(await codes(when('equals', '2025-06-30'))).toEqual(['DAWN', 'DUSK'])
    expect(await codes(when('notEqual', '2025-06-30'))).toEqual(['EVE', 'NEXT'])
    expect(await codes(when('lessThan', '2025-06-30'))).toEqual(['EVE'])
    expect(await codes(when('greaterThan', '2025-06-30'))).toEqual(['NEXT'])
    expect(await codes(when('inRange', '2025-06-29', '2025-06-30'))).toEqual(['EVE', 'DAWN', 'DUSK'])
    expect(await codes(when('inRange', '2025-07-01', '2025-06-29'))).toEqual([])
  })

  it('of a reference goes by its id, and what is none matches nothing', async () => {
    expect(await codes(who(ana))).toEqual(['EVE', 'NEXT'])
    expect(await codes(who(ana.toUpperCase(), bea))).toEqual(['EVE', 'DAWN', 'NEXT'])
    expect(await codes(who(null, bea))).toEqual(['DAWN', 'DUSK'])
    expect(await codes(who('ana', "' or true--"))).toEqual([])
    expect(await codes(who())).toEqual([])
  })
})
