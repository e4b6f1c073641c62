import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ComparedRole, RoleImpact, RoleRights } from '@contract/modules/settings/role.calls'
import type { Role } from '@contract/modules/settings/role.resource'
import { startApi, type Answer, type Client, type TestApi } from '@tests/support/api'
import { asRequest } from '@tests/support/as-request'
import { aPerson, aRole, auditOf, seen, unitId } from '@tests/api/attacks/people.support'

let api: TestApi
let admin: Client
beforeAll(async () => {
  api = await startApi()
  admin = await api.as('super_admin')
})
afterAll(() => api.close())

const ROLES = '/api/v1/settings/roles'
type One<T> = { data: T }

async function versionOf(id: string): Promise<number> {
  const row = await api.database.db
    .selectFrom('role')
    .select('row_version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.row_version
}
const idOf = async (code: string) =>
  (await api.database.db.selectFrom('role').select('id').where('code', '=', code).executeTakeFirstOrThrow())
    .id
const rightsOf = async (id: string) => (await admin.get<One<RoleRights>>(`${ROLES}/${id}/rights`)).body.data

type Grants = { code: string; scope: string }[]
async function setRights(
  client: Client,
  id: string,
  grants: Grants,
  accept_warnings = false,
): Promise<Answer<{ fields?: { code: string }[] }>> {
  return client.post(`${ROLES}/${id}/rights`, { grants, accept_warnings }, seen(await versionOf(id)))
}
const preview = async (id: string, grants: Grants) =>
  (await admin.post<One<RoleImpact>>(`${ROLES}/${id}/preview`, { grants })).body.data

const view = { code: 'settings.user.view', scope: 'ou' }
const compute = { code: 'hr.payroll.compute', scope: 'all' }
const approve = { code: 'hr.payroll.approve', scope: 'all' }

describe('roles', () => {
  it('are compared with all of their rights by whoever may see them, and by nobody else', async () => {
    const agent = await idOf('agent')
    const { body } = await admin.get<One<ComparedRole[]>>(`${ROLES}/compare`)
    expect(body.data.length).toBeGreaterThan(5)
    expect(body.data.find(role => role.id === agent)?.grants).toEqual((await rightsOf(agent)).grants)
    expect((await (await api.as('agent')).get(`${ROLES}/compare`)).status).toBe(403)
  })

  it('are made, renamed and deleted', async () => {
    const made = await admin.post<One<Role>>(ROLES, {
      code: 'front_desk',
      name: 'Front desk',
      description: null,
      rank: 5,
    })
    expect(made.status).toBe(201)
    const { id } = made.body.data
    expect(made.body.data).toMatchObject({ is_system: false, reach: 'home' })
    const renamed = await admin.patch<One<Role>>(`${ROLES}/${id}`, { name: 'Reception' }, seen(1))
    expect(renamed.body.data.name).toBe('Reception')
    expect((await admin.patch(`${ROLES}/${id}`, { name: 'Late' }, seen(1))).status).toBe(409)
    expect((await admin.send('DELETE', `${ROLES}/${id}`, undefined, seen(2))).status).toBe(204)
    expect((await admin.get(`${ROLES}/${id}`)).status).toBe(404)
  })

  it('stay where the portal brought them, and where somebody holds or held them', async () => {
    const agent = await idOf('agent')
    const system = await admin.send('DELETE', `${ROLES}/${agent}`, undefined, seen(await versionOf(agent)))
    expect(system.status).toBe(409)
    expect((await admin.patch(`${ROLES}/${agent}`, { rank: 1 }, seen(await versionOf(agent)))).status).toBe(
      422,
    )
    const person = await aPerson(api)
    const held = await admin.send('DELETE', `${ROLES}/${person.roleId}`, undefined, seen(1))
    expect(held.body).toMatchObject({ code: 'in_use' })
  })

  it('take their whole matrix at once, and the second of two who saved is told', async () => {
    const id = await aRole(api, { codes: ['settings.user.view', 'settings.role.view'], scope: 'ou' })
    const version = await versionOf(id)
    const saved = await setRights(admin, id, [{ code: 'settings.user.view', scope: 'all' }])
    expect(saved.status).toBe(200)
    expect((await rightsOf(id)).grants).toEqual([{ code: 'settings.user.view', scope: 'all' }])
    const late = await admin.post(
      `${ROLES}/${id}/rights`,
      { grants: [], accept_warnings: false },
      seen(version),
    )
    expect(late.body).toMatchObject({ code: 'stale_record' })
    const [entry] = (await auditOf(api, 'role.change_rights')).filter(row => row.entity_id === id)
    expect(entry?.diff).toEqual({
      'settings.user.view': ['ou', 'all'],
      'settings.role.view': ['ou', null],
    })
  })

  it('take no code that the catalogue does not have, and none twice', async () => {
    const id = await aRole(api, { codes: [] })
    expect((await setRights(admin, id, [{ code: 'no.such.code', scope: 'all' }])).status).toBe(422)
    expect((await setRights(admin, id, [view, { ...view, scope: 'all' }])).status).toBe(422)
    expect((await rightsOf(id)).grants).toEqual([])
  })

  it('reach the units that are listed for them', async () => {
    const person = await aPerson(api, {
      codes: ['settings.user.view'],
      scope: 'ou',
      reach: 'home',
      unit: 'HO',
    })
    const ou_ids = [await unitId(api, 'CEB'), await unitId(api, 'DVO')]
    const units = (body: object) => admin.post(`${ROLES}/${person.roleId}/units`, body, seen(1))
    expect((await units({ reach: 'listed', ou_ids: [] })).status).toBe(422)
    expect((await units({ reach: 'listed', ou_ids })).status).toBe(200)
    const seenUnits = await person.client.post<One<{ ou_code: string }[]>>(
      '/api/v1/settings/all-role-operation-units',
      { role_ids: [person.roleId] },
    )
    expect(seenUnits.body.data.map(unit => unit.ou_code)).toEqual(['CEB', 'DVO'])
  })
})

describe('a preview', () => {
  it('tells what is gained and lost, and whose rights really change', async () => {
    const person = await aPerson(api, { codes: ['settings.user.view'], scope: 'ou' })
    const other = await aPerson(api, { codes: ['settings.role.view'], scope: 'ou' })
    // The second person also holds the first role, and has what it gives by a role of their own.
    await api.database.db
      .insertInto('user_role')
      .values({ user_id: other.id, role_id: person.roleId, valid_to: null })
      .execute()
    const impact = await preview(person.roleId, [view, { code: 'settings.role.view', scope: 'ou' }])
    expect(impact).toMatchObject({
      changes: [{ code: 'settings.role.view', was: null, becomes: 'ou' }],
      holders: 2,
      people: 1,
      examples: [person.username],
      conflicts: [],
      beyond: [],
    })
    const narrower = await preview(person.roleId, [{ code: 'settings.user.view', scope: 'own' }])
    expect(narrower.changes).toEqual([{ code: 'settings.user.view', was: 'ou', becomes: 'own' }])
    expect(narrower.people).toBe(2)
    expect((await rightsOf(person.roleId)).grants).toEqual([view])
  })

  it('names no people of units that the one who asks does not reach', async () => {
    const person = await aPerson(api, { codes: ['settings.user.view'], scope: 'ou', unit: 'DVO' })
    const desk = await aPerson(api, {
      codes: ['settings.role.view', 'settings.role.assign_permission'],
      reach: 'home',
      unit: 'CEB',
    })
    const answer = await desk.client.post<One<RoleImpact>>(`${ROLES}/${person.roleId}/preview`, {
      grants: [],
    })
    expect(answer.body.data).toMatchObject({ people: 1, examples: [] })
  })
})

describe('duties apart', () => {
  const PAIR = 'hr.payroll.compute--hr.payroll.approve'
  const severity = (to: 'warn' | 'block') =>
    api.database.db.updateTable('sod_rule').set({ severity: to }).where('code', '=', PAIR).execute()

  it('keep a role from holding both halves, and say which', async () => {
    const id = await aRole(api, { codes: ['hr.payroll.compute'] })
    expect((await preview(id, [compute, approve])).conflicts).toMatchObject([
      { code: PAIR, severity: 'block' },
    ])
    const answer = await setRights(admin, id, [compute, approve], true)
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toMatchObject([{ code: PAIR }])
    expect((await rightsOf(id)).grants).toEqual([compute])
  })

  it('ask to be read where they only warn', async () => {
    await severity('warn')
    const id = await aRole(api, { codes: ['hr.payroll.compute'] })
    expect((await setRights(admin, id, [compute, approve])).status).toBe(422)
    expect((await setRights(admin, id, [compute, approve], true)).status).toBe(200)
    await severity('block')
    // What stands already is no reason to refuse something else.
    expect((await preview(id, [compute, approve, view])).known_conflicts).toMatchObject([{ code: PAIR }])
    expect((await setRights(admin, id, [compute, approve, view])).status).toBe(200)
  })

  it('look at people who hold the other half by another role', async () => {
    const person = await aPerson(api, { codes: ['hr.payroll.compute'] })
    const second = await aRole(api, { codes: [] })
    await api.database.db
      .insertInto('user_role')
      .values({ user_id: person.id, role_id: second, valid_to: null })
      .execute()
    expect((await preview(second, [approve])).conflicts).toMatchObject([{ code: PAIR, people: 1 }])
    expect((await setRights(admin, second, [approve])).status).toBe(422)
  })

  it('are taken as strictly as the administrators say', async () => {
    const list = await admin.get<{ data: { id: string; code: string; severity: string }[] }>(
      '/api/v1/settings/segregation-rules?start=0&end=100',
    )
    const rule = list.body.data.find(({ code }) => code === PAIR)
    const url = `/api/v1/settings/segregation-rules/${rule?.id}`
    const { row_version } = await api.database.db
      .selectFrom('sod_rule')
      .select('row_version')
      .where('code', '=', PAIR)
      .executeTakeFirstOrThrow()
    expect((await admin.patch(url, { severity: 'off' }, seen(row_version))).status).toBe(400)
    expect((await admin.patch(url, { severity: 'warn' }, seen(row_version))).status).toBe(200)
    await severity('block')
  })
})

describe('the database, asked by a request', () => {
  it('lets each part of a role be written by the right of its own alone', async () => {
    const { roleId: role } = await aPerson(api)
    const ceb = await unitId(api, 'CEB')
    const { id: userId } = await aPerson(api, { codes: ['settings.role.view', 'settings.role.edit'] })
    const clerk = { userId, unitIds: [ceb] }
    for (const statement of [
      sql`insert into role_permission (role_id, permission_id) select ${role}, id from permission limit 1`,
      sql`update role set reach = 'all' where id = ${role}`,
      sql`insert into role_operating_unit (role_id, ou_id) values (${role}, ${ceb})`,
      sql`delete from role where id = ${role}`,
    ])
      await expect(asRequest(api.database, clerk, statement)).rejects.toThrow(/may not write role/)
    // The name is another matter: that is a right the clerk holds.
    await asRequest(api.database, clerk, sql`update role set name = 'Renamed' where id = ${role}`)
  })

  it('lets whoever reaches all units list any of them, also while looking at one', async () => {
    const { roleId: role } = await aPerson(api)
    const unitIds = [await unitId(api, 'CEB')]
    const dvo = await unitId(api, 'DVO')
    const codes = ['settings.role.view', 'settings.role.assign_ou'] as const
    const narrow = { userId: (await aPerson(api, { codes, scope: 'ou' })).id, unitIds }
    const wide = { userId: (await aPerson(api, { codes, scope: 'all' })).id, unitIds }
    const list = sql`insert into role_operating_unit (role_id, ou_id) values (${role}, ${dvo})`
    await expect(asRequest(api.database, narrow, list)).rejects.toThrow(/row-level security/)
    await asRequest(api.database, wide, list)
    const unlist = sql`delete from role_operating_unit where role_id = ${role} returning ou_id`
    expect(await asRequest(api.database, wide, unlist)).toEqual([{ ou_id: dvo }])
  })
})
