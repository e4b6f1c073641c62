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
  it('EX-34 shows credit balances in parentheses, says how a figure comes about, and leads to its lines', async () => {
    const { user } = await open(`?from=${year}-03&to=${year}-04&units=CEB`)
    const income = await row('Trial balance', /^4010/)
    await user.click(income.getByRole('button', { name: '(75,242.99)' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^4010 .*, Closing balance$/ }))
    const steps = within(await dialog.findByLabelText('How this amount is computed'))
    expect(steps.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Credits',
      expect.stringMatching(/^Debits less credits0.00 − 75,242.99$/),
      expect.stringMatching(/, Closing balance\(75,242.99\)$/),
    ])
    dialog.getByText(/nothing is rounded/)
    dialog.getByRole('link', { name: 'Show the account ledger' })
    await user.keyboard('{Escape}')
    await user.click(income.getByRole('button', { name: '75,242.99' }))
    const link = await screen.findByRole('link', { name: 'Show the entries' })
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://portal.test')
    expect(pathname).toBe('/accounting/ledger')
    expect(JSON.parse(searchParams.get('filter') ?? '')).toMatchObject({
      entry_date: { dateFrom: `${year}-03-01`, dateTo: `${year}-04-30` },
      ou_id: { values: [expect.any(String)] },
    })
    expect((await row('Trial balance', /^Total/)).getAllByText('0.00')).toHaveLength(2)
  })

  it('EX-34 shows the balance sheet beside it', async () => {
    const { user } = await open(`?from=${year}-03&to=${year}-03&units=CEB`)
    await user.click(await screen.findByRole('tab', { name: 'Balance sheet' }))
    expect((await row('Balance sheet', /^Result of the year/)).getByText('(34,470.77)')).toBeDefined()
    for (const name of [/^Assets/, /^Liabilities and equity/])
      expect((await row('Balance sheet', name)).getByText('30,964.11')).toBeDefined()
    const result = await row('Balance sheet', /^Result of the year/)
    await user.click(result.getByRole('button', { name: '(34,470.77)' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Result of the year, End of March/ }))
    // Its accounts by their names, the last of them the sum.
    expect((await dialog.findByText(/^4010 /)).closest('div')?.textContent).toContain('75,242.99')
    const entries = dialog.getByRole('link', { name: 'Show the entries' })
    const { searchParams } = new URL(entries.getAttribute('href') ?? '', 'http://portal.test')
    expect(JSON.parse(searchParams.get('filter') ?? '')).toMatchObject({
      entry_date: { dateFrom: `${year}-01-01`, dateTo: `${year}-03-31` },
    })
  })

  it('says that nothing was posted until then', async () => {
    await open('?from=2001-01&to=2001-02')
    expect(await screen.findByText('No entries until the end of February 2001')).toBeDefined()
  })
})
