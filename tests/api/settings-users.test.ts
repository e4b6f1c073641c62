import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EffectiveRights, UserAccess, UserSession } from '@contract/modules/settings/user-access'
import type { UserListItem } from '@contract/modules/settings/user.resource'
import { startApi, type Answer, type Client, type TestApi } from '@tests/support/api'
import {
  aPerson,
  aRole,
  auditOf,
  mailsTo,
  seen,
  unitId,
  type Person,
} from '@tests/api/attacks/people.support'

let api: TestApi
let admin: Client
let today: string
beforeAll(async () => {
  api = await startApi()
  admin = await api.as('super_admin')
  today = (await accessOf(admin.user?.id ?? '')).today
})
afterAll(() => api.close())

const USERS = '/api/v1/settings/users'
type One<T> = { data: T }
const roleCalled = async (code: string) =>
  (await api.database.db.selectFrom('role').select('id').where('code', '=', code).executeTakeFirstOrThrow())
    .id
const accessOf = async (id: string) => (await admin.get<One<UserAccess>>(`${USERS}/${id}/access`)).body.data
const rightsOf = async (id: string) =>
  (await admin.get<One<EffectiveRights>>(`${USERS}/${id}/rights`)).body.data
const shift = (days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

async function versionOf(id: string): Promise<number> {
  const row = await api.database.db
    .selectFrom('app_user')
    .select('row_version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.row_version
}

type DatedRole = { role_id: string; valid_from: string; valid_to: string | null }
async function setRoles(
  client: Client,
  person: Pick<Person, 'id'>,
  roles: DatedRole[],
  accept_warnings = false,
): Promise<Answer<{ code: string; fields?: { code: string }[] }>> {
  return client.post(
    `${USERS}/${person.id}/roles`,
    { roles, accept_warnings },
    seen(await versionOf(person.id)),
  )
}

let made = 0
const newcomer = async (overrides: object = {}) => ({
  username: `newcomer-${++made}`,
  email: `newcomer-${made}@portal.test`,
  first_name: 'Nena',
  last_name: 'Comer',
  ou_id: await unitId(api, 'CEB'),
  locale: 'fr',
  roles: [],
  accept_warnings: false,
  ...overrides,
})

describe('an account', () => {
  it('is made with its roles, and its holder invited by a link that opens it', async () => {
    const roles = [{ role_id: await roleCalled('agent'), valid_from: today, valid_to: null }]
    const answer = await admin.post<One<UserListItem>>(USERS, await newcomer({ roles }))
    expect(answer.status).toBe(201)
    expect(answer.body.data).toMatchObject({ status: 'active', ou_code: 'CEB' })
    expect(answer.body.data.roles.map(role => role.code).sort()).toEqual(['agent', 'employee'])
    const { email } = answer.body.data
    expect((await api.signIn(email, '-')).status).toBe(401)
    const [mail] = await mailsTo(api, email)
    expect(mail).toMatchObject({ kind: 'account.first', locale: 'fr', is_secret: true })
    const token = /reset-password\/([\w-]+)/.exec(mail?.text_body ?? '')?.[1]
    const password = 'a quiet harbour town'
    expect((await api.anyone.post('/users/reset-password', { token, password })).status).toBe(204)
    expect((await api.signIn(email, password)).status).toBe(200)
  })

  it('waits where nobody gives it a role, and is invited once somebody does', async () => {
    const answer = await admin.post<One<UserListItem>>(USERS, await newcomer())
    const { id, email, status, row_version } = answer.body.data
    expect(status).toBe('pending')
    expect(await mailsTo(api, email)).toEqual([])
    const body = { role_ids: [await roleCalled('agent')], ou_id: await unitId(api, 'CEB') }
    expect((await admin.post(`${USERS}/${id}/activate`, body, seen(row_version))).status).toBe(200)
    expect((await mailsTo(api, email)).map(mail => mail.kind)).toEqual(['account.first'])
  })

  it('takes no name, address or unit that is not free to take', async () => {
    const first = await newcomer()
    await admin.post(USERS, first)
    for (const [field, value] of [
      ['username', first.username],
      ['email', first.email.toUpperCase()],
    ] as const) {
      const answer = await admin.post(USERS, await newcomer({ [field]: value }))
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({ fields: [{ path: field }] })
    }
    const desk = await aPerson(api, {
      codes: ['settings.user.view', 'settings.user.create'],
      reach: 'home',
      scope: 'ou',
      unit: 'CEB',
    })
    const elsewhere = await newcomer({ ou_id: await unitId(api, 'DVO') })
    expect((await desk.client.post(USERS, elsewhere)).status).toBe(422)
    const withRole = await newcomer({ roles: [{ role_id: desk.roleId, valid_from: today, valid_to: null }] })
    expect((await desk.client.post(USERS, withRole)).status).toBe(403)
    expect((await desk.client.post(USERS, await newcomer())).status).toBe(201)
  })

  it('is changed, and both addresses hear of a new one', async () => {
    const person = await aPerson(api, { unit: 'CEB' })
    const url = `${USERS}/${person.id}`
    const email = `moved-${person.username}@portal.test`
    const answer = await admin.patch<One<UserListItem>>(
      url,
      { first_name: 'Renata', email, ou_id: await unitId(api, 'DVO') },
      seen(await versionOf(person.id)),
    )
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ first_name: 'Renata', email, ou_code: 'DVO' })
    for (const address of [email, person.email])
      expect((await mailsTo(api, address)).map(mail => mail.kind)).toEqual(['account.moved'])
    expect((await admin.patch(url, { first_name: 'Late' }, seen(1))).status).toBe(409)
  })

  it('shows its open sessions to whoever may end them', async () => {
    const person = await aPerson(api)
    const sessions = await admin.get<One<UserSession[]>>(`${USERS}/${person.id}/sessions`)
    expect(sessions.body.data).toHaveLength(1)
    await admin.post(`${USERS}/${person.id}/end-sessions`)
    expect((await admin.get<One<UserSession[]>>(`${USERS}/${person.id}/sessions`)).body.data).toEqual([])
  })
})

