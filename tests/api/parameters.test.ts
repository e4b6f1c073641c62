import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import type { ParameterEntry, ParameterList } from '@contract/modules/settings/parameter.calls'
import { PARAMETERS } from '@contract/modules/parameters'
import { businessDay } from '@server/platform/db/business-day'
import { inTransaction } from '@server/platform/db/transaction'
import { parameterTouches } from '@server/parameter-touches'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { holdHours } from '@contract/selling/property.parameters'
import { holdCalls, sees, type Refusal } from '@tests/api/property-holds.support'
import { startApi, type Answer, type Client, type TestApi } from '@tests/support/api'
import { buildPropertyUnit } from '@tests/support/factories/property'
import { buildParameterValue } from '@tests/support/factories/settings'

const PATH = '/api/v1/settings/parameters'
type One = { data: ParameterEntry } & Refusal

let api: TestApi
let admin: Client
let agent: ReturnType<typeof holdCalls>
let today: string
beforeAll(async () => {
  api = await startApi()
  admin = await api.as('super_admin')
  agent = holdCalls(await api.as('agent'))
  today = await businessDay(api.database.db)
})
afterAll(() => api.close())

const in_ = (days: number) => addDays(today, days)
const set = (values: object, client = admin) =>
  client.post<One>(`${PATH}/set`, {
    code: holdHours.code,
    scope: 'company',
    effective_from: today,
    value: 24,
    reason: 'Units stood too long.',
    ...values,
  })
const withdraw = (entry: ParameterEntry, client = admin) =>
  client.post<One>(`${PATH}/${entry.id}/withdraw`, {}, sees(entry))
const list = async (client = admin) => (await client.get<{ data: ParameterList }>(PATH)).body.data
const fault = ({ status, body }: Answer<One>) => [status, body.fields?.[0]?.path, body.fields?.[0]?.code]
const freeUnit = async () => buildPropertyUnit(api.database.db)
const hoursOf = ({ started_at, expires_at }: { started_at: string; expires_at: string }) =>
  (Date.parse(expires_at) - Date.parse(started_at)) / 3_600_000
const hoursOn = (on: string, place: object = {}) =>
  inTransaction(api.database, { identity: { role: 'system' } }, tx =>
    parameterOf(tx, holdHours, { on, ...place }),
  )

