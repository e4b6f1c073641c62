import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { monthAfter } from '@contract/kernel/dates'
import type { BudgetTotals } from '@contract/modules/accounting/budget.commands'
import type { Budget } from '@contract/modules/accounting/budget.resource'
import type { ExpenseReport } from '@contract/modules/accounting/expense.calls'
import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.calls'
import { expenseCalls, type ExpenseCalls } from '@tests/api/expense.support'
import { aPerson, unitId } from '@tests/api/attacks/people.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { pdfText } from '@tests/support/pdf-text'

const BUDGETS = '/api/v1/expense/budgets'
const PNL = '/api/v1/reports/monthly-profit-and-loss'
let api: TestApi
let expenses: ExpenseCalls
let accounting: Client
let unit: string
let year: number
let month: string
beforeAll(async () => {
  api = await startApi()
  expenses = await expenseCalls(api)
  accounting = expenses.accounting
  unit = await unitId(api, 'HO')
  year = Number(expenses.today.slice(0, 4))
  month = expenses.today.slice(0, 7)
  await expenses.posted({ lines: [{ amount: '1000.00' }] })
})
afterAll(() => api.close())

type StartAnswer = { data: { written: number; kept: number } }
const start = (more: object, client = accounting) =>
  client.post<StartAnswer>(`${BUDGETS}/start`, {
    ...{ ou_id: unit, year: year + 1, from: 'actuals', percent: '5', replace: false },
    ...more,
  })
const lines = async (of: number, client = accounting) =>
  (await client.get<{ data: Budget[] }>(`${BUDGETS}?start=0&end=200`)).body.data.filter(
    line => line.year === of,
  )
const rentOf = async (of: number) =>
  (await lines(of)).find(line => line.account_label?.startsWith('6100') && line.ou_id === unit)
const column = () => `m${month.slice(5)}` as 'm01'
const write = (line: Budget, values: object, client = accounting, version = line.row_version) =>
  client.patch<{ data: Budget }>(`${BUDGETS}/${line.id}`, values, { headers: { 'if-match': `"${version}"` } })

describe('a budget', () => {
  it('begins with what was posted in the year before and so many percent, and keeps what is there', async () => {
    const { status, body } = await start({})
    expect([status, body.data.kept]).toEqual([200, 0])
    expect(body.data.written).toBeGreaterThan(10)
    expect((await rentOf(year + 1))?.[column()]).toBe('1050.00')
    expect((await start({ percent: '50' })).body.data.written).toBe(0)
    expect((await start({ percent: '50', replace: true })).body.data.kept).toBe(0)
    expect((await rentOf(year + 1))?.[column()]).toBe('1500.00')
    await start({ year: year + 2, from: 'budget', percent: '-10' })
    expect((await rentOf(year + 2))?.[column()]).toBe('1350.00')
  })

  it('takes an amount for a month from whoever saw it last, and adds up the year', async () => {
    await start({ year: year + 3, from: 'nothing' })
    const line = (await rentOf(year + 3))!
    const written = await write(line, { m01: '200.00', m02: '50.50' })
    expect([written.status, written.body.data.total]).toEqual([200, '250.50'])
    const { body } = await accounting.get<{ data: BudgetTotals }>(`${BUDGETS}/totals?year=${year + 3}`)
    expect(body.data.costs.slice(0, 3)).toEqual(['200.00', '50.50', '0.00'])
    expect([body.data.costs.at(-1), body.data.result.at(-1)]).toEqual(['250.50', '-250.50'])
    expect((await write(line, { m01: '1.00' })).status).toBe(409)
    expect((await write(written.body.data, { m01: '-1.00' })).status).toBe(400)
    expect((await write(written.body.data, { year: 2000 })).status).toBe(400)
  })

  it('is seen and written in the units of its reader alone, and written with the right to', async () => {
    const codes = ['expense.budget.view', 'expense.budget.edit'] as const
    const { client } = await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'DVO' })
    expect(await lines(year + 1, client)).toEqual([])
    const foreign = (await rentOf(year + 1))!
    expect((await write(foreign, { m01: '9.00' }, client)).status).toBe(404)
    expect((await start({ year: year + 5 }, client)).status).toBe(422)
    const reader = await aPerson(api, { codes: ['expense.budget.view'], scope: 'all', reach: 'all' })
    expect((await start({ year: year + 5 }, reader.client)).status).toBe(403)
    expect((await write(foreign, { m01: '9.00' }, reader.client)).status).toBe(403)
    expect((await accounting.get(BUDGETS + '?start=0&end=5')).status).toBe(200)
    expect((await expenses.employee.get(`${BUDGETS}?start=0&end=5`)).status).toBe(403)
  })
})

