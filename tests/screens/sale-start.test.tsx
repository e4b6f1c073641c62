import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import type { UnitQuote } from '@contract/modules/property/unit-quote.resource'
import { done, sellingDesk } from '@tests/api/sales.support'
import { startApi, type TestApi } from '@tests/support/api'
import { buildUnitHold } from '@tests/support/factories/holds'
import { buildLead } from '@tests/support/factories/leads'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

let api: TestApi
let desk: Awaited<ReturnType<typeof sellingDesk>>
beforeAll(async () => {
  api = await startApi()
  desk = await sellingDesk(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  // One person holds no more than five at once.
  await sql`update unit_hold set released_at = greatest(now(), started_at) where released_at is null`.execute(
    desk.db,
  )
  await sql`delete from draft`.execute(desk.db).catch(() => undefined)
})

async function open(path: string, as: RoleCode = 'agent') {
  const { user } = await api.as(as)
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', user?.token ?? '')
  const portal = await renderPortal({ path, adapter: injectAdapter(api), narrow: true })
  const pressed = { count: 0 }
  /** A press, as a person counts it: a button, a link, a field that is typed into. */
  const press = async (
    role: 'button' | 'link' | 'textbox' | 'tab' | 'checkbox' | 'switch',
    name: string | RegExp,
  ) => {
    pressed.count += 1
    await portal.user.click(await screen.findByRole(role, { name }))
  }
  const type = async (name: string | RegExp, text: string) => {
    pressed.count += 1
    const field = await screen.findByLabelText(name)
    await portal.user.type(field, text)
  }
  return { ...portal, press, type, pressed }
}

const me = () => desk.at('AGENT')
const leadOf = (values: object = {}) =>
  buildLead(desk.db, { ou_id: desk.ou_id, owner_employee_id: me().employee_id, ...values })
const terms = {
  discount: { by: 'rate', rate_pct: '2.5' },
  financing: 'bank',
  reservation_fee: '31000.00',
  dp_rate_pct: '15',
  dp_terms_months: 12,
}
const quoted = async (asked: object = {}) =>
  done(
    await desk.agent.client.post<{ data: UnitQuote }>('/api/v1/property/quotes', {
      unit_id: await desk.unit(),
      terms,
      ...asked,
    }),
  )
const step = (name: string) => screen.findByRole('heading', { name, level: 2 })
const saleOf = (quote: UnitQuote) =>
  desk.db.selectFrom('sale').selectAll().where('quote_id', '=', quote.id).executeTakeFirst()

describe('from a quote to a requested reservation', () => {
  it('nothing is typed again but the address, in no more than eight presses', async () => {
    const lead = await leadOf({ full_name: 'Quirina Zafra', email: 'quirina@example.com' })
    const quote = await quoted({ lead_id: lead.id })
    const portal = await open(`/property/list?record=${quote.unit_id}&tab=quote`)
    await portal.press('link', 'Make the sale')
    await step('Buyer')
    expect(screen.getByText('Lead: Quirina Zafra')).toBeDefined()
    await portal.type(/^Present address/, '12 Mabini Street, Cebu City')
    await portal.press('button', 'Add as buyer')
    await step('Check')
    // Drafted by now, which the quote says; the sale that is being made goes on all the same.
    await waitFor(async () => expect((await saleOf(quote))?.status).toBe('draft'))
    await waitFor(() => expect(portal.address()).toMatch(/sell=[0-9a-f-]{36}/))
    await portal.press('button', 'Request reservation')
    expect(await screen.findByText(/^Requested on/)).toBeDefined()
    expect(portal.pressed.count).toBeLessThanOrEqual(4)

    const sale = await saleOf(quote)
    expect(sale).toMatchObject({
      tcp: quote.tcp,
      lead_id: lead.id,
      financing: 'bank',
      reservation_fee: '31000.00',
      dp_terms_months: 12,
      discount_kind: 'promo',
    })
    const sellers = await desk.db
      .selectFrom('sale_seller')
      .select('level')
      .where('sale_id', '=', sale!.id)
      .execute()
    expect(sellers.map(({ level }) => level)).toContain('sales_manager')
    expect(await screen.findByRole('link', { name: `From quote ${quote.quote_no}` })).toBeDefined()
  })

  it('says that the price list has changed, and takes the price that is chosen', async () => {
    const quote = await quoted()
    await sql`update property_unit set list_price = 5000000 where id = ${quote.unit_id}`.execute(desk.db)
    const portal = await open(`/sales/record?sell=new&quote=${quote.id}&step=price`)
    expect(await screen.findByText(/list price has changed from 4,287,350.00 to 5,000,000.00/)).toBeDefined()
    const total = () => document.querySelector('.wizard-total')?.textContent
    await waitFor(() => expect(total()).toContain('4,890,794.51'))
    await portal.press('button', 'Use list price')
    await waitFor(() => expect(total()).not.toContain('4,890,794.51'))
    expect(await screen.findByRole('button', { name: 'Keep quoted price' })).toBeDefined()
  })

  it('says that the quote has lapsed and that another seller holds the unit', async () => {
    const quote = await quoted()
    await sql`update unit_quote set quoted_on = quoted_on - 30, valid_until = quoted_on - 20 where id = ${quote.id}`.execute(
      desk.db,
    )
    await buildUnitHold(desk.db, { unit_id: quote.unit_id })
    const portal = await open(`/sales/record?sell=new&quote=${quote.id}`)
    expect(await screen.findByText(/^The quote lapsed on/)).toBeDefined()
    expect(await screen.findByText(/^Another seller holds the unit/)).toBeDefined()
    await portal.press('button', 'Choose another unit')
    await step('Unit')
    await waitFor(() => expect(screen.queryByText(`From quote ${quote.quote_no}`)).toBeNull())
  })

  it('leads to the sale where one was made of the quote already', async () => {
    const quote = await quoted()
    const buyer_id = await desk.buyer({ owner_employee_id: me().employee_id })
    await desk.agent.drafted(await desk.golden({ unit_id: quote.unit_id, buyer_id, quote_id: quote.id }))
    await open(`/sales/record?sell=new&quote=${quote.id}`)
    expect(await screen.findByText(`Quote ${quote.quote_no} already has a sale.`)).toBeDefined()
  })
})

describe('a sale that begins elsewhere', () => {
  it('knows the lead of one’s own hold, and offers own holds before all other units', async () => {
    const lead = await leadOf({ full_name: 'Hilario Ocampo' })
    const hold = await buildUnitHold(desk.db, {
      unit_id: await desk.unit(),
      ou_id: desk.ou_id,
      held_by_employee_id: me().employee_id,
      lead_id: lead.id,
    })
    const portal = await open('/sales/record?sell=new')
    const holds = within(await screen.findByRole('region', { name: 'Your holds' }))
    await portal.user.click(await holds.findByRole('button'))
    await portal.press('button', 'Next')
    expect(await screen.findByText('Lead: Hilario Ocampo')).toBeDefined()
    expect(hold.lead_id).toBe(lead.id)
  })

  it('offers the quotes of its lead, and takes all terms of the one that is chosen', async () => {
    const lead = await leadOf()
    const quote = await quoted({ lead_id: lead.id })
    const portal = await open(`/sales/record?sell=new&lead=${lead.id}`)
    await portal.press('button', new RegExp(quote.quote_no))
    expect(await screen.findByText(`From quote ${quote.quote_no}`)).toBeDefined()
    await portal.press('button', 'Terms')
    expect((await screen.findByLabelText<HTMLInputElement>('Reservation fee')).value).toBe('31,000.00')
  })
})

describe('what was entered', () => {
  const fee = () => screen.findByLabelText<HTMLInputElement>('Reservation fee')
  const entered = async () => {
    const unit = await desk.unit()
    const portal = await open(`/sales/record?sell=new&unit=${unit}&step=terms`)
    await portal.user.clear(await fee())
    await portal.user.type(await fee(), '47000')
    await portal.user.tab()
    await waitFor(() => expect(portal.address()).not.toContain('unit='))
    return portal
  }

  it('is there again after a reload, without a question', async () => {
    const portal = await entered()
    const address = portal.address()
    window.dispatchEvent(new Event('pagehide'))
    portal.close()
    await open(address)
    expect((await fee()).value).toBe('47,000.00')
    expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull()
  })

  it('is never shown to another user', async () => {
    const portal = await entered()
    const address = portal.address()
    window.dispatchEvent(new Event('pagehide'))
    portal.close()
    await open(address, 'sales_admin')
    expect((await fee()).value).toBe('25,000.00')
    expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull()
  })

  it('waits for the buyer who is added on the way, and has chosen them', async () => {
    const portal = await entered()
    await portal.press('button', 'Buyer')
    await portal.press('button', 'Add a buyer')
    await waitFor(() => expect(portal.address()).toMatch(/buyer-management\/list\?record=new&sale=new/))
    await portal.type(/^Last name/, 'Ibarra')
    await portal.type(/^First name/, 'Crisostomo')
    await portal.type(/^Mobile/, '09175558811')
    await portal.type(/^Present address/, '1 Rizal Avenue, Cebu City')
    await portal.press('button', 'Add')
    await step('Buyer')
    expect(await screen.findByText(/Ibarra, Crisostomo/)).toBeDefined()
    await portal.press('button', 'Terms')
    expect((await fee()).value).toBe('47,000.00')
  })

  it('is gone once it is discarded', async () => {
    const portal = await entered()
    await portal.press('button', 'Discard')
    await portal.press('button', 'Discard sale')
    await waitFor(() => expect(portal.address()).toBe('/sales/record'))
    expect(Object.keys(sessionStorage).filter(key => key.includes('sale:new'))).toEqual([])
  })
})

describe('presses', () => {
  it('to a new lead are four', async () => {
    const portal = await open('/buyer-management/prospect')
    await portal.press('link', 'New lead')
    const dialog = within(await screen.findByRole('dialog'))
    const name = await dialog.findByLabelText(/^Name/)
    await waitFor(() => expect(document.activeElement).toBe(name))
    await portal.user.type(name, 'Sisa Narcisa')
    await portal.type(/^Mobile/, '09175550777')
    await portal.press('switch', /agrees/)
    await portal.press('button', 'Save the lead')
    expect(await screen.findByText('Sisa Narcisa is on record.')).toBeDefined()
    expect(portal.pressed.count).toBe(4)
  })

  it('from an open lead to a hold are three', async () => {
    const unit_id = await desk.unit('4000001.00')
    const unit = await desk.db
      .selectFrom('property_unit')
      .select(['unit_code', 'project_id'])
      .where('id', '=', unit_id)
      .executeTakeFirstOrThrow()
    const lead = await leadOf({
      full_name: 'Placido Penitente',
      project_interest_ids: JSON.stringify([unit.project_id]),
      budget_min: '4000001.00',
      budget_max: '4000001.00',
    })
    const portal = await open(`/buyer-management/prospect?record=${lead.id}`)
    await portal.press('tab', 'Units that fit')
    await portal.press('link', 'Hold')
    const dialog = await screen.findByRole('dialog', { name: `Hold ${unit.unit_code}` })
    expect(await within(dialog).findByDisplayValue(/Placido Penitente/)).toBeDefined()
    portal.pressed.count += 1
    await portal.user.click(within(dialog).getByRole('button', { name: 'Hold for 48 hours' }))
    await waitFor(async () => {
      const held = await desk.db
        .selectFrom('unit_hold')
        .select('lead_id')
        .where('unit_id', '=', unit_id)
        .execute()
      expect(held).toEqual([{ lead_id: lead.id }])
    })
    expect(portal.pressed.count).toBe(3)
  })
})
