import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { pdf } from '@tests/api/files-samples.support'
import { done, sellingDesk } from '@tests/api/sales.support'
import { startApi, type TestApi } from '@tests/support/api'
import { fileCall } from '@tests/support/multipart'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

const PATH = '/sales/record'

let api: TestApi
let desk: Awaited<ReturnType<typeof sellingDesk>>
beforeAll(async () => {
  api = await startApi()
  desk = await sellingDesk(api)
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function open(search: string, as: RoleCode, path = PATH) {
  const { user } = await api.as(as)
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', user?.token ?? '')
  return renderPortal({ path: path + search, adapter: injectAdapter(api), narrow: true })
}
type OpenedScreen = Awaited<ReturnType<typeof open>>

const ownBuyer = () => desk.buyer({ owner_employee_id: desk.at('AGENT').employee_id })
const heading = (name: string) => screen.findByRole('heading', { name, level: 2 })
const press = async ({ user }: OpenedScreen, name: string) =>
  user.click(await screen.findByRole('button', { name }))

describe('the list of sales', () => {
  it('says on a phone what is asked for next, and in words that it is late', async () => {
    const [late, ahead] = [await desk.reserved(), await desk.reserved()]
    await sql`update sale_schedule set due_date = due_date - 60 where sale_id = ${late.id}`.execute(desk.db)
    await open('', 'sales_admin')
    const cardOf = async (no: string | null) => {
      const name = await screen.findByText(no ?? '')
      return within(name.closest('.list-card') as HTMLElement)
    }
    const lateCard = await cardOf(late.sale_no)
    expect(lateCard.getByText(/^overdue since \S+/)).toBeDefined()
    expect(lateCard.getByText('52,953.27')).toBeDefined()
    const other = await cardOf(ahead.sale_no)
    expect(other.queryByText(/overdue/)).toBeNull()
    expect(other.getByText('Next due')).toBeDefined()
  })
})

describe('a requested reservation', () => {
  it('is counted on the first page of the desk, which leads to it, and says so in the list', async () => {
    const draft = await desk.agent.drafted(await desk.golden())
    done(await desk.agent.command(draft, 'ask-reservation'))
    const { user } = await open('', 'sales_admin', '/')
    await user.click(await screen.findByRole('link', { name: /Reservations requested/ }))
    const name = await screen.findByText(draft.unit_code)
    const card = within(name.closest('.list-card') as HTMLElement)
    expect(card.getByText('Reservation requested')).toBeDefined()
  })
})

describe('a sale that has ended', () => {
  it('says when, why and by whom, what became of the fee, and no longer what is left to pay', async () => {
    const sale = await desk.reserved()
    const ended = await desk.admin.cancel(sale)
    expect(ended.status, ended.text).toBe(200)
    await open(`?record=${sale.id}`, 'sales_admin')
    const title = await screen.findByRole('heading', { name: /^Cancelled on \S+/ })
    const card = within(title.closest('.card') as HTMLElement)
    const value = (label: string) => card.getByText(label).nextElementSibling?.textContent
    expect(value('Reason')).toBe('The buyer withdrew · Change of mind')
    expect(value('Ended by')).toBeTruthy()
    expect(card.getByText('Bought elsewhere.')).toBeDefined()
    expect(value('Reservation fee refunded')).toBe('12,500.00')
    expect(value('Reservation fee forfeited')).toBe('12,500.00')
    expect(screen.getByText('Collected')).toBeDefined()
    expect(screen.queryByText('Left to pay')).toBeNull()
  })
})

describe('a paper of a sale', () => {
  beforeAll(async () => {
    await sql`insert into document_requirement (code, name, mandatory_for, kept_with)
      values ('S-DEED', 'Deed', 'booking', 'sale')`.execute(desk.db)
  })
  afterAll(async () => {
    await sql`update document_requirement set is_active = false where code = 'S-DEED'`.execute(desk.db)
  })
  const submit = async (sale: { id: string }, by: typeof desk.desk) => {
    const file = await by.client.post<{ data: { id: string } }>(
      `/api/v1/sales/records/${sale.id}/attachments`,
      ...fileCall('deed.pdf', pdf),
    )
    const paper = (await by.detail(sale.id)).documents.find(({ code }) => code === 'S-DEED')
    const body = { attachment_id: file.body.data.id }
    done(await by.onDocument(sale.id, paper?.id ?? '', 'submit', body))
  }

  it('waits among the documents to verify, from where one goes to its sale', async () => {
    const sale = await desk.reserved()
    await submit(sale, desk.agent)
    const { user, address } = await open('', 'sales_admin', '/buyer-management/documents')
    expect(await screen.findByRole('heading', { name: 'Deed' })).toBeDefined()
    await user.click(screen.getByRole('link', { name: new RegExp(sale.sale_no ?? '-') }))
    await waitFor(() => expect(address()).toContain(`record=${sale.id}&tab=documents`))
  })

  it('is verified on the page of its sale, but by whoever uploaded it, who reads why', async () => {
    const sale = await desk.reserved()
    await submit(sale, desk.agent)
    const { unmount } = await open(`?record=${sale.id}&tab=documents`, 'sales_admin')
    expect(await screen.findByRole('button', { name: 'Verify' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Open deed.pdf' })).toBeDefined()
    unmount()

    await submit(sale, desk.desk)
    await open(`?record=${sale.id}&tab=documents`, 'sales_admin')
    expect(await screen.findByText(/You uploaded it: another person verifies it/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull()
  })
})

describe('a sale in its making', () => {
  it('EX-04 EX-05 explains the price and a schedule that foots, and keeps all on the way back', async () => {
    const [unit, buyer] = [await desk.unit(), await ownBuyer()]
    const portal = await open(`?sell=new&unit=${unit}&buyer=${buyer}`, 'agent')
    const { user } = portal
    await heading('Price')
    await user.selectOptions(screen.getByLabelText('Discount'), 'Promotion')
    await user.type(await screen.findByLabelText('Discount in %'), '2.5')
    expect(await screen.findByText('4,287,350.00 × 2.5 %')).toBeDefined()
    const steps = within(await screen.findByLabelText('From the list price to the contract price'))
    await waitFor(() => expect(steps.getByText('4,890,794.51')).toBeDefined())

    await press(portal, 'Next')
    await heading('Terms')
    await user.type(screen.getByLabelText('Reservation fee'), '25000')
    expect(await screen.findByText('17 × 52,953.27 + 52,953.31')).toBeDefined()
    expect(await screen.findByText('Adds up to the contract price of 4,890,794.51.')).toBeDefined()

    await press(portal, 'Back')
    await heading('Price')
    expect(screen.getByLabelText<HTMLInputElement>('Discount in %').value).toBe('2.5')
  })

  it('is drafted by an agent, who then asks for its reservation', async () => {
    const [unit, buyer] = [await desk.unit(), await ownBuyer()]
    const portal = await open(`?sell=new&unit=${unit}&buyer=${buyer}&step=terms`, 'agent')
    await heading('Terms')
    await portal.user.type(screen.getByLabelText('Reservation fee'), '25000')
    await press(portal, 'Next')
    await heading('Sellers')
    const agents = within(await screen.findByRole('region', { name: 'Agent' }))
    await waitFor(() => expect(agents.queryByText(/At least one agent/)).toBeNull())
    await press(portal, 'Next')
    await heading('Check')
    expect(portal.address()).toMatch(/sell=[0-9a-f-]{36}/)
    await press(portal, 'Request reservation')
    await waitFor(() => expect(portal.address()).toMatch(/record=[0-9a-f-]{36}/))
    expect(await screen.findByText(/^Requested on/)).toBeDefined()
  })

  it('says in its step what is missing', async () => {
    const unit = await desk.unit()
    const portal = await open(`?sell=new&unit=${unit}&step=terms`, 'agent')
    await heading('Terms')
    await portal.user.clear(screen.getByLabelText('Reservation fee'))
    await press(portal, 'Next')
    expect((await screen.findAllByText('Required.')).length).toBeGreaterThan(0)
    expect(portal.address()).toContain('step=terms')
  })

  it('is told when somebody else was quicker with the unit, and goes on with another', async () => {
    const unit = await desk.unit()
    const mine = await desk.agent.drafted(await desk.golden({ unit_id: unit, buyer_id: await ownBuyer() }))
    const theirs = await desk.desk.drafted(await desk.golden({ unit_id: unit }))
    const portal = await open(`?sell=${mine.id}&step=check`, 'agent')
    await heading('Check')
    const taken = await desk.desk.reserve(theirs)
    expect(taken.status).toBe(200)
    await press(portal, 'Back')
    expect(await screen.findByText('This unit is not free any more')).toBeDefined()
    await press(portal, 'Choose another unit')
    expect(await heading('Unit')).toBeDefined()
  })
})

describe('the record of a sale', () => {
  it('says beforehand why a step is not possible, and books when it is', async () => {
    const drafted = await desk.desk.drafted(await desk.golden())
    const portal = await open(`?record=${drafted.id}`, 'sales_admin')
    await press(portal, 'Reserve')
    const dialog = within(await screen.findByRole('dialog', { name: 'Reserve' }))
    await portal.user.type(dialog.getByLabelText('Developer’s receipt number'), 'AR-77001')
    await portal.user.click(dialog.getByRole('button', { name: 'Reserve' }))
    const book = await screen.findByRole<HTMLButtonElement>('button', { name: 'Book' })
    expect(book.disabled).toBe(true)
    expect(screen.getByText('No down payment and no post-dated cheques yet.')).toBeDefined()
  })

  it('asks for what the law grants before a booked sale is cancelled', async () => {
    const booked = await desk.booked()
    const portal = await open(`?record=${booked.id}`, 'ou_admin')
    await press(portal, 'Cancel the sale')
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the sale' }))
    expect(await dialog.findByText('Cash surrender value')).toBeDefined()
    expect(dialog.getByText('Days: 60')).toBeDefined()
    const ask = dialog.getByRole<HTMLButtonElement>('button', { name: 'Request cancellation' })
    expect(ask.disabled).toBe(true)
    await portal.user.click(dialog.getByRole('switch', { name: 'I have read these figures' }))
    await portal.user.selectOptions(dialog.getByLabelText('Kind of cancellation'), 'The buyer withdrew')
    await portal.user.selectOptions(dialog.getByLabelText('Reason'), 'Change of mind')
    await portal.user.type(dialog.getByLabelText('In words'), 'Moves abroad.')
    await portal.user.type(dialog.getByLabelText('Number of the developer’s notice'), 'DN-1')
    await portal.user.click(ask)
    expect(await screen.findByText('The cancellation was sent for approval.')).toBeDefined()
    expect(await screen.findByRole('tab', { name: 'Amendments (1)' })).toBeDefined()
  })

  it('is cancelled with its reason, and brought back', async () => {
    const reserved = await desk.reserved()
    const portal = await open(`?record=${reserved.id}`, 'ou_admin')
    await press(portal, 'Cancel the sale')
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the sale' }))
    await portal.user.selectOptions(dialog.getByLabelText('Kind of cancellation'), 'The buyer withdrew')
    await portal.user.selectOptions(dialog.getByLabelText('Reason'), 'Change of mind')
    await portal.user.type(dialog.getByLabelText('In words'), 'Bought elsewhere.')
    await portal.user.click(dialog.getByRole('button', { name: 'Cancel the sale' }))
    await press(portal, 'Reinstate')
    const again = within(await screen.findByRole('dialog', { name: 'Reinstate' }))
    await portal.user.type(again.getByLabelText('Reason'), 'They came back.')
    await portal.user.click(again.getByRole('button', { name: 'Reinstate' }))
    expect(await screen.findByText('The sale is reinstated.')).toBeDefined()
  })

  it('shows before and after of a change, then sends it to those who decide', async () => {
    const reserved = await desk.reserved()
    const portal = await open(`?record=${reserved.id}`, 'ou_admin')
    await press(portal, 'Request a change')
    const dialog = within(await screen.findByRole('dialog', { name: 'Request a change' }))
    await portal.user.clear(dialog.getByLabelText('Discount in %'))
    await portal.user.type(dialog.getByLabelText('Discount in %'), '5')
    const table = within(await dialog.findByRole('table', { name: 'Before and after' }))
    await waitFor(() => expect(table.getByText('214,367.50')).toBeDefined())
    expect(table.getByText('107,183.75')).toBeDefined()
    await portal.user.type(dialog.getByLabelText('Reason'), 'As agreed with the developer.')
    await portal.user.click(dialog.getByRole('button', { name: 'Send for approval' }))
    expect(await screen.findByText('The change was sent for approval.')).toBeDefined()
  })

  it('changes who buys beside the buyer, and tells them by name before and after', async () => {
    const other = await desk.buyer({
      last_name: 'Zamora',
      first_name: 'Ana',
      middle_name: null,
      suffix: null,
    })
    const sale = await desk.reserved({
      co_buyers: [{ buyer_id: other, share_pct: '40', relationship: 'sister' }],
    })
    const portal = await open(`?record=${sale.id}`, 'ou_admin')
    await press(portal, 'Request a change')
    const dialog = within(await screen.findByRole('dialog', { name: 'Request a change' }))
    await portal.user.selectOptions(dialog.getByLabelText('Type of change'), 'Other buyers')
    expect(await dialog.findByText('Nothing would change.')).toBeDefined()
    await portal.user.click(await dialog.findByRole('button', { name: /Zamora, Ana/ }))
    const table = within(await dialog.findByRole('table', { name: 'Before and after' }))
    expect(table.getByRole('row', { name: 'Co-buyers Zamora, Ana · sister · 40 % –' })).toBeDefined()
    await portal.user.type(dialog.getByLabelText('Reason'), 'She has moved abroad.')
    await portal.user.click(dialog.getByRole('button', { name: 'Send for approval' }))
    await portal.user.click(await screen.findByRole('tab', { name: 'Amendments (1)' }))
    expect(await screen.findByRole('row', { name: 'Co-buyers Zamora, Ana · sister · 40 % –' })).toBeDefined()
  })

  it('shows schedule, parties and commission by right', async () => {
    const drafted = await desk.desk.drafted(await desk.golden())
    const { user } = await open(`?record=${drafted.id}`, 'sales_admin')
    await user.click(await screen.findByRole('tab', { name: 'Schedule' }))
    const table = within(await screen.findByRole('table', { name: 'Schedule' }))
    expect(table.getAllByRole('row')).toHaveLength(22)
    expect(table.getByRole('row', { name: /^Total/ }).textContent).toContain('4,890,794.51')
    await user.click(screen.getByRole('tab', { name: 'Commission' }))
    expect(await screen.findByRole('list', { name: 'Commission split' })).toBeDefined()
  })

  it('is not shown to whom it does not belong', async () => {
    const drafted = await desk.desk.drafted(
      await desk.golden({ sellers: [desk.line(desk.at('AGENT', 1), 'agent')] }),
    )
    await open(`?record=${drafted.id}`, 'agent')
    expect(await screen.findByText('This record is not there')).toBeDefined()
  })
})