describe('parameters', () => {
  it('each fit their own schema, belong to a module and begin with the company', () => {
    expect(new Set(PARAMETERS.map(({ code }) => code)).size).toBe(PARAMETERS.length)
    for (const { code, schema, default: value, scopes } of PARAMETERS) {
      expect(schema.safeParse(value).success, code).toBe(true)
      expect(scopes[0]).toBe('company')
    }
  })

  it('a hold lasts as long as the value of its day says, and one that ran before keeps its end', async () => {
    const [first, second, third] = [await freeUnit(), await freeUnit(), await freeUnit()]
    const old = (await agent.hold(first.id)).body.data
    expect(hoursOf(old)).toBe(48)
    expect((await set({ value: 24 })).status).toBe(200)
    const now = (await agent.hold(second.id)).body.data
    expect(hoursOf(now)).toBe(24)
    expect((await agent.get(old.id)).body.data.expires_at).toBe(old.expires_at)
    expect((await agent.of(third.id)).hold_hours).toBe(24)
    const { body } = await agent.extend(now)
    expect(Date.parse(body.data.expires_at) - Date.parse(now.expires_at)).toBe(24 * 3_600_000)
  })

  it('the limit of holds is refused with the figure that is in force', async () => {
    const live = (await agent.of((await freeUnit()).id)).live_holds
    await set({ code: 'property.holds_at_once', value: live })
    const refused = await agent.hold((await freeUnit()).id)
    expect([refused.status, refused.body.message]).toEqual([
      422,
      `You hold ${live} units already. End a hold before you begin another.`,
    ])
  })

  it('a value of tomorrow waits for its day, and the nearest scope wins on it', async () => {
    const { id: projectId } = await api.database.db
      .selectFrom('project')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { id: ouId } = await api.database.db
      .selectFrom('operating_unit')
      .select('id')
      .where('is_active', '=', true)
      .limit(1)
      .executeTakeFirstOrThrow()
    await set({ effective_from: in_(1), value: 30 })
    await set({ effective_from: in_(2), value: 31, scope: 'unit', for_ou_id: ouId })
    await set({ effective_from: in_(2), value: 32, scope: 'project', for_project_id: projectId })
    expect(await hoursOn(today)).toBe(24)
    expect(await hoursOn(in_(1), { ouId, projectId })).toBe(30)
    expect(await hoursOn(in_(2))).toBe(30)
    expect(await hoursOn(in_(2), { ouId })).toBe(31)
    expect(await hoursOn(in_(2), { ouId, projectId })).toBe(32)
  })

  it('keep their history with who, when and why, and a future value can be withdrawn', async () => {
    await buildParameterValue(api.database.db, {
      code: 'sales.reservation_days',
      effective_from: in_(-40),
      value: '20',
    })
    const future = (
      await set({ code: 'sales.reservation_days', effective_from: in_(5), value: 15, reason: 'A trial.' })
    ).body.data
    expect((await withdraw(future)).status).toBe(200)
    const { entries } = await list()
    const kept = entries.filter(({ code }) => code === 'sales.reservation_days')
    expect(kept.map(({ value, reason }) => [value, reason])).toEqual([
      [15, 'A trial.'],
      [20, 'A trial.'],
    ])
    expect([kept[0]?.set_by, kept[0]?.withdrawn_by]).toEqual([future.set_by, future.set_by])
    expect(future.set_by).toBeTruthy()
    // The day is free again.
    expect((await set({ code: 'sales.reservation_days', effective_from: in_(5), value: 16 })).status).toBe(
      200,
    )
  })

  it('what has begun is neither withdrawn nor changed, not even past the routes', async () => {
    const begun = (await list()).entries.find(({ effective_from }) => effective_from === today)
    if (!begun) throw new Error('a value of today was set above')
    const refused = await withdraw(begun)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The value is in force or was withdrawn. Set a new one instead.',
    ])
    const { db } = api.database
    await expect(
      db.updateTable('parameter_value').set({ reason: 'Another.' }).where('id', '=', begun.id).execute(),
    ).rejects.toThrow('is history')
    await expect(db.deleteFrom('parameter_value').where('id', '=', begun.id).execute()).rejects.toThrow(
      'is history',
    )
  })

  it('a day that is past or taken, a figure out of range and a scope that is not theirs are refused', async () => {
    expect(fault(await set({ effective_from: in_(-1) }))).toEqual([422, 'effective_from', 'parameter_past'])
    expect(fault(await set({}))).toEqual([422, 'effective_from', 'parameter_day_taken'])
    const later = { effective_from: in_(9) }
    expect(fault(await set({ ...later, value: 0 }))).toEqual([422, 'value', 'number_out_of_range'])
    expect(fault(await set({ ...later, value: 'many' }))).toEqual([422, 'value', 'number_out_of_range'])
    expect(fault(await set({ ...later, scope: 'unit' }))).toEqual([422, 'for_ou_id', 'required'])
    expect(fault(await set({ ...later, code: 'property.quote_days', scope: 'unit' }))).toEqual([
      422,
      'scope',
      'parameter_scope',
    ])
    expect(fault(await set({ ...later, code: 'property.unknown' }))).toEqual([
      422,
      'code',
      'reference_unknown',
    ])
  })

  it('are read by whoever holds the right to see them, and set by whoever may edit them', async () => {
    const [president, seller] = [await api.as('president'), await api.as('agent')]
    expect((await list(president)).entries.length).toBeGreaterThan(0)
    expect((await president.get(PATH)).status).toBe(200)
    expect((await set({ effective_from: in_(7) }, president)).status).toBe(403)
    expect((await seller.get(PATH)).status).toBe(403)
    expect((await set({ effective_from: in_(7) }, seller)).status).toBe(403)
  })

  it('a preview counts the records that a change is about', async () => {
    const touched = async (code: string) =>
      (await admin.get<{ data: { count: number | null } }>(`${PATH}/touched?code=${code}`)).body.data.count
    const before = (await touched(holdHours.code)) ?? 0
    await set({ code: 'property.holds_at_once', effective_from: in_(1), value: 9 })
    const { id } = await freeUnit()
    const other = holdCalls(await api.as('sales_manager'))
    expect((await other.hold(id)).status).toBe(201)
    expect(await touched(holdHours.code)).toBe(before + 1)
    expect(await touched('sales.document_days')).toBeNull()
    for (const code of Object.keys(parameterTouches))
      expect([code, await touched(code)]).toEqual([code, expect.any(Number)])
  })
})
