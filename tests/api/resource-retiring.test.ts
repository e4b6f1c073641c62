import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BulkAnswer, UsedBy } from '@contract/kernel/record-calls'
import { Problem } from '@server/platform/http/problems'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildTrial, makeTrialTable, trialRoutes } from '@tests/support/trial-resource'
import { buildRole, buildUser } from '@tests/support/factories/settings'
import { buildOperatingUnit } from '@tests/support/factories/maintenance'
import { aPerson, auditOf, seen, unitId } from '@tests/api/attacks/people.support'

const URL = '/api/v1/trials'
const UNITS = '/api/v1/maintenance/operating-units'
const CODES = ['maintenance.sales_team.view', 'maintenance.sales_team.deactivate'] as const
type One = { data: { id: string; is_active: boolean; row_version: number } }

let api: TestApi
let cebu: Client
let admin: Client
let [ceb, dvo] = ['', '']
beforeAll(async () => {
  const beforeDeactivate = async (_tx: unknown, _call: unknown, row: Record<string, unknown>) => {
    if (row['pieces'] === 99) throw new Problem('rule_broken', 'in_use')
  }
  api = await startApi({ extraRoutes: trialRoutes({ hooks: { beforeDeactivate } }) })
  await makeTrialTable(api.database.db)
  cebu = (await aPerson(api, { codes: CODES, scope: 'ou', reach: 'home', unit: 'CEB' })).client
  admin = await api.as('super_admin')
  ceb = await unitId(api, 'CEB')
  dvo = await unitId(api, 'DVO')
})
afterAll(() => api.close())

const active = async (id: string) => (await cebu.get<One>(`${URL}/${id}`)).body.data.is_active
const bulk = (client: Client, target: object, dry_run = false, action = 'deactivate') =>
  client.post<{ data: BulkAnswer }>(`${URL}/bulk`, { action, target, dry_run })

describe('retiring', () => {
  it('takes a record out of use and back, each told to the log', async () => {
    const { id } = await buildTrial(api.database, ceb)
    const retired = await cebu.post<One>(`${URL}/${id}/deactivate`, undefined, seen(1))
    expect([retired.status, retired.body.data.is_active, retired.body.data.row_version]).toEqual([
      200,
      false,
      2,
    ])
    expect((await cebu.post<One>(`${URL}/${id}/reactivate`, undefined, seen(2))).body.data.is_active).toBe(
      true,
    )
    const [down, up] = [await auditOf(api, 'trial.deactivate'), await auditOf(api, 'trial.reactivate')]
    expect(down.at(-1)).toMatchObject({ entity_id: id, ou_id: ceb, diff: { is_active: [true, false] } })
    expect(up.at(-1)).toMatchObject({ entity_id: id, diff: { is_active: [false, true] } })
  })

  it('asks which version was seen', async () => {
    const { id } = await buildTrial(api.database, ceb)
    expect((await cebu.post(`${URL}/${id}/deactivate`)).status).toBe(400)
    const stale = await cebu.post<{ current_version: number }>(`${URL}/${id}/deactivate`, undefined, seen(9))
    expect([stale.status, stale.body.current_version]).toEqual([409, 1])
  })

  it('changes and tells nothing where it is so already', async () => {
    const { id } = await buildTrial(api.database, ceb)
    const same = await cebu.post<One>(`${URL}/${id}/reactivate`, undefined, seen(1))
    expect([same.status, same.body.data.row_version]).toEqual([200, 1])
    expect((await auditOf(api, 'trial.reactivate')).filter(entry => entry.entity_id === id)).toEqual([])
  })

  it('is refused by a rule of the module', async () => {
    const { id } = await buildTrial(api.database, ceb, { pieces: 99 })
    expect((await cebu.post(`${URL}/${id}/deactivate`, undefined, seen(1))).status).toBe(422)
    expect(await active(id)).toBe(true)
  })

  it('OBJ-09 of another unit’s record is 404, and it stays', async () => {
    const { id } = await buildTrial(api.database, dvo)
    for (const verb of ['deactivate', 'reactivate'])
      expect((await cebu.post(`${URL}/${id}/${verb}`, undefined, seen(1))).status).toBe(404)
    expect((await cebu.get(`${URL}/${id}/used-by`)).status).toBe(404)
  })

  it('is the only way: the field itself cannot be changed', async () => {
    const unit = await buildOperatingUnit(api.database.db)
    const answer = await admin.patch(`${UNITS}/${unit.id}`, { is_active: false }, seen(1))
    expect(answer.status).toBe(400)
    expect(
      (await admin.post<One>(`${UNITS}/${unit.id}/deactivate`, undefined, seen(1))).body.data.is_active,
    ).toBe(false)
  })
})

