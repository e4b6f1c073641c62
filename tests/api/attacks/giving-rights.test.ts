import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROLES } from '@contract/access/roles'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { startApi, type Answer, type Client, type TestApi } from '@tests/support/api'
import { aPerson, aRole, auditOf, seen, unitId, type Person } from '@tests/api/attacks/people.support'

let api: TestApi
let admin: Client
beforeAll(async () => {
  api = await startApi()
  admin = await api.as('super_admin')
})
afterAll(() => api.close())

const roleCalled = async (code: string) =>
  (await api.database.db.selectFrom('role').select('id').where('code', '=', code).executeTakeFirstOrThrow())
    .id
const pending = () => aPerson(api, { status: 'pending', unit: null })
const rolesOf = async (person: Person) =>
  (
    await api.database.db.selectFrom('user_role').select('role_id').where('user_id', '=', person.id).execute()
  ).map(row => row.role_id)

async function activate(client: Client, person: Person, roleIds: string[], unit = 'HO'): Promise<Answer> {
  const { row_version } = await api.database.db
    .selectFrom('app_user')
    .select('row_version')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  return client.post(
    `/api/v1/settings/users/${person.id}/activate`,
    { role_ids: roleIds, ou_id: await unitId(api, unit) },
    seen(row_version),
  )
}

const DESK: PermissionCode[] = ['settings.user.view', 'settings.user.assign_role']

describe('giving rights', () => {
  it('FUNC-02 is refused where the role stands higher than one’s own, is audited, and changes nothing', async () => {
    const desk = await aPerson(api, { codes: DESK, rank: 50 })
    const person = await pending()
    const before = await rolesOf(person)
    const answer = await activate(desk.client, person, [await roleCalled('super_admin')])
    expect(answer.status).toBe(403)
    expect(await rolesOf(person)).toEqual(before)
    const [refusal] = (await auditOf(api, 'user.activate_refused')).filter(row => row.entity_id === person.id)
    expect(refusal).toMatchObject({ actor_user_id: desk.id, diff: { roles: ['super_admin'] } })
  })

  it('FUNC-02 is refused where the role holds a right one does not hold, though it stands lower', async () => {
    const desk = await aPerson(api, { codes: DESK, rank: 99 })
    const person = await pending()
    const answer = await activate(desk.client, person, [await roleCalled('accounting')])
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ code: 'forbidden' })
  })

  it('FUNC-02 is refused where the role holds one’s right for more than one holds it for', async () => {
    const desk = await aPerson(api, { codes: DESK, rank: 50, scope: 'ou' })
    const wide = await aRole(api, { codes: ['settings.user.view'], scope: 'all', rank: 20 })
    const same = await aRole(api, { codes: ['settings.user.view'], scope: 'ou', rank: 20 })
    expect((await activate(desk.client, await pending(), [wide])).status).toBe(403)
    expect((await activate(desk.client, await pending(), [same])).status).toBe(200)
  })

  it('FUNC-02 is refused for a role that stands higher, also to whoever says what roles may do', async () => {
    const desk = await aPerson(api, { codes: [...DESK, 'settings.role.assign_permission'], rank: 50 })
    const higher = await aRole(api, { codes: ['settings.user.view'], rank: 51 })
    const lower = await aRole(api, { codes: ['settings.user.view'], rank: 49 })
    expect((await activate(desk.client, await pending(), [higher])).status).toBe(403)
    expect((await activate(desk.client, await pending(), [lower])).status).toBe(200)
  })

  it('FUNC-02 is refused for oneself', async () => {
    const desk = await aPerson(api, { codes: DESK, rank: 50 })
    expect((await activate(desk.client, desk, [desk.roleId])).status).toBe(403)
  })

  it.each(ROLES.filter(role => role.assignment !== 'manual').map(role => role.code))(
    'FUNC-02 is refused by hand for the role %s, which comes by itself',
    async code => {
      expect((await activate(admin, await pending(), [await roleCalled(code)])).status).toBe(422)
    },
  )

  it('FUNC-02 is refused for a unit that is not one’s own', async () => {
    const desk = await aPerson(api, { codes: DESK, rank: 50, scope: 'ou', reach: 'home', unit: 'CEB' })
    const person = await aPerson(api, { status: 'pending', unit: 'CEB' })
    const role = await aRole(api, { codes: [], rank: 1 })
    expect((await activate(desk.client, person, [role], 'DVO')).status).toBe(422)
    expect((await activate(desk.client, person, [role], 'CEB')).status).toBe(200)
  })

  it('FUNC-02 still lets the one who says what roles may do appoint an accountant', async () => {
    const person = await pending()
    const answer = await activate(admin, person, [await roleCalled('accounting')])
    expect(answer.status).toBe(200)
    expect(await rolesOf(person)).toContain(await roleCalled('accounting'))
  })
})

