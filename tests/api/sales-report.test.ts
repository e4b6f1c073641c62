import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseMoney } from '@contract/kernel/money'
import type { SalesCohorts, SalesReport } from '@contract/modules/sales/sales-report.calls'
import {
  drillOf,
  periodBefore,
  REPORT_DIMENSIONS,
  REPORT_FACTS,
  type ReportFilters,
} from '@contract/modules/sales/sales-report.rules'
import { draftSale, marketOf } from '@tests/api/sales-report.support'
import { book, chanceOf, end, reserve, type Market, type Seller } from '@tests/api/sales-report.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'

let api: TestApi
let market: Market
let president: Client
const REPORT = '/api/v1/sales/report'
const YEAR = { from: '2025-01', to: '2025-12' }

beforeAll(async () => {
  api = await startApi()
  market = await marketOf(api.database.db)
  president = await api.as('president')
  await fill(40)
})
afterAll(() => api.close())

const employeeOf = async (role: 'agent' | 'sales_manager') => {
  const { user } = await api.as(role)
  return api.database.db
    .selectFrom('employee')
    .select('id')
    .where('user_id', '=', String(user?.id))
    .executeTakeFirstOrThrow()
}

/** Sales of every unit in every state, many of them of two sellers, some of the agent who signs in. */
async function fill(count: number): Promise<void> {
  const { db } = api.database
  const chance = chanceOf(7)
  const agent = await employeeOf('agent')
  const own = market.sellers.find(seller => seller.employee_id === agent.id) as Seller
  for (let index = 0; index < count; index += 1) {
    const team = index % 7 === 0 ? null : market.teams[index % market.teams.length]
    const seller = index % 5 === 0 ? own : (market.sellers[chance(market.sellers.length)] as Seller)
    const beside = market.sellers[chance(market.sellers.length)] as Seller
    const sellers = [
      { seller, weight: '2' },
      ...(index % 3 === 0 && beside.id !== seller.id ? [{ seller: beside, weight: '1' }] : []),
    ]
    const month = String(1 + (index % 12)).padStart(2, '0')
    const id = await draftSale(db, {
      ou_id: team?.ou_id ?? String(market.units[index % market.units.length]?.id),
      project_id: String(market.projects[index % market.projects.length]),
      team_id: team?.id ?? null,
      date: `2025-${month}-${String(1 + chance(28)).padStart(2, '0')}`,
      price: 150_000_001n + BigInt(chance(400_000_000)),
      sellers,
    })
    if (index % 11 === 10) continue
    await reserve(db, id)
    if (index % 2 === 0) await book(db, id, `2025-${month}-28`)
    if (index % 4 === 3) await end(db, id, 'forfeited', `2026-0${1 + (index % 3)}-15`)
    if (index % 8 === 0) await end(db, id, 'cancelled', '2025-12-31')
  }
}

