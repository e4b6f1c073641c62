import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShownBalanceTrace, TrialBalance } from '@contract/modules/accounting/trial-balance.calls'
import { aPerson } from '@tests/api/attacks/people.support'
import { postLastYear } from '@tests/api/profit-and-loss.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { MARCH_BALANCES } from '@tests/support/march-books'

let api: TestApi
let accounting: Client
let year: number

beforeAll(async () => {
  api = await startApi()
  accounting = await api.as('accounting')
  year = await postLastYear(api, { '02-28': '1000.00', '04-01': '200.00' })
})
afterAll(() => api.close())

const ask = (client: Client, from: string, to: string, units = '') =>
  client.get<{ data: TrialBalance }>(
    `/api/v1/accounting/trial-balance?from=${from}&to=${to}${units && `&units=${units}`}`,
  )
const balances = async (client: Client, from: string, to: string, units = '') =>
  (await ask(client, from, to, units)).body.data
const row = ({ rows }: TrialBalance, code: string) => {
  const { opening, debit, credit, closing } = rows.find(each => each.code === code) ?? {}
  return [opening, debit, credit, closing]
}

describe('the trial balance of a unit', () => {
  it('EX-34 closes each account by what was posted to it, to the centavo', async () => {
    const { rows, totals } = await balances(accounting, `${year}-03`, `${year}-03`, 'CEB')
    expect(Object.fromEntries(rows.map(({ code, closing }) => [code, closing]))).toEqual(MARCH_BALANCES)
    expect(totals.debit).toBe(totals.credit)
    expect(totals).toMatchObject({ opening: '0.00', closing: '0.00' })
  })

  it('INV-14 opens by all months before it, and adds up the units that are asked for', async () => {
    const of = async (from: string, to: string, units: string) =>
      row(await balances(accounting, `${year}-${from}`, `${year}-${to}`, units), '4010')
    expect(await of('03', '04', 'DVO')).toEqual(['-1000.00', '0.00', '200.00', '-1200.00'])
    expect(await of('03', '03', 'DVO,CEB')).toEqual(['-1000.00', '0.00', '75242.99', '-76242.99'])
    expect(await of('03', '03', '')).toEqual(['-1000.00', '0.00', '75242.99', '-76242.99'])
    expect(await of('03', '03', 'NOWHERE')).toEqual([undefined, undefined, undefined, undefined])
  })

  it('has beside it a balance sheet that balances, this year’s result apart from the years before', async () => {
    const closed = (await balances(accounting, `${year}-12`, `${year}-12`)).balance_sheet
    expect(closed).toMatchObject({ result_of_year: '-33270.77', retained: '0.00' })
    const next = (await balances(accounting, `${year + 1}-02`, `${year + 1}-02`)).balance_sheet
    expect(next).toMatchObject({ result_of_year: '0.00', retained: '-33270.77' })
    for (const { parts, liabilities_and_equity } of [closed, next])
      expect([parts[0]?.amount, liabilities_and_equity]).toEqual(['32164.11', '32164.11'])
  })

  it('says of each figure how it comes about, from the very totals that it stands on', async () => {
    const span = `from=${year}-03&to=${year}-04&units=DVO`
    const trace = async (cell: string, client = accounting) => {
      const answer = await client.get<{ data: ShownBalanceTrace }>(
        `/api/v1/accounting/trial-balance/trace?${span}&${cell}`,
      )
      return answer.status === 200
        ? answer.body.data.steps.map(({ key, amount }) => [key, amount])
        : answer.status
    }
    const {
      rows,
      totals,
      balance_sheet: sheet,
    } = await balances(accounting, ...([`${year}-03`, `${year}-04`, 'DVO'] as const))
    const bank = rows.find(({ code }) => code === '1020')!
    expect(await trace(`figure=closing&account_id=${bank.account_id}`)).toEqual([
      ['opening', '1000.00'],
      ['debit', '200.00'],
      ['credit', '0.00'],
      ['movement', '200.00'],
      ['amount', bank.closing],
    ])
    expect(await trace(`figure=debit&account_id=${bank.account_id}`)).toEqual([
      [`month:${year}-03`, '0.00'],
      [`month:${year}-04`, '200.00'],
      ['amount', bank.debit],
    ])
    const all = await trace('figure=debit')
    expect(all).toContainEqual([`account:${bank.account_id}`, '200.00'])
    expect(all).toContainEqual(['amount', totals.debit])
    for (const { part, amount } of sheet.parts)
      expect((await trace(`figure=amount&part=${part}`)) as unknown[]).toContainEqual(['amount', amount])
    expect(await trace('figure=result_of_year')).toContainEqual(['amount', sheet.result_of_year])
    const codes = ['accounting.journal.view'] as const
    const { client } = await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'CEB' })
    expect(await trace(`figure=closing&account_id=${bank.account_id}`, client)).toContainEqual([
      'amount',
      '0.00',
    ])
    expect(await trace('figure=debit', await api.as('agent'))).toBe(403)
    for (const cell of ['figure=amount', 'figure=debit&part=asset', 'figure=nothing'])
      expect(await trace(cell)).toBe(400)
  })

  it('is shown of the units alone that its reader may see', async () => {
    const codes = ['accounting.journal.view'] as const
    const { client } = await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'DVO' })
    const of = async (units: string) =>
      row(await balances(client, `${year}-02`, `${year}-04`, units), '1020').at(-1)
    expect(await of('')).toBe('1200.00')
    expect(await of('CEB')).toBeUndefined()
    expect(await of('CEB,DVO')).toBe('1200.00')
  })

  it('refuses months that are none or stand in reverse, and a reader without the right', async () => {
    expect((await ask(accounting, `${year}`, `${year}-03`)).status).toBe(400)
    expect((await ask(accounting, `${year}-04`, `${year}-03`)).status).toBe(400)
    expect((await ask(await api.as('agent'), `${year}-03`, `${year}-03`)).status).toBe(403)
  })
})
