import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RecordsScreen } from '@/features/expense/records.screen'
import { ExpensesScreen } from '@/features/expense/transactions/expenses.screen'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'
import { expenseCalls, type ExpenseCalls } from '@tests/api/expense.support'
import { startApi, type TestApi } from '@tests/support/api'
import { renderPart } from '@tests/support/render-part'

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

const PHRASES = ['expense', ...DOCUMENT_PHRASES] as const

describe('the import of expenses', () => {
  it('says which cell is wrong and which invoice is there already, and leads to the drafts it made', async () => {
    const paper = { payee_tin: '555-666-777-00000', supplier_invoice_no: 'OR-77' }
    const kept = await expenses.submitted({ ...paper, lines: [{ amount: '100.00' }] })
    const { user } = await renderPart(<RecordsScreen />, { api, as: 'accounting', phrases: PHRASES })
    await user.click(await screen.findByRole('button', { name: 'Import expenses' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(/Rows with the same reference become one expense/)
    const day = expenses.today
    const file = [
      'Reference;Payee;TIN of the payee;Invoice number;Date of the expense;Category;Description;Amount;VAT',
      `1;Visayan Electric;${paper.payee_tin};${paper.supplier_invoice_no};${day};RENT;Office;1,120.00;VAT inside`,
      '1;;;;;RENT;Parking;560.00;VAT inside',
      `2;Visayan Electric;;;${day};RENT;Office;12 pesos;No VAT`,
      `2;;;;;RENT;Parking;100;No VAT`,
    ].join('\n')
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    await user.upload(input, new File([file], 'expenses.csv', { type: 'text/csv' }))
    await dialog.findByText('expenses.csv: 4 rows')
    expect(dialog.getByLabelText<HTMLSelectElement>('Description').value).toBe('description')
    await user.click(dialog.getByRole('button', { name: 'Next' }))
    await dialog.findByText('2 rows have errors.')
    dialog.getByText(/^Amount: /)
    dialog.getByText(/^Reference: Row 4 of the same expense has an error\./)
    expect(dialog.getByRole('link', { name: kept.number ?? '' }).getAttribute('href')).toBe(
      `/expense/transaction?record=${kept.id}`,
    )
    await user.click(dialog.getByLabelText('Leave out the rows with errors'))
    await user.click(dialog.getByRole('button', { name: 'Add 1 record' }))
    await dialog.findByText('1 record is added.')
    const drafts = dialog.getByRole('link', { name: 'Open the drafts' }).getAttribute('href')
    expect(decodeURIComponent(drafts ?? '')).toMatch(/^\/expense\/transaction\?.*status.*draft/)
    const made = await api.database.db
      .selectFrom('expense')
      .select(['amount', 'status'])
      .where('payee_name', '=', 'Visayan Electric')
      .execute()
    expect(made).toEqual([{ amount: '1680.00', status: 'draft' }])
  })

  it('is offered beside the transactions too, and to nobody who may not import files', async () => {
    const first = await renderPart(<ExpensesScreen />, { api, as: 'accounting', phrases: PHRASES })
    await screen.findByRole('button', { name: 'Import expenses' })
    first.unmount()
    await renderPart(<ExpensesScreen />, { api, as: 'employee', phrases: PHRASES })
    await screen.findByRole('link', { name: /New expense/ })
    expect(screen.queryByRole('button', { name: 'Import expenses' })).toBeNull()
  })
})
