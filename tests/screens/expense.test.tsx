import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { RecordsScreen } from '@/features/expense/records.screen'
import { ReportsScreen } from '@/features/expense/reports/reports.screen'
import { ExpensesScreen } from '@/features/expense/transactions/expenses.screen'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'
import { advanceDesk } from '@tests/api/cash-advance.support'
import { expenseCalls, type ExpenseCalls } from '@tests/api/expense.support'
import { startApi, type TestApi } from '@tests/support/api'
import { renderPart } from '@tests/support/render-part'

// jsdom draws nothing.
vi.mock('@/shared/charts/chart-canvas', () => ({ ChartCanvas: () => null }))

let api: TestApi
let expenses: ExpenseCalls
beforeAll(async () => {
  api = await startApi()
  expenses = await expenseCalls(api)
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const PHRASES = ['expense', 'posting', 'statement', ...DOCUMENT_PHRASES] as const
const marketing = { category: 'MARKETING', amount: '7459.99', vat_mode: 'inclusive', atc: 'WC160' } as const
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.children].map(cell => cell.textContent))

describe('the form of an expense', () => {
  it('EX-31 says what an amount comes to, and the entry it will leave, while it is typed', async () => {
    const { user } = await renderPart(<ExpensesScreen />, {
      api,
      as: 'employee',
      path: '/?record=new',
      phrases: PHRASES,
    })
    const category = await screen.findByLabelText('Category')
    await user.selectOptions(category, 'Advertising and events')
    await user.type(await screen.findByLabelText(/Description/), 'Leaflets')
    const amount = screen.getByLabelText(/^Amount/)
    await user.clear(amount)
    await user.type(amount, '7459.99')
    await user.tab()
    await user.selectOptions(screen.getByLabelText('Withholding tax'), 'WC160')
    await screen.findByText('Net 6,660.71 · VAT 799.28 · tax withheld 133.21 · to pay 7,326.78')
    expect(cells(screen.getByRole('table', { name: 'Journal entry preview' }))).toEqual([
      ['6300 · Marketing', '6,660.71', ''],
      ['1140 · Input VAT', '799.28', ''],
      ['2040 · Expanded withholding tax payable', '', '133.21'],
      ['1020 · Cash in bank', '', '7,326.78'],
    ])
    await user.type(screen.getByLabelText('Payee'), 'Lapu-Lapu Print House')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeDefined()
  })

  it('EX-32 is shared by what is known of the units, and says by which figures', async () => {
    const { user } = await renderPart(<ExpensesScreen />, {
      api,
      as: 'accounting',
      path: '/?record=new',
      phrases: PHRASES,
    })
    const amount = await screen.findByLabelText(/^Amount/)
    await user.clear(amount)
    await user.type(amount, '85000.00')
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Share the cost over units' }))
    expect(await screen.findByText(/^How the cost is shared: headcount on/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'By floor area' }))
    expect(await screen.findByText(/^No unit has a figure for this/)).toBeDefined()
    const { db } = api.database
    await db.updateTable('operating_unit').set({ floor_area: '300.00' }).where('ou_code', '=', 'HO').execute()
    await db
      .updateTable('operating_unit')
      .set({ floor_area: '100.50' })
      .where('ou_code', '=', 'CEB')
      .execute()
    await user.click(screen.getByRole('button', { name: 'By floor area' }))
    const how = await screen.findByLabelText(/^How the cost is shared: floor area in square meters on/)
    const shares = [...how.querySelectorAll('.computation-step')].map(step => step.textContent)
    expect(shares).toContainEqual(expect.stringMatching(/300 of 400\.5.*56,848\.58$/))
    expect(shares).toContainEqual(expect.stringMatching(/100\.5 of 400\.5.*19,044\.28$/))
    const weight = screen.getAllByLabelText(/^Weight of/)[0]!
    expect(weight.hasAttribute('readonly')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Type the weights' }))
    expect(weight.hasAttribute('readonly')).toBe(false)
    expect(screen.getByText('How the cost is shared: typed weights')).toBeDefined()
  })

  it('is out of one’s own cash advance, where there is one', async () => {
    const desk = await advanceDesk(api)
    const advance = await desk.released({ amount: '6000.00' })
    const { user } = await renderPart(<ExpensesScreen />, {
      api,
      as: 'employee',
      path: '/?record=new',
      phrases: PHRASES,
    })
    const choice = await screen.findByLabelText(/^Out of the cash advance/)
    await user.selectOptions(choice, `${advance.number} · 6,000.00 open`)
    await user.selectOptions(await screen.findByLabelText('Category'), 'Advertising and events')
    const amount = screen.getByLabelText(/^Amount/)
    await user.clear(amount)
    await user.type(amount, '7459.99')
    await user.tab()
    await user.selectOptions(screen.getByLabelText('Withholding tax'), 'WC160')
    await screen.findByText(/to pay 7,326.78$/)
    expect(cells(screen.getByRole('table', { name: 'Journal entry preview' })).slice(-2)).toEqual([
      ['1130 · Advances to sellers and employees', '', '6,000.00'],
      ['1020 · Cash in bank', '', '1,326.78'],
    ])
    await user.selectOptions(screen.getByLabelText(/^Payment/), 'owe')
    expect(screen.queryByLabelText(/^Out of the cash advance/)).toBeNull()
    await desk.done(await desk.read(advance.id))
  })

  it('warns of the same invoice of the same payee, with a way to the other one', async () => {
    const invoice = { payee_tin: '123-456-789-00000', supplier_invoice_no: 'SI-7', lines: [marketing] }
    await expenses.draft({ ...invoice, payee_name: 'First of two' })
    const { body } = await expenses.draft(invoice)
    await renderPart(<ExpensesScreen />, {
      api,
      as: 'employee',
      path: `/?record=${body.data.id}`,
      phrases: PHRASES,
    })
    await screen.findByText('This may be a duplicate document')
    expect(screen.getByRole('link', { name: 'draft for First of two' })).toBeDefined()
  })
})

describe('posted expenses', () => {
  it('add up in the report, whose figures lead to their records', async () => {
    const posted = await expenses.posted({ lines: [marketing] })
    await renderPart(<ReportsScreen />, { api, as: 'accounting', phrases: PHRASES })
    const [figure] = await screen.findAllByTitle('6300 Marketing: show its records')
    expect(figure?.closest('tr')?.textContent).toContain('6,660.71')
    expect(figure?.getAttribute('href')).toMatch(/^\/expense\/records\?/)
    await renderPart(<RecordsScreen />, {
      api,
      as: 'accounting',
      path: figure?.getAttribute('href') ?? '',
      phrases: PHRASES,
    })
    expect((await screen.findAllByText(posted.number ?? '')).length).toBeGreaterThan(0)
  })

  it('says of what is over budget what was spent and planned, and leads to the rows of both', async () => {
    await expenses.posted({ lines: [marketing] })
    const path = '/?compare=budget'
    const { user } = await renderPart(<ReportsScreen />, { api, as: 'accounting', path, phrases: PHRASES })
    const [variance] = await screen.findAllByTitle('6300 Marketing: show how the variance is computed')
    await user.click(variance!)
    const dialog = within(await screen.findByRole('dialog', { name: '6300 Marketing, Over budget' }))
    const amounts = dialog.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(amounts.at(-1)).toBe(variance?.textContent)
    dialog.getByText(/^Net of VAT/)
    for (const [name, start] of [
      ['Show what was spent', '/expense/records?'],
      ['Show the budgets', '/expense/budgets?'],
    ] as const)
      expect(dialog.getByRole('link', { name }).getAttribute('href')).toContain(start)
  })
})
