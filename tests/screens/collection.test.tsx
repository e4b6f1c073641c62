import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DevelopersLedgerScreen } from '@/features/collection/developers-ledger/developers-ledger.screen'
import { ReceiptsScreen } from '@/features/collection/receipts/receipts.screen'
import { ReceivablesScreen } from '@/features/collection/receivables/receivables.screen'
import { journal } from '@/features/ledger/ledger.api'
import { StatementsScreen } from '@/features/statements/statements.screen'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'
import { replaceHttpAdapter } from '@/shared/http/http'
import { receiptCalls, type ReceiptCalls } from '@tests/api/collection.support'
import { done, sellingDesk, type SellingDesk } from '@tests/api/sales.support'
import { billingDesk, type BillingDesk } from '@tests/api/statements.support'
import { startApi, type TestApi } from '@tests/support/api'
import { faultyLine } from '@tests/support/faulty-line'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPart } from '@tests/support/render-part'

vi.mock('@/shared/charts/chart-canvas', () => ({ ChartCanvas: () => null }))

let api: TestApi
let house: SellingDesk
let billing: BillingDesk
let receipts: ReceiptCalls
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
  billing = await billingDesk(house)
  receipts = receiptCalls(house.accounting)
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** What is kept of the journal, by a list that stays on the screen. */
function Entries() {
  return <output data-testid="entries">{journal.useCountQuery({}).data?.filtered}</output>
}
const entries = () => Number(screen.getByTestId('entries').textContent)

const PHRASES = ['statements', 'collection', 'commission-transactions', ...DOCUMENT_PHRASES] as const
const whose = () => ({ developer_id: house.project.developer_id, ou_id: house.ou_id })

describe('the draft of a statement', () => {
  it('EX-10 adds up the tranches that are selected, line by line, before it is saved', async () => {
    const sale = await billing.goldenSale()
    const draft = await billing.draftOf(sale.id)
    const { user } = await renderPart(<StatementsScreen />, {
      api,
      as: 'accounting',
      path: `/?record=${draft.id}`,
      phrases: PHRASES,
    })
    const panel = within(await screen.findByRole('dialog'))
    const line = await panel.findByRole('checkbox', { name: `Bill tranche 1 of ${sale.sale_no ?? ''}` })
    expect(line).toHaveProperty('checked', true)
    expect(panel.getByText('76,747.85')).toBeDefined()
    await user.click(line)
    expect(panel.queryByText('76,747.85')).toBeNull()
    await user.click(line)
    expect(panel.getByText('76,747.85')).toBeDefined()
  })
})

describe('a statement that is sent', () => {
  it('shows the entry that it leaves, asked again as the day is typed', async () => {
    const approved = await billing.approved((await billing.goldenSale()).id)
    const { user } = await renderPart(<StatementsScreen />, {
      api,
      as: 'accounting',
      path: `/?record=${approved.id}`,
      phrases: PHRASES,
    })
    await user.click(await screen.findByRole('button', { name: 'Send statement' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Send/ }))
    const entry = () => dialog.findByRole('table', { name: 'Entry in the books' })
    const accounts = within(await entry())
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent?.slice(0, 4))
    expect(accounts.toSorted()).toEqual(['1110', '2020', '2030', '4010', '5010', '5020'])
    const day = dialog.getByLabelText(/Statement date/)
    await user.clear(day)
    expect(await dialog.findByText('Fill in the form to see the entry.')).toBeDefined()
    expect(dialog.queryByRole('table')).toBeNull()
  })
})

