import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.calls'
import { linesOfFigure } from '@contract/modules/accounting/profit-and-loss-drill'
import type { TrialBalance } from '@contract/modules/accounting/trial-balance.calls'
import { businessDay } from '@server/platform/db/business-day'
import { ledgerCalls } from '@tests/api/ledger.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildOperatingUnit } from '@tests/support/factories/maintenance'

let api: TestApi
let accounting: Client
let today: string
let month: string
let unit: { id: string; ou_code: string }
beforeAll(async () => {
  api = await startApi()
  accounting = await api.as('accounting')
  const books = ledgerCalls(api, accounting)
  today = await businessDay(api.database.db)
  month = today.slice(0, 7)
  unit = await buildOperatingUnit(api.database.db)
  const post = (account: string, amount: string) =>
    books.posted(unit.id, `${month}-01`, [
      { account, debit: amount },
      { account: '1020', credit: amount },
    ])
  const early = await post('6100', '100.00')
  await post('6100', '25.00')
  await post('6200', '7.50')
  await postedOn(early.id, `${addDays(today, -3)}T23:59:59.999999+08:00`)
})
afterAll(() => api.close())

/** As if an entry had been posted at another moment; the day ends in Manila. */
async function postedOn(id: string, moment: string): Promise<void> {
  const { db } = api.database
  for (const [table, column] of [
    ['journal_entry', 'id'],
    ['journal_line', 'entry_id'],
  ] as const) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
    await sql`update ${sql.table(table)} set created_at = ${moment} where ${sql.ref(column)} = ${id}`.execute(
      db,
    )
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
  }
}

const balance = async (knownOn?: string) =>
  (
    await accounting.get<{ data: TrialBalance }>(
      `/api/v1/accounting/trial-balance?from=${month}&to=${month}&units=${unit.ou_code}${knownOn ? `&known_on=${knownOn}` : ''}`,
    )
  ).body.data
const closing = ({ rows }: TrialBalance) =>
  Object.fromEntries(rows.map(({ code, closing: amount }) => [code, amount]))

describe('the books as they were known on a day', () => {
  it('have the entries that were posted until its end, and nothing before the first', async () => {
    expect(closing(await balance())).toEqual({ 1020: '-132.50', 6100: '125.00', 6200: '7.50' })
    const known = await balance(addDays(today, -3))
    expect(closing(known)).toEqual({ 1020: '-100.00', 6100: '100.00' })
    expect(known.totals).toMatchObject({ debit: '100.00', credit: '100.00', closing: '0.00' })
    expect(known.balance_sheet).toMatchObject({
      result_of_year: '-100.00',
      liabilities_and_equity: '-100.00',
    })
    expect(closing(await balance(addDays(today, -4)))).toEqual({})
    expect(closing(await balance(today))).toEqual(closing(await balance()))
  })

  it('name each account that was moved since, and none for today', async () => {
    const { changes } = await balance(addDays(today, -3))
    expect(changes.map(({ code, known, now, difference }) => [code, known, now, difference])).toEqual([
      ['1020', '-100.00', '-132.50', '-32.50'],
      ['6100', '100.00', '125.00', '25.00'],
      ['6200', '0.00', '7.50', '7.50'],
    ])
    expect((await balance(today)).changes).toEqual([])
    expect((await balance()).changes).toEqual([])
  })

  it('are the same in the profit and loss, whose changes lower the result', async () => {
    const { body } = await accounting.get<{ data: ProfitAndLoss }>(
      `/api/v1/reports/monthly-profit-and-loss?year=${today.slice(0, 4)}&units=${unit.ou_code}&known_on=${addDays(today, -3)}`,
    )
    const at = body.data.columns.findIndex(({ kind }) => kind === 'to_date')
    expect(body.data.parts.find(({ part }) => part === 'net_income')?.amounts[at]).toBe('-100.00')
    expect(body.data.changes.map(({ code, difference }) => [code, difference])).toEqual([
      ['6100', '-25.00'],
      ['6200', '-7.50'],
    ])
  })

  it('lead from a figure to just the lines that it was made of', async () => {
    const known_on = addDays(today, -3)
    const { rows, unit_ids } = await balance(known_on)
    const rent = rows.find(({ code }) => code === '6100')
    const filter = linesOfFigure({
      ...{ account_ids: [rent?.account_id ?? ''], from: month, to: month, unit_ids, known_on },
    })
    const lines = await accounting.get<{ data: { debit: string }[] }>(
      `/api/v1/accounting/ledger?start=0&end=50&filter=${encodeURIComponent(JSON.stringify(filter))}`,
    )
    expect(moneyText(total(lines.body.data.map(({ debit }) => parseMoney(debit))))).toBe(rent?.debit)
  })

  it('refuse a day that is none', async () => {
    const { status } = await accounting.get(
      `/api/v1/accounting/trial-balance?from=${month}&to=${month}&known_on=2026-02-30`,
    )
    expect(status).toBe(400)
  })
})