describe('roles of a person', () => {
  it('begin and end by the day, and act on the next request', async () => {
    const person = await aPerson(api, { codes: [] })
    const role_id = await aRole(api, { codes: ['settings.user.view'] })
    const view = async () => (await person.client.get('/users')).status
    expect(await view()).toBe(403)
    expect((await setRoles(admin, person, [{ role_id, valid_from: today, valid_to: today }])).status).toBe(
      200,
    )
    expect(await view()).toBe(200)
    expect((await setRoles(admin, person, [])).status).toBe(200)
    expect(await view()).toBe(403)
    await setRoles(admin, person, [{ role_id, valid_from: shift(1), valid_to: null }])
    expect(await view()).toBe(403)
    expect((await accessOf(person.id)).roles.find(role => role.role_id === role_id)).toMatchObject({
      state: 'future',
    })
  })

  it('stay on record when they end', async () => {
    const person = await aPerson(api, { codes: [] })
    await api.database.db
      .updateTable('user_role')
      .set({ valid_from: shift(-30) })
      .where('user_id', '=', person.id)
      .execute()
    await setRoles(admin, person, [])
    expect((await accessOf(person.id)).roles).toMatchObject([
      { role_id: person.roleId, state: 'past', valid_to: shift(-1) },
    ])
  })

  it('are not given for the past, twice for the same days, or by hand where they come by themselves', async () => {
    const person = await aPerson(api)
    const role_id = await aRole(api, { codes: [] })
    const past = await setRoles(admin, person, [{ role_id, valid_from: shift(-1), valid_to: null }])
    expect(past.body.fields).toMatchObject([{ code: 'date_past' }])
    const twice = await setRoles(admin, person, [
      { role_id, valid_from: today, valid_to: null },
      { role_id, valid_from: shift(5), valid_to: shift(9) },
    ])
    expect(twice.body.fields).toMatchObject([{ code: 'role_twice' }])
    const employee = await roleCalled('employee')
    const byHand = await setRoles(admin, person, [{ role_id: employee, valid_from: today, valid_to: null }])
    expect(byHand.body.fields).toMatchObject([{ code: 'role_unknown' }])
  })

  it('that clash with what the person holds are refused, or ask to be read', async () => {
    const person = await aPerson(api, { codes: ['hr.payroll.compute'] })
    const role_id = await aRole(api, { codes: ['hr.payroll.approve'] })
    const both = [
      { role_id: person.roleId, valid_from: today, valid_to: null },
      { role_id, valid_from: today, valid_to: null },
    ]
    const blocked = await setRoles(admin, person, both, true)
    expect(blocked.body).toMatchObject({
      code: 'rule_broken',
      fields: [{ code: 'hr.payroll.compute--hr.payroll.approve' }],
    })
    await api.database.db.updateTable('sod_rule').set({ severity: 'warn' }).execute()
    expect((await setRoles(admin, person, both)).status).toBe(422)
    expect((await setRoles(admin, person, both, true)).status).toBe(200)
    await api.database.db.updateTable('sod_rule').set({ severity: 'block' }).execute()
  })

  it('reach more or fewer units by exception', async () => {
    const person = await aPerson(api, {
      codes: ['settings.user.view'],
      reach: 'home',
      unit: 'CEB',
      scope: 'ou',
    })
    const units = async () =>
      (
        await person.client.post<One<{ ou_code: string }[]>>('/api/v1/settings/all-role-operation-units', {
          role_ids: [person.roleId],
        })
      ).body.data.map(unit => unit.ou_code)
    const [CEB, DVO] = [await unitId(api, 'CEB'), await unitId(api, 'DVO')]
    const answer = await admin.post(
      `${USERS}/${person.id}/units`,
      {
        exceptions: [
          { ou_id: CEB, mode: 'deny' },
          { ou_id: DVO, mode: 'grant' },
        ],
      },
      seen(await versionOf(person.id)),
    )
    expect(answer.status).toBe(200)
    expect(await units()).toEqual(['DVO'])
    expect((await rightsOf(person.id)).units.filter(unit => unit.granted || unit.denied)).toMatchObject([
      { ou_code: 'CEB', is_open: false, denied: true },
      { ou_code: 'DVO', is_open: true, granted: true, via: [] },
    ])
  })
})

