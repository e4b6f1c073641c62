import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mentionable } from '@contract/kernel/record-calls'
import { aPerson, unitId, type Person } from '@tests/api/attacks/people.support'
import { listOf, textsOf } from '@tests/api/notifications.support'
import { startApi, type TestApi } from '@tests/support/api'
import { buildTrial, makeTrialTable, trialRoutes } from '@tests/support/trial-resource'

const URL = '/api/v1/trials'
const CODES = ['maintenance.sales_team.view'] as const

let api: TestApi
let [ceb, dvo] = ['', '']
beforeAll(async () => {
  api = await startApi({ extraRoutes: trialRoutes() })
  await makeTrialTable(api.database.db)
  ceb = await unitId(api, 'CEB')
  dvo = await unitId(api, 'DVO')
})
afterAll(() => api.close())

const inUnit = (unit: 'CEB' | 'DVO', codes: readonly (typeof CODES)[number][] = CODES) =>
  aPerson(api, { codes, scope: 'ou', reach: 'home', unit })
const named = (person: Person, first: string, last: string) =>
  sql`update app_user set first_name = ${first}, last_name = ${last} where id = ${person.id}`.execute(
    api.database.db,
  )
const say = (person: Person, id: string, mentions: readonly string[]) =>
  person.client.post(`${URL}/${id}/comments`, { body: 'Please look.', mentions })
const offered = async (person: Person, id: string, search: string) =>
  (
    await person.client.get<{ data: Mentionable[] }>(`${URL}/${id}/mentionable?search=${search}`)
  ).body.data.map(({ name }) => name)

describe('OBJ-10 a mention', () => {
  it('tells those who may see the record, once, and nobody else', async () => {
    const [writer, here, there, none] = [
      await inUnit('CEB'),
      await inUnit('CEB'),
      await inUnit('DVO'),
      await inUnit('CEB', []),
    ]
    await named(writer, 'Ana', 'Cruz')
    const { id } = await buildTrial(api.database, ceb)
    const answer = await say(writer, id, [here.id, here.id, there.id, none.id, writer.id])
    expect(answer.status).toBe(201)
    expect(await textsOf(here.client)).toEqual(['Ana Cruz mentioned you in a comment on A trial.'])
    for (const other of [there, none, writer]) expect(await textsOf(other.client)).toEqual([])
    const { rows } = await sql`select from notification where subject_id = ${id}`.execute(api.database.db)
    expect(rows).toHaveLength(1)
  })

  it('offers those who may see the record alone, by what is typed', async () => {
    const [writer, here, there, gone] = [
      await inUnit('CEB'),
      await inUnit('CEB'),
      await inUnit('DVO'),
      await inUnit('CEB'),
    ]
    for (const [person, last] of [
      [here, 'Zamora'],
      [there, 'Zabala'],
      [gone, 'Zandueta'],
    ] as const)
      await named(person, 'Ben', last)
    await sql`update app_user set status = 'suspended' where id = ${gone.id}`.execute(api.database.db)
    const own = await buildTrial(api.database, ceb)
    const other = await buildTrial(api.database, dvo)
    expect(await offered(writer, own.id, 'ben%20za')).toEqual(['Ben Zamora'])
    expect((await writer.client.get(`${URL}/${other.id}/mentionable?search=ben`)).status).toBe(404)
    expect((await say(writer, other.id, [there.id])).status).toBe(404)
    expect(await textsOf(there.client)).toEqual([])
    // What looks like a pattern is text.
    expect(await offered(writer, own.id, '%25')).toEqual([])
  })

  it('is shown no more to whoever was taken out of the unit', async () => {
    const [writer, here] = [await inUnit('CEB'), await inUnit('CEB')]
    const { id } = await buildTrial(api.database, ceb)
    await say(writer, id, [here.id])
    expect((await listOf(here.client)).items).toHaveLength(1)
    await api.database.db.updateTable('app_user').set({ ou_id: dvo }).where('id', '=', here.id).execute()
    expect((await listOf(here.client)).items).toEqual([])
  })

  it('is of twenty people at most, each by an id', async () => {
    const writer = await inUnit('CEB')
    const { id } = await buildTrial(api.database, ceb)
    expect(
      (
        await say(
          writer,
          id,
          Array.from({ length: 21 }, () => writer.id),
        )
      ).status,
    ).toBe(400)
    expect((await say(writer, id, ['everybody'])).status).toBe(400)
  })
})
