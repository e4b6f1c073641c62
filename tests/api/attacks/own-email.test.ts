import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '@server/platform/access/passwords'
import { startApi, type Answer, type TestApi } from '@tests/support/api'
import { aPerson, aSession, auditOf, mailsTo, type Person } from '@tests/api/attacks/people.support'

const PASSWORD = 'a quiet harbour town'
let api: TestApi
let hash: string
beforeAll(async () => {
  api = await startApi()
  hash = await hashPassword(PASSWORD)
})
afterAll(() => api.close())

const ask = (person: Person, email: string, current_password = PASSWORD): Promise<Answer> =>
  person.client.post('/api/v1/auth/email', { email, current_password })
const confirm = (person: Person, old_code: string, new_code: string): Promise<Answer> =>
  person.client.post('/api/v1/auth/email/confirm', { old_code, new_code })
const emailOf = async ({ id }: Person) =>
  (
    await api.database.db
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).email
/** Eight digits that stand alone: the address in the mail may hold eight of its own. */
const codeTo = async (address: string) =>
  /(?<![\w.@-])(\d{8})(?![\w@-])/.exec((await mailsTo(api, address)).at(-1)?.text_body ?? '')?.[1] ?? 'none'
const other = (code: string) => (code === '00000000' ? '00000001' : '00000000')

describe('one’s own e-mail address', () => {
  it('MASS-03 changes with the password and an answer from both addresses, and ends other sessions', async () => {
    const person = await aPerson(api, { passwordHash: hash })
    const elsewhere = api.withToken(await aSession(api, person.id))
    const email = `new-${person.username}@portal.test`
    expect((await ask(person, email)).status).toBe(202)
    expect(await emailOf(person)).toBe(person.email)
    const [old, fresh] = [await codeTo(person.email), await codeTo(email)]
    expect(old).not.toBe(fresh)
    expect((await confirm(person, old, fresh)).status).toBe(204)
    expect(await emailOf(person)).toBe(email)
    expect((await person.client.get('/api/v1/auth/profile')).status).toBe(200)
    expect((await elsewhere.get('/api/v1/auth/profile')).status).toBe(401)
    expect((await confirm(person, old, fresh)).status).toBe(422)
    expect((await auditOf(api, 'auth.email_changed')).map(row => row.entity_id)).toContain(person.id)
  })

  it('MASS-03 stays without the password, or with the answer of one address alone', async () => {
    const person = await aPerson(api, { passwordHash: hash })
    const email = `new-${person.username}@portal.test`
    expect((await ask(person, email, 'not the password')).status).toBe(403)
    expect(await mailsTo(api, email)).toEqual([])
    await ask(person, email)
    const [old, fresh] = [await codeTo(person.email), await codeTo(email)]
    expect((await confirm(person, other(old), fresh)).status).toBe(422)
    expect((await confirm(person, old, other(fresh))).status).toBe(422)
    expect((await confirm(person, fresh, old)).status).toBe(422)
    expect(await emailOf(person)).toBe(person.email)
  })

  it('MASS-03 cannot be guessed: five wrong answers and the codes are worth nothing', async () => {
    const person = await aPerson(api, { passwordHash: hash })
    const email = `new-${person.username}@portal.test`
    await ask(person, email)
    const [old, fresh] = [await codeTo(person.email), await codeTo(email)]
    for (let n = 0; n < 5; n += 1) expect((await confirm(person, old, other(fresh))).status).toBe(422)
    expect((await confirm(person, old, fresh)).status).toBe(422)
    expect(await emailOf(person)).toBe(person.email)
  })

  it('MASS-03 tells nobody whether an address is somebody else’s', async () => {
    const [person, victim] = [await aPerson(api, { passwordHash: hash }), await aPerson(api)]
    const taken = await ask(person, victim.email)
    const free = await ask(person, `free-${person.username}@portal.test`)
    expect([taken.status, taken.text]).toEqual([free.status, free.text])
    expect(await mailsTo(api, victim.email)).toEqual([])
  })
})
