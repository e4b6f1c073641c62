import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatAmount } from '@contract/kernel/money'
import { CommissionRecordScreen } from '@/features/commission-record/commission-record.screen'
import { recordCalls } from '@tests/api/commission-record.support'
import { sellingDesk, type SellingDesk } from '@tests/api/sales.support'
import { billingDesk } from '@tests/api/statements.support'
import { startApi, type TestApi } from '@tests/support/api'
import { renderPart } from '@tests/support/render-part'

// There is nothing to draw on here; the picture is met in a real browser.
vi.mock('@/shared/charts/chart-canvas', () => ({ ChartCanvas: () => null }))

let api: TestApi
let house: SellingDesk
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
  await (await billingDesk(house)).goldenSale()
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const PHRASES = ['commission-record', 'record', 'shared', 'statement'] as const
const open = (as: 'accounting' | 'agent', path = '/') =>
  renderPart(<CommissionRecordScreen />, { api, as, path, phrases: PHRASES })

describe('the commission record', () => {
  it('lists sellers with their total for accounting, and leads to the shares behind a figure', async () => {
    const { total } = await recordCalls(house.accounting).list()
    await open('accounting')
    const table = await screen.findByRole('table', { name: 'Commission record' })
    const rows = within(table).getAllByRole('row')
    const last = within(rows.at(-1) as HTMLElement)
    expect(last.getByText('Total')).toBeDefined()
    expect(last.getByText(formatAmount(total.eligible))).toBeDefined()
    const agent = within(table)
      .getAllByRole('row')
      .find(row => within(row).queryByRole('link', { name: house.at('AGENT').name }))
    const link = within(agent as HTMLElement).getByRole('link', { name: '14,630.58' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
      `"seller_id":{"filterType":"set","values":["${house.at('AGENT').id}"]}`,
    )
    expect(screen.getByRole('button', { name: 'Download XLSX' })).toBeDefined()
  })

  it('opens the page of a seller from the list, and returns to the list', async () => {
    const { user } = await open('accounting')
    await user.click(await screen.findByRole('link', { name: house.at('AGENT').name }))
    expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'All sellers' }))
    expect(await screen.findByRole('table', { name: 'Commission record' })).toBeDefined()
  })

  it('is the own page of an agent, figures first, without a file of others', async () => {
    await open('agent')
    expect(await screen.findByRole('heading', { name: house.at('AGENT').name })).toBeDefined()
    expect(screen.getByText('Balance to release')).toBeDefined()
    expect(screen.getByRole('link', { name: '14,630.58' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Download XLSX' })).toBeNull()
    expect(screen.queryByLabelText('Sales team')).toBeNull()
  })
})

describe('the next money', () => {
  it('shows an agent the next amounts, the sums of the months, and what opens each', async () => {
    const next = await recordCalls(house.agent.client).next()
    await open('agent', '/?tab=next')
    const months = await screen.findByRole('table', { name: 'By month' })
    const last = within(within(months).getAllByRole('row').at(-1) as HTMLElement)
    expect(last.getByText(formatAmount(next.total.net))).toBeDefined()
    const heading = screen.getByRole('heading', { name: 'The next amounts' })
    const [first] = within(heading.parentElement as HTMLElement).getAllByRole('listitem')
    expect(first?.textContent).toContain(formatAmount(next.rows[0]?.net))
    expect(screen.getByText(/instalment 19/)).toBeDefined()
  })

  it('tells on a wide screen what each day brings, and the amounts of a day that is pressed', async () => {
    const { days } = await recordCalls(house.agent.client).next()
    const [first] = days
    const { user } = await open('agent', '/?tab=next')
    const calendar = await screen.findByRole('region', { name: 'By day' })
    const net = formatAmount(first?.net)
    await user.click(within(calendar).getByRole('button', { name: new RegExp(`: ${net} expected$`) }))
    const [amount] = within(calendar).getAllByRole('listitem')
    expect(amount?.textContent).toContain('Tranche')
  })
})