describe('a receipt', () => {
  it('is allocated oldest first by one press, posted, and then shows what it settled', async () => {
    const statement = await billing.sent((await billing.goldenSale()).id)
    const draft = done(
      await receipts.draft({
        ...{ ...whose(), received_on: billing.today, mode: 'bank_transfer' },
        ...{ cash_amount: '76747.85', ewt_amount: '7524.30' },
      }),
    )
    const part = (
      <>
        <Entries />
        <ReceiptsScreen />
      </>
    )
    const { user } = await renderPart(part, {
      api,
      as: 'accounting',
      path: `/?record=${draft.id}`,
      phrases: PHRASES,
    })
    await user.click(await screen.findByRole('button', { name: 'Allocate oldest first' }))
    const before = entries()
    const amount = screen.getByLabelText<HTMLInputElement>(new RegExp(`Allocated to ${statement.number}`))
    expect(amount.value).toBe('84,272.15')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/Saved|saved/)
    await user.click(screen.getByRole('button', { name: 'Post receipt' }))
    const dialog = await screen.findByRole('dialog', { name: /Post the receipt/ })
    const entry = await within(dialog).findByRole('table', { name: 'Entry in the books' })
    const owed = within(entry)
      .getByRole('rowheader', { name: /^1110 · / })
      .closest('tr')
    expect(owed?.textContent).toContain('84,272.15')
    await user.click(within(dialog).getByRole('button', { name: 'Post receipt' }))
    expect(await screen.findByRole('link', { name: /^JE-CEB-/ })).toBeDefined()
    await waitFor(() => expect(entries()).toBe(before + 1))
    const settled = await screen.findByRole('table', { name: 'Statements it settles' })
    expect(within(settled).getByText(statement.number ?? '')).toBeDefined()
    expect(within(settled).getByText('7,524.30')).toBeDefined()
  })
})

describe('an amount that is allocated', () => {
  it('is nothing once it is emptied, and stays as it was typed where it is no amount', async () => {
    const statement = await billing.sent((await billing.goldenSale()).id)
    const open = (await receipts.openLines(whose())).body.data
    const line = open.find(({ number }) => number === statement.number)
    const draft = done(
      await receipts.draft({
        ...{ ...whose(), received_on: billing.today, mode: 'bank_transfer', cash_amount: '500.00' },
        allocations: [{ line_id: line?.id, amount: '500.00' }],
      }),
    )
    const { user } = await renderPart(<ReceiptsScreen />, {
      api,
      as: 'accounting',
      path: `/?record=${draft.id}`,
      phrases: PHRASES,
    })
    const amount = await screen.findByLabelText<HTMLInputElement>(
      new RegExp(`Allocated to ${statement.number}`),
    )
    await user.clear(amount)
    await user.type(amount, 'half')
    await user.tab()
    expect(amount.value).toBe('half')
    await user.clear(amount)
    await user.tab()
    expect(amount.value).toBe('0.00')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/Saved|saved/)
    expect((await receipts.get(draft.id)).allocations).toEqual([])
  })
})

describe('the ledger of a developer', () => {
  const open = (query: string) =>
    renderPart(<DevelopersLedgerScreen />, { api, as: 'accounting', path: `/${query}`, phrases: PHRASES })
  const bar = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Developer' })

  it('is that of the developer whom the bar names, also after Back', async () => {
    const { user, history } = await open(`?developer=${house.project.developer_id}`)
    await waitFor(() => expect(bar().value).not.toMatch(/^…?$/))
    const first = bar().value
    await user.click(bar())
    const others = await screen.findAllByRole('option')
    await user.click(others.find(({ textContent }) => textContent !== first)!)
    await waitFor(() => expect(bar().value).not.toBe(first))
    history.go(-1)
    await waitFor(() => expect(bar().value).toBe(first))
    expect(history.location.search).toBe(`?developer=${house.project.developer_id}`)
  })

  it('is not asked of a day that is only half typed', async () => {
    const { user, history } = await open('?from=2024-02-01')
    const from = screen.getByLabelText('From')
    await user.type(from, '{backspace}{backspace}')
    expect(history.location.search).toBe('?from=2024-02-01')
    await user.clear(from)
    expect(history.location.search).toBe('')
  })
})

