import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { postLastYear } from '@tests/api/profit-and-loss.support'
import { startApi, type TestApi } from '@tests/support/api'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

// There is nothing to draw on here; the picture is met in a real browser.
const drawn = vi.hoisted(() => ({ data: null as unknown }))
vi.mock('@/shared/charts/chart-canvas', () => ({
  ChartCanvas: ({ data }: { data: unknown }) => {
    drawn.data = data
    return null
  },
}))

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

async function open(query: string, as: RoleCode) {
  const { user } = await api.as(as)
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', user?.token ?? '')
  return renderPortal({ path: `/reports/monthly-profit-and-loss${query}`, adapter: injectAdapter(api) })
}
const statement = () => screen.findByRole('table', { name: 'Monthly profit and loss' })
const row = async (name: string | RegExp) => within(within(await statement()).getByRole('row', { name }))

describe('the monthly profit and loss', () => {
  it('EX-34 shows costs in parentheses, and each part as percent of revenue once that is asked for', async () => {
    const { user } = await open(`?year=${year}&units=CEB`, 'accounting')
    expect((await row(/^Gross profit/)).getAllByText('13,794.54')).not.toHaveLength(0)
    expect((await row(/^Operating income/)).getAllByText('(34,596.17)')).not.toHaveLength(0)
    await user.click(screen.getByRole('switch', { name: 'Percent of revenue' }))
    expect((await row(/^Operating income/)).getAllByText('(46.0 %)')).not.toHaveLength(0)
  })

  it('leads from the figure of an account over its debits to its entries of that month', async () => {
    const { user } = await open(`?year=${year}&units=CEB`, 'accounting')
    await user.click((await row(/^Rent/)).getAllByRole('button', { name: '(10,000.00)' })[0]!)
    const trace = within(await screen.findByRole('dialog', { name: /^Rent, Mar/ }))
    const steps = await trace.findByLabelText('How this amount is computed')
    expect(steps.textContent).toContain('Debits')
    expect(steps.textContent).toContain('10,000.00')
    const ledger = trace.getByRole('link', { name: 'Show the account ledger' }).getAttribute('href')
    expect(ledger).toMatch(
      new RegExp(`^/accounting/account-ledger\\?account=.+&from=${year}-03&to=${year}-03&units=CEB$`),
    )
    const link = trace.getByRole('link', { name: 'Show the entries' })
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://portal.test')
    expect(pathname).toBe('/accounting/ledger')
    expect(JSON.parse(searchParams.get('filter') ?? '')).toMatchObject({
      entry_date: { dateFrom: `${year}-03-01`, dateTo: `${year}-03-31` },
      ou_id: { values: [expect.any(String)] },
    })
  })

  it('EX-34 says of a result which lines it sums, and how its share of revenue is computed', async () => {
    const { user } = await open(`?year=${year}&units=CEB`, 'accounting')
    await user.click((await row(/^Gross profit/)).getAllByRole('button', { name: '13,794.54' })[0]!)
    const dialog = await screen.findByRole('dialog', { name: /^Gross profit, Mar/ })
    const steps = await within(dialog).findByLabelText('How this amount is computed')
    const lines = within(steps)
      .getAllByRole('term')
      .map(term => term.textContent)
    expect(lines).toEqual([
      'Revenue',
      'Cost of services',
      expect.stringMatching(/^Gross profit75,242.99 \+ \(61,448.45\)$/),
    ])
    expect(dialog.textContent).toContain('13,794.54 ÷ 75,242.99 = 18.3 %')
    expect(dialog.textContent).toContain('rounded to one decimal')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('draws the net income of each month as its row says it, and no sum of months', async () => {
    drawn.data = null
    await open(`?year=${year}&units=CEB`, 'accounting')
    const table = within(await statement())
    const [, ...titles] = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
    const [, ...cells] = [...table.getByRole('row', { name: /^Net income(?! before)/ }).children]
    const figures = cells.map(({ textContent }) =>
      Number(textContent?.replace(/[(,]/g, m => (m === '(' ? '-' : '')).replace(')', '')),
    )
    const groups = figures
      .slice(0, 12)
      .map(net_income => ({ label: expect.any(String), figures: { net_income } }))
    await waitFor(() =>
      expect(drawn.data).toEqual({ series: [{ key: 'net_income', title: 'Net income' }], groups }),
    )
    // The last column is the whole year, which the chart leaves out.
    expect(titles.length).toBeGreaterThan(12)
    expect(figures.some(figure => figure !== 0)).toBe(true)
  })

  it('goes to the printer by one press', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const { user } = await open(`?year=${year}&units=CEB`, 'accounting')
    await statement()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  })

  it('hides the accounts of a group and shows them again', async () => {
    const { user } = await open(`?year=${year}`, 'president')
    await user.click(within(await statement()).getByRole('button', { name: 'Operating expenses' }))
    expect(within(await statement()).queryByRole('row', { name: /^Rent/ })).toBeNull()
    await user.click(within(await statement()).getByRole('button', { name: 'Operating expenses' }))
    expect(await row(/^Rent/)).toBeDefined()
  })

  it('says that a year is empty and offers the latest that is not', async () => {
    const { user, address } = await open('?year=2001', 'president')
    expect(await screen.findByText('No entries in 2001')).toBeDefined()
    await user.click(screen.getByRole('button', { name: `Show ${year}` }))
    await waitFor(() => expect(address()).toContain(`year=${year}`))
    expect(await statement()).toBeDefined()
  })
})
