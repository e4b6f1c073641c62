import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Resource } from '@contract/kernel/define-resource'
import { areaResource } from '@contract/modules/maintenance/area.resource'
import { salesTeamResource } from '@contract/modules/maintenance/sales-team.resource'
import { employeeResource } from '@contract/people/employee.resource'
import { userResource } from '@contract/modules/settings/user.resource'
import { loadRights } from '@server/platform/access/access.repository'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import { inTransaction } from '@server/platform/db/transaction'
import { notify } from '@server/platform/notifications/notify'
import { recordAccessOf } from '@server/platform/notifications/record-access'
import type { RecordRow } from '@server/platform/resource/create-repository'
import { aPerson, unitId } from '@tests/api/attacks/people.support'
import { aMemo, listOf, system, tell, textsOf } from '@tests/api/notifications.support'
import { startApi, type TestApi } from '@tests/support/api'
import { doubleOf } from '@tests/support/double-of'

let api: TestApi
let [ceb, dvo] = ['', '']
beforeAll(async () => {
  api = await startApi()
  ceb = await unitId(api, 'CEB')
  dvo = await unitId(api, 'DVO')
})
afterAll(() => api.close())

const inCebu = (userId: string) => ({ role: 'unit' as const, userId, unitIds: [ceb] })

describe('telling people', () => {
  it('runs under each role of the database, also for people of other units', async () => {
    const reader = await aPerson(api, { unit: 'DVO' })
    const writer = await aPerson(api, { unit: 'CEB' })
    for (const identity of [system, inCebu(writer.id), { ...inCebu(writer.id), role: 'company' as const }])
      expect(await tell(api, aMemo([reader.id], identity.role), identity)).toBe(1)
    expect(await textsOf(reader.client)).toEqual([
      'New memo: company.',
      'New memo: unit.',
      'New memo: system.',
    ])
  })

  it('tells nobody when the transaction is rolled back', async () => {
    const reader = await aPerson(api)
    const failing = inTransaction(api.database, { identity: system }, async tx => {
      expect(await notify(tx, aMemo([reader.id]))).toBe(1)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await textsOf(reader.client)).toEqual([])
  })

  it('tells everyone once, active people alone, and with a key once for all', async () => {
    const reader = await aPerson(api)
    const gone = await aPerson(api, { status: 'suspended' })
    expect(await tell(api, aMemo([reader.id, reader.id, gone.id]))).toBe(1)
    const keyed = { ...aMemo([reader.id]), dedupeKey: 'memo:7' }
    expect([await tell(api, keyed), await tell(api, keyed)]).toEqual([1, 0])
    expect(await textsOf(reader.client)).toHaveLength(2)
    expect(await tell(api, aMemo([]))).toBe(0)
  })

  it('tells more people than one message of the database holds', async () => {
    const ids = await sql<{ id: string }>`
      insert into app_user (username, email, password_hash, status, layout)
      select 'crowd-' || n, 'crowd-' || n || '@portal.test', 'none', 'active', '{}' from generate_series(1, 450) n
      returning id`.execute(api.database.db)
    expect(await tell(api, aMemo(ids.rows.map(row => row.id)))).toBe(450)
  })

  it('keeps an application role from writing, reading or changing what is another’s', async () => {
    const reader = await aPerson(api)
    const other = await aPerson(api)
    await tell(api, aMemo([reader.id]))
    const as = (statement: ReturnType<typeof sql>) =>
      inTransaction(api.database, { identity: { ...inCebu(other.id), role: 'company' } }, async tx => {
        const { rows, numAffectedRows } = await statement.execute(tx.db)
        return Number(numAffectedRows ?? rows.length)
      })
    expect(await as(sql`select id from notification where user_id = ${reader.id}`)).toBe(0)
    expect(await as(sql`update notification set read_at = now()`)).toBe(0)
    await expect(as(sql`update notification set params = '{}'`)).rejects.toThrow(/permission denied/)
    await expect(
      as(sql`insert into notification (user_id, kind, subject_type, subject_id, params, path, channel)
        values (${reader.id}, 'memo.published', 'memo', ${reader.id}, '{}', '/', 'portal')`),
    ).rejects.toThrow(/permission denied/)
  })

  it('leads nowhere but into the portal', async () => {
    const reader = await aPerson(api)
    for (const path of ['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)'])
      await expect(tell(api, { ...aMemo([reader.id]), path })).rejects.toThrow(/check constraint/)
  })
})

/** As a request of that person would be. */
async function actorOf(userId: string): Promise<Actor> {
  const rights = await loadRights(api.database.db, userId)
  return {
    userId,
    sessionId: '',
    roles: rights.roles,
    permissions: new Map(rights.permissions.map(({ code, scope }) => [code, scope])),
    units: rights.units,
    allUnits: rights.all_units,
    activeUnitId: null,
  }
}

async function seenByThemselves(resource: Resource, rowId: string, people: readonly string[]) {
  const seen: string[] = []
  for (const userId of people) {
    const actor = await actorOf(userId)
    const identity = {
      role: actor.allUnits ? ('company' as const) : ('unit' as const),
      userId,
      unitIds: actor.units.map(unit => unit.id),
    }
    const { rows } = await inTransaction(api.database, { identity, readOnly: true }, tx =>
      sql`select id from ${sql.table(resource.table)}
        where id = ${rowId} and ${accessWhere(actor, 'view', resource)}`.execute(tx.db),
    )
    if (rows.length > 0) seen.push(userId)
  }
  return seen.sort()
}

describe('who may see a record', () => {
  it.each([employeeResource, salesTeamResource, areaResource, userResource])(
    'OBJ-10 is the same whether asked of others or by themselves: $name',
    async declared => {
      const resource: Resource = declared
      for (const scope of ['own', 'team', 'ou', 'all'] as const)
        for (const unit of ['CEB', 'DVO'] as const)
          await aPerson(api, { codes: doubleOf([`${resource.permission}.view`]), scope, reach: 'home', unit })
      const people = (
        await api.database.db
          .selectFrom('app_user')
          .select('id')
          .where('status', '=', 'active')
          .where('username', 'not like', 'crowd-%')
          .execute()
      ).map(row => row.id)
      const { rows } = await sql<RecordRow>`
        select * from ${sql.table(resource.table)} order by id limit 12`.execute(api.database.db)
      expect(rows.length).toBeGreaterThan(0)
      const differs: unknown[] = []
      for (const row of rows) {
        const at = recordAccessOf(resource, row)
        const { rows: viewers } = await sql<{ id: string }>`
          select portal_viewers(${people}::uuid[], ${at.needs}, ${at.is_open}, ${at.is_everywhere}, ${at.ou_id},
            ${at.owner_id}, ${at.line_id}) as id`.execute(api.database.db)
        const asked = viewers.map(viewer => viewer.id).sort()
        const themselves = await seenByThemselves(resource, row.id, people)
        if (asked.join() !== themselves.join()) differs.push([row.id, asked, themselves])
      }
      expect(differs).toEqual([])
    },
  )
})

describe('OBJ-10 a notification about a record', () => {
  const team = (to: readonly string[], unit: string) => ({
    ...aMemo(to),
    seenAt: recordAccessOf(salesTeamResource, { id: '', row_version: 1, ou_id: unit }),
  })
  const wanted = { codes: ['maintenance.sales_team.view'], scope: 'ou', reach: 'home' } as const

  it('is written for those who may see it alone', async () => {
    const [here, there, none] = [
      await aPerson(api, { ...wanted, unit: 'CEB' }),
      await aPerson(api, { ...wanted, unit: 'DVO' }),
      await aPerson(api, { unit: 'CEB' }),
    ]
    expect(await tell(api, team([here.id, there.id, none.id], ceb))).toBe(1)
    expect(await textsOf(here.client)).toHaveLength(1)
    expect(await tell(api, team([here.id, there.id, none.id], dvo))).toBe(1)
    expect(await textsOf(there.client)).toHaveLength(1)
  })

  it('is gone, and counts no more, for whoever was taken out of the unit or has lost the right', async () => {
    const moved = await aPerson(api, { ...wanted, unit: 'CEB' })
    const poorer = await aPerson(api, { ...wanted, unit: 'CEB' })
    await tell(api, team([moved.id, poorer.id], ceb))
    const summary = '/api/v1/notifications/summary'
    const { id } = (await listOf(moved.client)).items[0] ?? expect.fail('nothing came')
    await api.database.db.updateTable('app_user').set({ ou_id: dvo }).where('id', '=', moved.id).execute()
    await api.database.db.deleteFrom('role_permission').where('role_id', '=', poorer.roleId).execute()
    for (const { client } of [moved, poorer]) {
      expect(await listOf(client)).toEqual({ items: [], next: null })
      expect((await client.get(summary)).body).toMatchObject({ data: { unread: 0, newest: [] } })
    }
    expect((await moved.client.patch(`/api/v1/notifications/${id}`, { is_read: true })).status).toBe(404)
  })

  it('stands in the list in whichever of their units a person works', async () => {
    const person = await aPerson(api, { ...wanted, reach: 'all', unit: 'HO' })
    await tell(api, team([person.id], ceb))
    const inDavao = { headers: { 'x-active-ou': 'DVO' } }
    const { body } = await person.client.get<{ data: { items: unknown[] } }>('/api/v1/notifications', inDavao)
    expect(body.data.items).toHaveLength(1)
  })
})
