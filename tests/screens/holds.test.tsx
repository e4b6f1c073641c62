import { screen, waitFor, within } from '@testing-library/react'
import type { AxiosAdapter } from 'axios'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { holdsAtOnce } from '@contract/selling/property.parameters'
import { noteListNews } from '@/shared/session/list-news'
import { writeUser } from '@/shared/session/stored-session'
import { holdCalls } from '@tests/api/property-holds.support'
import { aUnit } from '@tests/api/property.support'
import { startApi, type TestApi } from '@tests/support/api'
import { buildLead } from '@tests/support/factories/leads'
import { faultyLine } from '@tests/support/faulty-line'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await sql`update unit_hold set released_at = greatest(now(), started_at) where released_at is null`.execute(
    api.database.db,
  )
  await sql`update property_unit set status = 'available', held_until = null where status = 'on_hold'`.execute(
    api.database.db,
  )
})

async function open(path: string, as: RoleCode, through: (real: AxiosAdapter) => AxiosAdapter = one => one) {
  const { user } = await api.as(as)
  if (user) writeUser(user)
  return renderPortal({ path, adapter: through(injectAdapter(api)), narrow: true })
}
const openUnit = (id: string, as: RoleCode) => open(`/property/list?search=${id}&record=${id}`, as)
const calls = async (as: RoleCode) => holdCalls(await api.as(as))
const ask = 'Hold for 48 hours'
const dialogOf = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const leadOfAgent = async (values: object = {}) => {
  const me = await api.database.db
    .selectFrom('employee')
    .select(['id', 'ou_id'])
    .where('last_name', '=', 'Inting')
    .executeTakeFirstOrThrow()
  return buildLead(api.database.db, { ou_id: me.ou_id, owner_employee_id: me.id, ...values })
}

describe('a unit that is free', () => {
  it('is held for a lead, and shows the time that is left', async () => {
    const unit = await aUnit(api)
    const lead = await leadOfAgent({ full_name: 'Quirina Zafra' })
    const { user } = await openUnit(unit.id, 'agent')
    await user.click(await screen.findByRole('button', { name: ask }))
    const dialog = await dialogOf(`Hold ${unit.unit_code}`)
    await user.type(dialog.getByLabelText(/^For which lead/), 'Quirina')
    await user.click(await screen.findByRole('option', { name: new RegExp(lead.full_name) }))
    await user.click(dialog.getByRole('button', { name: ask }))
    expect(await screen.findByText('You hold this unit')).toBeDefined()
    expect(screen.getByText('For Quirina Zafra')).toBeDefined()
    expect((await screen.findByRole('timer')).textContent).toMatch(/^4[78]:\d\d:\d\d$/)
  })

  it('says how many holds one has, and why there is no more', async () => {
    const agent = await calls('agent')
    for (let held = 0; held < holdsAtOnce.default; held += 1) await agent.hold((await aUnit(api)).id)
    await openUnit((await aUnit(api)).id, 'agent')
    expect(await screen.findByText(/^You hold 5 units, the most at a time/)).toBeDefined()
    expect(screen.queryByRole('button', { name: ask })).toBeNull()
  })

  it('is held by nobody who does not sell', async () => {
    const unit = await aUnit(api)
    await openUnit(unit.id, 'accounting')
    expect(await screen.findByRole('tab', { name: 'Details' })).toBeDefined()
    expect(screen.queryByRole('button', { name: ask })).toBeNull()
  })
})