describe('many at once', () => {
  it('are told first: what will change, what is left out and why', async () => {
    const rows = await Promise.all(
      [1, 2, 99, 99].map((pieces, n) => buildTrial(api.database, ceb, { pieces, name: `Told ${n}` })),
    )
    const retired = await buildTrial(api.database, ceb, { is_active: false, name: 'Gone' })
    const ids = [...rows, retired].map(row => row.id)
    const { body } = await bulk(cebu, { ids }, true)
    expect(body.data.will_change).toBe(2)
    expect(body.data.skipped).toEqual(
      expect.arrayContaining([
        {
          reason: 'in_use',
          message: 'This is still in use elsewhere.',
          count: 2,
          examples: expect.arrayContaining(['Told 2', 'Told 3']),
        },
        { reason: 'already_inactive', message: null, count: 1, examples: ['Gone'] },
      ]),
    )
    for (const row of rows) expect(await active(row.id)).toBe(true)
    expect((await bulk(cebu, { ids })).body.data.will_change).toBe(2)
    expect(await Promise.all(rows.map(row => active(row.id)))).toEqual([false, false, true, true])
  })

  it('OBJ-15 with one that is not theirs change nothing, and name nothing', async () => {
    const own = await Promise.all(Array.from({ length: 9 }, () => buildTrial(api.database, ceb)))
    const foreign = await buildTrial(api.database, dvo, { name: 'Davao’s secret' })
    for (const stranger of [foreign.id, randomUUID()])
      for (const dry of [true, false]) {
        const answer = await bulk(cebu, { ids: [...own.map(row => row.id), stranger] }, dry)
        expect(answer.status).toBe(404)
        expect(answer.text).not.toMatch(/Davao|secret/)
      }
    expect(await Promise.all(own.map(row => active(row.id)))).toEqual(own.map(() => true))
  })

  it('are all that match but those excepted, in the units one sees', async () => {
    const rows = await Promise.all([1, 2, 3].map(() => buildTrial(api.database, ceb, { name: 'Matching' })))
    const foreign = await buildTrial(api.database, dvo, { name: 'Matching' })
    const except = [rows[0]?.id ?? '']
    const { body } = await bulk(cebu, { all: { search: 'matching', except } })
    expect(body.data.will_change).toBe(2)
    expect(await Promise.all(rows.map(row => active(row.id)))).toEqual([true, false, false])
    expect((await auditOf(api, 'trial.deactivate')).some(entry => entry.entity_id === foreign.id)).toBe(false)
  })

  it('refuse what they do not know', async () => {
    const ids = [(await buildTrial(api.database, ceb)).id]
    expect((await bulk(cebu, { ids }, false, 'delete')).status).toBe(400)
    expect((await bulk(cebu, { ids: [] })).status).toBe(400)
    expect(
      (
        await cebu.post(`${URL}/bulk`, {
          action: 'deactivate',
          target: { ids, all: { except: [] } },
          dry_run: true,
        })
      ).status,
    ).toBe(400)
  })
})

describe('where a record is used', () => {
  it('is counted over all units, without a word of whose', async () => {
    const unit = await buildOperatingUnit(api.database.db)
    const [role, person] = [
      await buildRole(api.database.db),
      await buildUser(api.database.db, { ou_id: unit.id }),
    ]
    await buildTrial(api.database, ceb, { role_id: role.id })
    await buildTrial(api.database, dvo, { role_id: role.id })
    const { client } = await aPerson(api, { codes: ['maintenance.ou.view', 'maintenance.sales_team.view'] })
    const uses = await client.get<{ data: UsedBy }>(`${UNITS}/${unit.id}/used-by`)
    expect(uses.body.data).toEqual([{ table: 'app_user', count: 1 }])
    expect(person.ou_id).toBe(unit.id)
    const cebuUses = await client.get<{ data: UsedBy }>(`${UNITS}/${ceb}/used-by`)
    expect(cebuUses.body.data.find(use => use.table === 'trial')?.count).toBeGreaterThan(0)
  })

  it('is empty where nothing points at it', async () => {
    const { id } = await buildTrial(api.database, ceb)
    expect((await cebu.get<{ data: UsedBy }>(`${URL}/${id}/used-by`)).body.data).toEqual([])
  })
})
