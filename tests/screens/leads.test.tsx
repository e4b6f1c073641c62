import { screen, waitFor, within } from '@testing-library/react'
import type { AxiosAdapter } from 'axios'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ANY_LIST } from '@contract/access/live-lists'
import type { RoleCode } from '@contract/access/roles'
import { noteListNews } from '@/shared/session/list-news'
import { writeUser } from '@/shared/session/stored-session'
import {
  employeeOf,
  leadCalls,
  LEADS,
  signInAs,
  someMobile,
  someSeller,
  type LeadCalls,
} from '@tests/api/leads.support'
import { startApi, type TestApi } from '@tests/support/api'
import { buildLead } from '@tests/support/factories/leads'
import { faultyLine } from '@tests/support/faulty-line'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

const SCREEN = '/buyer-management/prospect'

let api: TestApi
let agent: LeadCalls
let desk: LeadCalls
let other: { id: string; full_name: string; ou_id: string }
beforeAll(async () => {
  api = await startApi()
  agent = leadCalls(await api.as('agent'))
  desk = leadCalls(await api.as('ou_admin'))
  other = await someSeller(api, 'CEB')
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

type How = { narrow?: boolean; through?: (real: AxiosAdapter) => AxiosAdapter }
async function open(search: string, as: RoleCode, { narrow = true, through = one => one }: How = {}) {
  const { user } = await api.as(as)
  if (user) writeUser(user)
  return renderPortal({ path: SCREEN + search, adapter: through(injectAdapter(api)), narrow })
}
const panel = async () => within(await screen.findByRole('dialog'))
const dialogOf = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const region = (name: RegExp) => screen.findByRole('region', { name })

describe('the list of leads', () => {
  it('that was opened before the demo company was written follows it', async () => {
    const { store } = await open('?show=list&search=Written+Later', 'agent')
    await screen.findByText('Nothing matches this')
    await agent.made({ full_name: 'Rosa Written Later' })
    noteListNews(store, { list: ANY_LIST, ids: null })
    expect(await screen.findByText('Rosa Written Later')).toBeDefined()
  })
})

describe('the statuses of leads', () => {
  it.each([
    ['the columns of the board', '?show=board', 'option', /^Nuevo \(\d/],
    ['the numbers above the list', '?show=list', 'button', /^Nuevo\s?\d/],
  ] as const)('are named in the language of the moment: %s', async (_where, search, role, name) => {
    const signedIn = await api.as('agent')
    await signedIn.patch('/api/v1/auth/profile', { locale: 'sp' })
    onTestFinished(async () => void (await signedIn.patch('/api/v1/auth/profile', { locale: 'en' })))
    await agent.made({ full_name: 'Nueva Persona' })
    await open(search, 'agent')
    expect(await screen.findByRole(role, { name })).toBeDefined()
  })
})

describe('a new lead', () => {
  it('is written down by name, number and consent, and opens at once', async () => {
    const { user, address } = await open('?show=list', 'agent')
    await user.click(await screen.findByRole('link', { name: 'New lead' }))
    const form = await dialogOf('New lead')
    await user.type(form.getByLabelText(/^Name/), 'Rosario Screen')
    await user.type(form.getByLabelText(/^Mobile/), someMobile())
    await user.click(form.getByRole('switch', { name: /The person agrees/ }))
    await user.click(form.getByRole('button', { name: 'Save the lead' }))
    await waitFor(() => expect(address()).toMatch(/record=[0-9a-f-]{36}/))
    expect(await screen.findByRole('tab', { name: 'Work' })).toBeDefined()
  })

  it('is told at each field what is missing, and written down by nobody', async () => {
    const { user } = await open('?show=list&record=new', 'agent')
    const form = await dialogOf('New lead')
    await user.type(form.getByLabelText(/^Mobile/), '12')
    await user.click(form.getByRole('button', { name: 'Save the lead' }))
    expect((await form.findAllByText('This consent is required.')).length).toBeGreaterThan(0)
    expect(form.getByLabelText(/^Mobile/).getAttribute('aria-invalid')).toBe('true')
    expect(form.getByLabelText(/^Name/).getAttribute('aria-invalid')).toBe('true')
  })

  it('that is protected in another unit tells unit and day, and nothing of the person', async () => {
    const davao = await someSeller(api, 'DVO')
    const mobile = someMobile()
    await leadCalls(await signInAs(api, davao)).made({ full_name: 'Secret Person', mobile_e164: mobile })
    const { user } = await open('?show=list&record=new', 'agent')
    const form = await dialogOf('New lead')
    await user.type(form.getByLabelText(/^Name/), 'Somebody')
    await user.type(form.getByLabelText(/^Mobile/), mobile)
    await user.click(form.getByRole('switch', { name: /The person agrees/ }))
    await user.click(form.getByRole('button', { name: 'Save the lead' }))
    const told = await screen.findAllByText(/^This person is registered with DVO and protected until/)
    expect(told.length).toBeGreaterThan(0)
    expect(screen.queryByText(/Secret|Person$/)).toBeNull()
    expect(screen.queryByText(new RegExp(davao.full_name))).toBeNull()
    // A refusal is no fault: it says what it means and leaves out the number of the request.
    expect(screen.queryByText(/^Request /)).toBeNull()
  })

  it('that one holds already is named with its number and leads to it', async () => {
    const mine = await agent.made({ full_name: 'Amelia Own' })
    const { user, address } = await open('?show=list&record=new', 'agent')
    const form = await dialogOf('New lead')
    await user.type(form.getByLabelText(/^Name/), 'Amelia')
    await user.type(form.getByLabelText(/^Mobile/), mine.mobile_e164 ?? '')
    await user.click(form.getByRole('switch', { name: /The person agrees/ }))
    await user.click(form.getByRole('button', { name: 'Save the lead' }))
    expect(await form.findByText(/^This is your own lead already/)).toBeDefined()
    await user.click(form.getByRole('link', { name: `${mine.lead_no} · Amelia Own` }))
    await waitFor(() => expect(address()).toContain(`record=${mine.id}`))
  })
})

describe('the list of leads', () => {
  it('says that nothing matches, and shows everything again', async () => {
    const { user, address } = await open('?show=list&search=nobody+at+all+here', 'agent')
    expect(await screen.findByText('Nothing matches this')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show everything' }))
    await waitFor(() => expect(address()).not.toContain('search='))
  })

  it('is not open to whoever has no right to it', async () => {
    await open('?show=list', 'hr_staff')
    expect(await screen.findByRole('heading', { name: 'This page is not open to you' })).toBeDefined()
  })

  it.each(['list', 'day', 'board'])(
    'as a %s that failed comes with its number and another try',
    async show => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const lead = await agent.made({
        full_name: `Failing ${show}`,
        next_action_at: new Date().toISOString(),
      })
      let line!: ReturnType<typeof faultyLine>
      const { user } = await open(`?show=${show}${show === 'list' ? '&search=Failing' : ''}`, 'agent', {
        through: real => {
          line = faultyLine(real)
          line.fail(LEADS)
          return line.adapter
        },
      })
      expect((await screen.findAllByText('Request r-500')).length).toBeGreaterThan(0)
      line.mend()
      await waitFor(async () => {
        const [again] = screen.queryAllByRole('button', { name: 'Try again' })
        if (again) await user.click(again)
        expect(screen.getAllByRole('link', { name: lead.full_name }).length).toBeGreaterThan(0)
      })
    },
  )
})

describe('the day of an agent', () => {
  it('begins with what is overdue, calls in one tap and logs in two more', async () => {
    const me = await employeeOf(api.database, 'Inting')
    const lead = await buildLead(api.database.db, {
      ou_id: me.ou_id,
      owner_employee_id: me.id,
      full_name: 'Overdue Ofelia',
      next_action_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
      next_action_kind: 'call',
    })
    const { user } = await open('?show=day', 'agent')
    const overdue = within(await region(/^Overdue/))
    const call = overdue.getByRole('link', { name: /^Call Overdue Ofelia/ })
    expect(call.getAttribute('href')).toMatch(/^tel:\+63/)
    await user.click(overdue.getByRole('button', { name: /^Log Overdue Ofelia/ }))
    const sheet = await dialogOf('Overdue Ofelia')
    await user.click(sheet.getByRole('button', { name: 'No answer' }))
    await user.click(sheet.getByRole('button', { name: 'Tomorrow' }))
    expect(await screen.findByText('On record for Overdue Ofelia.')).toBeDefined()
    const soon = within(await region(/The next seven days/))
    expect(await soon.findByRole('link', { name: 'Overdue Ofelia' })).toBeDefined()
    expect((await desk.history(lead.id))[0]).toMatchObject({ kind: 'call', outcome: 'no_answer' })
  })
})

describe('the board', () => {
  it('moves a lead by keys, keeps it in hand, and asks why before one is lost', async () => {
    const lead = await agent.made({ full_name: 'Board Belinda', budget_min: null, budget_max: '2500000.00' })
    const { user } = await open('?show=board&search=Board+Belinda', 'agent', { narrow: false })
    const link = () => screen.findByRole('link', { name: 'Board Belinda' })
    const first = await link()
    expect(first.closest('li')?.textContent).toContain('2.5M')
    expect((await region(/^New /)).textContent).toContain('Total budget: 2.5M')
    first.focus()
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(async () => expect((await agent.get(lead.id)).category).toBe('working'))
    const column = within(await region(/^Contacted /))
    const card = await column.findByRole('link', { name: 'Board Belinda' })
    await waitFor(() => expect(document.activeElement).toBe(card))

    await user.click(screen.getByRole('button', { name: 'Move Board Belinda' }))
    await user.click(await screen.findByRole('button', { name: /^Lost/ }))
    const dialog = await dialogOf('Close Board Belinda as lost')
    await user.click(dialog.getByRole('button', { name: 'Close as lost' }))
    expect((await agent.get(lead.id)).category).toBe('working')
    await user.type(dialog.getByLabelText(/^Why is it lost/), 'Bought elsewhere')
    await user.click(dialog.getByRole('button', { name: 'Close as lost' }))
    await waitFor(async () => expect((await agent.get(lead.id)).category).toBe('lost'))
  })
})

describe('a lead that is open', () => {
  it('goes to another seller with a reason, and the history says from whom to whom', async () => {
    const lead = await agent.made({ full_name: 'Transfer Teresa' })
    const { user } = await open(`?show=list&record=${lead.id}`, 'ou_admin')
    await user.click(await screen.findByRole('button', { name: 'Transfer' }))
    const dialog = await dialogOf('Transfer Transfer Teresa')
    await user.click(dialog.getByRole('button', { name: 'Transfer' }))
    expect((await dialog.findAllByText('Required.')).length).toBeGreaterThan(0)
    await user.selectOptions(
      dialog.getByLabelText(/^Seller/),
      await dialog.findByRole('option', { name: new RegExp(`^${other.full_name}`) }),
    )
    await user.type(dialog.getByLabelText(/^Reason/), 'Agent is on leave')
    await user.click(dialog.getByRole('button', { name: 'Transfer' }))
    expect(await screen.findByText('Agent is on leave')).toBeDefined()
    expect((await desk.get(lead.id)).owner_employee_id).toBe(other.id)
  })

  it('takes in another of the same person, with all that was done', async () => {
    const email = `merge-${Date.now()}@example.test`
    const stays = await agent.made({ full_name: 'Merge Maria', email })
    const goes = await agent.made({ full_name: 'Merge Maria R', email: null })
    await agent.log(goes, { kind: 'note', note: 'Met at the mall' })
    const { user } = await open(`?show=list&record=${stays.id}`, 'ou_admin')
    await user.click(await screen.findByRole('button', { name: 'Merge' }))
    const dialog = await dialogOf('Merge another lead into Merge Maria')
    expect(dialog.getByText(/This cannot be undone/)).toBeDefined()
    const which = await dialog.findByLabelText(/^Lead to merge/)
    if (which instanceof HTMLSelectElement)
      await user.selectOptions(which, await dialog.findByRole('option', { name: new RegExp(goes.lead_no) }))
    else {
      await user.type(which, goes.lead_no)
      await user.click(await screen.findByRole('option', { name: new RegExp('Merge Maria R') }))
    }
    await user.type(dialog.getByLabelText(/^Reason/), 'One person')
    await user.click(dialog.getByRole('button', { name: 'Merge for good' }))
    expect(await screen.findByText('Met at the mall')).toBeDefined()
    expect((await desk.get(goes.id)).merged_into_id).toBe(stays.id)
  })

  it('keeps what somebody types when it was changed meanwhile, and asks at the save', async () => {
    const lead = await agent.made({ full_name: 'Stale Stella', campaign: null })
    const { user } = await open(`?show=list&record=${lead.id}`, 'agent')
    const opened = await panel()
    await user.click(await opened.findByRole('tab', { name: 'Facts' }))
    const campaign = await opened.findByLabelText(/^Campaign/)
    await user.type(campaign, 'Mall booth')
    expect((await desk.change(await desk.get(lead.id), { campaign: 'Summer fair' })).status).toBe(200)
    await user.click(opened.getByRole('button', { name: 'Save' }))
    const dialog = await dialogOf('Changed by another person')
    expect(dialog.getAllByText(/Summer fair/).length).toBeGreaterThan(0)
    expect((await desk.get(lead.id)).campaign).toBe('Summer fair')
  })

  it('is not shown to a seller whose it is not', async () => {
    const lead = await agent.made()
    const salesDesk = leadCalls(await api.as('sales_admin'))
    expect((await salesDesk.command(lead, 'assign', { to_employee_id: other.id })).status).toBe(200)
    await open(`?show=list&record=${lead.id}`, 'agent')
    expect(await screen.findByText('This record is not there')).toBeDefined()
  })
})

describe('a lead that withdrew its consent', () => {
  it('is not called: why, and since when, stands where the calls were, and the way back with it', async () => {
    const lead = await agent.made({ full_name: 'Consuelo Quiet', email: 'quiet@mail.test' })
    const { user } = await open(`?show=list&record=${lead.id}`, 'agent')
    await user.click(await screen.findByRole('button', { name: 'Withdraw consent' }))
    const dialog = await dialogOf('Withdraw consent')
    await user.type(dialog.getByLabelText(/Method and reason/), 'Asked by phone.')
    await user.click(dialog.getByRole('button', { name: 'Withdraw consent' }))
    const call = await screen.findByRole<HTMLButtonElement>('button', { name: 'Call' })
    expect(call.disabled).toBe(true)
    // The name comes with the history of the lead.
    await waitFor(() => {
      const why = document.getElementById(call.getAttribute('aria-describedby') ?? '')
      expect(why?.textContent).toMatch(/^Recorded on .* by Paolo Inting\. Do not call or write/)
    })
    expect(document.querySelector('a[href^="tel:"], a[href^="mailto:quiet"]')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Log a call' })).toBeNull()
    expect(await screen.findByText('Asked by phone.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Record a new consent' }))
    await waitFor(() => expect(document.querySelector('a[href^="tel:"]')).not.toBeNull())
    expect(await screen.findByText('Consent given')).toBeDefined()
  })
})
