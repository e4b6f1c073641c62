import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ABSOLUTE_DAYS, hashOf, IDLE_MINUTES } from '@server/platform/access/tokens'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { startApi, type TestApi } from '@tests/support/api'
import { TEST_SECRET } from '@tests/support/company'
import { aPerson, type Person } from '@tests/api/attacks/people.support'

let api: TestApi
let person: Person
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  person = await aPerson(api, { codes: ['settings.user.view'] })
})

const statusOf = async (token: string) => (await api.withToken(token).get('/users')).status
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const key = new TextEncoder().encode(TEST_SECRET)
const now = () => Math.floor(Date.now() / 1000)
const minutesAgo = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`
const secretIn = (token: string) => String(decodeJwt(token)['sid'])

/** Signed with our own secret for a session that lives: only what is changed speaks against it. */
function ours(
  changed: JWTPayload = {},
  header: Record<string, unknown> = {},
  signedWith = key,
): Promise<string> {
  const claims = { ...decodeJwt(person.token), ...changed }
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header }).sign(signedWith)
}

async function change(values: Record<string, unknown>): Promise<void> {
  const changes = Object.entries(values).map(([name, value]) => sql`${sql.id(name)} = ${value}`)
  await sql`update session set ${sql.join(changes)} where token_hash = ${hashOf(secretIn(person.token))}`.execute(
    api.database.db,
  )
}

describe('a token', () => {
  it('TOK-01 lets its person in as it was given: otherwise the refusals below would prove nothing', async () => {
    expect(await statusOf(person.token)).toBe(200)
    expect(await statusOf(await ours())).toBe(200)
  })

  it.each(['none', 'None', 'nOnE', 'NONE', '', 'HS384', 'HS512', 'RS256'])(
    'TOK-01 is refused with the algorithm "%s", with and without its signature',
    async alg => {
      const [, payload = '', signature = ''] = person.token.split('.')
      const header = encoded({ ...decodeProtectedHeader(person.token), alg })
      for (const forged of [
        `${header}.${payload}.`,
        `${header}.${payload}`,
        `${header}.${payload}.${signature}`,
      ])
        expect(await statusOf(forged)).toBe(401)
    },
  )

  it.each(['HS384', 'HS512'])(
    'TOK-01 is refused with our own signature by %s, which we never make',
    async alg => {
      expect(await statusOf(await ours({}, { alg }))).toBe(401)
    },
  )

  it('TOK-01 is refused without a signature, with another’s, and with claims that were not signed', async () => {
    const [header, payload = '', signature = ''] = person.token.split('.')
    const other = await aPerson(api)
    const claims = { ...decodeJwt(person.token), sub: other.id }
    for (const forged of [
      new UnsecuredJWT(decodeJwt(person.token)).encode(),
      `${header}.${payload}.${other.token.split('.')[2]}`,
      `${header}.${encoded(claims)}.${signature}`,
      await ours({}, {}, new TextEncoder().encode(`${TEST_SECRET}?`)),
      await ours({ sub: other.id }),
      await ours({ sid: 'a'.repeat(43) }),
    ])
      expect(await statusOf(forged)).toBe(401)
  })

  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = publicKey.export({ format: 'jwk' })
  it.each<[string, Record<string, unknown>]>([
    ['jwk', { jwk }],
    ['jku', { jku: 'http://127.0.0.1:1/keys' }],
    ['x5u', { x5u: 'http://127.0.0.1:1/cert' }],
    ['x5c', { x5c: ['MIIB'] }],
    ['kid naming a file', { kid: '../../../../dev/null' }],
    ['kid holding SQL', { kid: "x' union select 'key" }],
    ['crit', { crit: ['exp'], exp: 1 }],
  ])('TOK-03 that brings its own key by %s is refused, whoever signed it', async (_name, header) => {
    const claims = decodeJwt(person.token)
    const theirs = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...header })
    expect(await statusOf(await theirs.sign(privateKey).catch(() => 'no.to.ken'))).toBe(401)
    const empty = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', ...header })
    expect(await statusOf(await empty.sign(new Uint8Array(32)).catch(() => 'no.to.ken'))).toBe(401)
    const withOurs = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header })
    expect(await statusOf(await withOurs.sign(key).catch(() => 'no.to.ken'))).toBe(401)
  })

  it.each<[string, () => JWTPayload]>([
    ['it ran out 61 seconds ago', () => ({ exp: now() - 61 })],
    ['it holds only from in two minutes', () => ({ nbf: now() + 120 })],
    ['it was issued a day ahead', () => ({ iat: now() + 86_400 })],
    ['it says that it lasts longer than any session', () => ({ iat: now() - (ABSOLUTE_DAYS + 1) * 86_400 })],
  ])('TOK-05 is refused when %s', async (_name, changed) => {
    expect(await statusOf(await ours(changed()))).toBe(401)
  })

  it.each(['exp', 'iat', 'sub', 'sid'])('TOK-05 is refused when it says nothing of %s', async name => {
    expect(await statusOf(await ours({ [name]: undefined }))).toBe(401)
  })

  it('TOK-05 is refused once its session was idle too long, and taken a minute before', async () => {
    await change({ last_seen_at: minutesAgo(IDLE_MINUTES - 1) })
    expect(await statusOf(person.token)).toBe(200)
    await change({ last_seen_at: minutesAgo(IDLE_MINUTES + 1) })
    expect(await statusOf(person.token)).toBe(401)
  })

  it('TOK-05 is refused once its session is too old, however busy it was', async () => {
    const { rows } = await sql<{ days: number }>`
      select extract(epoch from expires_at - issued_at) / 86400 as days from session
      where token_hash = ${hashOf(secretIn(person.token))}`.execute(api.database.db)
    expect(Number(rows[0]?.days)).toBe(ABSOLUTE_DAYS)
    await change({ expires_at: minutesAgo(0) })
    expect(await statusOf(person.token)).toBe(401)
  })

  it.each([
    ['the query', (token: string) => ({ url: `/users?token=${token}`, headers: {} })],
    [
      'the query, by its other name',
      (token: string) => ({ url: `/users?access_token=${token}`, headers: {} }),
    ],
    [
      'a cookie',
      (token: string) => ({ url: '/users', headers: { cookie: `token=${token}; access_token=${token}` } }),
    ],
    ['another header', (token: string) => ({ url: '/users', headers: { 'x-access-token': token } })],
    ['another scheme', (token: string) => ({ url: '/users', headers: { authorization: `Basic ${token}` } })],
    [
      'two at once',
      (token: string) => ({ url: '/users', headers: { authorization: `Bearer ${token}, Bearer ${token}` } }),
    ],
  ])('TOK-10 is not looked for in %s', async (_name, how) => {
    const { url, headers } = how(person.token)
    expect((await api.anyone.get(url, { headers })).status).toBe(401)
  })

  it('TOK-16 is another at each sign-in, though the old one is sent along, which is not extended', async () => {
    const first = await api.signIn('agent@portal.test', DEMO_PASSWORD)
    const expiry = () =>
      api.database.db
        .selectFrom('session')
        .select(['expires_at', 'revoked_at'])
        .where('token_hash', '=', hashOf(secretIn(first.body.token)))
        .executeTakeFirstOrThrow()
    const before = await expiry()
    const headers = { authorization: `Bearer ${first.body.token}` }
    const second = await api.signIn('agent@portal.test', DEMO_PASSWORD, { headers })
    expect(secretIn(second.body.token)).not.toBe(secretIn(first.body.token))
    expect(await expiry()).toEqual(before)
  })

  it('TOK-16 names a session by 256 random bits, of which the table keeps a hash alone', async () => {
    const secrets = await Promise.all(
      Array.from({ length: 20 }, async () => secretIn((await aPerson(api)).token)),
    )
    for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    const seen = secrets.map(secret => Buffer.from(secret, 'base64url'))
    // Over 640 random bytes no value stands in one place of all twenty.
    for (let i = 0; i < 32; i += 1) expect(new Set(seen.map(bytes => bytes[i])).size).toBeGreaterThan(1)
    const { rows } = await sql<{
      all: string
    }>`select string_agg(s::text, ' ') as all from session s`.execute(api.database.db)
    for (const secret of secrets) expect(rows[0]?.all).not.toContain(secret)
  })
})