describe('the last administrator', () => {
  const administrators = () =>
    sql<{ id: string; row_version: number; status: string }>`
      select u.id, u.row_version, u.status from app_user u join user_role ur on ur.user_id = u.id
        join role r on r.id = ur.role_id where r.code = 'super_admin' and u.status = 'active' and (ur.valid_to is null or ur.valid_to >= current_date)`.execute(
      api.database.db,
    )

  async function another(): Promise<Person> {
    const person = await aPerson(api, { codes: ['settings.user.view', 'settings.user.suspend'] })
    const role_id = await roleCalled('super_admin')
    await api.database.db
      .insertInto('user_role')
      .values({ user_id: person.id, role_id, valid_to: null })
      .execute()
    return person
  }

  async function suspend(client: Client, userId: string): Promise<Answer> {
    const { row_version } = await api.database.db
      .selectFrom('app_user')
      .select('row_version')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return client.post(`/api/v1/settings/users/${userId}/suspend`, undefined, seen(row_version))
  }

  it('FUNC-03 cannot be put out by whoever may suspend people, nor by themselves', async () => {
    const [only] = (await administrators()).rows
    expect((await administrators()).rows).toHaveLength(1)
    const desk = await aPerson(api, { codes: ['settings.user.view', 'settings.user.suspend'] })
    const answer = await suspend(desk.client, only?.id ?? '')
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'last_administrator' })
    expect((await suspend(admin, only?.id ?? '')).status).toBe(409)
    expect((await administrators()).rows).toHaveLength(1)
  })

  it('FUNC-03 is not counted where it is suspended already, or its role has run out', async () => {
    const [gone, retired] = [await another(), await another()]
    await api.database.db
      .updateTable('app_user')
      .set({ status: 'suspended' })
      .where('id', '=', gone.id)
      .execute()
    await api.database.db
      .updateTable('user_role')
      .set({ valid_from: '2020-01-01', valid_to: '2020-12-31' })
      .where('user_id', '=', retired.id)
      .execute()
    const first = await api.database.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'super-admin@portal.test')
      .executeTakeFirstOrThrow()
    const desk = await aPerson(api, { codes: ['settings.user.view', 'settings.user.suspend'] })
    expect((await suspend(desk.client, first.id)).status).toBe(409)
  })

  it('FUNC-03 stays when two put each other out at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await another()
      const [first] = (await administrators()).rows.filter(row => row.id !== other.id)
      const answers = await Promise.all([suspend(admin, other.id), suspend(other.client, first?.id ?? '')])
      const active = (await administrators()).rows
      expect(active).toHaveLength(1)
      // Whoever came second was out already, or the last.
      expect(answers.map(({ status }) => status).filter(status => status === 200)).toHaveLength(1)
      expect(answers.map(({ status }) => status).every(status => [200, 401, 409].includes(status))).toBe(true)
      await api.database.db
        .updateTable('app_user')
        .set({ status: 'active' })
        .where('id', '=', first?.id ?? '')
        .execute()
      await api.database.db
        .updateTable('app_user')
        .set({ status: 'suspended' })
        .where('id', '=', other.id)
        .execute()
      admin = await api.as('super_admin')
    }
  })
})
