import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportAnswer } from '@contract/kernel/record-calls'
import { inTransaction } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { unitPort } from '@server/modules/property/unit-port'
import { buildEmployee } from '@tests/support/factories/people'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { aProject, aUnit, aUnitType, propertyCalls, UNITS } from '@tests/api/property.support'

let api: TestApi
let desk: Client
let head: Client
let today: string
beforeAll(async () => {
  api = await startApi()
  desk = await api.as('sales_admin')
  head = await api.as('ou_admin')
  const { rows } = await sql<{ today: string }>`
    select (now() at time zone 'Asia/Manila')::date::text as today`.execute(api.database.db)
  today = rows[0]?.today ?? ''
})
afterAll(() => api.close())

const count = async (table: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}`.execute(api.database.db)
  return rows[0]?.count
}
const run = async (client: Client, url: string, rows: object[], dry_run: boolean) => {
  const { body, status } = await client.post<{ data: ImportAnswer }>(url, { rows, dry_run })
  expect(status).toBe(200)
  return body.data
}
const faults = ({ errors }: ImportAnswer) => errors.map(({ row, path, code }) => [row, path, code])

describe('a file of units', () => {
  it('is tried without writing, tells each row that is wrong, and is then written whole as drafts', async () => {
    const project = await aProject(api)
    const type = (await aUnitType(api)) as { id: string; code?: string }
    const row = (unit_code: string, more: object = {}) => ({
      unit_code,
      project_id: project.code,
      unit_type_id: type.id,
      block: '7',
      list_price: '1,500,000.00',
      ...more,
    })
    const bad = [
      row('IMP-1'),
      row('IMP-1'),
      row('IMP-2', { tower: 'A' }),
      row('IMP-3', { project_id: 'NOWHERE' }),
    ]
    const before = [await count('property_unit'), await count('unit_price_history')]
    const tried = await run(desk, `${UNITS}/import`, bad, true)
    expect(faults(tried)).toEqual([
      [1, 'unit_code', 'already_exists'],
      [2, 'tower', 'place_not_of_kind'],
      [3, 'project_id', 'reference_unknown'],
    ])
    expect(await run(desk, `${UNITS}/import`, bad, false)).toMatchObject({ created: 0 })
    expect(await run(desk, `${UNITS}/import`, [row('IMP-1'), row('IMP-2')], true)).toMatchObject({
      created: 2,
    })
    expect([await count('property_unit'), await count('unit_price_history')]).toEqual(before)
    expect(await run(desk, `${UNITS}/import`, [row('IMP-1'), row('IMP-2')], false)).toEqual({
      created: 2,
      errors: [],
    })
    const made = await api.database.db
      .selectFrom('property_unit')
      .select(['unit_code', 'status', 'list_price'])
      .where('project_id', '=', project.id)
      .orderBy('unit_code')
      .execute()
    expect(made).toEqual([
      { unit_code: 'IMP-1', status: 'draft', list_price: '1500000.00' },
      { unit_code: 'IMP-2', status: 'draft', list_price: '1500000.00' },
    ])
  })
})

describe('a price list', () => {
  const PRICES = '/api/v1/property/unit-prices'

  it('is tried without writing and reprices each unit from its day on', async () => {
    const [one, two] = [await aUnit(api), await aUnit(api, { status: 'sold' })]
    const row = (unit_id: string, list_price: string) => ({
      unit_id,
      list_price,
      effective_from: today,
      reason: 'List 7',
    })
    const good = row(one.unit_code, '2,650,000.00')
    const before = await count('unit_price_history')
    const tried = await run(
      head,
      `${PRICES}/import`,
      [good, row(two.unit_code, '1.00'), row('NO-SUCH', '1.00'), { ...good, effective_from: '2020-01-01' }],
      true,
    )
    expect(faults(tried).map(([index, , code]) => [index, code])).toEqual([
      [1, 'unit_settled'],
      [2, 'reference_unknown'],
      [3, 'price_from_past'],
    ])
    expect(await run(head, `${PRICES}/import`, [good], true)).toMatchObject({ created: 1, errors: [] })
    expect(await count('unit_price_history')).toBe(before)
    expect(await run(head, `${PRICES}/import`, [good], false)).toMatchObject({ created: 1, errors: [] })
    const shown = await head.get<{ data: { list_price: string } }>(`${UNITS}/${one.id}`)
    expect(shown.body.data.list_price).toBe('2650000.00')
    const { rows } = await sql<{ diff: unknown }>`select diff from audit_log
      where action = 'property_unit.reprice' and entity_id = ${one.id}`.execute(api.database.db)
    expect(rows[0]?.diff).toMatchObject({
      list_price: ['2500000.00', '2650000.00'],
      reason: [null, 'List 7'],
    })
  })

  it('is brought in by the desk, which changes no single price; whoever only sells is refused', async () => {
    const unit = await aUnit(api)
    const row = {
      unit_id: unit.unit_code,
      list_price: '2,700,000.00',
      effective_from: today,
      reason: 'List 8',
    }
    expect(await run(desk, `${PRICES}/import`, [row], false)).toEqual({ created: 1, errors: [] })
    const shown = await desk.get<{ data: { list_price: string } }>(`${UNITS}/${unit.id}`)
    expect(shown.body.data.list_price).toBe('2700000.00')
    const single = { list_price: '2800000.00', effective_from: today, reason: 'List 8' }
    expect((await propertyCalls(desk).command(unit, 'reprice', single)).status).toBe(403)
    for (const role of ['agent', 'sales_manager', 'accounting'] as const) {
      const client = await api.as(role)
      expect((await client.post(`${PRICES}/import`, { rows: [row], dry_run: true })).status).toBe(403)
    }
  })

  it('passes over what is so already, and says how many rows that were', async () => {
    const [one, two, three] = [await aUnit(api), await aUnit(api), await aUnit(api)]
    const row = (unit_id: string, list_price: string) => ({ unit_id, list_price, effective_from: today })
    const rows = [
      row(one.unit_code, '2,500,000.00'),
      row(two.unit_code, '2,510,000.00'),
      row(three.unit_code, '2500000'),
    ]
    const before = (await count('unit_price_history')) ?? 0
    expect(await run(desk, `${PRICES}/import`, rows, true)).toEqual({ created: 1, unchanged: 2, errors: [] })
    expect(await count('unit_price_history')).toBe(before)
    const wrong = [...rows, row('NO-SUCH', '1.00')]
    const tried = await run(desk, `${PRICES}/import`, wrong, false)
    expect(faults(tried)).toEqual([[3, 'unit_id', 'reference_unknown']])
    expect(tried).toMatchObject({ created: 0, unchanged: 2 })
    expect(await run(desk, `${PRICES}/import`, rows, false)).toEqual({ created: 1, unchanged: 2, errors: [] })
    expect(await run(desk, `${PRICES}/import`, rows, false)).toEqual({ created: 0, unchanged: 3, errors: [] })
    expect(await count('unit_price_history')).toBe(before + 1)
  })
})

describe('what a sale asks of a unit', () => {
  const asPortal = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
    inTransaction(api.database, { identity: { role: 'system' } }, work)
  const why = (employee_ids: string[] = []) => ({
    sale_id: '01a1fa65-f2dd-768c-999c-c8f7244c9822',
    employee_ids,
    by: null,
  })
  const codeOf = (error: unknown) => (error instanceof Problem ? error.code : String(error))

  it('EX-39 RACE: of 20 that reserve one unit at once, one wins and 19 are told that it is taken', async () => {
    const unit = await aUnit(api)
    const told = await Promise.all(
      Array.from({ length: 20 }, () =>
        asPortal(tx => unitPort.move(tx, unit.id, 'reserve', why())).then(() => 'won', codeOf),
      ),
    )
    expect(told.filter(one => one === 'won')).toHaveLength(1)
    expect(told.filter(one => one === 'unit_taken')).toHaveLength(19)
    const { rows } = await sql`select id from audit_log
      where action = 'property_unit.reserve' and entity_id = ${unit.id}`.execute(api.database.db)
    expect(rows).toHaveLength(1)
  })

  it('leaves a unit to the one who holds it, and to anybody once the hold has run out', async () => {
    const holder = await buildEmployee(api.database.db)
    const held = async (minutes: number) => {
      const until = sql<string>`now() + ${minutes} * interval '1 minute'`
      const unit = await aUnit(api, { status: 'on_hold', held_until: until })
      await sql`insert into unit_hold (ou_id, unit_id, held_by_employee_id, started_at, expires_at)
        values (${holder.ou_id}, ${unit.id}, ${holder.id}, now() - interval '2 days', ${until})`.execute(
        api.database.db,
      )
      return unit
    }
    const reserve = (id: string, employees: string[] = []) =>
      asPortal(tx => unitPort.move(tx, id, 'reserve', why(employees))).then(() => 'won', codeOf)
    const live = await held(10)
    expect(await reserve(live.id)).toBe('unit_taken')
    expect(await reserve(live.id, [holder.id])).toBe('won')
    const over = await held(-10)
    expect(await reserve(over.id)).toBe('won')
    const { rows } = await sql<{ unit_id: string; release_reason: string; ended: boolean }>`
      select unit_id, release_reason, released_at <= now() as ended from unit_hold
      where unit_id in (${live.id}, ${over.id})`.execute(api.database.db)
    expect(new Map(rows.map(row => [row.unit_id, row.release_reason]))).toEqual(
      new Map([
        [live.id, 'reserved'],
        [over.id, 'expired'],
      ]),
    )
    const kept = await asPortal(async tx =>
      (await unitPort.lock(tx, [live.id, over.id])).map(unit => unit.status),
    )
    expect(kept).toEqual(['reserved', 'reserved'])
  })

  it('knows every way from a reservation on, and no other', async () => {
    const unit = await aUnit(api)
    const move = (step: 'reserve' | 'sell' | 'free') =>
      asPortal(tx => unitPort.move(tx, unit.id, step, why())).then(() => step, codeOf)
    expect(await move('sell')).toBe('unit_taken')
    expect(await move('reserve')).toBe('reserve')
    expect(await move('sell')).toBe('sell')
    expect(await move('reserve')).toBe('unit_taken')
    expect(await move('free')).toBe('free')
    expect(await asPortal(tx => unitPort.find(tx.db, unit.id, null))).toMatchObject({
      status: 'available',
      list_price: '2500000.00',
      hold: null,
    })
  })
})
