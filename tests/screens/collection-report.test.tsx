import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { daysOfQuarter, latestQuarters } from '@contract/kernel/quarters'
import { CertificatesScreen } from '@/features/collection/certificates/certificates.screen'
import { ReceivablesScreen } from '@/features/collection/receivables/receivables.screen'
import { ReportScreen } from '@/features/collection/report/report.screen'
import { collectingHouse, type CollectingHouse } from '@tests/api/collection.support'
import { startApi, type TestApi } from '@tests/support/api'
import { renderPart } from '@tests/support/render-part'

vi.mock('@/shared/charts/chart-canvas', () => ({ ChartCanvas: () => null }))

let api: TestApi
let desk: CollectingHouse['desk']
let today: string
let before: string
beforeAll(async () => {
  api = await startApi()
  const collecting = await collectingHouse(api)
  desk = collecting.desk
  today = collecting.billing.today
  before = latestQuarters(today, 2)[1] ?? ''
  const { line } = await desk.billed()
  await desk.posted({ cash_amount: '500.00', allocations: [{ line_id: line.id, amount: '500.00' }] })
  await desk.posted({ mode: 'cash', cash_amount: '1200.00' })
  await desk.posted({
    ...{ received_on: daysOfQuarter(before).to, cash_amount: '900.00', ewt_amount: '100.00' },
  })
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const PHRASES = ['collection', 'statement', 'grid', 'record'] as const
const row = async (table: string, name: RegExp) =>
  within(within(await screen.findByRole('table', { name: table })).getByRole('row', { name }))

describe('the collection report', () => {
  const open = (query: string) =>
    renderPart(<ReportScreen />, {
      api,
      as: 'accounting',
      path: `/?from=${today.slice(0, 7)}${query}`,
      phrases: PHRASES,
    })

  it('leads from a figure to the receipts behind it, with their sum', async () => {
    const { user } = await open('&by=mode')
    const cash = await row('Collection report', /^Cash/)
    await user.click(cash.getAllByRole('link', { name: '1,200.00' })[0]!)
    const total = await row('Receipts of Cash', /^Total/)
    expect(total.getAllByText('1,200.00')).toHaveLength(3)
    expect(screen.getByRole('link', { name: /^AR-CEB-/ }).getAttribute('href')).toMatch(
      /^\/collection\/record\?record=/,
    )
  })

  it('has a row for what settles nothing yet, and forgets the receipts once it is grouped anew', async () => {
    const { user, history } = await open('&by=project_id')
    const none = await row('Collection report', /^Not yet applied/)
    await user.click(none.getAllByRole('link', { name: '1,200.00' })[0]!)
    await screen.findByRole('table', { name: 'Receipts of Not yet applied' })
    await user.selectOptions(screen.getByLabelText('Group by'), 'Month')
    await waitFor(() => expect(history.location.search).not.toContain('of='))
    expect(screen.queryByText('Receipts of Not yet applied')).toBeNull()
  })

  it('says that nothing came in where that is so', async () => {
    await open('&units=DVO')
    expect(await screen.findByText('No receipts in these months')).toBeDefined()
  })
})

describe('a promise to pay', () => {
  it('is recorded and withdrawn beside the statement that it is of', async () => {
    const { statement } = await desk.billed()
    const { user } = await renderPart(<ReceivablesScreen />, {
      api,
      as: 'accounting',
      path: '/',
      phrases: PHRASES,
    })
    await user.click(await screen.findByText(/^Statements of/, { selector: 'summary' }))
    const owed = async () =>
      within(await screen.findByRole('row', { name: new RegExp(`^${statement.number ?? ''}`) }))
    await user.click((await owed()).getByRole('button', { name: 'Add promise' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText<HTMLInputElement>(/^Amount promised/).value).toBe('84,272.15')
    await user.type(dialog.getByLabelText(/^Promised by/), 'Ana of treasury')
    await user.click(dialog.getByRole('button', { name: 'Add promise' }))
    await screen.findByText(`The promise to pay ${statement.number ?? ''} is recorded.`)
    expect(await screen.findByText('Ana of treasury')).toBeDefined()
    expect((await owed()).getByText('Open')).toBeDefined()
    await user.click((await owed()).getByRole('button', { name: 'Withdraw promise' }))
    const grave = within(await screen.findByRole('dialog'))
    await user.type(grave.getByLabelText(/Reason/), 'Agreed anew')
    await user.click(grave.getByRole('button', { name: 'Withdraw promise' }))
    await waitFor(() => expect(screen.queryByText('Ana of treasury')).toBeNull())
  })
})

describe('the aging of receivables', () => {
  it('draws nothing where nothing is owed, though money waits for a statement', async () => {
    const path = `/?as_of=${daysOfQuarter(before).to}`
    await renderPart(<ReceivablesScreen />, { ...{ api, as: 'accounting', path }, phrases: PHRASES })
    expect(await screen.findByText('Nothing is owed as of this day')).toBeDefined()
    expect(screen.getByRole('table', { name: 'Aging Receivables Reports' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'What is owed, by age' })).toBeNull()
  })
})

describe('certificates', () => {
  const open = (query: string) =>
    renderPart(<CertificatesScreen />, { api, as: 'accounting', path: `/${query}`, phrases: PHRASES })

  const quarterRow = () => row('Withholding certificates', new RegExp(`^${before.replace('-', ' ')}`))

  it('are recorded for the quarter that waits for them, counted there, and voided with a reason', async () => {
    const { user } = await open('')
    expect((await quarterRow()).getAllByText('100.00')).toHaveLength(3)
    const [, ofQuarter] = screen.getAllByRole('link', { name: 'Record certificate' })
    await user.click(ofQuarter!)
    const form = within(await screen.findByRole('dialog'))
    expect(form.getByLabelText<HTMLSelectElement>(/^Quarter/).value).toBe(before)
    expect(form.getByLabelText<HTMLInputElement>(/^Tax withheld/).value).toBe('100.00')
    await user.type(form.getByLabelText(/^Number/), 'C-2307')
    await user.type(form.getByLabelText(/^Tax base/), '1000')
    await user.click(form.getByRole('button', { name: 'Add' }))
    await user.click(await screen.findByRole('button', { name: 'Void certificate' }))
    const grave = within(await screen.findByRole('dialog', { name: 'Void certificate C-2307' }))
    await user.type(grave.getByLabelText(/Reason/), 'Recorded twice')
    await user.click(grave.getByRole('button', { name: 'Void certificate' }))
    expect(await screen.findByText('This certificate was voided: Recorded twice')).toBeDefined()
  })

  it('begin with the base and the tax that receipts tell of, until somebody types', async () => {
    const { line } = await desk.billed()
    await desk.posted({
      ...{ cash_amount: '76747.85', ewt_amount: '7524.30' },
      allocations: [{ line_id: line.id, amount: '84272.15' }],
    })
    const { user } = await open('')
    await quarterRow()
    const [, ofQuarter] = screen.getAllByRole('link', { name: 'Record certificate' })
    await user.click(ofQuarter!)
    const form = within(await screen.findByRole('dialog'))
    const base = form.getByLabelText<HTMLInputElement>(/^Tax base/)
    await waitFor(() => expect(base.value).toBe('75,242.99'))
    await user.clear(base)
    await user.type(base, '75000')
    await user.selectOptions(form.getByLabelText(/^Quarter/), before)
    expect(base.value).toBe('75,000.00')
  })

  it('are offered as letters and files to whoever may download them', async () => {
    await open('')
    expect((await quarterRow()).getAllByText('100.00')).toHaveLength(3)
    expect(screen.getByRole('button', { name: 'Download SAWT workbook' })).toBeDefined()
    const [withheld] = screen.getAllByRole('link', { name: '100.00' })
    expect(withheld?.getAttribute('href')).toContain(`of=${desk.whose().developer_id}`)
  })
})