describe('whoever is second', () => {
  it('is told in the open dialog by whom, as soon as the word comes', async () => {
    const unit = await aUnit(api)
    const { user, store } = await openUnit(unit.id, 'sales_manager')
    await user.click(await screen.findByRole('button', { name: ask }))
    const dialog = await dialogOf(`Hold ${unit.unit_code}`)
    await (await calls('agent')).hold(unit.id)
    noteListNews(store, { list: 'property_unit', ids: [unit.id] })
    expect(await dialog.findByText('Inting, Paolo S. was quicker: this unit is already held.')).toBeDefined()
    expect(dialog.queryByRole('button', { name: ask })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Held by Inting, Paolo S.')).toBeDefined()
  })

  it('is told by the server where the press was earlier than the word', async () => {
    const unit = await aUnit(api)
    const { user } = await openUnit(unit.id, 'sales_manager')
    await user.click(await screen.findByRole('button', { name: ask }))
    const dialog = await dialogOf(`Hold ${unit.unit_code}`)
    await (await calls('agent')).hold(unit.id)
    await user.click(dialog.getByRole('button', { name: ask }))
    expect((await screen.findAllByText(/Inting, Paolo S\. was quicker/)).length).toBeGreaterThan(0)
    expect((await (await calls('sales_manager')).of(unit.id)).hold?.is_own).toBe(false)
  })
})

describe('one’s own hold', () => {
  it('is extended once and no second time', async () => {
    const unit = await aUnit(api)
    await (await calls('agent')).hold(unit.id)
    const { user } = await openUnit(unit.id, 'agent')
    await user.click(await screen.findByRole('button', { name: 'Extend by 48 hours' }))
    expect(await screen.findByText(/Extended once already/)).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Extend by 48 hours' })).toBeNull())
  })

  it('ends after a question, and without a reason', async () => {
    const unit = await aUnit(api)
    await (await calls('agent')).hold(unit.id)
    const { user } = await openUnit(unit.id, 'agent')
    await user.click(await screen.findByRole('button', { name: 'End the hold' }))
    const dialog = await dialogOf(`End the hold of ${unit.unit_code}?`)
    expect(dialog.queryByLabelText('Reason')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'End the hold' }))
    expect(await screen.findByRole('button', { name: ask })).toBeDefined()
  })
})

describe('somebody else’s hold', () => {
  it('is ended by the desk with a reason alone', async () => {
    const unit = await aUnit(api)
    await (await calls('agent')).hold(unit.id)
    const { user } = await openUnit(unit.id, 'sales_admin')
    await user.click(await screen.findByRole('button', { name: 'End the hold' }))
    const dialog = await dialogOf(`End the hold of ${unit.unit_code}?`)
    await user.click(dialog.getByRole('button', { name: 'End the hold' }))
    expect((await dialog.findAllByText('Required.')).length).toBeGreaterThan(0)
    await user.type(dialog.getByLabelText('Reason'), 'The client bought elsewhere')
    await user.click(dialog.getByRole('button', { name: 'End the hold' }))
    await waitFor(() => expect(screen.queryByText('Held by Inting, Paolo S.')).toBeNull())
  })
})

describe('the list of reserved units', () => {
  const SCREEN = '/property/master-list'

  it('says that nothing is kept, and leads to what is free', async () => {
    await open(SCREEN, 'agent')
    expect(await screen.findByText('No units on hold, reserved or sold')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Find a free unit' }).getAttribute('href')).toBe('/property/list')
  })

  it('says that nothing matches', async () => {
    await (await calls('agent')).hold((await aUnit(api)).id)
    await open(`${SCREEN}?search=NOBODY-AT-ALL`, 'agent')
    expect(await screen.findByText('Nothing matches this')).toBeDefined()
  })

  it('shows who keeps what, and the client to nobody who may not see the lead', async () => {
    const unit = await aUnit(api)
    const lead = await leadOfAgent({ full_name: 'Belinda Cordero' })
    await (await calls('agent')).hold(unit.id, { lead_id: lead.id })
    await open(SCREEN, 'accounting')
    expect(await screen.findByText(unit.unit_code)).toBeDefined()
    expect(screen.getByText('Inting, Paolo S.')).toBeDefined()
    expect(screen.queryByText(/Belinda Cordero/)).toBeNull()
  })

  it('is not open to whoever has no right to it', async () => {
    await open(SCREEN, 'hr_staff')
    expect(await screen.findByRole('heading', { name: 'This page is not open to you' })).toBeDefined()
  })

  it('that failed says why with its number, and comes with another try', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const unit = await aUnit(api)
    await (await calls('agent')).hold(unit.id)
    let line!: ReturnType<typeof faultyLine>
    const { user } = await open(SCREEN, 'agent', real => {
      line = faultyLine(real)
      line.fail('/api/v1/property/reserved')
      return line.adapter
    })
    expect(await screen.findByText('Request r-500')).toBeDefined()
    line.mend()
    await waitFor(async () => {
      const again = screen.queryByRole('button', { name: 'Try again' })
      if (again) await user.click(again)
      expect(screen.getByText(unit.unit_code)).toBeDefined()
    })
  })
})
