import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MenuItem } from '@contract/modules/auth/auth.calls'
import type { Menu } from '@contract/modules/settings/menu.resource'
import { inTransaction } from '@server/platform/db/transaction'
import { seedAccess } from '@server/seeds/seed-access'
import { startApi, type Answer, type Client, type TestApi } from '@tests/support/api'
import { aPerson, seen } from '@tests/api/attacks/people.support'
import { doubleOf } from '@tests/support/double-of'

let api: TestApi
let admin: Client
beforeAll(async () => {
  api = await startApi()
  admin = await api.as('super_admin')
})
afterAll(() => api.close())

const MENUS = '/api/v1/settings/menus'
type One = { data: Menu }
const all = async () => (await admin.get<{ data: Menu[] }>(`${MENUS}?start=0&end=200`)).body.data
const keyed = async (key: string) => {
  const found = (await all()).find(menu => menu.key === key)
  if (!found) throw new Error(`no menu ${key}`)
  return found
}
const below = async (parent: string | null) =>
  (await all())
    .filter(menu => menu.parent_id === parent)
    .sort((a, b) => a.sort - b.sort)
    .map(menu => menu.key)
const shown = async (client: Client) =>
  (await client.get<{ data: MenuItem[] }>('/api/v1/auth/menus')).body.data

const entry = {
  parent_id: null,
  title_key: 'People at work',
  titles: { fr: 'Les gens au travail' },
  path: '/settings/users',
  icon: 'people',
  permission_code: null,
  is_enabled: true,
}
const move = (menu: Menu, body: object): Promise<Answer<One>> =>
  admin.post(`${MENUS}/${menu.id}/move`, body, seen(menu.row_version))

describe('menus', () => {
  it('take over from their page which module they belong to and what they ask for', async () => {
    const group = await keyed('group.people')
    const made = await admin.post<One>(MENUS, { ...entry, parent_id: group.id })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({
      permission_code: 'settings.user.view',
      module_label: 'Settings',
      title_key: 'People at work',
      titles: { fr: 'Les gens au travail' },
    })
    expect((await shown(admin)).find(item => item.id === made.body.data.id)).toMatchObject({
      titles: { fr: 'Les gens au travail' },
    })
    expect((await shown(await api.as('agent'))).some(item => item.id === made.body.data.id)).toBe(false)
  })

  it('may ask for another right, in words of one’s own, and be hidden', async () => {
    const made = (await admin.post<One>(MENUS, entry)).body.data
    const url = `${MENUS}/${made.id}`
    const stricter = await admin.patch<One>(url, { permission_code: 'settings.user.edit' }, seen(1))
    expect(stricter.body.data).toMatchObject({ permission_code: 'settings.user.edit', min_scope: null })
    expect((await admin.patch(url, { permission_code: 'no.such.code' }, seen(2))).status).toBe(422)
    expect((await admin.patch(url, { is_enabled: false }, seen(2))).status).toBe(200)
    expect((await shown(admin)).some(item => item.id === made.id)).toBe(false)
    expect((await admin.patch(url, { is_enabled: true }, seen(2))).status).toBe(409)
  })

  it('move among their own and to another group in one call, and keep the order without gaps', async () => {
    const settings = await keyed('group.settings')
    const before = await below(settings.id)
    const outbox = await keyed('screens.outbox')
    expect((await move(outbox, { parent_id: settings.id, position: 0 })).status).toBe(200)
    expect(await below(settings.id)).toEqual([
      'screens.outbox',
      ...before.filter(k => k !== 'screens.outbox'),
    ])
    const people = await keyed('group.people')
    const there = await below(people.id)
    expect((await move(await keyed('screens.outbox'), { parent_id: people.id, position: 1 })).status).toBe(
      200,
    )
    expect((await below(people.id))[1]).toBe('screens.outbox')
    expect(await below(people.id)).toHaveLength(there.length + 1)
    expect((await move(outbox, { parent_id: null, position: 0 })).body).toMatchObject({
      code: 'stale_record',
    })
  })

  it('stand on two levels, and in no ring', async () => {
    const [people, settings] = [await keyed('group.people'), await keyed('group.settings')]
    const users = await keyed('screens.users')
    for (const [menu, parent_id] of [
      [people, settings.id],
      [people, people.id],
      [users, (await keyed('screens.roles')).id],
    ] as const)
      expect((await move(menu, { parent_id, position: 0 })).status).toBe(422)
    const inside = await admin.post(MENUS, { ...entry, path: null, parent_id: people.id })
    expect(inside.status).toBe(422)
    const turned = await admin.patch(
      `${MENUS}/${settings.id}`,
      { path: '/settings/users' },
      seen(settings.row_version),
    )
    expect(turned.status).toBe(422)
  })

  it('move one after the other when two move at once', async () => {
    const settings = await keyed('group.settings')
    const [a, b] = [await keyed('screens.users'), await keyed('screens.auditLog')]
    const answers = await Promise.all([
      move(a, { parent_id: settings.id, position: 3 }),
      move(b, { parent_id: settings.id, position: 0 }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const sorts = (await all()).filter(menu => menu.parent_id === settings.id).map(menu => menu.sort)
    expect(new Set(sorts).size).toBe(sorts.length)
  })

  it('are removed for good, a group only once it is empty', async () => {
    const company = await keyed('screens.company')
    const settings = await keyed('group.settings')
    const group = await admin.send('DELETE', `${MENUS}/${settings.id}`, undefined, seen(settings.row_version))
    expect(group.body).toMatchObject({ code: 'in_use' })
    const gone = await admin.send('DELETE', `${MENUS}/${company.id}`, undefined, seen(company.row_version))
    expect(gone.status).toBe(204)
    // As at the next start of the portal.
    await inTransaction(api.database, { identity: { role: 'system' } }, tx => seedAccess(tx.db))
    expect((await all()).some(menu => menu.key === 'screens.company')).toBe(false)
  })
})

describe('a menu that somebody makes', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.test',
    'https://evil.test',
    '/\\evil.test',
    '/settings/users/../../evil',
    '/settings/users/:id',
    '/settings/nowhere',
    '/login',
    '',
  ])('FUNC-04 leads to a page of this portal alone: %j', async path => {
    const made = await admin.post(MENUS, { ...entry, path })
    expect(made.status).toBe(422)
    expect(made.body).toMatchObject({ fields: [{ path: 'path', code: 'path_unknown' }] })
    const own = await admin.post<One>(MENUS, entry)
    const { id, row_version } = own.body.data
    expect((await admin.patch(`${MENUS}/${id}`, { path }, seen(row_version))).status).toBe(422)
  })

  it('FUNC-04 belongs to a module that has no address at all', async () => {
    const body = { code: 'evil-links', name: 'Evil', sort: 1, is_enabled: true }
    const answer = await admin.post('/api/v1/settings/modules', { ...body, url: 'javascript:alert(1)' })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ fields: [{ path: 'url', code: 'unknown_field' }] })
  })
})

