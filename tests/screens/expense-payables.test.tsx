import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BudgetSums } from '@/features/expense/budgets/budget-sums'
import { BudgetYears } from '@/features/expense/budgets/budget-years'
import { PayDialog } from '@/features/expense/payables/pay-dialog'
import { PaymentsScreen } from '@/features/expense/payments/payments.screen'
import { ExpensesScreen } from '@/features/expense/transactions/expenses.screen'
import { WithholdingScreen } from '@/features/expense/withholding/withholding.screen'
import { PaymentsOf } from '@/features/expense/transactions/payments-of'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'
import { replaceHttpAdapter } from '@/shared/http/http'
import type { ListModel } from '@/shared/resource/list-model'
import { expenseCalls, type ExpenseCalls } from '@tests/api/expense.support'
import { startApi, type TestApi } from '@tests/support/api'
import { faultyLine } from '@tests/support/faulty-line'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPart } from '@tests/support/render-part'
import { doubleOf } from '@tests/support/double-of'

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
const owed = (amount: string) => expenses.posted({ pay_mode: 'owe', lines: [{ amount }] })

describe('expenses that are selected to be paid', () => {
  it('are paid in full unless less is entered, and say beside a field why they are not', async () => {
    const [one, other] = [await owed('1000.00'), await owed('234.50')]
    let isDone = false
    const { user } = await renderPart(
      <PayDialog
        target={{ ids: [one.id, other.id] }}
        narrowing={{}}
        onDone={() => (isDone = true)}
        onClose={() => undefined}
      />,
      { api, as: 'accounting', phrases: PHRASES },
    )
    await screen.findAllByText('1,234.50')
    await user.selectOptions(screen.getByLabelText('Payment method'), 'Check')
    await user.click(screen.getByRole('button', { name: 'Pay' }))
    await screen.findAllByText('Enter the number of the check.')
    await user.type(screen.getByLabelText(/Check number or reference/), '000123')
    const amount = screen.getByLabelText(new RegExp(`Amount paid of ${one.number}`))
    await user.clear(amount)
    await user.type(amount, '400')
    await user.tab()
    await screen.findAllByText('634.50')
    const entry = within(screen.getByRole('table', { name: 'Journal entry preview' }))
    expect(
      entry
        .getAllByRole('row')
        .slice(1)
        .map(row => [...row.querySelectorAll('th, td')].map(cell => cell.textContent)),
    ).toEqual([
      ['2010 · Accounts payable', '400.00', ''],
      ['2010 · Accounts payable', '234.50', ''],
      ['1020 · Cash in bank', '', '634.50'],
    ])
    await user.click(screen.getByRole('button', { name: 'Pay' }))
    await waitFor(() => expect(isDone).toBe(true))
    expect(await expenses.read(one.id)).toMatchObject({ owed: '600.00' })
    expect(await expenses.read(other.id)).toMatchObject({ owed: '0.00' })

    await renderPart(<PaymentsScreen />, { api, as: 'accounting', path: '/', phrases: PHRASES })
    expect((await screen.findAllByText('634.50')).length).toBeGreaterThan(0)
  })

  it('are left out where another person pays them, with the reason', async () => {
    const [own, other] = [await owed('70.00'), await owed('80.00')]
    const created_by = expenses.accounting.user?.id ?? null
    await api.database.db.updateTable('expense').set({ created_by }).where('id', '=', own.id).execute()
    await renderPart(
      <PayDialog
        target={{ ids: [own.id, other.id] }}
        narrowing={{}}
        onDone={() => undefined}
        onClose={() => undefined}
      />,
      { api, as: 'accounting', phrases: PHRASES },
    )
    const left = await screen.findByText('You requested this expense. Another person pays it.')
    expect(within(left.parentElement!).getByRole('listitem').textContent).toContain(own.number)
    expect(screen.getByLabelText(new RegExp(`Amount paid of ${other.number}`))).toBeDefined()
    expect(screen.queryByLabelText(new RegExp(`Amount paid of ${own.number}`))).toBeNull()
  })

  it('show what is still owed of them, and how that comes about', async () => {
    const bill = await owed('500.00')
    const { user } = await renderPart(<ExpensesScreen />, {
      api,
      as: 'accounting',
      path: `/?record=${bill.id}`,
      phrases: PHRASES,
    })
    // Beside it stands how the expense itself comes about: the one that is meant is the one with this step.
    const first = await screen.findByText('Payable when it was posted')
    const steps = within(first.closest('details')!)
    await user.click(steps.getByText('Calculation'))
    expect(steps.getByText(/Rule R-30/)).toBeDefined()
  })
})

