import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Answer, type Client, type TestApi } from '@tests/support/api'
import { aPerson, seen, unitId } from '@tests/api/attacks/people.support'

let api: TestApi
let admin: Client
beforeAll(async () => {
  api = await startApi()
  admin = await api.as('super_admin')
})
afterAll(() => api.close())

const UNITS = '/api/v1/maintenance/operating-units'
/** What the server alone decides, of whatever record. */
const OWNED = {
  id: randomUUID(),
  created_at: '2020-01-01T00:00:00Z',
  created_by: randomUUID(),
  updated_at: '2020-01-01T00:00:00Z',
  updated_by: randomUUID(),
  row_version: 7,
  status: 'APPROVED',
  approved_by: randomUUID(),
  approved_at: '2020-01-01T00:00:00Z',
  released: true,
  hash: 'x',
  seq: 1,
}
const aUnit = () => ({
  ou_code: `T${Math.floor(Math.random() * 1e6)}`,
  ou_name: 'A trial',
  kind: 'branch',
  parent_id: null,
  tin_branch_code: '00009',
  address: null,
  rdo_code: null,
  is_vat_registered: true,
})
const told = ({ body }: Answer) =>
  (body as { fields?: { path: string }[] }).fields?.map(field => field.path).sort()
const units = () => api.database.db.selectFrom('operating_unit').selectAll().orderBy('ou_code').execute()

describe('fields that the server owns', () => {
  it('MASS-01 are refused by name when a record is made, and nothing is stored', async () => {
    const before = await units()
    const answer = await admin.post(UNITS, { ...aUnit(), ...OWNED, is_active: false })
    expect(answer.status).toBe(400)
    expect(told(answer)).toEqual([...Object.keys(OWNED), 'is_active'].sort())
    expect(await units()).toEqual(before)
    expect((await admin.post(UNITS, aUnit())).status).toBe(201)
  })

  it.each(Object.keys(OWNED))('MASS-01 are refused each alone: %s', async name => {
    const answer = await admin.post(UNITS, { ...aUnit(), [name]: OWNED[name as keyof typeof OWNED] })
    expect(answer.status).toBe(400)
    expect(told(answer)).toEqual([name])
  })

  it('MASS-02 are refused by name when a record is changed, and the row stays', async () => {
    const id = await unitId(api, 'DVO')
    const before = await units()
    const version = before.find(unit => unit.id === id)?.row_version ?? 0
    const answer = await admin.patch(
      `${UNITS}/${id}`,
      { ou_name: 'Taken', ou_code: 'XX', ...OWNED },
      seen(version),
    )
    expect(answer.status).toBe(400)
    expect(told(answer)).toEqual([...Object.keys(OWNED), 'ou_code'].sort())
    expect(await units()).toEqual(before)
    expect((await admin.patch(`${UNITS}/${id}`, { ou_name: 'Davao City' }, seen(version))).status).toBe(200)
  })

  it('MASS-02 are filled by the server alone: who, when and which version', async () => {
    const created = await admin.post<{ data: { id: string } }>(UNITS, aUnit())
    const { id } = created.body.data
    await admin.patch(`${UNITS}/${id}`, { ou_name: 'Changed' }, seen(1))
    const row = (await units()).find(unit => unit.id === id)
    expect(row).toMatchObject({ created_by: admin.user?.id, updated_by: admin.user?.id, row_version: 2 })
  })
})

describe('the own profile', () => {
  const forbidden = {
    role_ids: [1],
    roles: [{ code: 'super_admin' }],
    permissions: ['settings.user.view'],
    ou_codes: ['HO'],
    ou_id: randomUUID(),
    is_admin: true,
    employee_no: '0001',
    username: 'president2',
    status: 'active',
    password: 'a new one, unasked',
    password_hash: 'x',
    email: 'mine@evil.test',
  }
  const row = (id: string) =>
    api.database.db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  it('MASS-03 takes no rights, unit, name of account or e-mail', async () => {
    const person = await aPerson(api)
    const before = await row(person.id)
    const answer = await person.client.patch(
      '/api/v1/auth/profile',
      { first_name: 'New', ...forbidden },
      seen(1),
    )
    expect(answer.status).toBe(400)
    expect(told(answer)).toEqual(Object.keys(forbidden).sort())
    expect(await row(person.id)).toEqual(before)
  })

  it('MASS-03 is the caller’s, whosever id is sent along', async () => {
    const [person, victim] = [await aPerson(api), await aPerson(api)]
    const answer = await person.client.patch(
      '/api/v1/auth/profile',
      { id: victim.id, first_name: 'New' },
      seen(1),
    )
    expect(answer.status).toBe(400)
    expect((await row(victim.id)).first_name).toBe('')
  })

  it('MASS-03 gives no more when an account is activated than roles and a unit', async () => {
    const person = await aPerson(api, { status: 'pending', unit: null })
    const body = {
      role_ids: [person.roleId],
      ou_id: await unitId(api, 'CEB'),
      ...OWNED,
      email: 'mine@evil.test',
    }
    const answer = await admin.post(`/api/v1/settings/users/${person.id}/activate`, body, seen(1))
    expect(answer.status).toBe(400)
    expect(told(answer)).toEqual([...Object.keys(OWNED), 'email'].sort())
    expect((await row(person.id)).status).toBe('pending')
  })
})
