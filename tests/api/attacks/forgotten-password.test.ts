import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashOf } from '@server/platform/access/tokens'
import { hashPassword } from '@server/platform/access/passwords'
import { PUBLIC_URL, startApi, type Answer, type TestApi } from '@tests/support/api'
import { aPerson, aSession, from, mailsTo } from '@tests/api/attacks/people.support'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
afterEach(() => vi.useRealTimers())

const forgot = (email: unknown, extra = {}): Promise<Answer> =>
  api.anyone.post('/users/forgot-password', { email }, extra)
const reset = (token: string, password: string): Promise<Answer> =>
  api.anyone.post('/users/reset-password', { token, password })
const tokenIn = (mail: { text_body: string | null } | undefined) =>
  /reset-password\/([\w-]+)/.exec(mail?.text_body ?? '')?.[1] ?? 'there was none'

async function askedFor(count = 1) {
  const person = await aPerson(api)
  for (let i = 0; i < count; i += 1) await forgot(person.email)
  const mails = await mailsTo(api, person.email)
  return { person, mails, tokens: mails.map(tokenIn) }
}

describe('asking for a link', () => {
  it('AUTHN-02 is answered alike for a known and an unknown address, and only the known one gets a mail', async () => {
    const answers = async (email: string) => {
      const all = await Promise.all(Array.from({ length: 50 }, () => forgot(email)))
      return new Set(
        all.map(({ status, text, headers }) => JSON.stringify([status, text, Object.keys(headers).sort()])),
      )
    }
    const known = await answers('president@portal.test')
    expect(known.size).toBe(1)
    expect(await answers('nobody-of-ours@portal.test')).toEqual(known)
    expect([...known][0]).toContain('[202,""')
    expect((await mailsTo(api, 'president@portal.test')).length).toBeGreaterThan(0)
    expect(await mailsTo(api, 'nobody-of-ours@portal.test')).toEqual([])
  })

  it.each(['president@portal.test', 'nobody-of-ours@portal.test'])(
    'AUTHN-02 is answered to %s only after the one wait that hides the work',
    async email => {
      const waits = vi.spyOn(globalThis, 'setTimeout')
      await forgot(email)
      const even = waits.mock.calls.map(([, ms]) => ms ?? 0).filter(ms => ms >= 250 && ms <= 270)
      waits.mockRestore()
      expect(even).toHaveLength(1)
    },
  )

  it.each([
    ['a list', ['accounting@portal.test', 'evil@y.test']],
    ['two in one text', 'accounting@portal.test, evil@y.test'],
    ['two with a semicolon', 'accounting@portal.test;evil@y.test'],
    ['a further header', 'accounting@portal.test\r\nBcc: evil@y.test'],
    ['a quoted part', '"evil@y.test x"@portal.test'],
    ['a display name', 'Evil <evil@y.test>'],
    ['a comment', 'accounting(evil@y.test)@portal.test'],
    ['a NUL', 'accounting@portal.test\u0000'],
  ])('AUTHN-18 refuses %s for an address, and no mail goes anywhere', async (_name, email) => {
    const before = await api.database.db.selectFrom('outbox_mail').select('id').execute()
    expect((await forgot(email)).status).toBe(400)
    expect(await api.database.db.selectFrom('outbox_mail').select('id').execute()).toEqual(before)
  })

  it('AUTHN-18 refuses an address that stands in the body twice', async () => {
    const payload = '{"email":"accounting@portal.test","email":"evil@y.test"}'
    const answer = await api.anyone.send('POST', '/users/forgot-password', payload, {
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ fields: [{ path: 'email', code: 'repeated_field' }] })
  })

  it('AUTHN-18 mails to the address on file, whichever spelling asked', async () => {
    const person = await aPerson(api)
    expect((await forgot(` ${person.email.toUpperCase()} `)).status).toBe(202)
    expect((await mailsTo(api, person.email)).map(mail => mail.to_address)).toEqual([person.email])
  })

  it.each([
    ['Host', { host: 'evil.test' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.test' }],
    ['Forwarded', { forwarded: 'host=evil.test;proto=http' }],
    ['X-Forwarded-Proto', { 'x-forwarded-proto': 'http', 'x-forwarded-port': '81' }],
    ['Origin and Referer', { origin: 'https://evil.test', referer: 'https://evil.test/' }],
  ])('AUTHN-17 mails a link to the public address, whatever %s says', async (_name, headers) => {
    const person = await aPerson(api)
    await forgot(person.email, { headers })
    const [mail] = await mailsTo(api, person.email)
    const links = `${mail?.text_body} ${mail?.html_body}`.match(/https?:\/\/[^\s"<]+/g) ?? []
    expect(links.length).toBeGreaterThan(1)
    for (const link of links) expect(link).toMatch(new RegExp(`^${PUBLIC_URL}/reset-password/[\\w-]{43}$`))
  })
})

describe('using the link', () => {
  it('AUTHN-15 works once: the second use, an older link and one that ran out say the same', async () => {
    const { person, tokens } = await askedFor(2)
    const [older = '', newer = ''] = tokens
    const outOfTime = (await askedFor()).tokens[0] ?? ''
    await sql`update password_reset set expires_at = now() - interval '1 second' where token_hash = ${hashOf(outOfTime)}`.execute(
      api.database.db,
    )
    const refusals = [await reset(older, 'a password of mine'), await reset(outOfTime, 'a password of mine')]
    expect((await reset(newer, 'a password of mine')).status).toBe(204)
    expect((await api.signIn(person.email, 'a password of mine')).status).toBe(200)
    refusals.push(await reset(newer, 'another of theirs'), await reset('A'.repeat(43), 'another of theirs'))
    for (const { status, body } of refusals) {
      expect(status).toBe(410)
      expect(body).toMatchObject({
        code: 'link_expired',
        message: (refusals[0] as { body: { message: string } }).body.message,
      })
    }
  })

  it('AUTHN-15 leaves nothing but a hash in the table, and lives for an hour', async () => {
    const { person, tokens } = await askedFor()
    const { rows } = await sql<{ text: string; minutes: number }>`
      select r::text as text, extract(epoch from expires_at - created_at) / 60 as minutes
      from password_reset r where user_id = ${person.id}`.execute(api.database.db)
    expect(tokens[0]).toMatch(/^[\w-]{43}$/)
    expect(rows[0]?.text).not.toContain(tokens[0])
    expect(rows[0]?.text).toContain(hashOf(tokens[0] ?? '').toString('hex'))
    expect(Math.round(Number(rows[0]?.minutes))).toBe(60)
  })

  it('AUTHN-15 ends the sessions that were open, and tells the owner', async () => {
    const { person, tokens } = await askedFor()
    const token = await aSession(api, person.id)
    await reset(tokens[0] ?? '', 'a password of mine')
    expect((await api.withToken(token).get('/api/v1/auth/profile')).status).toBe(401)
    expect((await mailsTo(api, person.email)).map(mail => mail.kind)).toContain('account.changed')
  })

  it('AUTHN-15 makes a stranger’s guesses cost the server no hash: more than could wait for one are all answered', async () => {
    const guesses = Array.from({ length: 210 }, (_, i) => `guess-${i}-${'x'.repeat(30)}`)
    const answers = await Promise.all(guesses.map(guess => reset(guess, 'a password of mine')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([410]))
  })

  it('AUTHN-16 lets one of twenty have the account when all use the link at once', async () => {
    const { person, tokens } = await askedFor()
    const passwords = Array.from({ length: 20 }, (_, i) => `raced password no ${i}`)
    const answers = await Promise.all(passwords.map(password => reset(tokens[0] ?? '', password)))
    const winners = passwords.filter((_, i) => answers[i]?.status === 204)
    expect(winners).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(19)
    expect((await api.signIn(person.email, winners[0] ?? '', from('192.0.2.9'))).status).toBe(200)
  })
})

describe('passwords at rest', () => {
  it('AUTHN-25 have a salt each and the current floor of argon2id, which stands in the hash', async () => {
    const [one, other] = [await hashPassword('the same for both'), await hashPassword('the same for both')]
    expect(one).not.toBe(other)
    const [, memory, time, lanes] =
      /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$[\w+/]{22,}\$[\w+/]{43}$/.exec(one) ?? []
    expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024)
    expect(Number(time)).toBeGreaterThanOrEqual(2)
    expect(Number(lanes)).toBe(1)
  })

  it('AUTHN-25 are hashed anew at the next sign-in where theirs is older than today’s', async () => {
    const { hash } = await import('@node-rs/argon2')
    const password = 'an old hash of mine'
    const passwordHash = await hash(password, { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 })
    const person = await aPerson(api, { passwordHash })
    const stored = async () =>
      (
        await api.database.db
          .selectFrom('app_user')
          .select('password_hash')
          .where('id', '=', person.id)
          .executeTakeFirst()
      )?.password_hash
    await api.signIn(person.email, 'not the password')
    expect(await stored()).toBe(passwordHash)
    expect((await api.signIn(person.email, password)).status).toBe(200)
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await api.signIn(person.email, password)).status).toBe(200)
  })
})
