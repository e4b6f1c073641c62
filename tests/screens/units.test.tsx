import { screen, waitFor, within } from '@testing-library/react'
import type { AxiosAdapter } from 'axios'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import type { PropertyUnit } from '@contract/modules/property/property-unit.resource'
import { BulkReprice } from '@/features/property/price/bulk-reprice'
import { noteListNews } from '@/shared/session/list-news'
import { writeUser } from '@/shared/session/stored-session'
import { startApi, type TestApi } from '@tests/support/api'
import { aProject, aUnit, propertyCalls } from '@tests/api/property.support'
import { faultyLine } from '@tests/support/faulty-line'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'
import { renderPart } from '@tests/support/render-part'

const SCREEN = '/property/list'
const LIST = '/api/v1/property/units'

let api: TestApi
let project: { id: string; code: string }
let desk: ReturnType<typeof propertyCalls>
let head: ReturnType<typeof propertyCalls>
beforeAll(async () => {
  api = await startApi()
  project = await aProject(api)
  desk = propertyCalls(await api.as('sales_admin'))
  head = propertyCalls(await api.as('ou_admin'))
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

let drawn = 0
const unit = (more: object = {}) => {
  drawn += 1
  return aUnit(api, {
    project_id: project.id,
    unit_code: `SCREEN-${drawn}`,
    block: '7',
    lot: String(drawn),
    ...more,
  })
}

async function open(
  search: string,
  as: RoleCode,
  through: (real: AxiosAdapter) => AxiosAdapter = one => one,
) {
  const { user } = await api.as(as)
  if (user) writeUser(user)
  return renderPortal({ path: SCREEN + search, adapter: through(injectAdapter(api)), narrow: true })
}
const panel = async () => within(await screen.findByRole('dialog'))
const status = (name: string) =>
  `filter=${encodeURIComponent(JSON.stringify({ status: { filterType: 'set', values: [name] } }))}`

describe('the list of units', () => {
  it('says that nothing matches, and how to see all again', async () => {
    const { user, address } = await open('?search=NOWHERE-AT-ALL', 'agent')
    expect(await screen.findByText(/Nothing matches/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show everything' }))
    await waitFor(() => expect(address()).toBe(SCREEN))
  })

  it('is not there for whoever may not see what is sold', async () => {
    await open('', 'hr_staff')
    expect(await screen.findByRole('heading', { name: 'This page is not open to you' })).toBeDefined()
  })

  it('that failed says why with its number, and comes with another try', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const known = await unit()
    let line!: ReturnType<typeof faultyLine>
    const { user } = await open(`?search=${known.unit_code}`, 'agent', real => {
      line = faultyLine(real)
      line.fail(LIST)
      return line.adapter
    })
    expect(await screen.findByText('Request r-500')).toBeDefined()
    line.mend()
    await waitFor(async () => {
      const again = screen.queryByRole('button', { name: 'Try again' })
      if (again) await user.click(again)
      expect(screen.getByRole('link', { name: known.unit_code })).toBeDefined()
    })
  })

  it('follows a change made elsewhere while a filter is on', async () => {
    const [stays, goes] = [await unit(), await unit()]
    const { store } = await open(`?search=SCREEN-&${status('available')}`, 'agent')
    await screen.findByRole('link', { name: goes.unit_code })
    expect((await head.command(goes, 'block', { reason: 'Road is being widened' })).status).toBe(200)
    noteListNews(store, { list: 'property_unit', ids: [goes.id] })
    await waitFor(() => expect(screen.queryByRole('link', { name: goes.unit_code })).toBeNull())
    expect(screen.getByRole('link', { name: stays.unit_code })).toBeDefined()
  })

  it('offers neither new units nor price lists to a seller', async () => {
    await open('', 'agent')
    expect(await screen.findByRole('button', { name: 'Plan' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'New unit' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Import a price list' })).toBeNull()
  })
})

describe('a new unit', () => {
  it('is told at the field what is missing, and by the server what it knows better', async () => {
    const taken = await unit()
    const { user } = await open('?record=new', 'sales_admin')
    const form = await panel()
    await user.click(await form.findByRole('button', { name: 'Add' }))
    expect((await form.findAllByText('Required.')).length).toBeGreaterThan(1)
    await user.type(form.getByLabelText(/^Unit$/), taken.unit_code)
    await user.type(form.getByLabelText(/^Project/), project.code)
    await user.click(await screen.findByRole('option', { name: new RegExp(project.code) }))
    await user.type(form.getByLabelText(/^Unit type/), 'LOT')
    await user.click(await screen.findByRole('option', { name: /^Lot$/ }))
    await user.click(form.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(form.getByLabelText(/^Unit$/).getAttribute('aria-invalid')).toBe('true'))
    expect((await desk.list(`?search=${taken.unit_code}`)).body.data).toHaveLength(1)
  })
})

describe('a unit that is open', () => {
  it('shows its prices in order, and the next one that is to come', async () => {
    const one = await unit()
    const answer = await head.command(one, 'reprice', {
      list_price: '2750000.00',
      effective_from: '2030-01-01',
      reason: 'List of 2030',
    })
    expect(answer.status).toBe(200)
    const { user } = await open(`?record=${one.id}`, 'agent')
    const opened = await panel()
    expect(await opened.findByText(/The price becomes 2,750,000\.00 on/)).toBeDefined()
    await user.click(opened.getByRole('tab', { name: 'Price' }))
    const history = within(await opened.findByRole('table', { name: 'Price history' }))
    expect(history.getByText('2,750,000.00')).toBeDefined()
    expect(history.getByText('List of 2030')).toBeDefined()
  })

  it('keeps what somebody typed when it is changed elsewhere, and says so at the save', async () => {
    const one = await unit({ status: 'draft' })
    const { user, store } = await open(`?record=${one.id}`, 'sales_admin')
    const opened = await panel()
    await user.click(await opened.findByRole('tab', { name: 'Change' }))
    const lot = opened.getByLabelText(/^Lot ?optional$/)
    await user.clear(lot)
    await user.type(lot, '77')
    expect((await desk.change(one, { phase: '3' })).status).toBe(200)
    noteListNews(store, { list: 'property_unit', ids: [one.id] })
    await waitFor(() => expect(store.getState()).toBeDefined())
    expect(opened.getByDisplayValue('77')).toBeDefined()
    await user.click(opened.getByRole('button', { name: 'Save' }))
    await waitFor(async () => {
      const now = (await desk.get(one.id)).body.data
      const isAsked = screen.queryByRole('dialog', { name: /Changed by another person/ })
      expect(isAsked !== null || (now.lot === '77' && now.phase === '3')).toBe(true)
    })
  })

  it('is blocked with a reason, and without one nothing happens', async () => {
    const one = await unit()
    const { user } = await open(`?record=${one.id}`, 'ou_admin')
    await user.click(await screen.findByRole('button', { name: 'Block' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Block ${one.unit_code}?` }))
    await user.click(dialog.getByRole('button', { name: 'Block' }))
    expect((await dialog.findAllByText('Required.')).length).toBeGreaterThan(0)
    await user.type(dialog.getByLabelText('Reason'), 'Fence is being moved')
    await user.click(dialog.getByRole('button', { name: 'Block' }))
    expect(await screen.findByText('Fence is being moved')).toBeDefined()
  })
})

describe('the plan', () => {
  it('says by word and letter how each unit stands, and what the filters leave out', async () => {
    const [free, blocked] = [await unit(), await unit({ status: 'blocked', block_reason: 'Dispute' })]
    const own = JSON.stringify({
      project_id: { filterType: 'set', values: [project.id] },
      status: { filterType: 'set', values: ['available'] },
    })
    const { user, address } = await open(`?beside=plan&filter=${encodeURIComponent(own)}`, 'agent')
    const cell = async (one: PropertyUnit) =>
      screen.findByRole('button', { name: new RegExp(`^${one.unit_code}, `) })
    expect((await cell(free)).getAttribute('aria-label')).toMatch(/, Available, 2,500,000\.00$/)
    expect((await cell(blocked)).getAttribute('aria-label')).toMatch(/, Blocked, .*, Not in the list$/)
    expect((await cell(blocked)).textContent).toMatch(/B$/)
    const legend = within(screen.getByRole('list', { name: 'Legend' }))
    expect(legend.getByText(/^Available/)).toBeDefined()
    expect(legend.queryByText(/^Blocked/)).toBeNull()
    expect(legend.getByText('Not in the list')).toBeDefined()
    await user.click(await cell(free))
    expect(address()).toContain(`record=${free.id}`)
  })

  it('narrows the list to the project that is chosen in it', async () => {
    await unit()
    const { user, address } = await open('?beside=plan', 'agent')
    await user.selectOptions(await screen.findByLabelText('Project'), project.id)
    await waitFor(() => expect(decodeURIComponent(address())).toContain(`"values":["${project.id}"]`))
    await user.click(screen.getByRole('button', { name: 'Plan' }))
    expect(await screen.findByRole('list', { name: 'Property listing' })).toBeDefined()
    expect(address()).not.toContain('beside')
  })
})

describe('prices in bulk', () => {
  it('are shown unit by unit before anything is written, with what is left out and why', async () => {
    const [one, sold] = [await unit({ list_price: '1000000.00' }), await unit({ status: 'sold' })]
    const { user } = await renderPart(
      <BulkReprice target={{ ids: [one.id, sold.id] }} onDone={() => undefined} onClose={() => undefined} />,
      { api, as: 'ou_admin', phrases: ['record', 'property'] },
    )
    await user.click(await screen.findByRole('button', { name: 'Preview' }))
    expect((await screen.findAllByText('Required.')).length).toBeGreaterThan(1)
    await user.type(screen.getByLabelText('Percent'), '10')
    await user.type(screen.getByLabelText('Reason'), 'New list')
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    expect(await screen.findByText('Units: 1. Total before 1,000,000.00, after 1,100,000.00.')).toBeDefined()
    expect(screen.getByText(new RegExp(`sold, turned over or withdrawn.*${sold.unit_code}`))).toBeDefined()
    expect((await desk.get(one.id)).body.data.list_price).toBe('1000000.00')
    await user.click(screen.getByRole('button', { name: 'Reprice 1 units' }))
    await waitFor(async () => expect((await desk.get(one.id)).body.data.list_price).toBe('1100000.00'))
  })

  it('come from a file, which is tried first and tells each row that is wrong', async () => {
    const one = await unit()
    const { user } = await open('', 'ou_admin')
    await user.click(await screen.findByRole('button', { name: 'Import a price list' }))
    await screen.findByText('Choose the file, or drop it here')
    const { rows } = await sql<{ day: string }>`
      select ((now() at time zone 'Asia/Manila')::date)::text as day`.execute(api.database.db)
    const day = rows[0]?.day ?? ''
    const text = `unit_id,list_price,effective_from,reason\n${one.unit_code},2650000.00,${day},List 7\nNO-SUCH-UNIT,1.00,${day},List 7\n`
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no place for the file')
    await user.upload(input, new File([text], 'prices.csv', { type: 'text/csv' }))
    await screen.findByText('prices.csv: 2 rows')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('1 row has errors.')).toBeDefined()
    expect((await desk.get(one.id)).body.data.list_price).toBe('2500000.00')
    await user.click(screen.getByLabelText('Leave out the rows with errors'))
    await user.click(screen.getByRole('button', { name: /^Add 1/ }))
    await waitFor(async () => expect((await desk.get(one.id)).body.data.list_price).toBe('2650000.00'))
  })
})
