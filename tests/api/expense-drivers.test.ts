import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { monthAfter } from '@contract/kernel/dates'
import type { CostDriver, UnitDrivers } from '@contract/modules/accounting/cost-driver'
import { weightsBy } from '@contract/modules/accounting/cost-driver.rules'
import { expenseCalls, type ExpenseCalls } from '@tests/api/expense.support'
import { unitId } from '@tests/api/attacks/people.support'
import { ledgerFault } from '@tests/api/ledger.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildBuyer } from '@tests/support/factories/buyers'
import { buildSale } from '@tests/support/factories/sales'

const AREAS = { HO: '300.00', CEB: '150.50', DVO: null } as const
type Code = keyof typeof AREAS

let api: TestApi
let expenses: ExpenseCalls
let units: Record<Code, string>
beforeAll(async () => {
  api = await startApi()
  expenses = await expenseCalls(api)
  const [HO, CEB, DVO] = await Promise.all(['HO', 'CEB', 'DVO'].map(code => unitId(api, code)))
  units = { HO: HO!, CEB: CEB!, DVO: DVO! }
  for (const code of ['HO', 'CEB', 'DVO'] as const)
    await api.database.db
      .updateTable('operating_unit')
      .set({ floor_area: AREAS[code] })
      .where('id', '=', units[code])
      .execute()
})
afterAll(() => api.close())

const monthsAgo = (count: number) => monthAfter(expenses.today.slice(0, 7), -count)

/** 4,890,794.51 each. */
async function booked(code: Code, month: string): Promise<void> {
  const { db } = api.database
  const { id: buyer_id } = await buildBuyer(db, { ou_id: units[code] })
  await buildSale(db, {
    ...{ buyer_id, ou_id: units[code], status: 'booked', sale_no: `SA-${crypto.randomUUID().toUpperCase()}` },
    ...{
      reservation_date: `${month}-01`,
      booked_at: `${month}-15T08:00:00Z`,
      cts_signed_at: `${month}-15T08:00:00Z`,
      scheme_snapshot: JSON.stringify({}),
      reservation_valid_to: `${month}-28`,
      dp_start_date: `${monthAfter(month, 1)}-02`,
      reservation_or_ar_no: crypto.randomUUID(),
    },
  })
}

async function drivers(client: Client): Promise<UnitDrivers[]> {
  const { status, body } = await client.get<{ data: { units: UnitDrivers[] } }>(
    `/api/v1/expense/cost-drivers?on=${expenses.today}`,
  )
  expect(status).toBe(200)
  return body.data.units
}
const figure = async (client: Client, driver: CostDriver, code: Code) =>
  (await drivers(client)).find(({ id }) => id === units[code])?.[driver]

describe('what units weigh where they share a cost', () => {
  it('is the floor area that is kept of them, and nothing where none is', async () => {
    for (const code of ['HO', 'CEB', 'DVO'] as const)
      expect(await figure(expenses.accounting, 'area', code)).toBe(AREAS[code])
  })

  it('is how many people work there', async () => {
    const { db } = api.database
    const { count } = await db
      .selectFrom('employee')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('ou_id', '=', units.CEB)
      .where('is_active', '=', true)
      .executeTakeFirstOrThrow()
    expect(await figure(expenses.accounting, 'headcount', 'CEB')).toBe(Number(count))
  })

  it('is the contract price booked in the three months before, and none of the month itself or earlier', async () => {
    const before = Number(await figure(expenses.accounting, 'sales', 'DVO'))
    await booked('DVO', monthsAgo(4))
    await booked('DVO', monthsAgo(3))
    await booked('DVO', monthsAgo(1))
    await booked('DVO', monthsAgo(0))
    expect(await figure(expenses.accounting, 'sales', 'DVO')).toBe((before + 2 * 4890794.51).toFixed(2))
  })

  it('is not told of sales to who may not see those of units', async () => {
    const seen = await drivers(expenses.employee)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.every(({ sales }) => sales === null)).toBe(true)
  })

  it('EX-32 is kept with the line, and what each unit bears adds up to the centavo', async () => {
    const known = (await drivers(expenses.accounting)).filter(({ id }) => Object.values(units).includes(id))
    const shared_by = { driver: 'area', on: expenses.today } as const
    const bearers = weightsBy('area', known)!
    const posted = await expenses.posted({ lines: [{ amount: '85000.00', bearers, shared_by }] })
    expect(posted.lines[0]).toMatchObject({ bearers, shared_by })
    const records = await expenses.records(posted.number)
    // 85,000.00 × 300.00 and 150.50 of 450.50; Davao keeps no area and bears nothing.
    expect(records.map(line => [line.ou_id, line.net_amount]).toSorted()).toEqual(
      [
        [units.HO, '56603.77'],
        [units.CEB, '28396.23'],
      ].toSorted(),
    )
    expect(await ledgerFault(api.database.db)).toBeNull()
  })
})
