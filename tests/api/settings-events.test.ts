import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Role } from '@contract/modules/settings/role.resource'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { aPerson, seen } from '@tests/api/attacks/people.support'
import { listenTo, type EventLine } from '@tests/api/events.support'

/** Two servers on one database, each of which hears it. */
let first: TestApi
let second: TestApi
let admin: Client
beforeAll(async () => {
  const seeded = await startApi({ ownApp: true })
  const hears = { on: seeded.fresh, listenConnection: seeded.fresh.ownerConnection }
  first = await startApi(hears)
  second = await startApi(hears)
  await seeded.app.close()
  admin = await first.as('super_admin')
})
const lines: EventLine[] = []
afterEach(() => {
  for (const line of lines.splice(0)) line.close()
})
afterAll(async () => {
  await first.close()
  await second.close()
  await first.fresh.close()
})

async function listening(api: TestApi, token: string): Promise<EventLine> {
  const line = await listenTo(api, token)
  lines.push(line)
  await vi.waitFor(() => expect(line.events[0]).toBe('hello'), { timeout: 10_000 })
  return line
}
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 5_000 })
const rightsIn = (line: EventLine) => line.events.filter(name => name === 'rights').length

async function setRights(roleId: string, codes: string[]): Promise<void> {
  const { row_version } = (await admin.get<{ data: Role }>(`/api/v1/settings/roles/${roleId}`)).body.data
  const grants = codes.map(code => ({ code, scope: 'all' }))
  const answer = await admin.post(
    `/api/v1/settings/roles/${roleId}/rights`,
    { grants, accept_warnings: false },
    seen(row_version),
  )
  expect(answer.status).toBe(200)
}

describe('the line that says when rights change', () => {
  it('reaches those concerned on both servers, once a change, and nobody else', async () => {
    const person = await aPerson(first, { codes: ['settings.user.view'] })
    const other = await aPerson(first, { codes: ['settings.user.view'] })
    const here = await listening(first, person.token)
    const there = await listening(second, person.token)
    const bystander = await listening(second, other.token)
    await setRights(person.roleId, ['settings.user.view', 'settings.role.view'])
    await eventually(() => expect([rightsIn(here), rightsIn(there)]).toEqual([1, 1]))
    expect(rightsIn(bystander)).toBe(0)
    expect(new Set([...here.prints, ...there.prints]).size).toBe(2)
  })

  it('says nothing where a change gives the same as before', async () => {
    const person = await aPerson(first, { codes: ['settings.user.view'] })
    const line = await listening(first, person.token)
    await setRights(person.roleId, ['settings.user.view'])
    const marker = await aPerson(first)
    const heard = await listening(first, marker.token)
    await setRights(marker.roleId, ['settings.role.view'])
    await eventually(() => expect(rightsIn(heard)).toBe(1))
    expect(rightsIn(line)).toBe(0)
  })

  it('speaks of menus, modules and units too', async () => {
    const person = await aPerson(first, {
      codes: ['maintenance.ou.view', 'settings.user.view'],
      reach: 'home',
      unit: 'CEB',
      scope: 'ou',
    })
    const line = await listening(second, person.token)
    const { db } = first.database
    const steps = [
      () => db.updateTable('menu').set({ is_enabled: false }).where('key', '=', 'screens.users').execute(),
      () =>
        db.updateTable('operating_unit').set({ ou_name: 'Cebu City' }).where('ou_code', '=', 'CEB').execute(),
      () => db.updateTable('module').set({ is_enabled: false }).where('code', '=', 'maintenance').execute(),
      () => db.updateTable('module').set({ is_enabled: true }).where('code', '=', 'maintenance').execute(),
    ]
    for (const [index, step] of steps.entries()) {
      await step()
      await eventually(() => expect(rightsIn(line)).toBe(index + 1))
    }
  })

  it('ends with the session, wherever that was ended', async () => {
    const person = await aPerson(first)
    const line = await listening(second, person.token)
    expect((await person.client.post('/users/logout')).status).toBe(204)
    await eventually(() => expect(line.events.at(-1)).toBe('end'))
    expect((await listenTo(second, person.token)).status).toBe(401)
  })

  it('is open to a person eight times on a server and no more, and again once one is closed', async () => {
    const person = await aPerson(first)
    const open: EventLine[] = []
    for (let n = 0; n < 8; n += 1) open.push(await listening(first, person.token))
    const ninth = await listenTo(first, person.token)
    expect(ninth.status).toBe(429)
    expect((await listenTo(second, person.token)).status).toBe(200)
    open[0]?.close()
    await eventually(async () => {
      const again = await listenTo(first, person.token)
      lines.push(again)
      expect(again.status).toBe(200)
    })
  })

  it('wants to be asked for as what it is', async () => {
    const person = await aPerson(first)
    expect((await person.client.get('/api/v1/events')).status).toBe(400)
  })

  it('does not keep a session alive that nobody uses', async () => {
    const person = await aPerson(first)
    await listening(first, person.token)
    const old = new Date(Date.now() - 11 * 3_600_000)
    const { db } = first.database
    await db.updateTable('session').set({ last_seen_at: old }).where('user_id', '=', person.id).execute()
    const marker = await aPerson(first)
    const heard = await listening(first, marker.token)
    await setRights(marker.roleId, ['settings.role.view'])
    await eventually(() => expect(rightsIn(heard)).toBe(1))
    const { last_seen_at } = await db
      .selectFrom('session')
      .select('last_seen_at')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(new Date(last_seen_at).getTime()).toBe(old.getTime())
  })

  it('is closed when the server closes, so that nothing holds the drain', async () => {
    const third = await startApi({ on: first.fresh, listenConnection: first.fresh.ownerConnection })
    const person = await aPerson(first)
    const line = await listenTo(third, person.token)
    lines.push(line)
    await third.close()
    await eventually(() => expect(line.events.at(-1)).toBe('end'))
  })
})

describe('a right', () => {
  it('acts on the next request on the server where it was changed, although sessions are remembered', async () => {
    const person = await aPerson(first, { codes: ['settings.user.view'] })
    for (let round = 0; round < 5; round += 1) {
      expect((await person.client.get('/users')).status).toBe(200)
      await setRights(person.roleId, [])
      expect((await person.client.get('/users')).status).toBe(403)
      await setRights(person.roleId, ['settings.user.view'])
    }
    const elsewhere = second.withToken(person.token)
    expect((await elsewhere.get('/users')).status).toBe(200)
    await setRights(person.roleId, [])
    await eventually(async () => expect((await elsewhere.get('/users')).status).toBe(403))
  })
})
