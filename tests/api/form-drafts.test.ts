import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteOldDrafts } from '@server/platform/jobs/housekeeping.repository'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { aPerson } from '@tests/api/attacks/people.support'

const url = (name: string) => `/api/v1/settings/drafts/${encodeURIComponent(name)}`
type Draft = { data: { body: unknown; updated_at: string } | null }

let api: TestApi
let ana: Client
let bea: Client
beforeAll(async () => {
  api = await startApi()
  ana = (await aPerson(api)).client
  bea = (await aPerson(api)).client
})
afterAll(() => api.close())

const save = (client: Client, name: string, body: unknown) => client.send('PUT', url(name), { body })
const read = async (client: Client, name: string) => (await client.get<Draft>(url(name))).body.data
const draft = (values: object) => ({ saved_at: '2025-01-01T00:00:00Z', values })

describe('a draft', () => {
  it('is kept by the name of its form, the last one alone, until it is dropped', async () => {
    expect(await read(ana, 'record:developer:new')).toBeNull()
    expect((await save(ana, 'record:developer:new', draft({ name: 'a' }))).status).toBe(204)
    await save(ana, 'record:developer:new', draft({ name: 'b' }))
    expect((await read(ana, 'record:developer:new'))?.body).toEqual(draft({ name: 'b' }))
    expect((await ana.send('DELETE', url('record:developer:new'))).status).toBe(204)
    expect(await read(ana, 'record:developer:new')).toBeNull()
    expect((await ana.send('DELETE', url('record:developer:new'))).status).toBe(204)
  })

  it('is nobody else’s, not an administrator’s either', async () => {
    await save(ana, 'shared name', draft({ secret: 1 }))
    const admin = await api.as('super_admin')
    for (const other of [bea, admin]) {
      expect(await read(other, 'shared name')).toBeNull()
      await other.send('DELETE', url('shared name'))
    }
    await save(bea, 'shared name', draft({ own: 2 }))
    expect((await read(ana, 'shared name'))?.body).toEqual(draft({ secret: 1 }))
    expect((await api.anyone.get(url('shared name'))).status).toBe(401)
  })

  it('of more than 64 kB is refused, and what was kept stays', async () => {
    await save(ana, 'big', draft({ text: 'small' }))
    expect((await save(ana, 'big', draft({ text: 'x'.repeat(65_536) }))).status).toBe(400)
    expect((await save(ana, 'big', draft({ text: 'x'.repeat(140_000) }))).status).toBe(413)
    expect((await read(ana, 'big'))?.body).toEqual(draft({ text: 'small' }))
    expect((await save(ana, 'big', draft({ text: 'é'.repeat(60_000) }))).status).toBe(204)
  })

  it('INJ-16 pollutes nothing', async () => {
    const payload = '{"body":{"values":{"__proto__":{"polluted":1}}}}'
    const answer = await ana.send('PUT', url('p'), payload, {
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(400)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('is not offered after a week, and swept', async () => {
    await save(ana, 'old', draft({}))
    await save(ana, 'young', draft({}))
    await sql`update form_draft set updated_at = now() - interval '8 days' where name = 'old'`.execute(
      api.database.db,
    )
    expect(await read(ana, 'old')).toBeNull()
    expect(await deleteOldDrafts(api.database.db)).toBe(1)
    expect(await read(ana, 'young')).not.toBeNull()
  })

  it('makes room: the oldest of many go', async () => {
    const person = (await aPerson(api)).client
    for (let n = 0; n < 33; n += 1) await save(person, `form-${n}`, draft({ n }))
    expect(await read(person, 'form-2')).toBeNull()
    expect(await read(person, 'form-3')).not.toBeNull()
  })
})

describe('screens that are kept at hand', () => {
  const PINS = '/api/v1/settings/pins'
  const pins = async (client: Client) =>
    (await client.get<{ data: { paths: string[] } }>(PINS)).body.data.paths

  it('are each person’s own, in their order, each once, and only screens that there are', async () => {
    expect(await pins(ana)).toEqual([])
    const put = (client: Client, paths: string[]) => client.send('PUT', PINS, { paths })
    expect((await put(ana, ['/sales/record', '/property/list', '/sales/record'])).status).toBe(204)
    expect(await pins(ana)).toEqual(['/sales/record', '/property/list'])
    expect(await pins(bea)).toEqual([])
    for (const paths of [
      ['https://evil.test'],
      ['/nowhere'],
      Array.from({ length: 13 }, () => '/sales/record'),
    ])
      expect((await put(ana, paths)).status).toBe(400)
    expect(await pins(ana)).toEqual(['/sales/record', '/property/list'])
  })
})
