import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PropertyUnit } from '@contract/modules/property/property-unit.resource'
import { buildEmployee } from '@tests/support/factories/people'
import { maintenanceFactories } from '@tests/support/factories/maintenance'
import { startApi, type TestApi } from '@tests/support/api'
import { aProject, aUnit, aUnitType, propertyCalls, refusalOf, UNITS } from '@tests/api/property.support'

let api: TestApi
let desk: ReturnType<typeof propertyCalls>
let head: ReturnType<typeof propertyCalls>
let agent: ReturnType<typeof propertyCalls>
let project: { id: string }
let type: { id: string }
let count = 0
beforeAll(async () => {
  api = await startApi()
  desk = propertyCalls(await api.as('sales_admin'))
  head = propertyCalls(await api.as('ou_admin'))
  agent = propertyCalls(await api.as('agent'))
  project = await aProject(api)
  type = await aUnitType(api)
})
afterAll(() => api.close())

const fresh = (more: object = {}) => {
  count += 1
  return {
    unit_code: `NEW-${count}`,
    project_id: project.id,
    unit_type_id: type.id,
    block: '1',
    lot: String(count),
    lot_area_sqm: '120.00',
    list_price: '2400000.00',
    ...more,
  }
}
const added = async (more: object = {}): Promise<PropertyUnit> => {
  const answer = await desk.create(fresh(more))
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body.data
}
const today = async () => {
  const { rows } = await sql<{ day: string }>`
    select (now() at time zone 'Asia/Manila')::date::text as day`.execute(api.database.db)
  return rows[0]?.day ?? ''
}

describe('a draft', () => {
  it('is made with its price and the day it begins, and changed by whoever may', async () => {
    const unit = await added()
    expect(unit).toMatchObject({
      status: 'draft',
      list_price: '2400000.00',
      price_effective_from: await today(),
      row_version: 1,
    })
    const changed = await desk.change(unit, { list_price: '2500000.00', is_corner: true })
    expect(changed.body.data).toMatchObject({ list_price: '2500000.00', is_corner: true, row_version: 2 })
    const prices = await desk.client.get<{ data: { list_price: string; effective_to: string | null }[] }>(
      `/api/v1/property/unit-prices?sort=effective_from:asc&filter=${encodeURIComponent(
        JSON.stringify({ unit_id: { filterType: 'set', values: [unit.id] } }),
      )}`,
    )
    expect(prices.body.data.map(({ list_price }) => list_price).sort()).toEqual(['2400000.00', '2500000.00'])
    expect(prices.body.data.filter(({ effective_to }) => effective_to === null)).toHaveLength(1)
  })

  it('holds its model, its sub type and its place against its project and type', async () => {
    const other = (await maintenanceFactories['house_model']?.(api.database.db)) as { id: string }
    const sub = (await maintenanceFactories['sub_unit_type']?.(api.database.db)) as { id: string }
    expect(refusalOf(await desk.create(fresh({ house_model_id: other.id })))).toEqual([
      422,
      'house_model_id',
      'model_of_other_project',
    ])
    expect(refusalOf(await desk.create(fresh({ sub_unit_type_id: sub.id })))).toEqual([
      422,
      'sub_unit_type_id',
      'sub_type_of_other_type',
    ])
    expect(refusalOf(await desk.create(fresh({ tower: 'A' })))).toEqual([422, 'tower', 'place_not_of_kind'])
    const mixed = await aProject(api, { kind: 'mixed' })
    expect(refusalOf(await desk.create(fresh({ project_id: mixed.id, tower: 'A' })))).toEqual([
      422,
      'tower',
      'place_of_two_kinds',
    ])
  })

  it('has a code of its own in its project', async () => {
    const unit = await added()
    expect(refusalOf(await desk.create(fresh({ unit_code: unit.unit_code })))).toEqual([
      409,
      'unit_code',
      'already_exists',
    ])
    const elsewhere = await aProject(api)
    expect((await desk.create(fresh({ unit_code: unit.unit_code, project_id: elsewhere.id }))).status).toBe(
      201,
    )
  })
})

describe('MAS what no form sends', () => {
  it.each([
    'status',
    'held_until',
    'next_list_price',
    'price_effective_from',
    'turned_over_on',
    'developer_id',
  ])('%s is refused, by name, in a new unit and in a change', async field => {
    const unit = await added()
    const value = field === 'status' ? 'sold' : null
    expect((await desk.create(fresh({ [field]: value }))).status).toBe(400)
    expect((await desk.change(unit, { [field]: value })).status).toBe(400)
    expect((await desk.get(unit.id)).body.data).toMatchObject({ status: 'draft', row_version: 1 })
  })

  it('the project stays, and the price of what is on offer is changed by repricing alone', async () => {
    const unit = await aUnit(api, { project_id: project.id })
    expect((await desk.change(unit, { project_id: project.id })).status).toBe(400)
    expect(refusalOf(await desk.change(unit, { list_price: '1.00' }))).toEqual([
      422,
      'list_price',
      'price_by_reprice',
    ])
    expect((await desk.change(unit, { orientation: 'east' })).status).toBe(200)
  })
})

