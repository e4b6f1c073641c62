import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { rulesFor, buildAbility, abilityAllows } from '@contract/access/build-ability'
import { mayDo } from '@server/platform/access/actor'
import { createAuthenticator, type Authenticate } from '@server/platform/access/authenticate'
import { rememberSessions, type SessionMemory } from '@server/platform/access/session-memory'
import { createTokenSigner } from '@server/platform/access/tokens'
import { lets, rightsOf, type AccessRule } from '@server/platform/http/access-rule'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { TEST_SECRET } from '@tests/support/company'
import { aPerson, EVERY_CODE } from '@tests/api/attacks/people.support'

type GuardedRoute = { method: string; url: string; access: AccessRule; rights: PermissionCode[] }
/** Rights that open a route together; a route that takes one right or another has two such ways. */
type Way = readonly PermissionCode[]

let api: TestApi
let routes: GuardedRoute[]
let authenticate: Authenticate
let memory: SessionMemory
beforeAll(async () => {
  api = await startApi()
  routes = api.app.guardedRoutes.flatMap(({ method, url, access }) =>
    'permission' in access ? [{ method, url, access, rights: rightsOf(access) }] : [],
  )
  memory = rememberSessions(null)
  authenticate = createAuthenticator(api.database, createTokenSigner(TEST_SECRET), memory)
})
afterAll(async () => {
  await memory.stop()
  await api.close()
})

/** Without a body or a version, so that whoever is let through changes nothing. */
async function isOpen(client: Client, { method, url }: GuardedRoute): Promise<boolean> {
  const { status } = await client.send(method, url.replace(/:\w+/g, randomUUID()))
  expect(status, `${method} ${url}`).not.toBe(401)
  return status !== 403
}

/** "maintenance.area": whose rights are tried together, since trying them all at once takes its time. */
const areaOf = (code: PermissionCode) => code.split('.').slice(0, 2).join('.')
const AREAS = [...new Set(EVERY_CODE.map(areaOf))]
const asked = () => new Set(routes.flatMap(route => route.rights))
const name = ({ method, url }: GuardedRoute) => `${method} ${url}`
/** The routes of a list that answer a person who holds these rights. */
async function openTo(codes: readonly PermissionCode[], list: readonly GuardedRoute[]): Promise<string[]> {
  const { client } = await aPerson(api, { codes })
  const open: string[] = []
  for (const route of list) if (await isOpen(client, route)) open.push(name(route))
  return open
}

/** Read from the rule, apart from the function by which the server decides. */
function waysInto({ access }: GuardedRoute): Way[] {
  if (!('permission' in access)) return []
  const { permission, and, or } = access
  return [and ? [permission, and] : [permission], ...(or ? [[or]] : [])]
}

/** Every way into a route, once, with the routes that it is a way into. */
function waysOfArea(area: string): { way: Way; leadsTo: GuardedRoute[] }[] {
  const ways = new Map(routes.flatMap(waysInto).map(way => [way.join(), way]))
  return [...ways.values()]
    .filter(([first]) => first !== undefined && areaOf(first) === area)
    .map(way => ({
      way,
      leadsTo: routes.filter(route => waysInto(route).some(other => other.join() === way.join())),
    }))
}

describe('each right', () => {
  it('FUNC-01 is asked for by routes, or there would be nothing to try', () => {
    expect(routes.length).toBeGreaterThan(15)
    expect(asked().size).toBeGreaterThan(8)
  })

  it('FUNC-01 is missed where a person holds none', async () => {
    expect(await openTo([], routes)).toEqual([])
  })

  it('FUNC-01 is missed where a person holds all but that one', async () => {
    for (const permission of asked()) {
      const others = EVERY_CODE.filter(code => code !== permission)
      const asking = routes.filter(route => !waysInto(route).some(way => !way.includes(permission)))
      expect(await openTo(others, asking), `without ${permission}`).toEqual([])
    }
  })

  it('FUNC-01 is missed where a person holds all but the two of which each would do', async () => {
    const either = routes.filter(route => waysInto(route).length > 1)
    const sets = new Map(either.map(route => [route.rights.join(), route.rights]))
    for (const rights of sets.values()) {
      const others = EVERY_CODE.filter(code => !rights.includes(code))
      const asking = either.filter(route => route.rights.join() === rights.join())
      expect(await openTo(others, asking), `without ${rights.join(', ')}`).toEqual([])
    }
  })

  it.each(AREAS)('FUNC-01 opens what asks for it where a person holds only that one: %s', async area => {
    for (const { way, leadsTo } of waysOfArea(area))
      expect(await openTo(way, leadsTo), `with ${way.join(' and ')}`).toEqual(leadsTo.map(name))
  })

  it('FUNC-01 opens nothing else where a person holds only that one, as the server decides', async () => {
    for (const permission of asked()) {
      const { token } = await aPerson(api, { codes: [permission] })
      const actor = await authenticate(`Bearer ${token}`)
      if (!actor) throw new Error(`nobody is known by the token of who holds ${permission}`)
      expect([...actor.permissions.keys()]).toEqual([permission])
      const open = routes.filter(({ access }) => lets(access, code => mayDo(actor, code)))
      const expected = routes.filter(route =>
        waysInto(route).some(([one, two]) => one === permission && !two),
      )
      expect(open.map(name), `with ${permission}`).toEqual(expected.map(name))
    }
  })

  it('FUNC-01 opens no route where none asks for it, however many such rights one holds', async () => {
    const codes = asked()
    const idle = EVERY_CODE.filter(code => !codes.has(code))
    expect(await openTo(idle, routes)).toEqual([])
  })

  it('FUNC-01 is told to the browser as the server holds it, and read there by the same table', async () => {
    for (const permission of asked()) {
      const { client } = await aPerson(api, { codes: [permission] })
      const { body } = await client.get<{ data: { code: string; scope: string }[] }>(
        '/api/v1/settings/permissions',
      )
      expect(body.data).toEqual([{ code: permission, scope: 'all' }])
      const ability = buildAbility(rulesFor(body.data))
      expect(EVERY_CODE.filter(code => abilityAllows(ability, code))).toEqual([permission])
    }
  })

  it('FUNC-01 counts for nothing where it is a code that does not exist or stands in another module', async () => {
    const { client, roleId } = await aPerson(api, { codes: ['settings.user.view'] })
    await api.database.db
      .updateTable('module')
      .set({ is_enabled: false })
      .where('code', '=', 'settings')
      .execute()
    expect((await client.get('/users')).status).toBe(403)
    await api.database.db
      .updateTable('module')
      .set({ is_enabled: true })
      .where('code', '=', 'settings')
      .execute()
    expect((await client.get('/users')).status).toBe(200)
    await api.database.db.deleteFrom('role_permission').where('role_id', '=', roleId).execute()
    expect((await client.get('/users')).status).toBe(403)
  })
})
