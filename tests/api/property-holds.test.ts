import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { holdsAtOnce } from '@contract/selling/property.parameters'
import type { RoleCode } from '@contract/access/roles'
import { tidyHolds, warnHolders } from '@server/modules/property/holds/hold.jobs'
import { codeOf, holdCalls, HOLDS } from '@tests/api/property-holds.support'
import { startApi, type TestApi } from '@tests/support/api'
import { asRequest } from '@tests/support/as-request'
import { buildUnitHold } from '@tests/support/factories/holds'
import { buildLead } from '@tests/support/factories/leads'
import { buildPropertyUnit } from '@tests/support/factories/property'
import { doubleOf } from '@tests/support/double-of'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await sql`update unit_hold set released_at = greatest(now(), started_at) where released_at is null`.execute(
    api.database.db,
  )
  await sql`update property_unit set status = 'available', held_until = null where status = 'on_hold'`.execute(
    api.database.db,
  )
})

const as = async (role: RoleCode) => holdCalls(await api.as(role))
const unit = async (overrides = {}) => (await buildPropertyUnit(api.database.db, overrides)).id
const employeeOf = async (email: string) =>
  api.database.db
    .selectFrom('employee')
    .innerJoin('app_user', 'app_user.id', 'employee.user_id')
    .select(['employee.id', 'employee.ou_id'])
    .where('app_user.email', '=', email)
    .executeTakeFirstOrThrow()
const ouOf = async (code: string) =>
  (
    await api.database.db
      .selectFrom('operating_unit')
      .select('id')
      .where('ou_code', '=', code)
      .executeTakeFirstOrThrow()
  ).id
