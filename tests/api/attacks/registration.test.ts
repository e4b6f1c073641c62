import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPublic } from '@server/platform/http/access-rule'
import { MAILS_PER_ADDRESS, REGISTRATIONS_PER_ADDRESS } from '@server/platform/access/throttles'
import { startApi, type Answer, type TestApi } from '@tests/support/api'
import { aPerson, from, mailsTo, withoutRequestId } from '@tests/api/attacks/people.support'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const PASSWORD = 'four words and a comma'
const VICTIM = 'accounting@portal.test'
let callers = 0

const register = (body: Record<string, unknown>): Promise<Answer> =>
  api.anyone.post('/users/register', body, from(`198.51.100.${(callers += 1) % 250}`))
const someone = () => {
  const username = `fresh-${randomUUID().slice(0, 8)}`
  return { username, email: `${username}@mail.test`, password: PASSWORD }
}
const shownOf = ({ status, body }: Answer) => ({ status, body: withoutRequestId(body) })
const accountOf = (email: string) =>
  api.database.db.selectFrom('app_user').selectAll().where('email', '=', email).execute()

describe('registering with an address that has an account', () => {
  it('AUTHN-03 answers as for a fresh one, tells the owner alone and makes no second account', async () => {
    const before = await accountOf(VICTIM)
    const known = await register({ ...someone(), email: VICTIM })
    const fresh = await register(someone())
    expect(known.status).toBe(201)
    expect(shownOf(known)).toEqual(shownOf(fresh))
    expect(await accountOf(VICTIM)).toEqual(before)
    expect((await mailsTo(api, VICTIM)).map(mail => mail.kind)).toEqual(['account.known'])
  })

  it('AUTHN-03 answers alike again when the same is sent twice', async () => {
    const known = { ...someone(), email: VICTIM }
    const fresh = someone()
    await register(known)
    await register(fresh)
    expect(shownOf(await register(known))).toEqual(shownOf(await register(fresh)))
  })

  it('AUTHN-03 answers alike when the user name is then tried with an address of one’s own', async () => {
    const known = { ...someone(), email: VICTIM }
    const fresh = someone()
    await register(known)
    await register(fresh)
    const probe = (username: string) => register({ ...someone(), username })
    expect(shownOf(await probe(known.username))).toEqual(shownOf(await probe(fresh.username)))
  })

  it('AUTHN-03 answers alike when the password is too weak or the user name is taken', async () => {
    const weak = { password: 'aaaaaaaaaaaa' }
    const taken = { username: 'agent' }
    for (const fault of [weak, taken]) {
      const known = await register({ ...someone(), email: VICTIM, ...fault })
      const fresh = await register({ ...someone(), ...fault })
      expect(known.status).toBeGreaterThanOrEqual(400)
      expect(shownOf(known)).toEqual(shownOf(fresh))
    }
  })
})

describe('an account that one made oneself', () => {
  it('AUTHN-04 cannot sign in before an administrator has activated it', async () => {
    const person = someone()
    expect((await register(person)).status).toBe(201)
    const signIn = await api.signIn(person.email, person.password)
    expect(signIn.status).toBe(401)
    const wrong = await api.signIn(person.email, 'not the password')
    expect(withoutRequestId(signIn.body)).toEqual(withoutRequestId(wrong.body))
    expect(await accountOf(person.email)).toMatchObject([{ status: 'pending', ou_id: null }])
  })

  it('AUTHN-04 may do nothing where somebody made it active without roles', async () => {
    const { client } = await aPerson(api, { unit: null })
    const permissions = await client.get('/api/v1/settings/permissions')
    expect(permissions.body).toEqual({ data: [] })
    expect((await client.get('/api/v1/auth/profile')).body).toMatchObject({ data: { ou_code: null } })
    const guarded = api.app.guardedRoutes.filter(({ access }) => 'permission' in access)
    expect(guarded.length).toBeGreaterThan(10)
    for (const { method, url } of guarded) {
      const answer = await client.send(method, url.replace(':id', randomUUID()))
      expect(`${method} ${url} ${answer.status}`).toBe(`${method} ${url} 403`)
    }
  })

  it('AUTHN-04 has no session that a pending account could call with', async () => {
    const { client } = await aPerson(api, { status: 'pending' })
    for (const { method, url } of api.app.guardedRoutes.filter(({ access }) => !isPublic(access)))
      expect((await client.send(method, url.replace(':id', randomUUID()))).status).toBe(401)
  })

  it('AUTHN-05 brings no rights with it: fields that it may not send are named, and nothing is made', async () => {
    const smuggled = {
      role_ids: [1],
      is_active: true,
      permissions: ['*'],
      ou_codes: ['CEB'],
      email_verified: true,
      status: 'active',
    }
    const person = someone()
    const answer = await register({ ...person, ...smuggled })
    expect(answer.status).toBe(400)
    const { fields } = answer.body as { fields: { path: string; code: string }[] }
    expect(fields.map(({ path, code }) => `${path} ${code}`).sort()).toEqual(
      Object.keys(smuggled)
        .map(name => `${name} unknown_field`)
        .sort(),
    )
    expect(await accountOf(person.email)).toEqual([])
  })
})

describe('mails that strangers can cause', () => {
  it('AUTHN-22 are no more than the documented number an hour and address, and the answers stay the same', async () => {
    const rounds = Array.from({ length: 25 }, (_, i) => [
      api.anyone.post('/users/forgot-password', { email: 'head@portal.test' }, from(`192.0.2.${i}`)),
      register({ ...someone(), email: 'Head@portal.test' }),
    ])
    const answers = (await Promise.all(rounds.flat())).map(answer => `${answer.status} ${answer.text}`)
    expect(new Set(answers).size).toBe(2)
    expect(await mailsTo(api, 'head@portal.test')).toHaveLength(MAILS_PER_ADDRESS)
  })

  it('AUTHN-22 are refused to a caller who registers without end', async () => {
    const address = from('192.0.2.250')
    const weak = () => api.anyone.post('/users/register', { ...someone(), password: 'aaaaaaaaaaaa' }, address)
    const answers = await Promise.all(Array.from({ length: REGISTRATIONS_PER_ADDRESS + 10 }, weak))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(REGISTRATIONS_PER_ADDRESS)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})
