import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FieldValues } from '@contract/kernel/list-calls'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildUser } from '@tests/support/factories/settings'
import { buildTrial, makeTrialTable, trialRoutes } from '@tests/support/trial-resource'
import { aPerson, unitId } from '@tests/api/attacks/people.support'

let api: TestApi
let cebu: Client
beforeAll(async () => {
  api = await startApi({ extraRoutes: trialRoutes() })
  await makeTrialTable(api.database.db)
  cebu = (
    await aPerson(api, { codes: ['maintenance.sales_team.view'], scope: 'ou', reach: 'home', unit: 'CEB' })
  ).client
  const [ceb, dvo] = [await unitId(api, 'CEB'), await unitId(api, 'DVO')]
  const bea = await buildUser(api.database.db, { ou_id: ceb, username: 'bea.cruz' })
  const ana = await buildUser(api.database.db, { ou_id: ceb, username: 'ana.reyes' })
  for (const [agent, mood, pieces] of [
    [bea, 'glad', 1],
    [bea, 'sad', 2],
    [ana, 'glad', 3],
    [null, null, null],
  ] as const)
    await buildTrial(api.database, ceb, { agent_id: agent?.id ?? null, mood, pieces, name: `Cebu ${mood}` })
  await buildTrial(api.database, dvo, { mood: 'sad', name: 'Davao', amount: '777.00' })
})
afterAll(() => api.close())

async function values(field: string, query: Record<string, string> = {}) {
  const { status, body } = await cebu.get<{ data: FieldValues }>(
    `/api/v1/trials/values/${field}?${new URLSearchParams(query).toString()}`,
  )
  expect(status).toBe(200)
  return body.data.values.map(({ value, label, count }) => [label ?? value, count])
}

describe('the values of a field', () => {
  it('are counted in the rows that one may see, nothing last', async () => {
    expect(await values('mood')).toEqual([
      ['glad', 2],
      ['sad', 1],
      [null, 1],
    ])
  })

  it('call a reference by its name and sort by it', async () => {
    expect(await values('agent_id')).toEqual([
      ['ana.reyes', 1],
      ['bea.cruz', 2],
      [null, 1],
    ])
  })

  it('OBJ-10 of another unit are not among them', async () => {
    expect(await values('amount')).not.toContainEqual(['777.00', 1])
    expect(await values('ou_id')).toEqual([['Cebu · CEB', 4]])
  })

  it('are of the rows that the other filters leave, whatever the field’s own says', async () => {
    const filter = JSON.stringify({
      mood: { filterType: 'set', values: ['sad'] },
      pieces: { filterType: 'number', type: 'greaterThan', filter: 1 },
    })
    expect(await values('mood', { filter })).toEqual([
      ['glad', 1],
      ['sad', 1],
    ])
    expect(await values('mood', { search: 'sad' })).toEqual([['sad', 1]])
  })

  it('narrow by what is typed, taken literally', async () => {
    expect(await values('agent_id', { like: 'BEA' })).toEqual([['bea.cruz', 2]])
    expect(await values('agent_id', { like: '%' })).toEqual([])
  })

  it('keep the kind of a yes or no', async () => {
    const { body } = await cebu.get<{ data: FieldValues }>('/api/v1/trials/values/is_big')
    expect(body.data).toEqual({ values: [{ value: false, label: null, count: 4 }], more: false })
  })

  it.each(['secret', 'password_hash', '__proto__', 'id', 'mood;drop'])('are not told of %s', async field => {
    expect((await cebu.get(`/api/v1/trials/values/${encodeURIComponent(field)}`)).status).toBe(400)
  })

  it('stop where there are too many, and say so', async () => {
    const ceb = await unitId(api, 'CEB')
    for (let n = 0; n < 201; n += 1) await buildTrial(api.database, ceb, { code: `MANY-${n}` })
    const { body } = await cebu.get<{ data: FieldValues }>('/api/v1/trials/values/code')
    expect([body.data.values.length, body.data.more]).toEqual([200, true])
  })
})

describe('a person whom a row names', () => {
  it('is told apart from another of the same name in a filter, and found there by name, user name or address', async () => {
    const ou_id = await unitId(api, 'CEB')
    for (const username of ['luz.one', 'luz.two']) {
      const luz = await buildUser(api.database.db, { ou_id, username, first_name: 'Luz', last_name: 'Tan' })
      await buildTrial(api.database, ou_id, { agent_id: luz.id, name: 'Namesake' })
    }
    const search = 'namesake'
    expect(await values('agent_id', { search })).toEqual([
      ['Luz Tan · luz.one', 1],
      ['Luz Tan · luz.two', 1],
    ])
    expect(await values('agent_id', { search, like: 'LUZ TAN' })).toHaveLength(2)
    for (const like of ['luz.two', 'two@factory'])
      expect(await values('agent_id', { search, like })).toEqual([['Luz Tan', 1]])
  })
})