describe('a command', () => {
  it('publishes a unit that has a price and a licence, and tells all that is missing', async () => {
    const unit = await added()
    expect((await desk.command(unit, 'publish')).body.data.status).toBe('available')
    const bare = await aProject(api, { lts_no: null })
    const poor = await added({ project_id: bare.id, list_price: '0.00' })
    const refused = await desk.command(poor, 'publish')
    expect(refused.status).toBe(422)
    const body: object = refused.body
    const fields = 'fields' in body ? body.fields : null
    expect(fields).toEqual(
      ['unit_price_missing', 'unit_licence_missing'].map(code => expect.objectContaining({ code })),
    )
  })

  it('blocks with a reason, unblocks and withdraws for good', async () => {
    const unit = await aUnit(api)
    expect((await head.command(unit, 'block', { reason: '' })).status).toBe(400)
    const blocked = (await head.command(unit, 'block', { reason: 'Road is being widened' })).body.data
    expect(blocked).toMatchObject({ status: 'blocked', block_reason: 'Road is being widened' })
    const back = (await head.command(blocked, 'unblock')).body.data
    expect(back).toMatchObject({ status: 'available', block_reason: null })
    const gone = (await head.command(back, 'withdraw', { reason: 'Project closed' })).body.data
    expect(gone.status).toBe('withdrawn')
    expect(refusalOf(await head.command(gone, 'unblock'))).toEqual([409, undefined, 'conflict'])
    expect(refusalOf(await desk.change(gone, { is_corner: true }))[0]).toBe(409)
  })

  it('stands in the timeline with who and what', async () => {
    const unit = await added()
    await desk.command(unit, 'publish')
    const { body } = await agent.client.get<{ data: { action: string; diff: unknown }[] }>(
      `${UNITS}/${unit.id}/timeline`,
    )
    expect(body.data.map(({ action }) => action).sort()).toEqual([
      'property_unit.create',
      'property_unit.publish',
    ])
    expect(body.data.find(({ action }) => action === 'property_unit.publish')?.diff).toEqual({
      status: ['draft', 'available'],
    })
  })

  it('of an old version is refused, and so is one without a version', async () => {
    const unit = await added()
    await desk.change(unit, { is_corner: true })
    const stale = await desk.command(unit, 'publish')
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'stale_record', current_version: 2 })
    expect((await desk.client.post(`${UNITS}/${unit.id}/publish`)).status).toBe(400)
  })

  it('FUN is for whoever holds its right: an agent changes nothing, the desk neither blocks nor reprices', async () => {
    const unit = await aUnit(api)
    const day = await today()
    const asked: [string, object | undefined][] = [
      ['publish', undefined],
      ['block', { reason: 'because' }],
      ['withdraw', { reason: 'because' }],
      ['unblock', undefined],
      ['reprice', { list_price: '1.00', effective_from: day, reason: 'because' }],
    ]
    for (const [name, body] of asked) expect((await agent.command(unit, name, body)).status).toBe(403)
    for (const name of ['block', 'withdraw', 'unblock', 'reprice']) {
      const body = asked.find(([own]) => own === name)?.[1]
      expect((await desk.command(unit, name, body)).status).toBe(403)
    }
    expect((await agent.change(unit, { is_corner: true })).status).toBe(403)
    expect((await agent.create(fresh())).status).toBe(403)
    expect((await agent.bulk('import', { rows: [{}], dry_run: true })).status).toBe(403)
  })

  it('OBJ finds a unit that is not there as little as one that is not a unit', async () => {
    const nothing = '01a1fa65-f2dd-768c-999c-c8f7244c9822'
    expect((await agent.get(nothing)).status).toBe(404)
    expect((await desk.command({ id: nothing, row_version: 1 } as PropertyUnit, 'publish')).status).toBe(404)
    expect((await agent.price(nothing)).status).toBe(404)
  })
})

describe('a hold', () => {
  const held = async (minutes: number) => {
    const unit = await aUnit(api, { project_id: project.id })
    const holder = await buildEmployee(api.database.db)
    await sql`update property_unit set status = 'on_hold', held_until = now() + ${minutes} * interval '1 minute'
      where id = ${unit.id}`.execute(api.database.db)
    await sql`insert into unit_hold (ou_id, unit_id, held_by_employee_id, started_at, expires_at)
      values (${holder.ou_id}, ${unit.id}, ${holder.id}, now() - interval '2 days',
        now() + ${minutes} * interval '1 minute')`.execute(api.database.db)
    return { ...unit, row_version: unit.row_version + 1 }
  }
  const shown = async (unit: PropertyUnit) => (await agent.get(unit.id)).body.data

  it('that has run out leaves the unit free to everybody, whether or not anybody has tidied up', async () => {
    expect(await shown(await held(5))).toMatchObject({ status: 'on_hold' })
    const over = await held(-5)
    expect(await shown(over)).toMatchObject({ status: 'available', held_until: null })
    const filter = (status: string) =>
      `?filter=${encodeURIComponent(
        JSON.stringify({
          status: { filterType: 'set', values: [status] },
          unit_code: { filterType: 'text', type: 'equals', filter: over.unit_code },
        }),
      )}`
    expect((await agent.list(filter('available'))).body.data.map(({ id }) => id)).toEqual([over.id])
    expect((await agent.list(filter('on_hold'))).body.data).toEqual([])
  })

  it('stands in the way of a block while it lives, and of nothing after', async () => {
    const reason = { reason: 'Road is being widened' }
    expect(refusalOf(await head.command(await held(5), 'block', reason))[0]).toBe(409)
    expect((await head.command(await held(-5), 'block', reason)).body.data.status).toBe('blocked')
  })
})
