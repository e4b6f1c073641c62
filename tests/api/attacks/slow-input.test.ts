import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Client, type TestApi } from '@tests/support/api'

let api: TestApi
let admin: Client
beforeAll(async () => {
  api = await startApi()
  admin = await api.as('super_admin')
})
afterAll(() => api.close())

const LONG = 100_000
/** What makes a careless expression try every way to divide a text before it gives up. */
const TEXTS: [string, string][] = [
  ['one letter', 'a'.repeat(LONG)],
  ['blanks that end in a letter', `${' '.repeat(LONG)}x`],
  ['at signs', '@'.repeat(LONG)],
  ['an address without an end', `a@${'a.'.repeat(LONG / 2)}`],
  ['an address with two ends', `${'a'.repeat(LONG / 2)}@${'b'.repeat(LONG / 2)}@`],
  ['digits that end in a letter', `${'1'.repeat(LONG)}x`],
  ['thousands and commas', '1,'.repeat(LONG / 2)],
  ['minuses', '-'.repeat(LONG)],
  ['full-width letters', 'ａ'.repeat(LONG / 2)],
  ['one letter with many accents', `a${'\u0301'.repeat(LONG / 2)}`],
  ['lines', '\r\n'.repeat(LONG / 2)],
  ['sorts', 'a:asc,'.repeat(LONG / 6)],
]

/** Nothing but an answer is asked for: an expression that runs away would hold the test until its time is up. */
describe.each(TEXTS)('a hundred thousand characters: %s', (_name, text) => {
  it.each([
    ['/users/authenticate', 'email'],
    ['/users/authenticate', 'password'],
    ['/users/register', 'username'],
    ['/users/register', 'email'],
    ['/users/register', 'password'],
    ['/users/forgot-password', 'email'],
    ['/users/reset-password', 'token'],
    ['/users/reset-password', 'password'],
  ])('INJ-25 are refused by POST %s as %s', async (url, field) => {
    const known = {
      '/users/authenticate': { email: 'a@b.test', password: 'x' },
      '/users/register': { username: 'somebody-new', email: 'a@b.test', password: 'four words and a comma' },
      '/users/forgot-password': { email: 'a@b.test' },
      '/users/reset-password': { token: 'x'.repeat(43), password: 'four words and a comma' },
    }[url]
    expect((await api.anyone.post(url, { ...known, [field]: text })).status).toBe(400)
  })

  it('INJ-25 are answered where they stand in a header', async () => {
    const plain = text.replaceAll(/[^\x20-\x7e]/g, 'a')
    for (const name of [
      'accept-language',
      'user-agent',
      'authorization',
      'x-forwarded-for',
      'if-match',
      'content-type',
    ])
      expect((await api.anyone.get('/api/v1/portal', { headers: { [name]: plain } })).status).toBeLessThan(
        500,
      )
  })

  it('INJ-25 are answered by lists and the own profile', async () => {
    for (const name of ['search', 'sort', 'filter', 'start', 'nothing'])
      expect((await admin.get(`/api/v1/settings/users?${name}=${encodeURIComponent(text)}`)).status).toBe(400)
    const version = { headers: { 'if-match': '"1"' } }
    // Blanks around a name are no fault of it.
    expect((await admin.patch('/api/v1/auth/profile', { first_name: text }, version)).status).toBeLessThan(
      500,
    )
    expect((await admin.post('/api/v1/auth/password', { password: text })).status).toBe(400)
    expect((await admin.post('/api/v1/settings/all-role-operation-units', { role_ids: [text] })).status).toBe(
      400,
    )
  })

  it('INJ-25 are answered where they stand in the address', async () => {
    for (const place of ['/api/v1/settings/users/', '/assets/', '/reset-password/', '/'])
      expect((await admin.get(`${place}${encodeURIComponent(text)}`)).status).toBeLessThan(500)
  })
})
