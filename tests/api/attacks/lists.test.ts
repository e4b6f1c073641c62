import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { anyField, anyFilter, nasty } from '@tests/api/attacks/list-queries.support'
import { aPerson, EVERY_CODE } from '@tests/api/attacks/people.support'

type List = { url: string; permission: PermissionCode }
type Rows = { data: Record<string, unknown>[] }

const UNIT = 'CEB'
let api: TestApi
let reader: Client
let lists: List[]
beforeAll(async () => {
  api = await startApi()
  // Holds every right, in one unit.
  reader = (await aPerson(api, { codes: EVERY_CODE, scope: 'ou', reach: 'home', unit: UNIT })).client
  lists = await findLists()
})
afterAll(() => api.close())

/** Every route that answers with a list and its counts. */
async function findLists(): Promise<List[]> {
  const found: List[] = []
  for (const { method, url, access } of api.app.guardedRoutes) {
    if (method !== 'GET' || url.includes(':') || !('permission' in access)) continue
    const { status, body } = await reader.get<{ meta?: unknown }>(`${url}?start=0&end=1`)
    if (status === 200 && body.meta) found.push({ url, permission: access.permission })
  }
  return found
}

const query = (parts: Record<string, string>) => `?${new URLSearchParams(parts).toString()}`
/** Rows of another unit, wherever a row says whose it is. */
const strangers = (rows: Rows['data']) => rows.filter(row => 'ou_code' in row && row['ou_code'] !== UNIT)

async function expectNoHarm(url: string): Promise<void> {
  const { status, text, body } = await reader.get<Rows>(url)
  expect([200, 400], `${url} → ${status} ${text.slice(0, 200)}`).toContain(status)
  if (status === 200) expect(strangers(body.data)).toEqual([])
}

const RUNS = { numRuns: 60 }

describe('lists', () => {
  it('INJ-01 are all found, or the cases below would try nothing', () => {
    expect(lists.map(({ url }) => url)).toEqual(
      expect.arrayContaining([
        '/api/v1/settings/users',
        '/api/v1/settings/roles',
        '/api/v1/settings/outbox',
        '/api/v1/maintenance/operating-units',
      ]),
    )
  })

  it.each([
    'id;select pg_sleep(5)',
    '(case when 1=1 then id else -id end)',
    '1',
    'password_hash',
    'password_hash:asc',
    'id desc nulls first--',
    'created_at:asc;drop table app_user',
    'created_at:asc,(select 1):desc',
    'created_at:asc nulls first',
    'layout:asc',
    '__proto__:asc',
    'constructor:asc',
    'CREATED_AT:ASC',
    '"created_at":asc',
  ])('INJ-01 refuse to sort by %s, and say nothing of the database', async sort => {
    for (const { url } of lists) {
      const answer = await reader.get(`${url}${query({ sort })}`)
      expect(answer.status).toBe(400)
      expect(answer.text).not.toMatch(/select|syntax|column|relation|pg_/i)
    }
  })

  it('INJ-01 sort by what they show and filter by it, each alone', async () => {
    for (const { url } of lists) {
      // The log calls it by its own name: an entry of it is never written at another time than it is made.
      const made = url.endsWith('/audit') ? 'at' : 'created_at'
      const answer = await reader.get<Rows>(`${url}${query({ sort: `${made}:desc` })}`)
      expect(answer.status, url).toBe(200)
    }
  })

  it.each([
    'password_hash',
    'layout',
    'html_body',
    'text_body',
    'token_hash',
    'created_by',
    'must_change_password',
  ])('INJ-01 do not answer questions about %s by a filter', async field => {
    const filter = JSON.stringify({
      [field]: { filterType: 'text', type: 'startsWith', filter: '$argon2id' },
    })
    for (const { url } of lists) expect((await reader.get(`${url}${query({ filter })}`)).status).toBe(400)
  })

  it('INJ-01 take % and _ in a search as they stand', async () => {
    for (const search of ['%', '_', '%agent%', '\\%'])
      expect((await reader.get<Rows>(`/api/v1/settings/users${query({ search })}`)).body.data).toEqual([])
    const found = await reader.get<Rows>(`/api/v1/settings/users${query({ search: 'agent' })}`)
    expect(found.body.data.map(row => row['username'])).toEqual(['agent'])
  })

  it('INJ-01 never fail and never show another unit, whatever is searched', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...lists), nasty, async ({ url }, search) =>
        expectNoHarm(`${url}${query({ search })}`),
      ),
      RUNS,
    )
  })

  it('INJ-01 never fail and never show another unit, whatever they are sorted by', async () => {
    const sorts = fc.array(fc.tuple(anyField, fc.constantFrom('asc', 'desc', 'up')), {
      minLength: 1,
      maxLength: 4,
    })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...lists), sorts, async ({ url }, parts) =>
        expectNoHarm(`${url}${query({ sort: parts.map(part => part.join(':')).join(',') })}`),
      ),
      RUNS,
    )
  })

  it('INJ-01 never fail and never show another unit, whatever they are filtered by', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...lists), anyFilter, async ({ url }, filter) =>
        expectNoHarm(`${url}${query({ filter: filter ?? '' })}`),
      ),
      { numRuns: 400 },
    )
  })

  it.each([
    ['a day that is none', { last_login_at: { filterType: 'date', type: 'equals', dateFrom: '2024-02-30' } }],
    ['a NUL', { username: { filterType: 'text', type: 'contains', filter: '\u0000' } }],
    ['half a character', { status: { filterType: 'set', values: ['\ud800'] } }],
    [
      'an end before any time',
      {
        last_login_at: { filterType: 'date', type: 'inRange', dateFrom: '2024-01-01', dateTo: '0000-00-00' },
      },
    ],
  ])('INJ-01 refuse %s in a filter', async (_name, filter) => {
    const answer = await reader.get(`/api/v1/settings/users${query({ filter: JSON.stringify(filter) })}`)
    expect(answer.status).toBe(400)
  })

  it('INJ-01 compare a whole number with a fraction', async () => {
    const filter = JSON.stringify({ rank: { filterType: 'number', type: 'greaterThan', filter: 99.5 } })
    const answer = await reader.get<Rows>(`/api/v1/settings/roles${query({ filter })}`)
    expect(answer.body.data.map(row => row['code'])).toEqual(['super_admin'])
  })
})

describe('deep pages', () => {
  it.each([
    ['offset=1000000000', 400],
    ['page=1000000', 400],
    ['cursor=eyJpZCI6MX0', 400],
    ['start=1000000000', 400],
    ['start=10000001&end=10000101', 400],
    ['start=-1', 400],
    ['start=1e9', 400],
    ['start=0&end=501', 400],
    ['start=100&end=50', 400],
    ['start=0&start=1', 400],
    ['start=9999900&end=10000000', 200],
  ])('DOS-02 answer ?%s with %i', async (text, status) => {
    for (const { url } of lists) {
      const answer = await reader.get<Rows>(`${url}?${text}`)
      expect(answer.status).toBe(status)
      if (status === 200) expect(answer.body.data).toEqual([])
    }
  })
})
