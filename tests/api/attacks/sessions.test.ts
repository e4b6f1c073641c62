import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '@server/platform/access/passwords'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import {
  aPerson,
  aRole,
  aSession,
  from,
  mailsTo,
  seen,
  unitId,
  type Person,
} from '@tests/api/attacks/people.support'

const PASSWORD = 'the right one, 2 words'
let api: TestApi
/** The same database behind a second server, as behind a balancer. */
let other: TestApi
let admin: Client
beforeAll(async () => {
  api = await startApi()
  other = await startApi({ on: api.fresh })
  admin = await api.as('super_admin')
})
afterAll(async () => {
  await other.close()
  await api.close()
})

const messageOf = ({ body }: { body: object }) => ('message' in body ? body.message : undefined)
const someone = async () => aPerson(api, { passwordHash: await hashPassword(PASSWORD) })
const profileStatus = async (token: string, server = api) =>
  (await server.withToken(token).get('/api/v1/auth/profile')).status

async function twoSessions(person: Person): Promise<[string, string]> {
  const [one, two] = await Promise.all([
    api.signIn(person.email, PASSWORD, { ...from('192.0.2.1') }),
    api.signIn(person.email, PASSWORD, {
      headers: {
        'x-forwarded-for': '192.0.2.2',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      },
    }),
  ])
  return [one.body.token, two.body.token]
}

describe('signing out', () => {
  it('TOK-07 ends the session for good, on every server, and no other of the person', async () => {
    const person = await someone()
    const [one, two] = await twoSessions(person)
    expect((await api.withToken(one).post('/users/logout')).status).toBe(204)
    expect([await profileStatus(one), await profileStatus(one, other)]).toEqual([401, 401])
    expect([await profileStatus(two), await profileStatus(two, other)]).toEqual([200, 200])
  })
})