describe('what a budget stands beside', () => {
  beforeAll(async () => {
    await start({ year, from: 'nothing' })
    await write((await rentOf(year))!, { [column()]: '700.00' })
  })

  it('is the profit and loss, month by month and for the year so far', async () => {
    const query = `year=${year}&units=HO&compare=budget,previous`
    const { parts, columns } = (await accounting.get<{ data: ProfitAndLoss }>(`${PNL}?${query}`)).body.data
    const rent = parts.flatMap(part => part.lines).find(({ code }) => code === '6100')!
    const at = (kind: string, from: string) =>
      columns.findIndex(each => each.kind === kind && each.from === from)
    const actual = Number(rent.amounts[at('month', month)])
    expect(rent.amounts[at('budget', month)]).toBe('-700.00')
    expect(Number(rent.amounts[at('variance', month)])).toBeCloseTo(actual + 700, 2)
    expect(rent.amounts[at('last_year', monthAfter(month, -12))]).toBeDefined()
    expect(rent.amounts[at('budget', `${year}-01`)]).toBeDefined()
    const reader = await aPerson(api, { codes: ['report.pnl.view'], scope: 'all', reach: 'all' })
    const unseen = (await reader.client.get<{ data: ProfitAndLoss }>(`${PNL}?${query}`)).body.data
    const budgets = unseen.parts.flatMap(({ amounts }) =>
      amounts.filter((_, index) => columns[index]?.kind === 'budget'),
    )
    expect(new Set(budgets)).toEqual(new Set(['0.00']))
  })

  it('is the report of expenses, with a row for what was planned and not spent', async () => {
    const query = `from=${month}&to=${month}&units=HO&compare=budget,previous`
    const report = async (by: string) =>
      (await accounting.get<{ data: ExpenseReport }>(`/api/v1/expense/reports?by=${by}&${query}`)).body.data
    const rent = (await report('account_id')).rows.find(({ name }) => name?.startsWith('6100'))
    expect(rent).toMatchObject({ budget: '700.00' })
    expect(Number(rent?.variance)).toBe(Number(rent?.net_amount) - 700)
    expect((await report('ou_id')).totals.budget).toBe('700.00')
    expect((await report('month')).totals).toMatchObject({ budget: '700.00' })
    expect((await report('payee_name')).totals).toMatchObject({ budget: null, variance: null })
    const { body } = await accounting.get<{ data: ExpenseReport }>(
      `/api/v1/expense/reports?by=account_id&from=${month}&to=${month}`,
    )
    expect(body.data.totals).toMatchObject({ budget: null, previous: null })
  })

  it('leaves with the statement as a workbook and as a PDF', async () => {
    const headers = { authorization: `Bearer ${accounting.user?.token}` }
    const file = (as: string) =>
      api.app.inject({ url: `${PNL}/${as}?year=${year}&units=HO&compare=budget`, headers })
    const { sheets } = await readXlsx((await file('export')).rawPayload)
    expect(sheets[0]?.rows[0]).toContain(`Budget, ${month}`)
    const text = (await pdfText((await file('paper')).rawPayload)).join(' ')
    expect(text).toContain('Monthly profit and loss')
    expect(text).toContain('(700.00)')
  })
})
