import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { rulesFor, buildAbility, abilityAllows } from '@contract/access/build-ability'
import { lets, rightsOf, type AccessRule } from '@server/platform/http/access-rule'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { aPerson, EVERY_CODE } from '@tests/api/attacks/people.support'

type Guarded = { method: string; url: string; access: AccessRule; rights: PermissionCode[] }

let api: TestApi
let routes: Guarded[]
beforeAll(async () => {
  api = await startApi()
  routes = api.app.guardedRoutes.flatMap(({ method, url, access }) =>
    'permission' in access ? [{ method, url, access, rights: rightsOf(access) }] : [],
  )
})
afterAll(() => api.close())

/** Without a body or a version, so that whoever is let through changes nothing. */
async function isOpen(client: Client, { method, url }: Guarded): Promise<boolean> {
  const { status } = await client.send(method, url.replace(/:\w+/g, randomUUID()))
  expect(status, `${method} ${url}`).not.toBe(401)
  return status !== 403
}

/** "maintenance.area": whose rights are tried together, since trying them all at once takes its time. */
const areaOf = (code: PermissionCode) => code.split('.').slice(0, 2).join('.')
const AREAS = [...new Set(EVERY_CODE.map(areaOf))]
const asked = () => new Set(routes.flatMap(route => route.rights))
const name = ({ method, url }: Guarded) => `${method} ${url}`
async function openTo(codes: readonly PermissionCode[], list = routes): Promise<string[]> {
  const { client } = await aPerson(api, { codes })
  const open: string[] = []
  for (const route of list) if (await isOpen(client, route)) open.push(name(route))
  return open
}

describe('each right', () => {
  it('FUNC-01 is asked for by routes, or there would be nothing to try', () => {
    expect(routes.length).toBeGreaterThan(15)
    expect(asked().size).toBeGreaterThan(8)
  })

  it('FUNC-01 is missed where a person holds all but that one', async () => {
    for (const permission of asked()) {
      const asking = routes.filter(({ access }) => !lets(access, code => code !== permission))
      expect(
        await openTo(
          EVERY_CODE.filter(code => code !== permission),
          asking,
        ),
      ).toEqual([])
    }
  })

  it.each(AREAS)(
    'FUNC-01 opens what asks for it and nothing else where a person holds only that one: %s',
    async area => {
      for (const permission of [...asked()].filter(code => areaOf(code) === area))
        expect(await openTo([permission])).toEqual(
          routes.filter(({ access }) => lets(access, code => code === permission)).map(name),
        )
    },
  )

  it('FUNC-01 opens no route where none asks for it, however many such rights one holds', async () => {
    const codes = asked()
    expect(await openTo(EVERY_CODE.filter(code => !codes.has(code)))).toEqual([])
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