describe('rights that change', () => {
  const rightsOf = (role: string) =>
    api.database.db.deleteFrom('role_permission').where('role_id', '=', role).execute()

  it('TOK-08 are gone at the very next call when the role loses them', async () => {
    const person = await aPerson(api, { codes: ['settings.user.view'] })
    expect((await person.client.get('/users')).status).toBe(200)
    await rightsOf(person.roleId)
    expect((await person.client.get('/users')).status).toBe(403)
    expect((await other.withToken(person.token).get('/users')).status).toBe(403)
  })

  it('TOK-08 are gone when the person loses the role, or its last day was yesterday', async () => {
    const [taken, ended] = [
      await aPerson(api, { codes: ['settings.user.view'] }),
      await aPerson(api, { codes: ['settings.user.view'] }),
    ]
    for (const { client } of [taken, ended]) expect((await client.get('/users')).status).toBe(200)
    await api.database.db.deleteFrom('user_role').where('user_id', '=', taken.id).execute()
    await api.database.db
      .updateTable('user_role')
      .set({ valid_from: '2020-01-01', valid_to: '2020-12-31' })
      .where('user_id', '=', ended.id)
      .execute()
    for (const { client } of [taken, ended]) expect((await client.get('/users')).status).toBe(403)
  })

  it('TOK-08 come at the very next call too', async () => {
    const person = await aPerson(api)
    expect((await person.client.get('/users')).status).toBe(403)
    const role_id = await aRole(api, { codes: ['settings.user.view'] })
    await api.database.db
      .insertInto('user_role')
      .values({ user_id: person.id, role_id, valid_to: null })
      .execute()
    expect((await person.client.get('/users')).status).toBe(200)
  })

  it('TOK-08 follow a person who moves to another unit', async () => {
    const person = await aPerson(api, {
      codes: ['settings.user.view'],
      scope: 'ou',
      reach: 'home',
      unit: 'CEB',
    })
    const units = async () => {
      const { body } = await person.client.get<{ data: { ou_code: string }[] }>('/users')
      return [...new Set(body.data.map(row => row.ou_code))]
    }
    expect(await units()).toEqual(['CEB'])
    const ou_id = await unitId(api, 'DVO')
    await api.database.db.updateTable('app_user').set({ ou_id }).where('id', '=', person.id).execute()
    expect(await units()).toEqual(['DVO'])
  })

  it('TOK-08 do not stand in the token: one that claims them has none', async () => {
    const person = await aPerson(api)
    const [header, , signature] = person.token.split('.')
    const claims = { sub: person.id, permissions: ['settings.user.view'], roles: ['super_admin'] }
    const forged = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`
    expect((await api.withToken(forged).get('/users')).status).toBe(401)
  })
})

type Sessions = {
  data: { id: string; device: string; ip: string; last_seen_at: string; is_current: boolean }[]
}

describe('the list of sessions', () => {
  it('TOK-14 shows device, time and address, and ends any of them', async () => {
    const person = await someone()
    const [one, two] = await twoSessions(person)
    const { data } = (await api.withToken(one).get<Sessions>('/api/v1/auth/sessions')).body
    // The third is the one the person was made with.
    expect(data).toHaveLength(3)
    const second = data.find(session => session.device === 'Firefox, Linux')
    expect(second).toMatchObject({
      ip: '192.0.2.2',
      is_current: false,
      last_seen_at: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect((await api.withToken(one).post(`/api/v1/auth/sessions/${second?.id}/end`)).status).toBe(204)
    expect([await profileStatus(two), await profileStatus(one)]).toEqual([401, 200])
  })

  it('TOK-14 ends all others at once', async () => {
    const person = await someone()
    const [one, two] = await twoSessions(person)
    expect((await api.withToken(one).post('/api/v1/auth/sessions/end-others')).status).toBe(204)
    expect([await profileStatus(two), await profileStatus(person.token), await profileStatus(one)]).toEqual([
      401, 401, 200,
    ])
  })

  it('TOK-14 lets an administrator end all of a person, and nobody without the right', async () => {
    const person = await someone()
    const [one, two] = await twoSessions(person)
    const url = `/api/v1/settings/users/${person.id}/end-sessions`
    const stranger = await aPerson(api, { codes: ['settings.user.view'] })
    expect((await stranger.client.post(url)).status).toBe(403)
    expect((await admin.post(url)).status).toBe(204)
    expect([await profileStatus(one), await profileStatus(two, other)]).toEqual([401, 401])
  })
})

describe('changing the password', () => {
  it('AUTHN-14 needs the present one, and then ends the other sessions and tells the owner', async () => {
    const person = await someone()
    const [one, two] = await twoSessions(person)
    const client = api.withToken(one)
    const password = 'quite another password'
    expect((await client.post('/api/v1/auth/password', { password })).status).toBe(403)
    expect((await client.post('/api/v1/auth/password', { password, current_password: 'wrong' })).status).toBe(
      403,
    )
    expect([await profileStatus(one), await profileStatus(two)]).toEqual([200, 200])
    expect(await mailsTo(api, person.email)).toEqual([])
    expect(
      (await client.post('/api/v1/auth/password', { password, current_password: PASSWORD })).status,
    ).toBe(204)
    expect([await profileStatus(one), await profileStatus(two), await profileStatus(two, other)]).toEqual([
      200, 401, 401,
    ])
    expect((await mailsTo(api, person.email)).map(mail => mail.kind)).toEqual(['account.changed'])
    expect((await api.signIn(person.email, password)).status).toBe(200)
  })

  it('AUTHN-14 gives whoever sits at an open session no endless tries at the present one', async () => {
    const person = await someone()
    const token = await aSession(api, person.id)
    const attempt = (i: number) =>
      api
        .withToken(token)
        .post('/api/v1/auth/password', { password: 'quite another one', current_password: `no ${i}` })
    const statuses: number[] = []
    for (let i = 0; i < 8; i += 1) statuses.push((await attempt(i)).status)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429, 429])
  })
})

describe('a person who is put out', () => {
  it('AUTHN-21 is out at the next call, on every server, and cannot come in again', async () => {
    const person = await someone()
    const [one, two] = await twoSessions(person)
    const { body } = await admin.get<{ data: { row_version: number } }>(`/api/v1/settings/users/${person.id}`)
    const suspended = await admin.post(
      `/api/v1/settings/users/${person.id}/suspend`,
      undefined,
      seen(body.data.row_version),
    )
    expect(suspended.status).toBe(200)
    expect([await profileStatus(one), await profileStatus(two, other)]).toEqual([401, 401])
    const [right, wrong] = [
      await api.signIn(person.email, PASSWORD),
      await api.signIn(person.email, 'not the password'),
    ]
    expect(right.status).toBe(401)
    expect(messageOf(right)).toEqual(expect.any(String))
    expect(messageOf(right)).toBe(messageOf(wrong))
    await api.anyone.post('/users/forgot-password', { email: person.email })
    expect(await mailsTo(api, person.email)).toEqual([])
  })

  it('AUTHN-21 is out even where only the account was changed, past the portal', async () => {
    const person = await someone()
    expect(await profileStatus(person.token)).toBe(200)
    await api.database.db
      .updateTable('app_user')
      .set({ status: 'suspended' })
      .where('id', '=', person.id)
      .execute()
    expect([await profileStatus(person.token), await profileStatus(person.token, other)]).toEqual([401, 401])
  })
})