const ask = async (client: Client, query: Record<string, string> = {}) => {
  const answer = await client.get<{ data: SalesReport }>(
    `${REPORT}?${new URLSearchParams({ ...YEAR, ...query }).toString()}`,
  )
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

type Row = Record<string, string>
const LISTS = { sales: '/api/v1/sales/records', shares: '/api/v1/sales/report/shares' }
async function rowsOf(client: Client, drill: ReturnType<typeof drillOf>): Promise<Row[]> {
  const params = new URLSearchParams({ start: '0', end: '500', filter: JSON.stringify(drill.filter) })
  const answer = await client.get<{ data: Row[] }>(`${LISTS[drill.list]}?${params.toString()}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}
const money = (rows: readonly Row[], field: string) =>
  rows.reduce((sum, row) => sum + parseMoney(String(row[field])), 0n)
const units = (rows: readonly Row[]) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row['share_pct'] ?? '100') * 100), 0)
const tenThousandths = (text: string) => Math.round(Number(text) * 10_000)
const HUNDREDTH = 100

/** Every figure of a report, each against the rows that its link leads to. */
async function drillAll(client: Client, report: SalesReport, filters: ReportFilters = {}): Promise<number> {
  let drilled = 0
  const { by } = report
  const lines = [...report.rows, { key: undefined, figures: report.total.figures }]
  for (const { key, figures } of lines)
    for (const fact of REPORT_FACTS) {
      const drill = drillOf({ fact, by, key, period: report, filters })
      const rows = await rowsOf(client, drill)
      const named = `${by} ${key ?? 'total'} ${fact}`
      const count = {
        reserved: figures.reservations,
        booked: figures.bookings,
        ended: figures.ended,
        lost: figures.lost,
      }
      const off = Math.abs(units(rows) - tenThousandths(count[fact]))
      // Shares of a sale are told in hundredths; whole sales exactly.
      if (units(rows) % 10_000 === 0 && by !== 'seller') expect(off, named).toBe(0)
      else expect(off, named).toBeLessThan(HUNDREDTH)
      if (fact === 'reserved') {
        expect(money(rows, 'tcp'), named).toBe(parseMoney(figures.tcp))
        expect(money(rows, 'net_list_price'), named).toBe(parseMoney(figures.net_list_price))
      }
      if (fact === 'booked') expect(money(rows, 'tcp'), named).toBe(parseMoney(figures.booked_tcp))
      if (fact === 'ended') expect(money(rows, 'tcp'), named).toBe(parseMoney(figures.ended_tcp))
      drilled += rows.length
    }
  return drilled
}

describe('the sales report', () => {
  it.each(REPORT_DIMENSIONS)('by %s adds up to one total, and each figure to its rows', async by => {
    const report = await ask(president, { by })
    const total = await ask(president, { by: 'month' })
    expect(report.total.figures).toEqual(total.total.figures)
    expect(report.rows.length).toBeGreaterThan(1)
    const sum = (name: 'tcp' | 'net_list_price' | 'booked_tcp' | 'ended_tcp') =>
      report.rows.reduce((all, row) => all + parseMoney(row.figures[name]), 0n)
    for (const name of ['tcp', 'net_list_price', 'booked_tcp', 'ended_tcp'] as const)
      expect(sum(name), name).toBe(parseMoney(report.total.figures[name]))
    expect(await drillAll(president, report)).toBeGreaterThan(40)
  })

  it('R-SPLIT credits co-sellers with parts of one sale', async () => {
    const { rows, total } = await ask(president, { by: 'seller' })
    expect(rows.some(row => row.figures.reservations.includes('.'))).toBe(true)
    expect(total.figures.reservations).toMatch(/^\d+$/)
    const counts = (['reservations', 'bookings', 'ended', 'net_units'] as const).flatMap(name => {
      const shown = rows.map(({ figures }) => figures[name])
      const sum = shown.reduce((all, text) => all + Math.round(Number(text) * HUNDREDTH), 0)
      expect(sum, name).toBe(Math.round(Number(total.figures[name]) * HUNDREDTH))
      return shown
    })
    for (const count of counts) expect(count).toMatch(/^-?\d+(\.\d\d)?$/)
  })

  it('R-SPLIT tells the share of each seller in percent, which make 100 for each sale', async () => {
    const rows = await rowsOf(president, { list: 'shares', filter: {} })
    const ofSale = Map.groupBy(rows, row => row['sale_id'])
    expect([...ofSale.values()].some(shares => shares.length > 1)).toBe(true)
    for (const shares of ofSale.values()) expect(units(shares)).toBe(10_000)
    expect(rows.some(row => row['share_pct'] === '33.3300')).toBe(true)
  })

  it('is narrowed by every dimension alike, alone and together', async () => {
    const [project] = market.projects
    const seller = market.sellers[0] as Seller
    for (const filters of [
      { project_id: String(project) },
      { seller_id: seller.id },
      { seller_id: seller.id, project_id: String(project) },
      { ou_id: String(market.units[0]?.id) },
    ] as Record<string, string>[])
      for (const by of ['month', 'seller', 'team'] as const)
        await drillAll(president, await ask(president, { by, ...filters }), filters)
  })

  it('compares with as many months before', async () => {
    const period = { from: '2025-07', to: '2025-09' }
    const compared = await ask(president, { by: 'project', ...period, compare: 'previous' })
    const before = await ask(president, { by: 'project', ...periodBefore(period) })
    expect(compared.previous).toEqual({ from: '2025-04', to: '2025-06' })
    expect(compared.total.before).toEqual(before.total.figures)
    for (const row of before.rows)
      expect(compared.rows.find(({ key }) => key === row.key)?.before, row.label ?? '').toEqual(row.figures)
    const months = await ask(president, { by: 'month', ...period, compare: 'previous' })
    expect(months.rows.map(row => row.key)).toEqual(['2025-07', '2025-08', '2025-09'])
  })

  it('tells of each reservation month what came of it, no more and no less', async () => {
    const { body } = await president.get<{ data: SalesCohorts }>(
      `${REPORT}/cohorts?${new URLSearchParams(YEAR).toString()}`,
    )
    const report = await ask(president, { by: 'month' })
    const sum = (texts: readonly string[]) => texts.reduce((all, text) => all + Number(text), 0)
    expect(body.data.rows.map(row => [row.month, row.reservations, sum(row.ended)])).toEqual(
      report.rows
        .filter(row => row.figures.reservations !== '0')
        .map(row => [row.key, row.figures.reservations, Number(row.figures.lost)]),
    )
  })
})

describe('whose sales one reports', () => {
  it('are one’s own, those of one’s line, one’s unit’s or all, by the scope of the right', async () => {
    const tcp = async (client: Client) => parseMoney((await ask(client)).total.figures.tcp)
    const [agent, manager, admin] = [
      await api.as('agent'),
      await api.as('sales_manager'),
      await api.as('ou_admin'),
    ]
    const [own, team, unit, all] = [
      await tcp(agent),
      await tcp(manager),
      await tcp(admin),
      await tcp(president),
    ]
    expect(own).toBeGreaterThan(0n)
    expect(team).toBeGreaterThan(own)
    expect(unit).toBeGreaterThan(0n)
    expect(all).toBeGreaterThan(unit)
    for (const client of [agent, manager, admin])
      for (const by of REPORT_DIMENSIONS) await drillAll(client, await ask(client, { by }))
    const units = (await ask(admin, { by: 'unit' })).rows.map(row => row.label)
    expect(units).toEqual(['Cebu · CEB'])
  })

  it('are narrowed by the unit that one has chosen', async () => {
    const headers = { 'x-active-ou': 'DVO' }
    const query = new URLSearchParams({ ...YEAR, by: 'unit' }).toString()
    const { body } = await president.get<{ data: SalesReport }>(`${REPORT}?${query}`, { headers })
    expect(body.data.rows.map(row => row.label)).toEqual(['Davao · DVO'])
  })

  it('OBJ-11 keep to one’s units, whichever is asked for, and those of each unit are those of all', async () => {
    const admin = await api.as('ou_admin')
    const figures = async (client: Client, ou_id?: string) =>
      parseMoney((await ask(client, ou_id ? { ou_id } : {})).total.figures.tcp)
    const units = await api.database.db.selectFrom('operating_unit').select(['id', 'ou_code']).execute()
    let sum = 0n
    for (const { id, ou_code } of units) {
      sum += await figures(president, id)
      const seen = await figures(admin, id)
      expect(seen, ou_code).toBe(ou_code === 'CEB' ? await figures(president, id) : 0n)
    }
    expect(sum).toBe(await figures(president))
  })

  it('name what they are narrowed to, for whoever has sales of it and for nobody else', async () => {
    const { data: units } = (
      await president.get<{ data: SalesReport }>(
        `${REPORT}?${new URLSearchParams({ ...YEAR, by: 'unit' }).toString()}`,
      )
    ).body
    const admin = await api.as('ou_admin')
    for (const { key, label } of units.rows) {
      const path = `${REPORT}/names?ou_id=${String(key)}`
      const empty = { team_id: null, seller_id: null, project_id: null, developer_id: null }
      expect((await president.get(path)).body).toEqual({ data: { ou_id: label, ...empty } })
      const seen = label?.endsWith('CEB') ? label : null
      expect((await admin.get(path)).body).toEqual({ data: { ou_id: seen, ...empty } })
    }
  })

  it('are nobody’s without the right', async () => {
    const employee = await api.as('employee')
    const query = new URLSearchParams(YEAR).toString()
    for (const path of [REPORT, `${REPORT}/cohorts`, `${REPORT}/paper`, `${REPORT}/shares`])
      expect((await employee.get(`${path}?${path.endsWith('shares') ? '' : query}`)).status, path).toBe(403)
    const agent = await api.as('agent')
    expect((await agent.get(`${REPORT}/paper?${query}`)).status).toBe(403)
  })
})

describe('what is asked of the report', () => {
  it('is whole months in their order, and not too many of them', async () => {
    const status = async (query: Record<string, string>) =>
      (await president.get(`${REPORT}?${new URLSearchParams(query).toString()}`)).status
    expect(await status({ from: '2025-13', to: '2025-12' })).toBe(400)
    expect(await status({ from: '2025-02', to: '2025-01' })).toBe(400)
    expect(await status({ from: '2000-01', to: '2025-01' })).toBe(400)
    expect(await status({ ...YEAR, by: 'buyer' })).toBe(400)
    expect(await status({ ...YEAR, ou_id: "x' or true" })).toBe(400)
  })

  it('comes as a paper too', async () => {
    const { status, headers, text } = await president.get(
      `${REPORT}/paper?${new URLSearchParams({ ...YEAR, by: 'seller' }).toString()}`,
    )
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('application/pdf')
    expect(text.startsWith('%PDF')).toBe(true)
  })
})
