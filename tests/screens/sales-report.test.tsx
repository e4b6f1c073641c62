import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { addDays, businessDate } from '@contract/kernel/dates'
import { book, draftSale, marketOf, reserve } from '@tests/api/sales-report.support'
import { startApi, type TestApi } from '@tests/support/api'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

// There is nothing to draw on here; the picture is met in a real browser.
vi.mock('@/shared/charts/chart-canvas', () => ({ ChartCanvas: () => null }))

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  const { db } = api.database
  const { units, projects, sellers } = await marketOf(db)
  const cebu = units.find(unit => unit.ou_code === 'CEB')
  const [one, other] = sellers.filter(seller => seller.ou_id === cebu?.id)
  if (!cebu || !one || !other) throw new Error('Cebu has two sellers')
  const today = businessDate(new Date())
  for (const days of [0, 0, 40]) {
    const id = await draftSale(db, {
      ou_id: cebu.id,
      project_id: String(projects[0]),
      team_id: null,
      price: 100_000_001n,
      date: addDays(today, -days),
      sellers: [one, other].map(seller => ({ seller, weight: '1' })),
    })
    await reserve(db, id)
    if (days > 0) await book(db, id, today)
  }
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function open(path: string, as: RoleCode) {
  const { user } = await api.as(as)
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', user?.token ?? '')
  return renderPortal({ path, adapter: injectAdapter(api), narrow: true })
}

describe('the sales report', () => {
  it('opens by month, with what the period came to above it and its months in words', async () => {
    await open('/sales/report', 'president')
    const table = await screen.findByRole('table', { name: 'Sales report' })
    expect(within(table).getByRole('columnheader', { name: 'Month' })).toBeDefined()
    const figures = screen.getAllByRole('term').find(term => term.textContent === 'Contract price')
    expect(figures?.nextElementSibling?.textContent).toBe('3,000,000.03')
    const month = new Intl.DateTimeFormat('en-PH', { month: 'long', year: 'numeric', timeZone: 'UTC' })
    const now = month.format(new Date(`${businessDate(new Date()).slice(0, 7)}-01T00:00:00Z`))
    expect(within(table).getByRole('link', { name: now })).toBeDefined()
  })

  it('shows lines that add up to their total, and leads from a figure to its rows', async () => {
    const { address, user } = await open('/sales/report?by=unit', 'president')
    const table = await screen.findByRole('table', { name: 'Sales report' })
    const line = within(within(table).getByRole('row', { name: /Cebu · CEB/ }))
    expect(line.getAllByText('3,000,000.03')).toHaveLength(2)
    expect(
      within(within(table).getByRole('row', { name: /^Total/ })).getAllByText('3,000,000.03'),
    ).toHaveLength(2)
    await user.click(line.getByRole('link', { name: '3' }))
    await waitFor(() => expect(address()).toContain('/sales/record?filter='))
    expect(decodeURIComponent(address())).toContain(
      '"reservation_date":{"filterType":"date","type":"inRange"',
    )
    expect(decodeURIComponent(address())).toContain('"ou_id":{"filterType":"set"')
  })

  it('R-SPLIT gives co-sellers halves of one sale to the centavo, and leads to their shares', async () => {
    const { address, user } = await open('/sales/report?by=seller', 'president')
    const table = await screen.findByRole('table', { name: 'Sales report' })
    expect(within(table).getAllByRole('link', { name: '1.50' })).toHaveLength(2)
    expect(within(table).getAllByText('1,500,000.03')).toHaveLength(2)
    expect(within(table).getAllByText('1,500,000.00')).toHaveLength(2)
    const [half] = within(table).getAllByRole('link', { name: '1.50' })
    if (half) await user.click(half)
    await waitFor(() => expect(address()).toContain('/sales/report?tab=shares&filter='))
    expect(await screen.findByRole('tab', { name: 'Shares of sellers', selected: true })).toBeDefined()
  })

  it('looks closer by a press on a line, says so, and comes back', async () => {
    const { address, user } = await open('/sales/report?by=unit', 'ou_admin')
    const table = await screen.findByRole('table', { name: 'Sales report' })
    await user.click(within(table).getByRole('link', { name: 'Cebu · CEB' }))
    await waitFor(() => expect(address()).toContain('by=team'))
    expect(await screen.findByText(/Only Cebu · CEB/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show all again' }))
    await waitFor(() => expect(address()).not.toContain('ou_id='))
  })

  it('says what to do where nothing happened, and offers no file without the right', async () => {
    await open('/sales/report?from=2001-01&to=2001-02', 'agent')
    expect(await screen.findByText('Nothing was reserved, booked or ended in these months')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Save as XLSX' })).toBeNull()
  })

  it('follows the reservations of a month through the months', async () => {
    await open('/sales/report?tab=cohorts', 'president')
    expect(await screen.findByRole('table', { name: /A line a reservation month/ })).toBeDefined()
  })
})
