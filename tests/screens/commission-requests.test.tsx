import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formatAmount } from '@contract/kernel/money'
import { RequestsScreen } from '@/features/commission-requests/requests.screen'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'
import { requestDesk, type RequestDesk } from '@tests/api/commission-requests.support'
import { startApi, type TestApi } from '@tests/support/api'
import { renderPart } from '@tests/support/render-part'

let api: TestApi
let desk: RequestDesk
beforeAll(async () => {
  api = await startApi()
  desk = await requestDesk(api)
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const PHRASES = ['commission-requests', 'commission-transactions', ...DOCUMENT_PHRASES] as const
const open = (as: 'accounting' | 'agent', path: string) =>
  renderPart(<RequestsScreen />, { api, as, path, phrases: PHRASES })

describe('the form of a request', () => {
  it('offers a seller the tranches that can be billed, and starts from the one that led there', async () => {
    const { sale, tranche } = await desk.eligible()
    const { user } = await open('agent', `/?record=new&kind=bill_tranche&tranche=${tranche.id}`)
    const panel = within(await screen.findByRole('dialog'))
    const choice = await panel.findByRole('radio', { name: new RegExp(sale.sale_no ?? 'none') })
    expect(choice).toHaveProperty('checked', true)
    expect(panel.getByText(new RegExp(`${sale.sale_no}`)).closest('label')?.textContent).toContain(
      '14,630.58',
    )
    // Whoever asks for himself alone has no seller to choose.
    expect(panel.queryByLabelText('Seller')).toBeNull()
    await user.type(panel.getByLabelText('Reason'), 'The buyer has paid.')
    await user.click(panel.getByRole('button', { name: 'Add' }))
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    const confirm = within(await screen.findByRole('dialog', { name: 'Submit for approval' }))
    await user.click(confirm.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Submitted for approval.')).toBeDefined()
    const [sent] = await desk.agent.list()
    expect(sent).toMatchObject({ status: 'pending', sale_no: sale.sale_no, seq: 1, amount: '14630.58' })
  })

  it('says of money that developers have not paid that a cash advance is the way, and how much it may be', async () => {
    await desk.eligible()
    const { unpaid, advance_limit } = (await desk.agent.choices(desk.seller.id)).body.data
    await open('agent', '/?record=new&kind=early_release')
    expect(await screen.findByText(`Developers have not paid ${formatAmount(unpaid)} yet`)).toBeDefined()
    expect(screen.getByText(new RegExp(`up to ${formatAmount(advance_limit ?? '')}`))).toBeDefined()
    const link = screen.getByRole('link', { name: 'Request cash advance' })
    expect(link.getAttribute('href')).toBe('/cash-advance/record?record=new')
  })

  it('adds up what is selected of commissions and holdbacks', async () => {
    const { sale } = await desk.money.collected()
    const { user } = await open('agent', '/?record=new&kind=early_release')
    const share = await screen.findByRole('checkbox', { name: `Release tranche 1 of ${sale.sale_no}` })
    await user.click(share)
    expect((await screen.findByText('Requested:')).textContent).toContain('14,630.58')
  })
})

describe('an approved request', () => {
  it('is billed by accounting on the draft that is open, or on a new statement', async () => {
    const other = await desk.eligible()
    const draft = await desk.billing.draftOf(other.sale.id)
    const approved = await desk.approved((await desk.eligible()).body)
    const { user } = await open('accounting', `/?record=${approved.id}`)
    await user.click(await screen.findByRole('button', { name: 'Bill it' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Bill ${approved.number}` }))
    expect(dialog.getByRole('radio', { name: /The draft with cut-off/ })).toHaveProperty('checked', true)
    expect(dialog.getByText(/1 line, 84,272.15/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Bill it' }))
    expect(
      await screen.findByText(`The tranche of ${approved.number} is on a draft statement.`),
    ).toBeDefined()
    const link = await screen.findByRole('link', { name: 'Draft statement' })
    expect(link.getAttribute('href')).toBe(`/commission/soa?record=${draft.id}`)
  })
})
