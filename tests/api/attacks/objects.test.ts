import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildTrial, makeTrialTable, trialRoutes } from '@tests/support/trial-resource'
import { aPerson, unitId, withoutRequestId } from '@tests/api/attacks/people.support'

const TRIALS = '/api/v1/trials'
const UNITS_OF_ROLES = '/api/v1/settings/all-role-operation-units'
type Rows = { data: { id: string; ou_label: string }[]; meta: { total: number } }
type Units = { data: { ou_code: string }[] }

let api: TestApi
let cebu: Client
let company: Client
let [own, foreign] = ['', '']
beforeAll(async () => {
  api = await startApi({ extraRoutes: trialRoutes() })
  await makeTrialTable(api.database.db)
  const codes = [
    'maintenance.sales_team.view',
    'maintenance.sales_team.edit',
    'maintenance.sales_team.deactivate',
  ] as const
  cebu = (await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'CEB' })).client
  company = (await aPerson(api, { codes })).client
  own = (await buildTrial(api.database, await unitId(api, 'CEB'), { name: 'Of Cebu' })).id
  foreign = (await buildTrial(api.database, await unitId(api, 'DVO'), { name: 'Of Davao' })).id
})
afterAll(() => api.close())

const active = (code: string) => ({ headers: { 'x-active-ou': code } })

describe('the active unit', () => {
  it('OBJ-03 only ever narrows: one that is not the caller’s is refused', async () => {
    for (const code of ['DVO', 'HO', 'NONE', 'CEB,DVO', "CEB' or '1'='1"])
      expect((await cebu.get(TRIALS, active(code))).status, code).toBe(403)
    expect((await cebu.get<Rows>(TRIALS, active('CEB'))).body.data.map(row => row.id)).toEqual([own])
    expect((await company.get<Rows>(TRIALS, active('DVO'))).body.data.map(row => row.id)).toEqual([foreign])
    expect((await company.get<Rows>(TRIALS)).body.meta.total).toBe(2)
  })

  it('OBJ-03 narrows single records, figures and values as it does the list', async () => {
    expect((await company.get(`${TRIALS}/${own}`, active('DVO'))).status).toBe(404)
    const values = await company.get<{ data: { values: { label: string }[] } }>(
      `${TRIALS}/values/ou_id`,
      active('DVO'),
    )
    expect(values.body.data.values.map(({ label }) => label)).toEqual(['Davao · DVO'])
  })

  it('OBJ-03 is taken from nowhere else', async () => {
    for (const query of ['ou_id=DVO', 'active_ou=DVO', 'unit=DVO'])
      expect((await cebu.get(`${TRIALS}?${query}`)).status).toBe(400)
    const filter = JSON.stringify({ ou_id: { filterType: 'set', values: [await unitId(api, 'DVO')] } })
    const filtered = await cebu.get<Rows>(`${TRIALS}?${new URLSearchParams({ filter }).toString()}`)
    expect([filtered.body.data, filtered.body.meta]).toEqual([[], { total: 1, filtered: 0 }])
  })
})

describe('units of roles', () => {
  it('OBJ-04 are those of roles that the caller holds, whatever ids are sent', async () => {
    const agent = await api.as('agent')
    const every = await api.database.db.selectFrom('role').select('id').execute()
    const foreignOnly = every
      .map(role => role.id)
      .filter(id => !agent.user?.roles.some(role => role.role_id === id))
    const ask = async (role_ids: unknown[]) => agent.post<Units>(UNITS_OF_ROLES, { role_ids })
    const mine = (await ask((agent.user?.roles ?? []).map(role => role.role_id))).body.data
    expect(mine.map(unit => unit.ou_code)).toEqual(['CEB'])
    expect((await ask(foreignOnly)).body.data).toEqual([])
    expect((await ask([...foreignOnly, randomUUID()])).body.data).toEqual([])
    expect((await ask(every.map(role => role.id))).body.data).toEqual(mine)
  })

  it('OBJ-04 tell no role that exists from one that does not', async () => {
    const agent = await api.as('agent')
    const role = await api.database.db
      .selectFrom('role')
      .select('id')
      .where('code', '=', 'super_admin')
      .executeTakeFirstOrThrow()
    const [real, none] = [
      await agent.post(UNITS_OF_ROLES, { role_ids: [role.id] }),
      await agent.post(UNITS_OF_ROLES, { role_ids: [randomUUID()] }),
    ]
    expect([real.status, real.body]).toEqual([none.status, none.body])
  })
})

