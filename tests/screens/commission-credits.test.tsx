import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CreditsScreen } from '@/features/commission-credits/credits.screen'
import { StatementsScreen } from '@/features/statements/statements.screen'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'
import { adjustmentDesk, type AdjustmentDesk } from '@tests/api/adjustments.support'
import { creditCalls } from '@tests/api/credits.support'
import { done } from '@tests/api/sales.support'
import { startApi, type TestApi } from '@tests/support/api'
import { renderPart } from '@tests/support/render-part'

let api: TestApi
let desk: AdjustmentDesk
beforeAll(async () => {
  api = await startApi()
  desk = await adjustmentDesk(api)
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const open = (path: string) =>
  renderPart(<CreditsScreen />, {
    ...{ api, as: 'accounting', path },
    phrases: ['commission-credits', 'selling', 'posting', ...DOCUMENT_PHRASES],
  })
const billedLine = async () => {
  const { id } = await desk.billing.goldenSale()
  await desk.billed(id)
  const [tranche] = await creditCalls(desk.house).billed(id)
  return { sale: id, tranche: tranche?.tranche_id ?? '' }
}

describe('a line of a statement', () => {
  it('leads whoever may credit a part of it to that form, once the statement is sent', async () => {
    const { id } = await desk.billing.goldenSale()
    const approved = await desk.billing.approved(id)
    const show = (as: 'accounting' | 'ou_admin') =>
      renderPart(<StatementsScreen />, {
        ...{ api, as, path: `/?record=${approved.id}` },
        phrases: ['statements', 'commission-requests', 'posting', ...DOCUMENT_PHRASES],
      })
    const links = () => screen.queryAllByRole('link', { name: /^Credit part of tranche 1 of SR-CEB-/ })
    const lines = () => screen.findByRole('table', { name: 'Billed tranches' })
    await show('accounting')
    await lines()
    expect(links()).toHaveLength(0)
    cleanup()
    const order = { statement_on: desk.today, service_invoice_no: 'SI-1' }
    const sent = done(await desk.billing.accounting.command(approved, 'send', order))
    await show('accounting')
    await lines()
    const wanted = new URLSearchParams({ record: 'new', sale: id, tranche: sent.lines[0]?.tranche_id ?? '' })
    expect(links().map(link => link.getAttribute('href'))).toEqual([
      `/commission/credits?${wanted.toString()}`,
    ])
    cleanup()
    await show('ou_admin')
    await lines()
    expect(links()).toHaveLength(0)
  })
})

describe('the form of a credit to a developer', () => {
  it('brings the line that it was opened from, shows what changes as one types, and keeps a draft', async () => {
    const line = await billedLine()
    await open(`/?${new URLSearchParams({ record: 'new', ...line }).toString()}`)
    const panel = within(await screen.findByRole('dialog'))
    const choice = await panel.findByRole('radio', { name: /^Tranche 1 on SOA-/ })
    expect((choice as HTMLInputElement).checked).toBe(true)
    expect(panel.getByText('Due with VAT 84,272.15, of it paid 0.00')).toBeDefined()
    expect(panel.getByText('Choose a tranche and enter an amount to see what would change.')).toBeDefined()
    const user = userEvent.setup()
    await user.type(panel.getByRole('textbox', { name: /Commission credited/ }), '7524.30')
    expect((await panel.findAllByText('8,427.22')).length).toBe(2)
    const shares = within(panel.getByRole('table', { name: /share/i }))
    expect(shares.getAllByText('13,167.52').length).toBeGreaterThan(0)
    await user.type(panel.getByRole('textbox', { name: /Reason/ }), 'The price base was a promotion.')
    await user.click(panel.getByRole('button', { name: 'Add' }))
    await waitFor(async () =>
      expect(await drafts()).toContainEqual({
        ...{ sale_id: line.sale, amount: '7524.30', gross_amount: '8427.22' },
      }),
    )
  })

  it('says beside the amount that more is not due', async () => {
    const line = await billedLine()
    await open(`/?${new URLSearchParams({ record: 'new', ...line }).toString()}`)
    const panel = within(await screen.findByRole('dialog'))
    await panel.findByRole('radio')
    await userEvent.type(panel.getByRole('textbox', { name: /Commission credited/ }), '75243')
    expect(await panel.findByText(/no larger than what is due of the tranche/)).toBeDefined()
  })
})

const drafts = () =>
  api.database.db.selectFrom('commission_credit').select(['sale_id', 'amount', 'gross_amount']).execute()
