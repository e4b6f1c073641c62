import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildTrial, makeTrialTable, trialRoutes, trialValues } from '@tests/support/trial-resource'
import { buildUser } from '@tests/support/factories/settings'
import { aPerson, seen, unitId } from '@tests/api/attacks/people.support'

const CODES = [
  'maintenance.sales_team.view',
  'maintenance.sales_team.create',
  'maintenance.sales_team.edit',
] as const
const URL = '/api/v1/trials'
type Row = Record<string, string | null> & { id: string; row_version: number }
type One = { data: Row }
type Failure = { code: string; message: string; fields: { path: string; code: string; message: string }[] }

let api: TestApi
/** Sees Cebu alone. */
let cebu: Client
let company: Client
let [ceb, dvo] = ['', '']
beforeAll(async () => {
  api = await startApi({ extraRoutes: trialRoutes() })
  await makeTrialTable(api.database.db)
  cebu = (await aPerson(api, { codes: CODES, scope: 'ou', reach: 'home', unit: 'CEB' })).client
  company = (await aPerson(api, { codes: CODES })).client
  ceb = await unitId(api, 'CEB')
  dvo = await unitId(api, 'DVO')
})
afterAll(() => api.close())

const personIn = (ou_id: string, username: string) => buildUser(api.database.db, { ou_id, username })
const roleId = async () =>
  (
    await api.database.db
      .selectFrom('role')
      .select('id')
      .where('code', '=', 'agent')
      .executeTakeFirstOrThrow()
  ).id

