import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SavedView } from '@contract/modules/settings/saved-view.resource'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { aPerson, seen } from '@tests/api/attacks/people.support'

const URL = '/api/v1/settings/saved-views'
type One = { data: SavedView }
type Failure = { code: string; fields: { path: string; code: string }[] }

let api: TestApi
let ana: Client
let bea: Client
let davao: Client
let head: Client
beforeAll(async () => {
  api = await startApi()
  const at = async (unit: 'CEB' | 'DVO') => (await aPerson(api, { reach: 'home', unit })).client
  ;[ana, bea, davao] = [await at('CEB'), await at('CEB'), await at('DVO')]
  head = (await aPerson(api)).client
})
afterAll(() => api.close())

let count = 0
const view = (overrides: object = {}) => ({
  grid_key: 'developers',
  name: `View ${(count += 1)}`,
  state: { sort: [{ field: 'code', direction: 'asc' }] },
  ...overrides,
})
const make = async (client: Client, overrides: object = {}) =>
  (await client.post<One>(URL, view(overrides))).body.data
const list = async (client: Client, key = 'developers') =>
  (await client.get<{ data: SavedView[] }>(`${URL}?grid_key=${key}`)).body.data
const ids = async (client: Client, key?: string) => (await list(client, key)).map(({ id }) => id)

describe('a saved view', () => {
  it('keeps columns, sort, filter, search and density as they were', async () => {
    const state = {
      columns: [
        { id: 'code', width: 120, pinned: 'start' },
        { id: 'developer_label', hidden: true, pinned: null },
      ],
      sort: [{ field: 'developer_id', direction: 'desc' }],
      filter: { name: { filterType: 'text', type: 'contains', filter: 'x' } },
      search: 'abc',
      density: 'compact',
    }
    const made = await make(ana, { state, grid_key: 'kept' })
    expect(made).toMatchObject({ state, is_own: true, is_default: false, is_shared: false, row_version: 1 })
    expect((await list(ana, 'kept'))[0]).toEqual(made)
    expect(await list(ana, 'another')).toEqual([])
  })

  it('is its owner’s alone, to see and to change', async () => {
    const { id } = await make(ana)
    for (const other of [bea, davao, head]) {
      expect(await ids(other)).not.toContain(id)
      expect((await other.patch(`${URL}/${id}`, { name: 'Mine' }, seen(1))).status).toBe(404)
      expect((await other.send('DELETE', `${URL}/${id}`)).status).toBe(404)
    }
    expect(await ids(ana)).toContain(id)
  })

  it('is shared within the units of its owner, to be used and not to be changed', async () => {
    const { id } = await make(ana, { is_shared: true })
    const [there] = (await list(bea)).filter(found => found.id === id)
    expect(there).toMatchObject({
      is_own: false,
      is_default: false,
      owner_name: expect.stringMatching(/^someone-/),
    })
    expect(await ids(head)).toContain(id)
    expect(await ids(davao)).not.toContain(id)
    expect((await bea.patch(`${URL}/${id}`, { name: 'Mine' }, seen(1))).status).toBe(404)
    await ana.patch(`${URL}/${id}`, { is_shared: false }, seen(1))
    expect(await ids(bea)).not.toContain(id)
  })

  it('of head office is shared with all, or with the unit that it acts in', async () => {
    const everywhere = await make(head, { is_shared: true })
    const narrowed = await head.post<One>(URL, view({ is_shared: true }), {
      headers: { 'x-active-ou': 'DVO' },
    })
    expect(await ids(ana)).toContain(everywhere.id)
    expect(await ids(ana)).not.toContain(narrowed.body.data.id)
    expect(await ids(davao)).toEqual(expect.arrayContaining([everywhere.id, narrowed.body.data.id]))
  })

  it('is the default of one person and list, one at a time', async () => {
    const [one, two] = [
      await make(ana, { is_default: true }),
      await make(ana, { is_default: true, is_shared: true }),
    ]
    const other = await make(ana, { is_default: true, grid_key: 'projects' })
    const defaults = (await list(ana)).filter(found => found.is_default).map(({ id }) => id)
    expect(defaults).toEqual([two.id])
    expect((await list(ana, 'projects')).map(found => found.is_default)).toEqual([true])
    expect((await list(bea)).find(found => found.id === two.id)?.is_default).toBe(false)
    await ana.patch(
      `${URL}/${one.id}`,
      { is_default: true },
      seen((await list(ana)).find(found => found.id === one.id)?.row_version ?? 0),
    )
    expect((await list(ana)).filter(found => found.is_default).map(({ id }) => id)).toEqual([one.id])
    expect(other.is_default).toBe(true)
  })

  it('has a name of its own, and asks which version was seen', async () => {
    const { id } = await make(ana, { name: 'Taken' })
    const twice = await ana.post<Failure>(URL, view({ name: 'Taken' }))
    expect([twice.status, twice.body.fields[0]]).toMatchObject([
      409,
      { path: 'name', code: 'already_exists' },
    ])
    expect((await bea.post(URL, view({ name: 'Taken' }))).status).toBe(201)
    expect((await ana.patch(`${URL}/${id}`, { name: 'New' })).status).toBe(400)
    expect((await ana.patch(`${URL}/${id}`, { name: 'New' }, seen(9))).status).toBe(409)
    expect((await ana.send('DELETE', `${URL}/${id}`)).status).toBe(204)
  })
})

describe('INJ-16 INJ-17 what a view may hold', () => {
  it.each([
    ['an unknown part', { state: { rowGroup: ['a'] } }],
    ['the whole state of a grid', { state: { columnState: [{ colId: 'a' }] } }],
    ['a column that is none', { state: { columns: [{ id: 'constructor' }] } }],
    ['a column inside an object’s machinery', { state: { columns: [{ id: 'a.__proto__.b' }] } }],
    ['a column with more to it', { state: { columns: [{ id: 'a', cellRenderer: 'x' }] } }],
    ['a filter on machinery', { state: { filter: { constructor: { filterType: 'set', values: [] } } } }],
    ['a sort on machinery', { state: { sort: [{ field: 'prototype', direction: 'asc' }] } }],
    ['a script for a key', { grid_key: '<script>' }],
    ['an owner', { owner_id: '01a1fa65-f2dd-768c-999c-c8f7244c9822' }],
    ['units to share with', { shared_units: [] }],
  ])('is not %s', async (_name, overrides) => {
    expect((await ana.post(URL, view(overrides))).status).toBe(400)
  })

  it.each([
    '{"grid_key":"developers","name":"P","state":{"__proto__":{"polluted":1}}}',
    '{"grid_key":"developers","name":"P","state":{"columns":[{"id":"a","__proto__":{"polluted":1}}]}}',
    '{"grid_key":"developers","name":"P","state":{"constructor":{"prototype":{"polluted":1}}}}',
    '{"grid_key":"developers","name":"P","state":{"filter":{"__proto__":{"filterType":"set","values":[]}}}}',
  ])('pollutes nothing: %s', async payload => {
    const answer = await ana.post(URL, payload, { headers: { 'content-type': 'application/json' } })
    expect(answer.status).toBe(400)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect((await ana.get('/healthz')).status).toBe(200)
  })
})