describe('a module', () => {
  const MODULES = '/api/v1/settings/modules'
  type Module = { id: string; code: string; row_version: number }
  const moduleCalled = async (code: string) => {
    const { data } = (await admin.get<{ data: Module[] }>(`${MODULES}?start=0&end=100`)).body
    return data.find(module => module.code === code) as Module
  }
  const enable = async (code: string, is_enabled: boolean) => {
    const { id, row_version } = await moduleCalled(code)
    return admin.patch(`${MODULES}/${id}`, { is_enabled }, seen(row_version))
  }

  it('closes its routes and hides its menus from the next request on, and opens them again', async () => {
    const units = '/api/v1/maintenance/operating-units?start=0&end=10'
    const hasMenus = async () => (await shown(admin)).some(item => item.module === 'maintenance')
    expect((await admin.get(units)).status).toBe(200)
    expect(await hasMenus()).toBe(true)
    expect((await enable('maintenance', false)).status).toBe(200)
    expect((await admin.get(units)).status).toBe(403)
    expect(await hasMenus()).toBe(false)
    expect((await enable('maintenance', true)).status).toBe(200)
    expect((await admin.get(units)).status).toBe(200)
  })

  it.each(['settings', 'auth', 'dashboard'])('that the others stand on stays: %s', async code => {
    const answer = await enable(code, false)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ fields: [{ path: 'is_enabled', code: 'module_stands' }] })
    expect((await admin.get('/api/v1/settings/modules')).status).toBe(200)
  })

  it('is removed only where nothing uses it', async () => {
    const made = await admin.post<{ data: Module }>(MODULES, {
      code: 'fleet',
      name: 'Fleet',
      sort: 300,
      is_enabled: true,
    })
    const { id } = made.body.data
    const right = await admin.post('/api/v1/settings/permission-catalogue', {
      code: 'fleet.car.view',
      module_id: id,
      description: 'See the cars.',
      is_sensitive: false,
      scopable: true,
    })
    expect(right.status).toBe(201)
    expect((await admin.send('DELETE', `${MODULES}/${id}`, undefined, seen(1))).body).toMatchObject({
      code: 'in_use',
    })
    await api.database.db.deleteFrom('permission').where('code', '=', 'fleet.car.view').execute()
    expect((await admin.send('DELETE', `${MODULES}/${id}`, undefined, seen(1))).status).toBe(204)
  })

  it('takes codes of three parts into the catalogue, whose words can change and whose codes cannot', async () => {
    const module_id = (await moduleCalled('settings')).id
    const body = { module_id, description: 'Try it.', is_sensitive: false, scopable: true }
    const catalogue = '/api/v1/settings/permission-catalogue'
    expect((await admin.post(catalogue, { ...body, code: 'Not.A.Code' })).status).toBe(400)
    expect((await admin.post(catalogue, { ...body, code: 'two.parts' })).status).toBe(400)
    const made = await admin.post<{ data: { id: string } }>(catalogue, { ...body, code: 'trial.thing.view' })
    const url = `${catalogue}/${made.body.data.id}`
    expect((await admin.patch(url, { code: 'other.thing.view' }, seen(1))).status).toBe(400)
    expect((await admin.patch(url, { description: 'Try it again.' }, seen(1))).status).toBe(200)
    // Held by a role it opens nothing: no part of the portal asks for it.
    const person = await aPerson(api, { codes: [doubleOf('trial.thing.view')] })
    expect((await person.client.get('/users')).status).toBe(403)
  })
})