describe('why somebody may or may not', () => {
  it('is told line by line: role, code, scope and units, and what would be needed', async () => {
    const person = await aPerson(api, {
      codes: ['settings.user.view'],
      scope: 'ou',
      reach: 'home',
      unit: 'CEB',
    })
    const rights = await rightsOf(person.id)
    const role = rights.roles.find(({ reach }) => reach === 'home')
    expect(role).toMatchObject({ units: ['CEB'] })
    expect(rights.rights.find(({ code }) => code === 'settings.user.view')).toMatchObject({
      scope: 'ou',
      via: [{ role: role?.code, scope: 'ou' }],
      would_need: [],
    })
    const missing = rights.rights.find(({ code }) => code === 'hr.payroll.approve')
    expect(missing).toMatchObject({ scope: null, via: [] })
    expect(missing?.would_need).toContainEqual({ role: 'president', scope: 'all' })
  })

  it('names a module that is switched off', async () => {
    const person = await aPerson(api, { codes: ['files.form.view'] })
    await api.database.db
      .updateTable('module')
      .set({ is_enabled: false })
      .where('code', '=', 'files')
      .execute()
    const right = (await rightsOf(person.id)).rights.find(({ code }) => code === 'files.form.view')
    expect(right).toMatchObject({ scope: null, is_module_enabled: false, via: [{ scope: 'all' }] })
    await api.database.db
      .updateTable('module')
      .set({ is_enabled: true })
      .where('code', '=', 'files')
      .execute()
  })
})

