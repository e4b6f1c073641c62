import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { Scope } from '@contract/access/scopes'
import { startApi, type TestApi } from '@tests/support/api'
import { asRequest } from '@tests/support/as-request'
import { aPerson, seen, unitId } from '@tests/api/attacks/people.support'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const USERS = '/api/v1/settings/users'
const roleCalled = async (code: string) =>
  (await api.database.db.selectFrom('role').select('id').where('code', '=', code).executeTakeFirstOrThrow())
    .id
const versionOf = async (id: string) =>
  (
    await api.database.db
      .selectFrom('app_user')
      .select('row_version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).row_version

describe('accounts and what people may, as a request writes them', () => {
  const within = async (codes: readonly PermissionCode[], unit: 'CEB' | 'DVO', scope: Scope = 'ou') => ({
    userId: (await aPerson(api, { codes, unit, scope, reach: 'home' })).id,
    unitIds: [await unitId(api, unit)],
  })
  const denied = /permission denied/

  it('lets roles be given by the right to, and to people of its units', async () => {
    const { id: person } = await aPerson(api, { unit: 'CEB' })
    const role = await roleCalled('agent')
    const give = sql`insert into user_role (user_id, role_id) values (${person}, ${role})`
    const take = sql`delete from user_role where user_id = ${person} and role_id = ${role} returning id`
    const [clerk, giver, stranger] = [
      await within(['settings.user.edit'], 'CEB'),
      await within(['settings.user.assign_role'], 'CEB'),
      await within(['settings.user.assign_role'], 'DVO'),
    ]
    await expect(asRequest(api.database, clerk, give)).rejects.toThrow(/may not write user_role/)
    await expect(asRequest(api.database, stranger, give)).rejects.toThrow(/of a person it does not see/)
    await asRequest(api.database, giver, give)
    await expect(asRequest(api.database, stranger, take)).rejects.toThrow(/of a person it does not see/)
    expect(await asRequest(api.database, giver, take)).toHaveLength(1)
  })

  it('lets accounts be put out and moved by the right to, in its units, and takes no address or password', async () => {
    const { id } = await aPerson(api, { unit: 'CEB' })
    const [clerk, judge, stranger] = [
      await within(['settings.user.edit'], 'CEB'),
      await within(['settings.user.suspend'], 'CEB'),
      await within(['settings.user.suspend'], 'DVO'),
    ]
    const suspend = sql`update app_user set status = 'suspended' where id = ${id} returning id`
    const move = (ouId: string | undefined) =>
      sql`update app_user set ou_id = ${ouId} where id = ${id} returning id`
    const rename = sql`update app_user set first_name = 'Evil' where id = ${id} returning id`
    await expect(asRequest(api.database, clerk, suspend)).rejects.toThrow(/may not write app_user/)
    await expect(asRequest(api.database, judge, move(judge.unitIds[0]))).rejects.toThrow(
      /may not write app_user/,
    )
    await expect(asRequest(api.database, clerk, move(stranger.unitIds[0]))).rejects.toThrow(
      /row-level security/,
    )
    expect(await asRequest(api.database, stranger, suspend)).toEqual([])
    await expect(asRequest(api.database, await within([], 'CEB'), rename)).rejects.toThrow(
      /row-level security/,
    )
    for (const statement of [
      sql`update app_user set email = 'evil@x.test' where id = ${id}`,
      sql`update app_user set password_hash = '' where id = ${id}`,
      sql`delete from session where user_id = ${id}`,
    ])
      await expect(asRequest(api.database, clerk, statement)).rejects.toThrow(denied)
    expect(await asRequest(api.database, judge, suspend)).toHaveLength(1)
  })

  it('lets exceptions be made for one’s own units, and for any by a right that reaches all', async () => {
    const { id: person } = await aPerson(api, { unit: 'CEB' })
    const elsewhere = sql`insert into user_ou_override (user_id, ou_id, mode)
      values (${person}, ${await unitId(api, 'DVO')}, 'grant')`
    const narrow = await within(['settings.user.assign_role'], 'CEB')
    const wide = await within(['settings.user.assign_role'], 'CEB', 'all')
    const stranger = await within(['settings.user.assign_role'], 'DVO')
    await expect(asRequest(api.database, narrow, elsewhere)).rejects.toThrow(/row-level security/)
    await expect(asRequest(api.database, stranger, elsewhere)).rejects.toThrow(/of a person it does not see/)
    await asRequest(api.database, wide, elsewhere)
  })

  it('leaves exceptions for other units as they are where somebody gives those of their own', async () => {
    const { id: person } = await aPerson(api, { unit: 'CEB' })
    const [CEB, DVO] = [await unitId(api, 'CEB'), await unitId(api, 'DVO')]
    await sql`insert into user_ou_override (user_id, ou_id, mode) values (${person}, ${DVO}, 'grant')`.execute(
      api.database.db,
    )
    const codes = ['settings.user.view', 'settings.user.assign_role'] as const
    const giver = await aPerson(api, { codes, unit: 'CEB', scope: 'ou', reach: 'home' })
    const kept = { ou_id: DVO, mode: 'grant' }
    const give = async (exceptions: object[]) =>
      giver.client.post(`${USERS}/${person}/units`, { exceptions }, seen(await versionOf(person)))
    expect((await give([{ ou_id: CEB, mode: 'deny' }])).status).toBe(422)
    expect((await give([kept, { ou_id: CEB, mode: 'deny' }])).status).toBe(200)
    const { rows } = await sql`select ou_id, mode from user_ou_override where user_id = ${person}`.execute(
      api.database.db,
    )
    expect(rows).toEqual(expect.arrayContaining([kept, { ou_id: CEB, mode: 'deny' }]))
  })
})
