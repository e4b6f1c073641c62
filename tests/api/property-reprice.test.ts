import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BulkRepriceAnswer, RepricePreview, UnitPriceView } from '@contract/selling/property-unit.calls'
import type { PropertyUnit } from '@contract/modules/property/property-unit.resource'
import { startApi, type TestApi } from '@tests/support/api'
import { aProject, aUnit, aUnitType, propertyCalls, refusalOf } from '@tests/api/property.support'

let api: TestApi
let head: ReturnType<typeof propertyCalls>
let agent: ReturnType<typeof propertyCalls>
let today: string
let later: string
beforeAll(async () => {
  api = await startApi()
  head = propertyCalls(await api.as('ou_admin'))
  agent = propertyCalls(await api.as('agent'))
  const { rows } = await sql<{ today: string; later: string }>`
    select (now() at time zone 'Asia/Manila')::date::text as today,
      ((now() at time zone 'Asia/Manila')::date + 30)::text as later`.execute(api.database.db)
  today = rows[0]?.today ?? ''
  later = rows[0]?.later ?? ''
})
afterAll(() => api.close())

const reason = 'Price review'
const now = async (unit: PropertyUnit) => (await head.get(unit.id)).body.data
const history = async ({ id }: PropertyUnit) => {
  const { rows } = await sql<{ list_price: string; effective_from: string; effective_to: string | null }>`
    select list_price::text, effective_from::text, effective_to::text from unit_price_history
    where unit_id = ${id} order by effective_from, created_at, id`.execute(api.database.db)
  return rows
}

describe('a new price', () => {
  it('of today is the price at once, and the old one stays in the history with its end', async () => {
    const unit = await aUnit(api)
    const first = { list_price: '2600000.00', effective_from: today, reason }
    const answer = await head.command(unit, 'reprice', first)
    expect(answer.body.data).toMatchObject({ list_price: '2600000.00', price_effective_from: today })
    const second = await head.command(answer.body.data, 'reprice', { ...first, list_price: '2700000.00' })
    expect(second.body.data.list_price).toBe('2700000.00')
    expect(await history(unit)).toEqual([
      { list_price: '2600000.00', effective_from: today, effective_to: today },
      { list_price: '2700000.00', effective_from: today, effective_to: null },
    ])
  })

  it('of a later day waits for it, and gives way to one that is asked for meanwhile', async () => {
    const unit = await aUnit(api)
    const waits = await head.command(unit, 'reprice', {
      list_price: '3000000.00',
      effective_from: later,
      reason,
    })
    expect(waits.body.data).toMatchObject({
      list_price: '2500000.00',
      next_list_price: '3000000.00',
      next_price_from: later,
    })
    const instead = { list_price: '2550000.00', effective_from: today, reason }
    const done = await head.command(waits.body.data, 'reprice', instead)
    expect(done.body.data).toMatchObject({
      list_price: '2550000.00',
      next_list_price: null,
      next_price_from: null,
    })
    expect(
      (await history(unit)).map(({ effective_from, effective_to }) => [effective_from, effective_to]),
    ).toEqual([
      [today, null],
      [later, later],
    ])
  })

  it('is the price from the midnight of its day on, whether or not anybody has tidied up', async () => {
    const unit = await aUnit(api)
    await sql`update property_unit set next_list_price = 2900000, next_price_from = ${today}::date
      where id = ${unit.id}`.execute(api.database.db)
    expect(await now(unit)).toMatchObject({
      list_price: '2900000.00',
      price_effective_from: today,
      next_list_price: null,
    })
    const price = await agent.price(unit.id)
    expect((price.body as { data: UnitPriceView }).data.steps[0]?.amount).toBe('2900000.00')
  })

  it('begins today or later, above zero, and not where a sale has settled it', async () => {
    const unit = await aUnit(api)
    const asked = { list_price: '1.00', effective_from: '2026-01-01', reason }
    expect(refusalOf(await head.command(unit, 'reprice', asked))).toEqual([
      422,
      'effective_from',
      'price_from_past',
    ])
    const nothing = { ...asked, list_price: '0.00', effective_from: today }
    expect(refusalOf(await head.command(unit, 'reprice', nothing))).toEqual([
      422,
      'list_price',
      'unit_price_missing',
    ])
    const sold = await aUnit(api, { status: 'sold' })
    expect((await head.command(sold, 'reprice', { ...asked, effective_from: today })).status).toBe(409)
    const stale = { ...unit, row_version: 7 }
    expect((await head.command(stale, 'reprice', { ...asked, effective_from: today })).body).toMatchObject({
      code: 'stale_record',
    })
  })
})

