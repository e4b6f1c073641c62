import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.calls'
import { linesOfFigure } from '@contract/modules/accounting/profit-and-loss-drill'
import { aPerson } from '@tests/api/attacks/people.support'
import { postLastYear } from '@tests/api/profit-and-loss.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { MARCH_STATEMENT } from '@tests/support/march-books'

let api: TestApi
let accounting: Client
let year: number
const REPORT = '/api/v1/reports/monthly-profit-and-loss'

beforeAll(async () => {
  api = await startApi()
  accounting = await api.as('accounting')
  year = await postLastYear(api, { '04-30': '1000.00', '05-01': '200.00' })
})
afterAll(() => api.close())

const statement = async (client: Client, query: string) =>
  (await client.get<{ data: ProfitAndLoss }>(`${REPORT}?${query}`)).body.data
const partsIn = ({ parts, columns }: ProfitAndLoss, column: string) => {
  const at = columns.findIndex(({ kind, from }) => kind === column || (kind === 'month' && from === column))
  return Object.fromEntries(parts.map(({ part, amounts, shares }) => [part, [amounts[at], shares[at]]]))
}

describe('the profit and loss of a unit', () => {
  it('EX-34 is what was posted, to the centavo', async () => {
    const answer = await statement(accounting, `year=${year}&units=CEB`)
    expect(partsIn(answer, `${year}-03`)).toEqual(MARCH_STATEMENT)
    expect(answer.years).toContain(year)
    expect(partsIn(answer, `${year}-04`).revenue).toEqual(['0.00', null])
  })

  it('adds up the units that are asked for, and all of them where none is', async () => {
    const of = async (query: string) =>
      partsIn(await statement(accounting, `year=${year}${query}`), 'to_date').net_income?.[0]
    expect(await of('&units=DVO')).toBe('1200.00')
    expect(await of('&units=DVO,CEB')).toBe('-33270.77')
    expect(await of('')).toBe('-33270.77')
    expect(await of('&units=NOWHERE')).toBe('0.00')
  })

  it('has behind each figure of an account the lines of the ledger that it is made of', async () => {
    const { parts, columns, unit_ids } = await statement(accounting, `year=${year}&units=DVO,CEB`)
    const revenue = parts.find(({ part }) => part === 'revenue')?.lines[0]
    for (const [at, { from, to }] of columns.entries()) {
      const filter = linesOfFigure({ account_ids: [revenue?.account_id ?? ''], from, to, unit_ids })
      const { body } = await accounting.get<{ data: { debit: string; credit: string }[] }>(
        `/api/v1/accounting/ledger?start=0&end=100&filter=${encodeURIComponent(JSON.stringify(filter))}`,
      )
      const sum = total(body.data.map(line => parseMoney(line.credit) - parseMoney(line.debit)))
      expect(moneyText(sum), `${from} to ${to}`).toBe(revenue?.amounts[at])
    }
    expect(revenue?.amounts).toEqual(expect.arrayContaining(['75242.99', '1000.00', '200.00', '76442.99']))
  })

  it('stands beside the next year as the year before', async () => {
    const answer = await statement(accounting, `year=${year + 1}&units=CEB`)
    const march = partsIn(answer, 'previous').revenue?.[0]
    const isMarchOver = answer.columns.some(({ kind, to }) => kind === 'previous' && to >= `${year}-03`)
    expect(march).toBe(isMarchOver ? '75242.99' : '0.00')
  })

  it('is shown of the units alone that its reader may see', async () => {
    const codes = ['report.pnl.view'] as const
    const { client } = await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'CEB' })
    const of = async (query: string) =>
      partsIn(await statement(client, `year=${year}${query}`), 'to_date').net_income?.[0]
    expect(await of('')).toBe('-34470.77')
    expect(await of('&units=DVO')).toBe('0.00')
    expect(await of('&units=CEB,DVO')).toBe('-34470.77')
  })

  it('leaves as a workbook with the same figures', async () => {
    const { token } = accounting.user ?? {}
    const { rawPayload, headers } = await api.app.inject({
      url: `${REPORT}/export?year=${year}&units=CEB`,
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'fr' },
    })
    expect(headers['content-disposition']).toContain(`Profit and loss ${year}.xlsx`)
    const { sheets } = await readXlsx(rawPayload)
    const [heading, ...rows] = sheets[0]?.rows ?? []
    expect(heading?.slice(0, 4)).toEqual(['Compte', `${year}-01`, `${year}-02`, `${year}-03`])
    expect(heading?.slice(-2)).toEqual(['Cumul de l’année', `Mêmes mois ${year - 1}`])
    const march = rows.map(([name, , , amount]) => [name, amount])
    expect(march).toContainEqual(['4010 Commission income', 75242.99])
    expect(march.at(-1)).toEqual(['Résultat net', -34470.77])
  })

  it('refuses a year that is none, and a reader without the right', async () => {
    expect((await accounting.get(`${REPORT}?year=abc`)).status).toBe(400)
    const agent = await api.as('agent')
    expect((await agent.get(`${REPORT}?year=${year}`)).status).toBe(403)
    expect((await agent.get(`${REPORT}/export?year=${year}`)).status).toBe(403)
  })
})
