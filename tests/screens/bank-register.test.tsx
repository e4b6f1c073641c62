import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addMonths } from '@contract/kernel/dates'
import type { RoleCode } from '@contract/access/roles'
import { BankRegisterScreen } from '@/features/bank-register/bank-register.screen'
import { PeriodsScreen } from '@/features/ledger/periods/periods.screen'
import { businessDay } from '@server/platform/db/business-day'
import { bankCalls } from '@tests/api/bank-register.support'
import { ledgerCalls } from '@tests/api/ledger.support'
import { startApi, type TestApi } from '@tests/support/api'
import { buildOperatingUnit } from '@tests/support/factories/maintenance'
import { renderPart } from '@tests/support/render-part'

let api: TestApi
let books: ReturnType<typeof ledgerCalls>
let unit: string
let account: string
let month: string
beforeAll(async () => {
  api = await startApi()
  const accounting = await api.as('accounting')
  books = ledgerCalls(api, accounting)
  unit = (await buildOperatingUnit(api.database.db)).id
  account = await books.accountId('1020')
  month = addMonths(await businessDay(api.database.db), -1).slice(0, 7)
  await books.posted(unit, `${month}-05`, [
    { account: '1020', debit: '1000.00' },
    { account: '4910', credit: '1000.00' },
  ])
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const openRegister = (as: RoleCode) =>
  renderPart(<BankRegisterScreen />, {
    api,
    as,
    path: `/accounting/bank-register?ou=${unit}&account=${account}`,
    phrases: ['bank-register', 'statement', 'record'],
  })

describe('the bank register', () => {
  it('shows what a file would bring before it is imported, and accepts what is sure by one press', async () => {
    const { user } = await openRegister('accounting')
    await user.click(await screen.findByRole('button', { name: 'Import statement' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Import a statement of/ }))
    const csv = [
      'Date,Particulars,Debit,Credit',
      `${month}-06,DEPOSIT,,"1,000.00"`,
      `${month}-28,SERVICE CHARGE,25.40,`,
    ].join('\n')
    await user.upload(
      dialog.getByLabelText('Choose file', { selector: 'input' }),
      new File([csv], 'october.csv'),
    )
    await dialog.findByText('Movements found: 2')
    dialog.getByText('(25.40)')
    await user.click(dialog.getByRole('button', { name: 'Import statement' }))
    await screen.findByText('Sure match')
    await user.click(screen.getByRole('button', { name: 'Accept sure matches (1)' }))
    await screen.findByText('Matches accepted: 1.')
    const lines = within(await screen.findByRole('table', { name: 'Bank statement' }))
    await lines.findByText('SERVICE CHARGE')
    await lines.findByText('No suggestion')
    await waitFor(() => expect(lines.queryByText('DEPOSIT')).toBeNull())
  })

  it('drafts the entry of a line by the account that its words point to', async () => {
    const { user } = await openRegister('accounting')
    await user.click(await screen.findByRole('button', { name: 'Draft entry' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Draft the entry of/ }))
    await dialog.findByDisplayValue(/6900/)
    await user.click(dialog.getByRole('button', { name: 'Draft entry' }))
    await screen.findByText('Entry drafted')
    expect(
      (await bankCalls(await api.as('accounting'), { ou_id: unit, account_id: account }).lines()).lines[0]
        ?.manual_entry_id,
    ).not.toBeNull()
  })

  it('asks for the balance before a file that is earlier than every statement, and of no later one', async () => {
    const { user } = await openRegister('accounting')
    await user.click(await screen.findByRole('button', { name: 'Import statement' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Import a statement of/ }))
    const choose = (day: string) =>
      user.upload(
        dialog.getByLabelText('Choose file', { selector: 'input' }),
        new File([`Date,Particulars,Debit,Credit\n${day},DEPOSIT,,10.00`], `${day}.csv`),
      )
    await choose(`${month}-29`)
    await dialog.findByText('Movements found: 1')
    expect(dialog.queryByLabelText(/^Balance before/)).toBeNull()
    await choose(`${addMonths(`${month}-01`, -1)}`)
    await dialog.findByLabelText(/^Balance before/)
  })

  it('says of the balance after a line how it comes about, and leads to its entry', async () => {
    const { user } = await openRegister('accounting')
    await user.click(await screen.findByRole('tab', { name: 'Register' }))
    fireEvent.change(await screen.findByLabelText('From month'), { target: { value: month } })
    const table = within(await screen.findByRole('table', { name: 'Register' }))
    const figures = await table.findAllByRole('button')
    const last = figures.at(-1)
    if (!last) throw new Error('no line has a balance')
    await user.click(last)
    const dialog = within(await screen.findByRole('dialog', { name: /^Balance, JE-/ }))
    const steps = within(dialog.getByLabelText('How this amount is computed'))
    expect(steps.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Debits up to this line',
      'Balance1,000.00',
    ])
    expect(steps.getAllByRole('definition').at(-1)?.textContent).toBe(last.textContent)
    expect(dialog.getByRole('link', { name: 'Show the entry' }).getAttribute('href')).toMatch(
      /journal\?record=/,
    )
  })

  it('reconciles as of a whole day, and asks nothing of one that is half typed', async () => {
    const { user, history } = await openRegister('accounting')
    await user.click(await screen.findByRole('tab', { name: 'Reconciliation' }))
    const before = history.location.search
    const day = await screen.findByLabelText('As of')
    await user.type(day, '{backspace}{backspace}')
    expect(history.location.search).toBe(before)
    await user.clear(day)
    await user.type(day, `${month.slice(5)}-28-${month.slice(0, 4)}`)
    expect(history.location.search).toContain(`on=${month}-28`)
  })

  it('says of each line of the reconciliation which items it is made of, and leads to them', async () => {
    const { user } = await openRegister('accounting')
    await user.click(await screen.findByRole('tab', { name: 'Reconciliation' }))
    const day = await screen.findByLabelText('As of')
    await user.clear(day)
    await user.type(day, `${month.slice(5)}-28-${month.slice(0, 4)}`)
    const table = within(await screen.findByRole('table', { name: 'Reconciliation' }))
    const open = async (row: RegExp) => {
      const button = within(await table.findByRole('row', { name: row })).getByRole('button')
      await user.click(button)
      const dialog = within(await screen.findByRole('dialog'))
      const steps = within(dialog.getByLabelText('How this amount is computed'))
      return { dialog, amount: button.textContent, terms: steps.getAllByRole('term'), steps }
    }
    const charges = await open(/^Less: charges/)
    expect(charges.terms.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('SERVICE CHARGE'),
      expect.stringMatching(/^Less: charges in the statement only/),
    ])
    expect(charges.steps.getAllByRole('definition').at(-1)?.textContent).toBe(charges.amount)
    charges.dialog.getByRole('link', { name: 'Show the lines of the bank' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const expected = await open(/^Expected balance/)
    expect(expected.terms.at(-1)?.textContent).toContain('1,000.00 + (25.40)')
    expect(expected.steps.getAllByRole('definition').at(-1)?.textContent).toBe(expected.amount)
    const entries = expected.dialog.getByRole('link', { name: 'Show the entries' }).getAttribute('href')
    expect(decodeURIComponent(entries ?? '')).toContain(account)
  })

  it('offers nothing to do to who may only look', async () => {
    await openRegister('president')
    await screen.findByText('SERVICE CHARGE')
    for (const name of ['Import statement', 'Draft entry', 'Choose entries'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

describe('a month beside its list', () => {
  const openPeriod = async () => {
    const { id } = await books.period(unit, month)
    return renderPart(<PeriodsScreen />, {
      api,
      as: 'accounting',
      path: `/accounting/periods?record=${id}`,
      phrases: ['ledger', 'grid', 'record'],
    })
  }

  it('leads from a warning to its rows, and closes with the warnings named', async () => {
    const { user } = await openPeriod()
    await screen.findByText('Bank accounts are not reconciled')
    const [link] = await screen.findAllByRole('link', { name: 'Show the rows' })
    expect(link?.getAttribute('href')).toContain('/accounting/manual-entries?filter=')
    await user.click(screen.getByRole('button', { name: 'Close the month' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Close [A-Z]/ }))
    await dialog.findByText('Bank accounts are not reconciled')
    dialog.getByText('Manual entries are not posted')
  })
})