describe('nobody raises themselves or others', () => {
  const DESK = ['settings.user.view', 'settings.user.edit', 'settings.user.assign_role'] as const

  it('FUNC-02 by giving a role with more rights, also to oneself, and it is audited', async () => {
    const desk = await aPerson(api, { codes: DESK, rank: 50 })
    const target = await aPerson(api)
    const accounting = [{ role_id: await roleCalled('accounting'), valid_from: today, valid_to: null }]
    expect((await setRoles(desk.client, target, accounting)).status).toBe(403)
    expect((await setRoles(desk.client, desk, accounting)).status).toBe(403)
    const [refusal] = (await auditOf(api, 'user.change_roles_refused')).filter(
      row => row.entity_id === target.id,
    )
    expect(refusal).toMatchObject({ actor_user_id: desk.id })
  })

  it('FUNC-02 by prolonging such a role, or by taking one from who stands higher', async () => {
    const desk = await aPerson(api, { codes: DESK, rank: 50 })
    const target = await aPerson(api, { codes: [] })
    const role_id = await aRole(api, { codes: ['hr.payroll.approve'], rank: 20 })
    await setRoles(admin, target, [{ role_id, valid_from: today, valid_to: today }])
    expect(
      (await setRoles(desk.client, target, [{ role_id, valid_from: today, valid_to: null }])).status,
    ).toBe(403)
    const high = await aPerson(api, { rank: 60 })
    expect((await setRoles(desk.client, high, [])).status).toBe(403)
  })

  it('FUNC-02 by units that are not one’s own, or by moving the address of who may more', async () => {
    const desk = await aPerson(api, { codes: DESK, rank: 50, scope: 'ou', reach: 'home', unit: 'CEB' })
    const target = await aPerson(api, { unit: 'CEB', reach: 'home' })
    const exceptions = [{ ou_id: await unitId(api, 'DVO'), mode: 'grant' }]
    const units = await desk.client.post(
      `${USERS}/${target.id}/units`,
      { exceptions },
      seen(await versionOf(target.id)),
    )
    expect(units.status).toBe(422)
    const strong = await aPerson(api, { unit: 'CEB', codes: ['hr.payroll.approve'] })
    const email = 'mine@evil.test'
    const change = async (id: string, body: object) =>
      desk.client.patch(`${USERS}/${id}`, body, seen(await versionOf(id)))
    expect((await change(strong.id, { email })).status).toBe(403)
    expect((await change(strong.id, { first_name: 'Ana' })).status).toBe(200)
    expect((await change(desk.id, { email })).status).toBe(409)
  })
})

describe('the last administrator', () => {
  const administrator = async () => {
    const { id } = await api.database.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'super-admin@portal.test')
      .executeTakeFirstOrThrow()
    return id
  }
  async function another(): Promise<Person> {
    const person = await aPerson(api, {
      codes: ['settings.user.view', 'settings.user.assign_role'],
      rank: 100,
    })
    const role_id = await roleCalled('super_admin')
    await api.database.db
      .insertInto('user_role')
      .values({ user_id: person.id, role_id, valid_to: null })
      .execute()
    return person
  }

  it('FUNC-03 keeps the role, and keeps it without end', async () => {
    const desk = await aPerson(api, { codes: ['settings.user.view', 'settings.user.assign_role'], rank: 100 })
    const id = await administrator()
    const standing = (await accessOf(id)).roles.find(role => role.code === 'super_admin')
    if (!standing) throw new Error('no administrator')
    const { role_id, valid_from } = standing
    expect((await setRoles(desk.client, { id }, [])).body).toMatchObject({ code: 'last_administrator' })
    const ending = await setRoles(desk.client, { id }, [{ role_id, valid_from, valid_to: shift(3) }])
    expect(ending.body).toMatchObject({ code: 'last_administrator' })
  })

  it('FUNC-03 stays when two take it from each other at once', async () => {
    const role_id = await roleCalled('super_admin')
    for (let round = 0; round < 3; round += 1) {
      const other = await another()
      const id = await administrator()
      const answers = await Promise.all([
        setRoles(admin, other, [{ role_id: other.roleId, valid_from: today, valid_to: null }]),
        setRoles(other.client, { id }, []),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const left = await api.database.db
        .selectFrom('user_role')
        .select('user_id')
        .where('role_id', '=', role_id)
        .where(eb => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>=', today)]))
        .execute()
      expect(left).toHaveLength(1)
      // As it was, for the next round.
      await api.database.db.deleteFrom('user_role').where('role_id', '=', role_id).execute()
      await api.database.db
        .insertInto('user_role')
        .values({ user_id: id, role_id, valid_from: shift(-10), valid_to: null })
        .execute()
      admin = await api.as('super_admin')
    }
  })
})
