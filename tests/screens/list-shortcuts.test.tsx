import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeUser } from '@/shared/session/stored-session'
import { aProject, aUnit } from '@tests/api/property.support'
import { startApi, type TestApi } from '@tests/support/api'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  const project = await aProject(api)
  for (const [n, list_price] of ['1000000.00', '2000000.00', '3000000.00'].entries())
    await aUnit(api, {
      project_id: project.id,
      unit_code: `SHORT-${n + 1}`,
      block: '3',
      lot: `${n}`,
      list_price,
    })
  await sql`update property_unit set status = 'blocked', block_reason = 'A wall is wet.'
    where unit_code = 'SHORT-3'`.execute(api.database.db)
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function open(filter = '') {
  const { user } = await api.as('ou_admin')
  if (user) writeUser(user)
  const path = `/property/list?search=SHORT&filter=${encodeURIComponent(filter)}`
  return renderPortal({ path, adapter: injectAdapter(api), narrow: true })
}
const chips = async () => within(await screen.findByRole('group', { name: 'Status' }))
const cards = () => within(screen.getByRole('list', { name: 'Property listing' }))

describe('the units on a phone', () => {
  it('are counted by state within what is searched for, and one press shows just those, another all', async () => {
    const { user } = await open()
    const all = await (await chips()).findByRole('button', { name: /^All\s*3$/u })
    expect(all.getAttribute('aria-pressed')).toBe('true')
    const free = await (await chips()).findByRole('button', { name: /^Available\s*2$/u })
    await user.click(free)
    await waitFor(() => expect(free.getAttribute('aria-pressed')).toBe('true'))
    await waitFor(() => expect(screen.queryByText('SHORT-3')).toBeNull())
    expect(await screen.findByText('SHORT-1')).toBeDefined()
    await user.click(free)
    await waitFor(() => expect(all.getAttribute('aria-pressed')).toBe('true'))
    expect(await screen.findByText('SHORT-3')).toBeDefined()
  })

  it('are narrowed by project, bedrooms and price first, and the button says how many are left', async () => {
    const { user } = await open()
    await screen.findByText('SHORT-1')
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    const folds = sheet.getAllByRole('group').filter(element => element.tagName === 'DETAILS')
    expect(
      folds.filter(fold => fold.hasAttribute('open')).map(fold => fold.querySelector('summary')?.textContent),
    ).toEqual(['Project', 'Bedrooms', 'List price'])
    await sheet.findByRole('button', { name: '3 units' })
    const price = within(sheet.getByRole('group', { name: 'Filter by List price' }))
    await user.type(price.getByRole('textbox'), '2000000')
    await user.click(await sheet.findByRole('button', { name: '1 unit' }))
    await waitFor(() => expect(cards().getAllByRole('listitem')).toHaveLength(1))
    expect(screen.getByText('SHORT-2')).toBeDefined()
  })

  it('are those that a link names by a field without a column, and the condition is told and taken off', async () => {
    const { db } = api.database
    const unit = db.selectFrom('property_unit').where('unit_code', '=', 'SHORT-2').select('id')
    const { id } = await unit.executeTakeFirstOrThrow()
    const { user } = await open(JSON.stringify({ id: { filterType: 'set', values: [id] } }))
    expect(await screen.findByText('SHORT-2')).toBeDefined()
    expect(cards().getAllByRole('listitem')).toHaveLength(1)
    const on = within(await screen.findByRole('group', { name: 'Filters that are on' }))
    await user.click(on.getByRole('button', { name: 'Remove the filter: Record: 1 selected' }))
    expect(await screen.findByText('SHORT-1')).toBeDefined()
    expect(screen.queryByRole('group', { name: 'Filters that are on' })).toBeNull()
  })

  it('are gone through one after another in the panel, by buttons and by J and K', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('link', { name: 'SHORT-1' }))
    const panel = async (name: string) =>
      within(await screen.findByRole('dialog', { name: new RegExp(name) }))
    const first = await panel('SHORT-1')
    const previous = await first.findByRole('button', { name: 'Previous (K)' })
    expect((previous as HTMLButtonElement).disabled).toBe(true)
    await user.click(first.getByRole('button', { name: 'Next (J)' }))
    const second = await panel('SHORT-2')
    await second.findByRole('button', { name: 'Next (J)' })
    ;(await second.findByRole('button', { name: 'Previous (K)' })).focus()
    await user.keyboard('j')
    const third = await panel('SHORT-3')
    const last = await third.findByRole('button', { name: 'Next (J)' })
    expect((last as HTMLButtonElement).disabled).toBe(true)
    third.getByRole('button', { name: 'Previous (K)' }).focus()
    await user.keyboard('k')
    await panel('SHORT-2')
  })
})
