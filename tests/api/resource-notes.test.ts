import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordComment, TimelineEntry } from '@contract/kernel/record-calls'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildUser } from '@tests/support/factories/settings'
import { buildTrial, makeTrialTable, trialRoutes, trialValues } from '@tests/support/trial-resource'
import { aPerson, seen, unitId } from '@tests/api/attacks/people.support'

const URL = '/api/v1/trials'
const ROLES = '/api/v1/settings/roles'
const CODES = [
  'maintenance.sales_team.view',
  'maintenance.sales_team.create',
  'maintenance.sales_team.edit',
  'settings.role.view',
] as const
type Timeline = { data: TimelineEntry[] }
type Comments = { data: RecordComment[] }
type One = { data: { id: string } }

let api: TestApi
let cebu: Client
let davao: Client
let company: Client
let [ceb, dvo] = ['', '']
beforeAll(async () => {
  api = await startApi({ extraRoutes: trialRoutes() })
  await makeTrialTable(api.database.db)
  cebu = (await aPerson(api, { codes: CODES, scope: 'ou', reach: 'home', unit: 'CEB' })).client
  davao = (await aPerson(api, { codes: CODES, scope: 'ou', reach: 'home', unit: 'DVO' })).client
  company = (await aPerson(api, { codes: CODES })).client
  ceb = await unitId(api, 'CEB')
  dvo = await unitId(api, 'DVO')
})
afterAll(() => api.close())

const timeline = async (client: Client, id: string, query = '') =>
  (await client.get<Timeline>(`${URL}/${id}/timeline${query}`)).body.data
const created = async (client: Client, values: Record<string, unknown> = {}) =>
  (await client.post<One>(URL, trialValues(ceb, values))).body.data.id

describe('the history of a record', () => {
  it('tells who changed what, the newest first, references by name', async () => {
    const agent = await buildUser(api.database.db, {
      ou_id: ceb,
      username: 'ana.reyes',
      first_name: 'Ana',
      last_name: 'Reyes',
    })
    const id = await created(cebu)
    await company.patch(`${URL}/${id}`, { name: 'Another', agent_id: agent.id }, seen(1))
    const [change, creation] = await timeline(cebu, id)
    expect(change).toMatchObject({
      action: 'trial.update',
      diff: { name: ['A trial', 'Another'], agent_id: [null, agent.id], agent_label: [null, 'Ana Reyes'] },
    })
    expect(change?.actor_name).toMatch(/^someone-/)
    expect(creation).toMatchObject({ action: 'trial.create', actor_id: expect.any(String) })
  })

  it('never shows what is sensitive, before or after', async () => {
    const id = await created(cebu, { secret: 'swordfish' })
    await cebu.patch(`${URL}/${id}`, { secret: 'open sesame' }, seen(1))
    const text = (await cebu.get(`${URL}/${id}/timeline`)).text
    expect(text).not.toMatch(/swordfish|sesame/)
    expect((await timeline(cebu, id))[0]?.diff).toEqual({ secret: 'changed' })
  })

  it('goes on from the last one seen', async () => {
    const id = await created(cebu)
    for (let version = 1; version <= 60; version += 1)
      await cebu.patch(`${URL}/${id}`, { pieces: version + 1 }, seen(version))
    const first = await timeline(cebu, id)
    const rest = await timeline(cebu, id, `?before=${first.at(-1)?.id}`)
    expect([first.length, rest.length]).toEqual([50, 11])
    expect(new Set([...first, ...rest].map(entry => entry.id)).size).toBe(61)
    expect(rest.at(-1)?.action).toBe('trial.create')
  })

  it('OBJ-10 is for whoever may see the record, asked by its id alone', async () => {
    const id = await created(cebu)
    expect((await davao.get(`${URL}/${id}/timeline`)).status).toBe(404)
    expect((await davao.get(`${URL}/timeline`)).status).toBe(400)
    expect((await davao.get(`${URL}/${randomUUID()}/timeline`)).status).toBe(404)
    const own = await buildTrial(api.database, dvo)
    const [entry] = await timeline(cebu, id)
    // Another record's entry as the place to go on from leads nowhere else.
    expect(await timeline(davao, own.id, `?before=${entry?.id}`)).toEqual([])
  })

  it('OBJ-10 of a company’s record is told in every unit, and never another unit’s part of it', async () => {
    const role = await api.database.db
      .selectFrom('role')
      .select('id')
      .where('code', '=', 'agent')
      .executeTakeFirstOrThrow()
    expect((await cebu.get<Timeline>(`${ROLES}/${role.id}/timeline`)).status).toBe(200)
  })
})

describe('comments', () => {
  const say = (client: Client, url: string, body: string) =>
    client.post<{ data: RecordComment }>(`${url}/comments`, { body })

  it('stay with the record, with who said it and when', async () => {
    const { id } = await buildTrial(api.database, ceb)
    const said = await say(company, `${URL}/${id}`, '  Please call the buyer.\nToday. ')
    expect([said.status, said.body.data.body]).toEqual([201, 'Please call the buyer.\nToday.'])
    await say(cebu, `${URL}/${id}`, 'Done.')
    const read = (await cebu.get<Comments>(`${URL}/${id}/comments`)).body.data
    expect(read.map(comment => comment.body)).toEqual(['Done.', 'Please call the buyer.\nToday.'])
    expect(read[1]?.author_name).toMatch(/^someone-/)
    expect(new Date(read[0]?.at ?? '').getTime()).toBeGreaterThan(Date.now() - 60_000)
  })

  it('OBJ-10 OBJ-07 of another unit’s record can be neither read nor made', async () => {
    const { id } = await buildTrial(api.database, ceb)
    await say(cebu, `${URL}/${id}`, 'Among ourselves')
    expect((await davao.get(`${URL}/${id}/comments`)).status).toBe(404)
    expect((await say(davao, `${URL}/${id}`, 'Hello')).status).toBe(404)
    expect((await cebu.get<Comments>(`${URL}/${id}/comments`)).body.data).toHaveLength(1)
  })

  it('of a company-wide record are read in every unit', async () => {
    const { id } = await api.database.db
      .selectFrom('role')
      .select('id')
      .where('code', '=', 'agent')
      .executeTakeFirstOrThrow()
    expect((await say(cebu, `${ROLES}/${id}`, 'From Cebu')).status).toBe(201)
    expect((await say(davao, `${ROLES}/${id}`, 'From Davao')).status).toBe(201)
    for (const client of [cebu, davao, company])
      expect(
        (await client.get<Comments>(`${ROLES}/${id}/comments`)).body.data.map(comment => comment.body),
      ).toEqual(['From Davao', 'From Cebu'])
  })

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['a novel', 'x'.repeat(4_001)],
    ['a number', 7],
    ['null', null],
  ])('refuse %s', async (_name, body) => {
    const { id } = await buildTrial(api.database, ceb)
    expect((await cebu.post(`${URL}/${id}/comments`, { body })).status).toBe(400)
  })

  it('MASS-01 take nobody’s name but the writer’s', async () => {
    const { id } = await buildTrial(api.database, ceb)
    const answer = await cebu.post(`${URL}/${id}/comments`, {
      body: 'x',
      author_id: randomUUID(),
      at: '2020-01-01',
    })
    expect(answer.status).toBe(400)
  })
})
