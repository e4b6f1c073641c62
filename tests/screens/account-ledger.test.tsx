import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postLastYear } from '@tests/api/profit-and-loss.support'
import { ledgerCalls } from '@tests/api/ledger.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

let api: TestApi
let accounting: Client
let year: number
let bank: string
beforeAll(async () => {
  api = await startApi()
  accounting = await api.as('accounting')
  year = await postLastYear(api, { '02-28': '1000.00', '04-01': '200.00' })
  bank = await ledgerCalls(api, accounting).accountId('1020')
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function open(path: string) {
  localStorage.setItem('user', JSON.stringify(accounting.user))
  localStorage.setItem('token', accounting.user?.token ?? '')
  return renderPortal({ path, adapter: injectAdapter(api) })
}
const addressOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', 'http://portal.test')

describe('the ledger of an account', () => {
  it('stands between its opening and its closing balance, and leads to its entries and its list', async () => {
    await open(`/accounting/account-ledger?account=${bank}&from=${year}-03&to=${year}-04&units=DVO`)
    const table = within(await screen.findByRole('table', { name: /^1020/ }))
    const cells = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(cells(/^Opening balance/).at(-1)).toBe('1,000.00')
    expect(cells(/^JE-DVO/).slice(-3)).toEqual(['200.00', '', '1,200.00'])
    expect(cells(/^Closing balance/).slice(-3)).toEqual(['200.00', '', '1,200.00'])
    expect(addressOf(table.getByRole('link', { name: /^JE-DVO/ })).pathname).toBe('/accounting/journal')
    const list = addressOf(screen.getByRole('link', { name: 'Show as a list' }))
    expect(JSON.parse(list.searchParams.get('filter') ?? '')).toMatchObject({
      account_id: { values: [bank] },
      entry_date: { dateFrom: `${year}-03-01`, dateTo: `${year}-04-30` },
    })
    screen.getByRole('button', { name: 'Download PDF' })
    screen.getByRole('button', { name: 'Download XLSX' })
    expect(screen.queryByRole('navigation', { name: 'Pages of the list' })).toBeNull()
  })

  it('asks for an account first', async () => {
    await open('/accounting/account-ledger')
    expect(await screen.findByText('Choose an account')).toBeDefined()
  })

  it('is reached from the list of one account’s lines', async () => {
    const filter = JSON.stringify({ account_id: { filterType: 'set', values: [bank] } })
    await open(`/accounting/ledger?filter=${encodeURIComponent(filter)}`)
    const link = addressOf(await screen.findByRole('link', { name: 'Show with running balance' }))
    expect([link.pathname, link.searchParams.get('account')]).toEqual(['/accounting/account-ledger', bank])
  })

  it('is reached from the trial balance with its months, units and day', async () => {
    await open(`/accounting/trial-balance?from=${year}-03&to=${year}-04&units=DVO`)
    const link = addressOf(await screen.findByRole('link', { name: /^1020/ }))
    expect(link.pathname).toBe('/accounting/account-ledger')
    expect(Object.fromEntries(link.searchParams)).toEqual({
      ...{ account: bank, from: `${year}-03`, to: `${year}-04`, units: 'DVO' },
    })
  })

  it('is reached from the chart of accounts, of accounts alone that take entries', async () => {
    await open('/accounting/chart-of-accounts')
    const link = addressOf(await screen.findByRole('link', { name: /^Ledger of Cash in bank/i }))
    expect(link.searchParams.get('account')).toBe(bank)
    expect(screen.queryByRole('link', { name: 'Ledger of Assets' })).toBeNull()
  })
})