const statusOf = async (id: string) =>
  (
    await api.database.db
      .selectFrom('property_unit')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status
/** Its time is up, and nobody has tidied up. */
const runOut = async (unitId: string) => {
  await sql`update unit_hold set started_at = now() - interval '49 hours', expires_at = now() - interval '1 second'
    where unit_id = ${unitId} and released_at is null`.execute(api.database.db)
  await sql`update property_unit set held_until = now() - interval '1 second' where id = ${unitId}`.execute(
    api.database.db,
  )
}

describe('holding a unit', () => {
  it('keeps it for 48 hours by the clock of the database', async () => {
    const agent = await as('agent')
    const id = await unit()
    const { status, body } = await agent.hold(id)
    expect(status).toBe(201)
    expect(Date.parse(body.data.expires_at) - Date.parse(body.data.started_at)).toBe(48 * 3_600_000)
    expect(body.data).toMatchObject({ is_own: true, extensions: 0, may: { extend: true, release: true } })
    expect(await statusOf(id)).toBe('on_hold')
  })

  it('EX-39 of twenty who ask at once exactly one gets it, and nobody is held twice', async () => {
    const agents = [
      await as('agent'),
      await as('sales_manager'),
      await as('ou_admin'),
      await as('sales_admin'),
    ]
    const id = await unit()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => agents.map(agent => agent.hold(id))).flat(),
    )
    const statuses = answers.map(answer => answer.status)
    expect(statuses.filter(status => status === 201)).toHaveLength(1)
    expect(statuses.filter(status => status === 409)).toHaveLength(19)
    expect(new Set(answers.filter(answer => answer.status === 409).map(answer => answer.body.code))).toEqual(
      new Set(['unit_taken']),
    )
    const live = await api.database.db
      .selectFrom('unit_hold')
      .select('id')
      .where('unit_id', '=', id)
      .where('released_at', 'is', null)
      .execute()
    expect(live).toHaveLength(1)
  })

  it('tells the loser who was quicker in the same unit, and only that somebody was in another', async () => {
    const [agent, manager] = [await as('agent'), await as('sales_manager')]
    const mine = await unit()
    await agent.hold(mine)
    const inUnit = await manager.hold(mine)
    expect(codeOf(inUnit)).toEqual([409, 'unit_taken'])
    expect(inUnit.body.message).toMatch(
      /Inting.* was quicker and holds this unit until \d\d-\d\d-\d{4} \d\d:\d\d\.$/,
    )
    const theirs = await unit()
    const hold = await buildUnitHold(api.database.db, { unit_id: theirs, ou_id: await ouOf('DVO') })
    const elsewhere = await manager.hold(theirs)
    expect(codeOf(elsewhere)).toEqual([409, 'unit_taken'])
    expect(elsewhere.body.message).toBe('Another agent already holds this unit.')
    expect(await manager.of(theirs)).toMatchObject({ hold: null, may_hold: false, because: 'not_available' })
    expect((await manager.get(hold.id)).status).toBe(404)
  })

  it('is over when its time is up, whether or not anybody has tidied up', async () => {
    const [agent, manager] = [await as('agent'), await as('sales_manager')]
    const id = await unit()
    const { data } = (await agent.hold(id)).body
    await runOut(id)
    expect((await manager.of(id)).may_hold).toBe(true)
    expect(codeOf(await agent.extend(data))).toEqual([409, 'conflict'])
    const taken = await manager.hold(id)
    expect(taken.status).toBe(201)
    const old = await api.database.db
      .selectFrom('unit_hold')
      .select('release_reason')
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow()
    expect(old.release_reason).toBe('expired')
  })

  it('is over for everybody, also where it was of another operating unit', async () => {
    const id = await unit()
    const old = await buildUnitHold(api.database.db, { unit_id: id, ou_id: await ouOf('DVO') })
    await runOut(id)
    expect((await (await as('agent')).hold(id)).status).toBe(201)
    const { rows } =
      await sql`select release_reason, released_at = expires_at as on_time from unit_hold where id = ${old.id}`.execute(
        api.database.db,
      )
    expect([rows, await statusOf(id)]).toEqual([[{ release_reason: 'expired', on_time: true }], 'on_hold'])
  })

  it.each(['blocked', 'reserved', 'sold', 'withdrawn'])('refuses a unit that is %s', async status => {
    const id = await unit({ status, ...(status === 'blocked' ? { block_reason: 'Dispute' } : {}) })
    expect(codeOf(await (await as('agent')).hold(id))).toEqual([409, 'unit_taken'])
  })

  it('has an end at five living holds of one person', async () => {
    const agent = await as('agent')
    const units = await Promise.all(Array.from({ length: holdsAtOnce.default + 1 }, () => unit()))
    const answers = await Promise.all(units.map(id => agent.hold(id)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(holdsAtOnce.default)
    const refused = answers.find(({ status }) => status !== 201)
    expect(refused && codeOf(refused)).toEqual([422, 'rule_broken'])
    expect((await agent.of(await unit())).because).toBe('too_many')
  })

  it('is for a lead that the holder may see, and for no other', async () => {
    const agent = await as('agent')
    const me = await employeeOf('agent@portal.test')
    const own = await buildLead(api.database.db, { ou_id: me.ou_id, owner_employee_id: me.id })
    const others = await buildLead(api.database.db, { ou_id: me.ou_id })
    const refused = await agent.hold(await unit(), { lead_id: others.id })
    expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([422, 'lead_id'])
    const { data } = (await agent.hold(await unit(), { lead_id: own.id })).body
    expect(data.for_whom).toBe(own.full_name)
    const accounting = await as('accounting')
    expect((await accounting.get(data.id)).body.data).toMatchObject({ for_whom: null, lead_id: null })
  })

  it('takes no more than it asks for', async () => {
    const answer = await (
      await api.as('agent')
    ).post(HOLDS, { unit_id: await unit(), expires_at: '2030-01-01T00:00:00Z' })
    expect(answer.status).toBe(400)
  })

  it('is for oneself unless the right reaches further', async () => {
    const manager = await employeeOf('sales-manager@portal.test')
    const agent = await employeeOf('agent@portal.test')
    const id = await unit()
    expect((await (await as('agent')).hold(id, { employee_id: manager.id })).status).toBe(404)
    const held = await (await as('sales_manager')).hold(id, { employee_id: agent.id })
    expect(held.body.data).toMatchObject({ is_own: false, holder_name: 'Inting, Paolo S.' })
  })
})

describe('a hold', () => {
  it('is extended once, from where it would have ended', async () => {
    const agent = await as('agent')
    const first = (await agent.hold(await unit())).body.data
    const extended = await agent.extend(first)
    expect(extended.status).toBe(200)
    expect(Date.parse(extended.body.data.expires_at) - Date.parse(first.expires_at)).toBe(48 * 3_600_000)
    expect(extended.body.data.may.extend).toBe(false)
    expect(codeOf(await agent.extend(extended.body.data))).toEqual([422, 'rule_broken'])
  })

  it('answers a stale version with 409', async () => {
    const agent = await as('agent')
    const first = (await agent.hold(await unit())).body.data
    await agent.extend(first)
    expect(codeOf(await agent.release(first))).toEqual([409, 'stale_record'])
  })

  it('is ended by its holder without a word, and the unit is free', async () => {
    const agent = await as('agent')
    const id = await unit()
    const { data } = (await agent.hold(id)).body
    expect((await agent.release(data)).status).toBe(204)
    expect(await statusOf(id)).toBe('available')
    expect(codeOf(await agent.release(data))).toEqual([409, 'conflict'])
  })

  it('of somebody else is ended by whoever has that right, with a reason that the holder is told', async () => {
    const [agent, manager, admin] = [await as('agent'), await as('sales_manager'), await as('sales_admin')]
    const id = await unit()
    const { data } = (await agent.hold(id)).body
    expect((await manager.release(data, 'Not now')).status).toBe(403)
    const silent = await admin.release(data)
    expect([silent.status, silent.body.fields?.[0]?.path]).toEqual([422, 'reason'])
    expect((await admin.release(data, 'The client bought elsewhere')).status).toBe(204)
    const told = await api.database.db
      .selectFrom('notification')
      .select(['kind', 'params'])
      .where('kind', '=', 'hold.released')
      .executeTakeFirstOrThrow()
    expect(told.params).toMatchObject({ reason: 'The client bought elsewhere' })
  })

  it('of another unit is not there: neither seen, nor extended, nor ended', async () => {
    const hold = await buildUnitHold(api.database.db, { ou_id: await ouOf('DVO') })
    const admin = await as('ou_admin')
    const known = doubleOf<Parameters<typeof admin.extend>[0]>(hold)
    expect((await admin.get(hold.id)).status).toBe(404)
    expect((await admin.extend(known)).status).toBe(404)
    expect((await admin.release(known, 'Because')).status).toBe(404)
  })

  it('is tidied up once its time is up, and its holder was warned before, once a spell', async () => {
    const agent = await as('agent')
    const id = await unit()
    await agent.hold(id)
    await sql`update unit_hold set expires_at = now() + interval '3 hours' where unit_id = ${id}`.execute(
      api.database.db,
    )
    expect([await warnHolders(api.database), await warnHolders(api.database)]).toEqual([1, 0])
    await runOut(id)
    await tidyHolds(api.database)
    expect(await statusOf(id)).toBe('available')
  })
})

describe('the list of reserved units', () => {
  it('shows who holds what in one’s units until when, and no client who is not one’s own', async () => {
    const [agent, accounting] = [await as('agent'), await as('accounting')]
    const me = await employeeOf('agent@portal.test')
    const lead = await buildLead(api.database.db, { ou_id: me.ou_id, owner_employee_id: me.id })
    const id = await unit()
    const { data } = (await agent.hold(id, { lead_id: lead.id })).body
    const elsewhere = await buildUnitHold(api.database.db, { ou_id: await ouOf('DVO') })
    const own = (await agent.reserved()).find(row => row.unit_id === id)
    expect(own).toMatchObject({
      status: 'on_hold',
      holder_name: 'Inting, Paolo S.',
      is_own: true,
      for_whom: lead.full_name,
      deadline_at: data.expires_at,
    })
    expect((await agent.reserved()).map(row => row.unit_id)).not.toContain(elsewhere.unit_id)
    const seen = (await accounting.reserved()).find(row => row.unit_id === id)
    expect(seen).toMatchObject({ is_own: false, for_whom: null })
  })

  it('finds by unit and holder, and by no client’s name', async () => {
    const agent = await as('agent')
    const me = await employeeOf('agent@portal.test')
    const lead = await buildLead(api.database.db, {
      ou_id: me.ou_id,
      owner_employee_id: me.id,
      full_name: 'Quirina Zafra',
    })
    const { data } = (await agent.hold(await unit(), { lead_id: lead.id })).body
    const found = async (word: string) => (await agent.reserved(`&search=${word}`)).map(row => row.id)
    expect(await found(data.unit_code.toLowerCase())).toEqual([data.id])
    expect(await found('inting')).toEqual([data.id])
    expect(await found('quirina')).toEqual([])
  })

  it('leaves out a hold that has run out', async () => {
    const agent = await as('agent')
    const id = await unit()
    await agent.hold(id)
    await runOut(id)
    expect((await agent.reserved()).map(row => row.unit_id)).not.toContain(id)
  })
})

describe('the database, asked by a request', () => {
  const userOf = async (role: RoleCode) => (await api.as(role)).user?.id ?? ''
  const holdBy = async (email: string, by: string) => {
    const { id, ou_id } = await employeeOf(email)
    const unitId = await unit()
    const insert = sql<{
      id: string
    }>`insert into unit_hold (ou_id, unit_id, held_by_employee_id, expires_at, created_by)
      values (${ou_id}, ${unitId}, ${id}, now() + interval '1 day', ${by}) returning id`
    return { insert, ou_id, unitId }
  }

  it('takes holds in the units of whoever may hold, in their own name, and no unit but by its hold', async () => {
    const agent = await userOf('agent')
    const { insert, ou_id, unitId } = await holdBy('agent@portal.test', agent)
    const within = { userId: agent, unitIds: [ou_id] }
    const accounting = { userId: await userOf('accounting'), unitIds: [ou_id] }
    const { insert: theirs } = await holdBy('agent@portal.test', accounting.userId)
    await expect(asRequest(api.database, accounting, theirs)).rejects.toThrow(/row-level security/)
    await expect(asRequest(api.database, within, theirs)).rejects.toThrow(/row-level security/)
    await expect(asRequest(api.database, { ...within, unitIds: [] }, insert)).rejects.toThrow(
      /row-level security/,
    )
    const grab = sql`update property_unit set status = 'on_hold' where id = ${unitId}`
    await expect(asRequest(api.database, within, grab)).rejects.toThrow(/may not write property_unit/)
    const [hold] = await asRequest(api.database, within, insert)
    await asRequest(api.database, within, sql`select portal_unit_follows_hold(${hold?.id})`)
    expect(await statusOf(unitId)).toBe('on_hold')
    await asRequest(api.database, within, sql`select portal_end_run_out_hold(${unitId})`)
    expect(await statusOf(unitId)).toBe('on_hold')
  })

  it('lets somebody else’s hold be ended by the right to that alone, and prolonged by nobody', async () => {
    const agent = await userOf('agent')
    const { insert, ou_id } = await holdBy('agent@portal.test', agent)
    const [hold] = await asRequest(api.database, { userId: agent, unitIds: [ou_id] }, insert)
    const end = sql`update unit_hold set released_at = now(), release_reason = 'x' where id = ${hold?.id} returning id`
    const prolong = sql`update unit_hold set expires_at = now() + interval '9 days' where id = ${hold?.id}`
    const manager = { userId: await userOf('sales_manager'), unitIds: [ou_id] }
    const desk = { userId: await userOf('sales_admin'), unitIds: [ou_id] }
    for (const [who, statement] of [
      [manager, end],
      [manager, prolong],
      [desk, prolong],
    ] as const)
      await expect(asRequest(api.database, who, statement)).rejects.toThrow(/row-level security/)
    expect(await asRequest(api.database, { ...desk, unitIds: [] }, end)).toEqual([])
    expect(await asRequest(api.database, desk, end)).toHaveLength(1)
  })
})
