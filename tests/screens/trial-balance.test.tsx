import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { postLastYear } from '@tests/api/profit-and-loss.support'
import { startApi, type TestApi } from '@tests/support/api'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

let api: TestApi
let year: number
beforeAll(async () => {
  api = await startApi()
  year = await postLastYear(api)
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function open(query: string) {
  const { user } = await api.as('accounting')
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', user?.token ?? '')
  return renderPortal({ path: `/accounting/trial-balance${query}`, adapter: injectAdapter(api) })
}
const row = async (table: string, name: RegExp) =>
  within(within(await screen.findByRole('table', { name: table })).getByRole('row', { name }))

describe('the trial balance', () => {
  it('EX-34 shows credit balances in parentheses, and leads from an account to its lines of these months', async () => {
    await open(`?from=${year}-03&to=${year}-04&units=CEB`)
    const income = await row('Trial Balance', /^4010/)
    expect(income.getByText('(75,242.99)')).toBeDefined()
    const link = income.getByRole('link', { name: '75,242.99' })
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://portal.test')
    expect(pathname).toBe('/accounting/ledger')
    expect(JSON.parse(searchParams.get('filter') ?? '')).toMatchObject({
      entry_date: { dateFrom: `${year}-03-01`, dateTo: `${year}-04-30` },
      ou_id: { values: [expect.any(String)] },
    })
    expect((await row('Trial Balance', /^Total/)).getAllByText('0.00')).toHaveLength(2)
  })

  it('EX-34 shows the balance sheet beside it', async () => {
    const { user } = await open(`?from=${year}-03&to=${year}-03&units=CEB`)
    await user.click(await screen.findByRole('tab', { name: 'Balance sheet' }))
    expect((await row('Balance sheet', /^Result of the year/)).getByText('(34,470.77)')).toBeDefined()
    for (const name of [/^Assets/, /^Liabilities and equity/])
      expect((await row('Balance sheet', name)).getByText('30,964.11')).toBeDefined()
  })

  it('says that nothing was posted until then', async () => {
    await open('?from=2001-01&to=2001-02')
    expect(await screen.findByText('No entries until the end of February 2001')).toBeDefined()
  })
})