describe('what was paid of an expense', () => {
  it('says why it does not come, and comes at another try', async () => {
    const bill = await owed('500.00')
    const { user, show } = await renderPart(<></>, { api, as: 'accounting', phrases: PHRASES })
    const line = faultyLine(injectAdapter(api))
    await replaceHttpAdapter(line.adapter)
    line.fail('/payments')
    show(<PaymentsOf expense={bill} />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    line.mend()
    await user.click(again)
    await screen.findByRole('heading', { name: 'Payments' })
  })
})

describe('the years of budgets', () => {
  const YEAR = 2031
  const pressed = async (type: 'equals' | 'greaterThan') => {
    const year = { filterType: 'number', type, filter: YEAR } as const
    const list = doubleOf<ListModel>({ address: { filter: { year } }, change: () => undefined })
    const { unmount } = await renderPart(<BudgetYears list={list} />, {
      api,
      as: 'accounting',
      phrases: PHRASES,
    })
    const button = await screen.findByRole('button', { name: String(YEAR) })
    const isPressed = button.getAttribute('aria-pressed')
    unmount()
    return isPressed
  }

  it('show as chosen only the one that the list is narrowed to', async () => {
    const { ou_id } = await owed('10.00')
    const accounting = await api.as('accounting')
    const body = { ou_id, year: YEAR, from: 'nothing', percent: '0', replace: false }
    expect((await accounting.post('/api/v1/expense/budgets/start', body)).status).toBe(200)
    expect(await pressed('equals')).toBe('true')
    expect(await pressed('greaterThan')).toBe('false')
  })

  it('say of a planned sum which months it is made of, and of a result what is taken off', async () => {
    const sums = (amount: string) => [amount, ...Array<string>(11).fill('0.00'), amount]
    const totals = {
      year: YEAR,
      years: [],
      income: sums('90.00'),
      costs: sums('60.00'),
      result: sums('30.00'),
    }
    const { user } = await renderPart(<BudgetSums totals={totals} />, {
      api,
      as: 'accounting',
      phrases: PHRASES,
    })
    const open = async (row: string, amount: string, at: number) => {
      const own = within(screen.getByRole('row', { name: new RegExp(`^${row}`), hidden: true }))
      await user.click(own.getAllByRole('button', { name: amount, hidden: true })[at]!)
      const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^${row}, `) }))
      const words = dialog.getAllByRole('term').map(({ textContent }) => textContent)
      const link = dialog.getByRole('link', { name: 'Show the budgets' }).getAttribute('href')
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      return { words, link: decodeURIComponent(link ?? '') }
    }
    const year = await open('Costs', '60.00', 1)
    expect(year.words).toEqual([`January ${YEAR}`, expect.stringMatching(`^Costs, Total ${YEAR}60.00$`)])
    expect(year.link).toContain(String(YEAR))
    const month = await open('Result', '30.00', 0)
    expect(month.words).toEqual(['Income', 'Costs', `Result, Jan ${YEAR}90.00 − 60.00`])
  })
})

describe('tax withheld', () => {
  it('stands by payee and code, each figure with its records and each payee with a certificate', async () => {
    await expenses.posted({
      payee_name: 'Landlord of the screen',
      payee_tin: '911-222-333-00000',
      lines: [{ amount: '10000.00', vat_mode: 'exclusive', atc: 'WC100' }],
    })
    await renderPart(<WithholdingScreen />, { api, as: 'accounting', phrases: PHRASES })
    const row = (await screen.findByText('Landlord of the screen')).closest('tr')!
    expect(row.textContent).toContain('500.00')
    expect(within(row).getByRole('button', { name: '2307' })).toBeDefined()
    const [figure] = within(row).getAllByTitle('Landlord of the screen: show its records')
    expect(figure?.getAttribute('href')).toMatch(/^\/expense\/records\?/)
    expect(screen.getByText('WC100 · Rent')).toBeDefined()
  })
})
