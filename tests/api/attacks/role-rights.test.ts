import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { startApi, type Answer, type Client, type TestApi } from '@tests/support/api'
import { aPerson, aRole, auditOf, seen } from '@tests/api/attacks/people.support'

let api: TestApi
let admin: Client
beforeAll(async () => {
  api = await startApi()
  admin = await api.as('super_admin')
})
afterAll(() => api.close())

const ROLES = '/api/v1/settings/roles'
const DESK: PermissionCode[] = [
  'settings.role.view',
  'settings.role.create',
  'settings.role.edit',
  'settings.role.delete',
  'settings.role.assign_permission',
  'settings.role.assign_ou',
]
const roleCalled = async (code: string) =>
  (await api.database.db.selectFrom('role').select('id').where('code', '=', code).executeTakeFirstOrThrow())
    .id
const grantsOf = (id: string) =>
  api.database.db.selectFrom('role_permission').selectAll().where('role_id', '=', id).execute()

async function set(
  client: Client,
  id: string,
  code: string,
  scope = 'all',
): Promise<Answer<{ code: string }>> {
  const { row_version } = await api.database.db
    .selectFrom('role')
    .select('row_version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return client.post(
    `${ROLES}/${id}/rights`,
    { grants: [{ code, scope }], accept_warnings: true },
    seen(row_version),
  )
}

describe('what a role may do', () => {
  it('FUNC-02 is changed by nobody who holds it, is audited, and stays', async () => {
    const desk = await aPerson(api, { codes: DESK, rank: 50 })
    const before = await grantsOf(desk.roleId)
    const answer = await set(desk.client, desk.roleId, 'hr.payroll.approve')
    expect(answer.status).toBe(403)
    expect(await grantsOf(desk.roleId)).toEqual(before)
    const refusals = (await auditOf(api, 'role.change_rights_refused')).filter(
      row => row.entity_id === desk.roleId,
    )
    expect(refusals).toMatchObject([{ actor_user_id: desk.id }])
  })

  it('FUNC-02 is nobody’s own to change, not even the highest administrator’s', async () => {
    expect((await set(admin, await roleCalled('super_admin'), 'hr.payroll.approve')).status).toBe(403)
  })

  it('FUNC-02 never comes to more than the one who gives it holds', async () => {
    const desk = await aPerson(api, { codes: [...DESK, 'settings.user.view'], rank: 50, scope: 'ou' })
    const role = await aRole(api, { codes: [], rank: 10 })
    expect((await set(desk.client, role, 'hr.payroll.approve')).status).toBe(403)
    expect((await set(desk.client, role, 'settings.user.view', 'all')).status).toBe(403)
    expect(await grantsOf(role)).toEqual([])
    expect((await set(desk.client, role, 'settings.user.view', 'ou')).status).toBe(200)
  })

  it('FUNC-02 may be taken away by whoever does not hold it', async () => {
    const desk = await aPerson(api, { codes: [...DESK, 'settings.user.view'], rank: 50 })
    const role = await aRole(api, { codes: ['hr.payroll.approve', 'settings.user.view'], rank: 10 })
    expect((await set(desk.client, role, 'settings.user.view')).status).toBe(200)
  })

  it('FUNC-02 is out of reach where the role stands higher', async () => {
    const desk = await aPerson(api, { codes: [...DESK, 'settings.user.view'], rank: 50 })
    const higher = await aRole(api, { codes: [], rank: 51 })
    expect((await set(desk.client, higher, 'settings.user.view')).status).toBe(403)
    expect((await desk.client.patch(`${ROLES}/${higher}`, { name: 'Mine' }, seen(1))).status).toBe(403)
    expect((await desk.client.send('DELETE', `${ROLES}/${higher}`, undefined, seen(1))).status).toBe(403)
    const units = await desk.client.post(`${ROLES}/${higher}/units`, { reach: 'all', ou_ids: [] }, seen(1))
    expect(units.status).toBe(403)
  })

  it('FUNC-02 makes no role that stands higher than its maker', async () => {
    const desk = await aPerson(api, { codes: DESK, rank: 50 })
    const make = (code: string, rank: number) =>
      desk.client.post<{ data: { id: string } }>(ROLES, { code, name: 'A trial', description: null, rank })
    expect((await make('climber', 51)).status).toBe(403)
    const low = await make('ground', 50)
    expect(low.status).toBe(201)
    const raised = await desk.client.patch(`${ROLES}/${low.body.data.id}`, { rank: 99 }, seen(1))
    expect(raised.status).toBe(403)
  })

  it('FUNC-02 reaches no unit that the one who chooses does not reach', async () => {
    const desk = await aPerson(api, { codes: DESK, rank: 50, reach: 'home', unit: 'CEB' })
    const role = await aRole(api, { codes: [], rank: 10 })
    const answer = await desk.client.post(`${ROLES}/${role}/units`, { reach: 'all', ou_ids: [] }, seen(1))
    expect(answer.status).toBe(403)
  })
})
