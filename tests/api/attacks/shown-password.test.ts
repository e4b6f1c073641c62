import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { permissionOf } from '@contract/access/permission-catalogue'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { needsPassword, rightsOf } from '@server/platform/http/access-rule'
import { aPerson, auditOf, EVERY_CODE, seen } from '@tests/api/attacks/people.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'

type RefusedAnswer = { code: string }

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** As if the password had last been shown so long ago, by signing in or when asked. */
async function shownAgo(userId: string | undefined, minutes: number): Promise<void> {
  const then = sql`now() - make_interval(mins => ${minutes})`
  const mine = sql`(select id from session where user_id = ${userId})`
  await sql`update session set issued_at = ${then} where user_id = ${userId}`.execute(api.database.db)
  await sql`update session_confirmation set confirmed_at = ${then} where session_id in ${mine}`.execute(
    api.database.db,
  )
}

const everything = (code: string) => EVERY_CODE.some(one => one === code)
const grave = () =>
  api.app.guardedRoutes.filter(({ access }) => 'permission' in access && needsPassword(access, everything))
const send = (client: Client, { method, url }: { method: string; url: string }) =>
  client.send<RefusedAnswer>(method, url.replaceAll(/:\w+/g, randomUUID()))

describe('a sensitive right', () => {
  it('moves nothing from a screen that was left open: each of its routes asks for the password', async () => {
    const { client, id } = await aPerson(api, { codes: EVERY_CODE })
    const changes = grave().filter(({ method }) => method !== 'GET')
    expect(changes.length).toBeGreaterThan(15)
    await shownAgo(id, 16)
    for (const route of changes) {
      const { status, body } = await send(client, route)
      expect([status, body.code], `${route.method} ${route.url}`).toEqual([403, 'confirm_password'])
    }
    await shownAgo(id, 14)
    // Payslips ask after five minutes without use already.
    for (const route of changes.filter(({ url }) => !url.includes('/payslip')))
      expect((await send(client, route)).status, `${route.method} ${route.url}`).not.toBe(403)
  })

  it('shows nothing by a read that asks for one, but for payslips on their way', () => {
    const reads = grave().filter(({ method }) => method === 'GET')
    expect([...new Set(reads.map(({ url }) => url))]).toEqual([
      '/api/v1/files/payslip-batches',
      '/api/v1/files/payslip-batches/:id',
    ])
  })

  it('is not asked for where another right lets them in', async () => {
    const plain = api.app.guardedRoutes.filter(
      ({ method, access }) =>
        method !== 'GET' &&
        'permission' in access &&
        rightsOf(access).every(code => !permissionOf(code).sensitive),
    )
    const { client, id } = await aPerson(api, { codes: EVERY_CODE })
    await shownAgo(id, 600)
    for (const route of plain.slice(0, 25))
      expect((await send(client, route)).body?.code, `${route.method} ${route.url}`).not.toBe(
        'confirm_password',
      )
  })

  it('says that it is missing before it asks for anything', async () => {
    const { client, id } = await aPerson(api, { codes: ['settings.user.view'] })
    await shownAgo(id, 16)
    for (const route of grave()) {
      const { status, body } = await send(client, route)
      expect([status, body.code], `${route.method} ${route.url}`).toEqual([403, 'forbidden'])
    }
  })
})

describe('the password that was shown again', () => {
  const rights = async (client: Client, password?: string) => {
    const role = await api.database.db
      .selectFrom('role')
      .select(['id', 'row_version'])
      .where('code', '=', 'agent')
      .executeTakeFirstOrThrow()
    if (password !== undefined) await client.post('/api/v1/auth/confirm-password', { password })
    return client.post<RefusedAnswer>(
      `/api/v1/settings/roles/${role.id}/units`,
      { reach: 'all', ou_ids: [] },
      seen(role.row_version),
    )
  }

  it('opens the act for its own session alone, and stands in the log before it', async () => {
    const here = await api.as('super_admin')
    const elsewhere = await api.as('super_admin')
    await shownAgo(here.user?.id, 16)
    expect((await rights(here)).body.code).toBe('confirm_password')
    expect((await rights(here, 'not this one')).body.code).toBe('confirm_password')
    expect((await rights(here, DEMO_PASSWORD)).status).toBe(200)
    expect((await rights(elsewhere)).body.code).toBe('confirm_password')
    expect((await auditOf(api, 'auth.confirmed')).map(row => row.actor_user_id)).toContain(here.user?.id)
    expect((await auditOf(api, 'auth.confirm_failed')).length).toBeGreaterThan(0)
  })

  it('is not prolonged by what it opens', async () => {
    const { user, ...client } = await api.as('super_admin')
    await shownAgo(user?.id, 14)
    expect((await rights(client as Client)).status).toBe(200)
    await shownAgo(user?.id, 16)
    expect((await rights(client as Client)).body.code).toBe('confirm_password')
  })

  it('is wanted where a new account is given roles, and not where it waits for them', async () => {
    const desk = await aPerson(api, { codes: EVERY_CODE, rank: 100 })
    const role = await api.database.db
      .selectFrom('role')
      .select('id')
      .where('code', '=', 'agent')
      .executeTakeFirstOrThrow()
    const unit = await api.database.db
      .selectFrom('operating_unit')
      .select('id')
      .where('ou_code', '=', 'CEB')
      .executeTakeFirstOrThrow()
    const create = (name: string, roles: unknown[]) =>
      desk.client.post<RefusedAnswer>('/api/v1/settings/users', {
        username: name,
        email: `${name}@portal.test`,
        first_name: 'New',
        last_name: 'Person',
        ou_id: unit.id,
        locale: 'en',
        accept_warnings: false,
        roles,
      })
    await shownAgo(desk.id, 16)
    const given = await create('given-a-role', [
      { role_id: role.id, valid_from: '2026-01-01', valid_to: null },
    ])
    expect([given.status, given.body.code]).toEqual([403, 'confirm_password'])
    const waiting = await create('waits-for-one', [])
    expect(waiting.status, waiting.text).toBe(201)
  })
})