describe('the directory of people', () => {
  it('OBJ-22 is closed without the right, by whatever path', async () => {
    const agent = await api.as('agent')
    const other = (await aPerson(api, { unit: 'CEB' })).id
    for (const url of ['/users', '/api/v1/settings/users', `/api/v1/settings/users/${other}`])
      expect((await agent.get(url)).status, url).toBe(403)
    expect([403, 404]).toContain((await agent.get(`/users/profile/${other}`)).status)
  })

  it('OBJ-22 shows no secret to those who have it', async () => {
    const admin = await api.as('super_admin')
    for (const url of ['/users', '/api/v1/settings/users'])
      expect((await admin.get(url)).text).not.toMatch(
        /password_hash|argon2|token|salary|tin"|birth|home_address/,
      )
  })
})

describe('a record that one may not see', () => {
  it('OBJ-10 looks like one that is not there, in every way of asking', async () => {
    const nobody = randomUUID()
    for (const path of [
      '',
      '/timeline',
      '/comments',
      '/attachments',
      `/attachments/${randomUUID()}`,
      '/used-by',
    ]) {
      const [hidden, absent] = [
        await cebu.get(`${TRIALS}/${foreign}${path}`),
        await cebu.get(`${TRIALS}/${nobody}${path}`),
      ]
      expect([hidden.status, absent.status], path).toEqual([404, 404])
      expect(withoutRequestId(hidden.body)).toEqual(withoutRequestId(absent.body))
    }
  })

  it('OBJ-10 is found by no search, filter or sort', async () => {
    for (const query of ['search=davao', 'sort=ou_id:desc', 'count=only']) {
      const { text, body } = await cebu.get<Rows>(`${TRIALS}?${query}`)
      expect(text).not.toMatch(/Davao|DVO/)
      expect(body.meta.total).toBe(1)
    }
  })
})

describe('other ways to write an address', () => {
  it.each([
    ['/%2e/api/v1/trials/', 'ID'],
    ['//api/v1/trials/', 'ID'],
    ['/API/V1/TRIALS/', 'ID'],
    ['/api/v1/trials/', 'ID/'],
    ['/api/v1/trials/', 'ID/.'],
    ['/api/v1/trials/', 'ID;x=1'],
    ['/api/v1/trials/', 'ID%2f..'],
    ['/api/v1/x/..%2ftrials/', 'ID'],
    ['/api/v1/%2574rials/', 'ID'],
    ['/api//v1//trials//', 'ID'],
    ['/api/v1/trials/', 'ID%00'],
  ])('OBJ-25 leads nowhere that the plain one does not: %s%s', async (path, rest) => {
    const url = `${path}${rest.replace('ID', foreign)}`
    expect((await api.anyone.get(url)).status, 'nobody').toBeGreaterThanOrEqual(400)
    const answer = await cebu.get(url)
    expect([400, 404]).toContain(answer.status)
    expect(answer.text).not.toContain('Of Davao')
  })

  it.each([
    ['HEAD', {}],
    ['PUT', {}],
    ['POST', { 'x-http-method-override': 'PATCH' }],
    ['GET', { 'x-http-method-override': 'DELETE' }],
    ['DELETE', {}],
    ['OPTIONS', {}],
  ])('OBJ-25 other methods decide the same, or are none: %s', async (method, headers) => {
    const answer = await cebu.send(method, `${TRIALS}/${foreign}`, undefined, {
      headers: { ...headers, 'if-match': '"1"' },
    })
    expect([400, 404, 405]).toContain(answer.status)
    const { rows } = await api.database.pool.query('select name, row_version from trial where id = $1', [
      foreign,
    ])
    expect(rows).toEqual([{ name: 'Of Davao', row_version: 1 }])
  })

  it('OBJ-25 a HEAD says no more than a GET would', async () => {
    expect((await cebu.send('HEAD', `${TRIALS}/${foreign}`)).status).toBe(
      (await cebu.get(`${TRIALS}/${foreign}`)).status,
    )
    expect((await api.anyone.send('HEAD', `${TRIALS}/${own}`)).status).toBe(401)
  })
})