describe('many new prices', () => {
  const percent = (rate: string) => ({
    change: { by: 'percent', rate },
    round_to: '100.00',
    effective_from: today,
  })

  it('say unit by unit what changes, what is left and why, and write nothing before they are confirmed', async () => {
    const project_id = (await aProject(api)).id
    const plain = await aUnit(api, { project_id, list_price: '1234567.89' })
    const sold = await aUnit(api, { project_id, status: 'sold' })
    const bare = await aUnit(api, { project_id, status: 'draft', list_price: '0.00' })
    const filter = { project_id: { filterType: 'set', values: [project_id] } }
    const preview = await head.bulk<{ data: RepricePreview }>('reprice/preview', {
      target: { all: { filter, except: [] } },
      ...percent('-2.5'),
    })
    expect(preview.body.data.lines).toEqual([
      expect.objectContaining({
        id: plain.id,
        old_price: '1234567.89',
        new_price: '1203700.00',
        row_version: 1,
      }),
    ])
    expect(Object.fromEntries(preview.body.data.skipped.map(({ id, reason: why }) => [id, why]))).toEqual({
      [sold.id]: 'status',
      [bare.id]: 'no_price',
    })
    expect((await now(plain)).row_version).toBe(1)
    const done = await head.bulk<{ data: BulkRepriceAnswer }>('reprice', {
      units: preview.body.data.lines.map(({ id, row_version }) => ({ id, row_version })),
      ...percent('-2.5'),
      reason,
    })
    expect(done.body.data).toEqual({ changed: [plain.id], refused: [] })
    expect((await now(plain)).list_price).toBe('1203700.00')
  })

  it('refuse a unit that has changed since the preview, and do not overwrite it', async () => {
    const [same, moved] = [await aUnit(api), await aUnit(api)]
    await head.command(moved, 'reprice', { list_price: '9000000.00', effective_from: today, reason })
    const done = await head.bulk<{ data: BulkRepriceAnswer }>('reprice', {
      units: [same, moved].map(({ id }) => ({ id, row_version: 1 })),
      ...percent('10'),
      reason,
    })
    expect(done.body.data.changed).toEqual([same.id])
    expect(done.body.data.refused).toMatchObject([{ id: moved.id, reason: 'changed' }])
    expect([(await now(same)).list_price, (await now(moved)).list_price]).toEqual([
      '2750000.00',
      '9000000.00',
    ])
  })

  it('RACE: of two that are confirmed at once each unit takes one, never both', async () => {
    const units: PropertyUnit[] = []
    for (let n = 0; n < 6; n += 1) units.push(await aUnit(api, { list_price: '1000000.00' }))
    const call = (order: readonly PropertyUnit[]) =>
      head.bulk<{ data: BulkRepriceAnswer }>('reprice', {
        units: order.map(({ id }) => ({ id, row_version: 1 })),
        ...percent('10'),
        reason,
      })
    const answers = await Promise.all([call(units), call(units.toReversed()), call(units)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.flatMap(({ body }) => body.data.changed)).toHaveLength(6)
    for (const unit of units) expect((await now(unit)).list_price).toBe('1100000.00')
  })

  it('are for whoever may reprice', async () => {
    const unit = await aUnit(api)
    const target = { ids: [unit.id] }
    expect((await agent.bulk('reprice/preview', { target, ...percent('1') })).status).toBe(403)
    const units = [{ id: unit.id, row_version: 1 }]
    expect((await agent.bulk('reprice', { units, ...percent('1'), reason })).status).toBe(403)
  })
})

describe('the contract price', () => {
  const priced = async (list_price: string, vat_rule: string, project: object, query: string) => {
    const project_id = (await aProject(api, project)).id
    const is_residential = vat_rule !== 'commercial'
    const unit_type_id = (await aUnitType(api, { vat_rule, is_residential })).id
    const unit = await aUnit(api, { project_id, unit_type_id, list_price })
    const { body } = await agent.price(unit.id, query)
    const { data } = body as { data: UnitPriceView }
    return { ...data, of: (key: string) => data.steps.find(step => step.key === key)?.amount }
  }

  it('EX-01 of a price list without VAT', async () => {
    const price = await priced('3449600.00', 'lot', { misc_fee_rate_pct: '5' }, '?discount_rate=10')
    expect(price.of('discount_amount')).toBe('344960.00')
    expect(price.net_list_price).toBe('3104640.00')
    expect(price.of('vat_amount')).toBe('372556.80')
    expect(price.of('misc_fee_amount')).toBe('155232.00')
    expect(price.tcp).toBe('3632428.80')
  })

  it('EX-02 of a price list with VAT', async () => {
    const price = await priced('5600000.00', 'commercial', { vat_inclusive_prices: true }, '')
    expect([price.net_list_price, price.of('vat_amount')]).toEqual(['5000000.00', '600000.00'])
  })

  it('EX-03 splits into a down payment and the rest, which foot', async () => {
    const price = await priced('2129356.35', 'residential_dwelling', {}, '?dp_rate=10')
    expect(price.vat).toMatchObject({ treatment: 'exempt', because: 'within_threshold' })
    expect([price.tcp, price.dp_amount, price.balance_amount]).toEqual([
      '2129356.35',
      '212935.64',
      '1916420.71',
    ])
  })

  it('EX-04 of the golden deal, each step with its rule', async () => {
    const price = await priced(
      '4287350.00',
      'residential_dwelling',
      { misc_fee_rate_pct: '5' },
      '?discount_rate=2.5',
    )
    expect(price.of('discount_amount')).toBe('107183.75')
    expect(price.net_list_price).toBe('4180166.25')
    expect(price.of('vat_amount')).toBe('501619.95')
    expect(price.of('misc_fee_amount')).toBe('209008.31')
    expect(price.tcp).toBe('4890794.51')
    expect(price.steps.at(-1)).toMatchObject({ key: 'tcp', rule: 'R-01', how: { by: 'sum' } })
  })

  it('is refused in words where no figures can be made of the terms', async () => {
    const unit = await aUnit(api)
    expect(refusalOf(await agent.price(unit.id, '?discount_rate=100'))[0]).toBe(422)
    expect(refusalOf(await agent.price(unit.id, '?discount_rate=1&discount_amount=5.00'))[0]).toBe(422)
    expect((await agent.price(unit.id, '?discount_rate=101')).status).toBe(400)
  })
})
