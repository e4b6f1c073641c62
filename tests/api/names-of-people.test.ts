import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FoundRecords } from '@contract/access/found-kinds'
import type { TimelineEntry } from '@contract/kernel/record-calls'
import type { UserListItem } from '@contract/modules/settings/user.resource'
import { inTransaction } from '@server/platform/db/transaction'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildEmployee } from '@tests/support/factories/people'
import { buildUser } from '@tests/support/factories/settings'
import { aPerson, seen, unitId } from '@tests/api/attacks/people.support'

const USERS = '/api/v1/settings/users'
const EMPLOYEES = '/api/v1/people/employees'

let api: TestApi
let ceb: string
let admin: Client
let hr: Client
beforeAll(async () => {
  api = await startApi()
  ceb = await unitId(api, 'CEB')
  admin = await api.as('super_admin')
  hr = await api.as('hr_staff')
})
afterAll(() => api.close())

const nameOf = async (id: string) =>
  (await admin.get<{ data: UserListItem }>(`${USERS}/${id}`)).body.data.full_name
const account = (username: string, typed: { first_name?: string; last_name?: string } = {}) =>
  buildUser(api.database.db, { ou_id: ceb, username, ...typed })
const employeeOf = (user_id: string, first_name: string, last_name: string) =>
  buildEmployee(api.database.db, { ou_id: ceb, user_id, first_name, last_name })

describe('what an account is called', () => {
  it('is the user name until somebody types a name, and that name until an employee has the account', async () => {
    const { id } = await account('no.name')
    expect(await nameOf(id)).toBe('no.name')
    const { body } = await admin.patch<{ data: UserListItem }>(
      `${USERS}/${id}`,
      { first_name: ' Ana ', last_name: 'Reyes' },
      seen(1),
    )
    expect(body.data.full_name).toBe('Ana Reyes')
    const employee = await employeeOf(id, 'Anastasia', 'Reyes-Cruz')
    expect(await nameOf(id)).toBe('Anastasia Reyes-Cruz')
    await sql`update employee set user_id = null where id = ${employee.id}`.execute(api.database.db)
    expect(await nameOf(id)).toBe('Ana Reyes')
  })

  it('follows the employee’s name and account, without a new version of the account', async () => {
    const [one, other] = [await account('first.account'), await account('other.account')]
    const employee = await employeeOf(one.id, 'Bea', 'Lim')
    const renamed = await hr.patch(
      `${EMPLOYEES}/${employee.id}`,
      { last_name: 'Lim-Tan', suffix: 'Jr.' },
      seen(1),
    )
    expect([renamed.status, await nameOf(one.id)]).toEqual([200, 'Bea Lim-Tan Jr.'])
    const moved = await hr.patch(`${EMPLOYEES}/${employee.id}`, { user_id: other.id }, seen(2))
    expect([moved.status, await nameOf(one.id), await nameOf(other.id)]).toEqual([
      200,
      'first.account',
      'Bea Lim-Tan Jr.',
    ])
    const { body } = await admin.get<{ data: UserListItem }>(`${USERS}/${other.id}`)
    expect(body.data.row_version).toBe(other.row_version)
  })

  it('orders the list of users, which is searched by it, by user name and by address', async () => {
    const made = [await account('z.first', { first_name: 'Aaron', last_name: 'Namesort' })]
    made.push(await account('a.last', { first_name: 'Zita', last_name: 'Namesort' }))
    const ids = async (search: string) =>
      (await admin.get<{ data: UserListItem[] }>(`${USERS}?search=${search}`)).body.data.map(({ id }) => id)
    expect(await ids('namesort')).toEqual(made.map(({ id }) => id))
    expect(await ids('z.first')).toEqual([made[0]?.id])
    expect(await ids('a.last@factory')).toEqual([made[1]?.id])
  })

  it('cannot be written by a request, not even by whoever may change accounts', async () => {
    const { id } = await account('kept.name')
    for (const role of ['unit', 'company'] as const)
      await expect(
        inTransaction(api.database, { identity: { role, userId: id, unitIds: [ceb] } }, tx =>
          sql`update app_user set full_name = 'Evil' where id = ${id}`.execute(tx.db),
        ),
      ).rejects.toThrow(/permission denied/)
  })
})

describe('a person', () => {
  it('is found from anywhere by the employee’s name, with user name and address below it', async () => {
    const { id, email } = await account('palette.one', { first_name: 'Typed', last_name: 'Once' })
    const employee = await employeeOf(id, 'Quirina', 'Zulueta')
    const found = async (text: string) =>
      (
        await admin.get<{ data: FoundRecords }>(`/api/v1/search?text=${encodeURIComponent(text)}`)
      ).body.data.groups.find(({ kind }) => kind === 'user')?.records
    const record = { id, title: 'Quirina Zulueta', detail: `palette.one · ${email}` }
    for (const text of ['quirina zul', 'palette.one', email]) expect(await found(text)).toEqual([record])
    await hr.patch(`${EMPLOYEES}/${employee.id}`, { first_name: 'Corazon' }, seen(1))
    expect(await found('quirina')).toBeUndefined()
    expect(await found('corazon zulueta')).toEqual([{ ...record, title: 'Corazon Zulueta' }])
  })

  it('is named in the history of a record to a reader who may see no employees', async () => {
    const codes = ['maintenance.division.view', 'maintenance.division.create'] as const
    const writer = await aPerson(api, { codes })
    await employeeOf(writer.id, 'Wilma', 'Writer')
    const reader = await aPerson(api, { codes: ['maintenance.division.view'], unit: 'DVO' })
    const made = await writer.client.post<{ data: { id: string } }>('/api/v1/maintenance/divisions', {
      code: 'NAMED',
      name: 'Division of Names',
      head_employee_id: null,
    })
    expect(made.status).toBe(201)
    expect((await reader.client.get(EMPLOYEES)).status).toBe(403)
    const { body } = await reader.client.get<{ data: TimelineEntry[] }>(
      `/api/v1/maintenance/divisions/${made.body.data.id}/timeline`,
    )
    expect(body.data.map(entry => entry.actor_name)).toEqual(['Wilma Writer'])
  })
})