describe('a reference', () => {
  it('comes with the name of what it points at, in a list and alone', async () => {
    const agent = await personIn(ceb, 'ana.reyes')
    const { id } = await buildTrial(api.database, ceb, { agent_id: agent.id, role_id: await roleId() })
    const alone = await cebu.get<One>(`${URL}/${id}`)
    expect(alone.body.data).toMatchObject({
      ou_label: 'Cebu · CEB',
      agent_label: 'ana.reyes',
      role_label: 'Agent',
    })
    const list = await cebu.get<{ data: Row[] }>(URL)
    expect(list.body.data.find(row => row.id === id)).toMatchObject({
      agent_label: 'ana.reyes',
      ou_label: 'Cebu · CEB',
    })
  })

  it('OBJ-10 has no name for whoever may not see what it points at', async () => {
    const stranger = await personIn(dvo, 'stranger.davao')
    const { id } = await buildTrial(api.database, ceb, { agent_id: stranger.id })
    expect((await cebu.get<One>(`${URL}/${id}`)).body.data).toMatchObject({
      agent_id: stranger.id,
      agent_label: null,
    })
    expect((await company.get<One>(`${URL}/${id}`)).body.data).toMatchObject({
      agent_label: 'stranger.davao',
    })
  })

  it('sorts by that name', async () => {
    for (const username of ['zoe', 'bea', 'mia'])
      await buildTrial(api.database, ceb, {
        name: 'Sorted',
        agent_id: (await personIn(ceb, `${username}.sorted`)).id,
      })
    const sorted = await cebu.get<{ data: Row[] }>(`${URL}?search=sorted&sort=agent_id:desc`)
    expect(sorted.body.data.map(row => row['agent_label'])).toEqual([
      'zoe.sorted',
      'mia.sorted',
      'bea.sorted',
    ])
  })

  it('OBJ-13 cannot point outside: another unit, nobody and somebody retired are told alike', async () => {
    const foreign = await personIn(dvo, 'foreign.davao')
    const retired = await buildUser(api.database.db, { ou_id: ceb, status: 'deactivated' })
    const answers = await Promise.all(
      [foreign.id, randomUUID(), retired.id].map(agent_id =>
        cebu.post<Failure>(URL, trialValues(ceb, { agent_id, code: 'NEVER' })),
      ),
    )
    for (const { status, body } of answers) {
      expect(status).toBe(422)
      expect(body.fields).toEqual([{ path: 'agent_id', code: 'reference_unknown', message: body.message }])
      expect(body.message).toBe(answers[0]?.body.message)
    }
    expect((await cebu.get<{ data: Row[] }>(`${URL}?search=never`)).body.data).toEqual([])
  })

  it('OBJ-07 OBJ-13 every one of several is checked, and nothing is written', async () => {
    const [mine, foreign] = [await personIn(ceb, 'mine.cebu'), await personIn(dvo, 'other.davao')]
    const answer = await cebu.post<Failure>(
      URL,
      trialValues(dvo, { agent_id: foreign.id, role_id: randomUUID(), code: 'MIXED' }),
    )
    expect(answer.status).toBe(422)
    expect(answer.body.fields.map(field => field.path).sort()).toEqual(['agent_id', 'ou_id', 'role_id'])
    const half = await cebu.post<Failure>(
      URL,
      trialValues(ceb, { agent_id: mine.id, role_id: randomUUID(), code: 'MIXED' }),
    )
    expect(half.body.fields.map(field => field.path)).toEqual(['role_id'])
    expect((await company.get<{ data: Row[] }>(`${URL}?search=mixed`)).body.data).toEqual([])
  })

  it('stays as it was where it is not changed, also to what is retired by now', async () => {
    const agent = await personIn(ceb, 'leaving.soon')
    const { id } = await buildTrial(api.database, ceb, { agent_id: agent.id })
    await api.database.db
      .updateTable('app_user')
      .set({ status: 'deactivated' })
      .where('id', '=', agent.id)
      .execute()
    const same = await cebu.patch<One>(`${URL}/${id}`, { name: 'Renamed', agent_id: agent.id }, seen(1))
    expect(same.status).toBe(200)
    await cebu.patch(`${URL}/${id}`, { agent_id: null }, seen(2))
    const back = await cebu.patch<Failure>(`${URL}/${id}`, { agent_id: agent.id }, seen(3))
    expect([back.status, back.body.fields[0]?.code]).toEqual([422, 'reference_unknown'])
  })

  it('OBJ-16 a record is made in no unit that is not one’s own', async () => {
    const answer = await cebu.post<Failure>(URL, trialValues(dvo))
    expect([answer.status, answer.body.fields[0]?.path]).toEqual([422, 'ou_id'])
    const { id } = await buildTrial(api.database, ceb)
    const moved = await cebu.patch<Failure>(`${URL}/${id}`, { ou_id: dvo }, seen(1))
    expect([moved.status, moved.body.fields[0]?.code]).toEqual([400, 'unknown_field'])
  })
})

describe('a value that is taken', () => {
  it('OBJ-14 is told by its field and says nothing of who has it', async () => {
    await buildTrial(api.database, ceb, { code: 'TAKEN', name: 'The one before' })
    const { status, body, text } = await cebu.post<Failure>(URL, trialValues(ceb, { code: 'TAKEN' }))
    expect([status, body.code]).toEqual([409, 'already_exists'])
    expect(body.fields).toEqual([{ path: 'code', code: 'already_exists', message: body.message }])
    expect(text).not.toMatch(/The one before|trial_code_key|TAKEN/)
  })

  it('OBJ-14 is free in another unit', async () => {
    await buildTrial(api.database, dvo, { code: 'DAVAO-ONLY' })
    expect((await cebu.post(URL, trialValues(ceb, { code: 'DAVAO-ONLY' }))).status).toBe(201)
  })

  it('is told of a code that is one for the whole company', async () => {
    const admin = await api.as('super_admin')
    const unit = {
      ou_code: 'CEB',
      ou_name: 'Twice',
      kind: 'branch',
      parent_id: null,
      tin_branch_code: '00007',
      address: null,
      rdo_code: null,
      is_vat_registered: null,
    }
    const { status, body } = await admin.post<Failure>('/api/v1/maintenance/operating-units', unit)
    expect([status, body.fields[0]?.path]).toEqual([409, 'ou_code'])
  })
})