describe('the draft of a receipt', () => {
  const opened = async (more: object) => {
    const draft = done(await receipts.draft({ ...whose(), received_on: billing.today, ...more }))
    const path = `/?record=${draft.id}`
    const { user } = await renderPart(<ReceiptsScreen />, {
      ...{ api, as: 'accounting', path },
      phrases: PHRASES,
    })
    return { user, panel: within(await screen.findByRole('dialog')) }
  }

  it('asks for the number of a check, and of no other payment', async () => {
    const { user, panel } = await opened({ mode: 'check', cash_amount: '100.00', check_no: '00124' })
    const number = await panel.findByLabelText('Check number')
    expect(number.getAttribute('aria-required')).toBe('true')
    await user.clear(number)
    await user.click(panel.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'))
    await user.selectOptions(panel.getByLabelText('Payment method'), 'cash')
    expect(panel.queryByLabelText('Check number')).toBeNull()
  })

  it('by offset shows what the company owes the developer, and refuses more', async () => {
    const { user, panel } = await opened({ mode: 'cash', cash_amount: '100.00' })
    await user.selectOptions(await panel.findByLabelText('Payment method'), 'offset')
    expect(await panel.findByText('The company owes this developer 0.00 on this day.')).toBeDefined()
    const said = /^The company owes this developer less than that/
    expect(panel.getByText(said)).toBeDefined()
    await user.click(panel.getByRole('button', { name: 'Save' }))
    const amount = panel.getByLabelText('Amount offset')
    await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'))
    expect(panel.getAllByText(said)).toHaveLength(1)
  })
})

describe('a check that was posted', () => {
  const posted = async () => {
    const draft = done(
      await receipts.draft({
        ...{ ...whose(), received_on: billing.today, mode: 'check', cash_amount: '100.00' },
        ...{ check_no: '00123', check_date: billing.today, check_bank: 'BPI' },
      }),
    )
    const { number } = done(await receipts.command(draft, 'post'))
    return { id: draft.id, number: number ?? '' }
  }
  const shown = ({ id }: { id: string }) =>
    renderPart(<ReceiptsScreen />, { api, as: 'accounting', path: `/?record=${id}`, phrases: PHRASES })

  it('is deposited and voided at once, before the record is read anew', async () => {
    const { id, number } = await posted()
    const { user } = await shown({ id })
    await user.click(await screen.findByRole('button', { name: 'Record deposit' }))
    const deposit = within(await screen.findByRole('dialog', { name: `Deposit of ${number}` }))
    const line = faultyLine(injectAdapter(api))
    line.hold(`GET /api/v1/collection/records/${id}`)
    await replaceHttpAdapter(line.adapter)
    await user.click(deposit.getByRole('button', { name: 'Record deposit' }))
    await screen.findByText(`The deposit of ${number} is recorded.`)
    await user.click(await screen.findByRole('button', { name: 'Void receipt' }))
    const grave = within(await screen.findByRole('dialog', { name: `Void ${number}` }))
    await user.type(grave.getByLabelText(/Reason/), 'Taken from another desk')
    await user.click(grave.getByRole('button', { name: 'Void receipt' }))
    await screen.findByText(`${number} is voided.`)
    expect(await receipts.get(id)).toMatchObject({ status: 'voided' })
    line.mend()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Void receipt' })).toBeNull())
  })
})

describe('the aging of receivables', () => {
  it('leads from a developer to its statements, and says whether the books agree', async () => {
    const statement = await billing.sent((await billing.goldenSale()).id)
    await renderPart(<ReceivablesScreen />, { api, as: 'accounting', path: '/', phrases: PHRASES })
    expect(await screen.findByText('It agrees with the books.')).toBeDefined()
    expect(screen.getByRole('region', { name: 'Aging Receivables Reports' }).tabIndex).toBe(0)
    const link = screen.getByRole('link', { name: statement.number ?? '', hidden: true })
    expect(link.getAttribute('href')).toBe(`/commission/soa?record=${statement.id}`)
  })

  it('leads on to the projects of a developer, the statements of one, and the lines of a statement', async () => {
    const sale = await billing.goldenSale()
    const statement = await billing.sent(sale.id)
    const path = `/?developer=${house.project.developer_id}`
    const { user, history } = await renderPart(<ReceivablesScreen />, {
      ...{ api, as: 'accounting', path },
      phrases: PHRASES,
    })
    const projects = within(await screen.findByRole('table', { name: /^Projects of / }))
    const [row] = projects.getAllByRole('link', { name: /\d/ })
    await user.click(row!)
    expect(history.location.search).toBe(`${path.slice(1)}&project=${house.project.id}`)
    const statements = within(await screen.findByRole('table', { name: /^Statements of .+ for / }))
    const own = statements.getByRole('row', { name: new RegExp(statement.number ?? '-') })
    await user.click(within(own).getByRole('link', { name: '84,272.15' }))
    const name = `Lines of ${statement.number ?? ''}`
    const lines = within(await screen.findByRole('table', { name }))
    expect(lines.getByRole('link', { name: sale.sale_no ?? '' })).toBeDefined()
    expect(lines.getByRole('row', { name: /^Total/ }).textContent).toContain('84,272.15')
    await user.click(screen.getByRole('link', { name: 'All projects' }))
    expect(screen.queryByRole('table', { name })).toBeNull()
  })
})
