import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  SIGN_IN_FAILURES_PER_ACCOUNT,
  SIGN_IN_FAILURES_PER_ADDRESS,
  SIGN_IN_WINDOW_MINUTES,
} from '@server/platform/access/throttles'
import { hashPassword } from '@server/platform/access/passwords'
import { startApi, type TestApi } from '@tests/support/api'
import { aPerson, auditOf, from, type Person } from '@tests/api/attacks/people.support'

const PASSWORD = 'the right one, 2 words'
let api: TestApi
let passwordHash: string
beforeAll(async () => {
  api = await startApi()
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => api.close())

let addresses = 0
const anAddress = () => `203.0.113.${(addresses += 1)}`
const someone = () => aPerson(api, { passwordHash })
const guess = (email: string, password: string, address: string) => api.signIn(email, password, from(address))

async function guesses(count: number, person: Pick<Person, 'email'>, address: string): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < count; i += 1) statuses.push((await guess(person.email, `guess ${i}`, address)).status)
  return statuses
}

/** As if so many minutes had gone by since the throttles last moved. */
const later = (minutes: number) =>
  sql`update throttle set window_start = window_start - make_interval(mins => ${minutes})`.execute(
    api.database.db,
  )

describe('guessing one password', () => {
  it('AUTHN-06 is refused with Retry-After once the documented count is used up, in a row', async () => {
    const person = await someone()
    const address = anAddress()
    const statuses = await guesses(20, person, address)
    expect(statuses.slice(0, SIGN_IN_FAILURES_PER_ACCOUNT)).toEqual(
      Array(SIGN_IN_FAILURES_PER_ACCOUNT).fill(401),
    )
    expect(statuses.slice(SIGN_IN_FAILURES_PER_ACCOUNT)).toEqual(Array(15).fill(429))
    const owner = await guess(person.email, PASSWORD, anAddress())
    expect(owner.status).toBe(429)
    const wait = Number(owner.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(SIGN_IN_WINDOW_MINUTES * 60)
  })

  it('AUTHN-06 gets no more tries when all are sent at once', async () => {
    const person = await someone()
    const address = anAddress()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => guess(person.email, `at once ${i}`, address)),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(SIGN_IN_FAILURES_PER_ACCOUNT)
  })

  it('AUTHN-06 only delays the owner, however much a stranger knocks meanwhile', async () => {
    const person = await someone()
    await guesses(SIGN_IN_FAILURES_PER_ACCOUNT, person, anAddress())
    await later(SIGN_IN_WINDOW_MINUTES - 1)
    expect(await guesses(3, person, anAddress())).toEqual([429, 429, 429])
    await later(2)
    expect((await guess(person.email, PASSWORD, anAddress())).status).toBe(200)
  })

  it('AUTHN-06 leaves a row of the audit log for every password that was wrong', async () => {
    const person = await someone()
    const address = anAddress()
    await guesses(SIGN_IN_FAILURES_PER_ACCOUNT + 3, person, address)
    const rows = [...(await auditOf(api, 'auth.sign_in_failed')), ...(await auditOf(api, 'auth.locked'))]
    const own = rows.filter(row => row.entity_id === person.id)
    expect(own.map(row => row.ip)).toEqual(Array(SIGN_IN_FAILURES_PER_ACCOUNT).fill(address))
    expect(own.filter(row => row.action === 'auth.locked')).toHaveLength(1)
  })

  it.each([
    ['capitals', (email: string) => email.toUpperCase()],
    ['blanks', (email: string) => `  ${email} `],
    [
      'full-width letters',
      (email: string) => email.replaceAll(/[a-z]/g, c => String.fromCodePoint(c.charCodeAt(0) + 0xfee0)),
    ],
    ['a full-width @', (email: string) => email.replace('@', '＠')],
  ])('AUTHN-09 counts against the same account when it is spelled with %s', async (_name, spelled) => {
    const person = await someone()
    await guesses(SIGN_IN_FAILURES_PER_ACCOUNT - 1, person, anAddress())
    expect((await guess(spelled(person.email), 'the last guess', anAddress())).status).toBe(401)
    expect((await guess(person.email, PASSWORD, anAddress())).status).toBe(429)
  })

  it('AUTHN-09 signs a person in by any of these spellings, so that they are one account', async () => {
    const person = await someone()
    const answer = await guess(` ${person.email.toUpperCase()}`, PASSWORD, anAddress())
    expect(answer.body.id).toBe(person.id)
  })
})

describe('spraying one password over many accounts', () => {
  const spray = async (count: number, address: (i: number) => string, server = api) => {
    const statuses: number[] = []
    for (let i = 0; i < count; i += 1)
      statuses.push(
        (await server.signIn(`staff-${address(i)}-${i}@portal.test`, 'Summer2024!', from(address(i)))).status,
      )
    return statuses
  }

  it('AUTHN-07 is refused past the limit of the address, also through another server', async () => {
    const address = anAddress()
    const other = await startApi({ on: api.fresh })
    const half = SIGN_IN_FAILURES_PER_ADDRESS / 2
    expect(await spray(half, () => address)).toEqual(Array(half).fill(401))
    expect(await spray(half, () => address, other)).toEqual(Array(half).fill(401))
    expect(await spray(2, () => address)).toEqual([429, 429])
    expect(await spray(2, () => address, other)).toEqual([429, 429])
    await other.close()
  })

  it('AUTHN-07 counts a whole IPv6 network as one address: whoever has one has all of it', async () => {
    const statuses = await spray(
      SIGN_IN_FAILURES_PER_ADDRESS + 1,
      i => `2001:db8:7:1::${(i + 1).toString(16)}`,
    )
    expect(statuses.at(-1)).toBe(429)
    expect((await guess('staff@portal.test', 'x', '2001:db8:7:2::1')).status).toBe(401)
  })

  it('AUTHN-07 does not believe the address that a caller inside the network claims behind the proxy', async () => {
    const claimed = (i: number) => ({
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': `198.51.100.${i}, 10.1.2.3` },
    })
    const statuses: number[] = []
    for (let i = 0; i <= SIGN_IN_FAILURES_PER_ADDRESS; i += 1)
      statuses.push((await api.signIn(`inside-${i}@portal.test`, 'x', claimed(i))).status)
    expect(statuses.at(-1)).toBe(429)
  })

  it('AUTHN-07 does not add up the slips of a whole day behind one address', async () => {
    const address = anAddress()
    const person = await someone()
    for (let round = 0; round < 6; round += 1) {
      expect(await spray(10, () => address)).toEqual(Array(10).fill(401))
      expect((await guess(person.email, PASSWORD, address)).status).toBe(200)
      await later(6)
    }
  })
})

describe('signing in with what is no text', () => {
  const values: [string, unknown][] = [
    ['null', null],
    ['a number', 7],
    ['true', true],
    ['an array', ['agent@portal.test']],
    ['an object', { email: 'agent@portal.test' }],
    ['nothing', undefined],
    ['an empty text', ''],
    ['a NUL', 'agent\u0000@portal.test'],
    ['half a character', 'agent\ud800@portal.test'],
  ]

  it.each(values)('AUTHN-10 refuses %s for an e-mail', async (_name, email) => {
    const answer = await api.anyone.post('/users/authenticate', { email, password: 'Portal-demo-1' })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'malformed' })
  })

  it.each(values)('AUTHN-10 refuses %s for a password', async (_name, password) => {
    const answer = await api.anyone.post('/users/authenticate', { email: 'agent@portal.test', password })
    expect(answer.status).toBe(400)
  })
})
