import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { peopleCalls } from '@tests/api/people.support'
import { startApi, type TestApi } from '@tests/support/api'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  Element.prototype.scrollIntoView = () => undefined
})

async function open(path: string, as: RoleCode) {
  const { user } = await api.as(as)
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', user?.token ?? '')
  return renderPortal({ path, adapter: injectAdapter(api), narrow: true })
}
const employee = async (name: string) => peopleCalls(await api.as('hr_staff')).find(name)
const idOf = async (table: 'developer' | 'project', code: string) =>
  (await api.database.db.selectFrom(table).select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(await screen.findByRole('tab', { name }))

describe('the page of a record', () => {
  it('opens from its list, goes on to the next of that list, and leads back to the list as it was', async () => {
    const list = '/people/employees?search=Cuizon'
    const { user, address } = await open(list, 'hr_staff')
    const cards = within(await screen.findByRole('list', { name: 'Employees' }))
    const names = cards.getAllByRole('link', { name: /^Cuizon/ }).map(link => link.textContent)
    expect(names).toHaveLength(3)
    await user.click(cards.getByRole('link', { name: names[1] ?? '' }))
    await waitFor(() => expect(address()).toMatch(/^\/people\/employees\/[0-9a-f-]{36}$/))
    await waitFor(() => expect(title()).toBe(names[1]))
    await user.click(await screen.findByRole('button', { name: 'Next (J)' }))
    await waitFor(() => expect(title()).toBe(names[2]))
    const last = await screen.findByRole('button', { name: 'Next (J)' })
    await waitFor(() => expect((last as HTMLButtonElement).disabled).toBe(true))
    await user.keyboard('k')
    await waitFor(() => expect(title()).toBe(names[1]))
    await press(user, 'History')
    await user.click(screen.getByRole('link', { name: 'Back to list' }))
    await waitFor(() => expect(address()).toBe(list))
  })

  it('is read first and edited on demand, and what was not saved is not kept', async () => {
    const nico = await employee('Dumaguete')
    const { user } = await open(`/people/employees/${nico.id}`, 'hr_staff')
    expect(await screen.findByText('Regular since')).toBeDefined()
    expect(screen.queryByRole('textbox', { name: /^Middle name/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    const middle = await screen.findByRole('textbox', { name: /^Middle name/ })
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Last name/ }))
    await user.clear(middle)
    await user.type(middle, 'Quezon')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Quezon')).toBeDefined()
    const edit = await screen.findByRole('button', { name: 'Edit' })
    await waitFor(() => expect(document.activeElement).toBe(edit))
    await user.click(edit)
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Quezon')).toBeDefined()
  })

  it('says neither that a record is there nor that it is not, to those who may not see it', async () => {
    const president = await employee('Salonga')
    await open(`/people/employees/${president.id}`, 'immediate_head')
    expect((await screen.findAllByText('This record is not there')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('tab')).toBeNull()
    const [back] = screen.getAllByRole('link', { name: 'Back to list' })
    expect(back?.getAttribute('href')).toBe('/people/employees')
  })

  it('offers only those parts of an employee that the reader may see', async () => {
    const nico = await employee('Reyes, Nico')
    await open(`/people/employees/${nico.id}`, 'immediate_head')
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map(tab => tab.textContent)).toEqual(['Details', 'Reporting line', 'Leave', 'History'])
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  })

  it('leads from a developer to its projects and on to the units of one', async () => {
    const { user, address } = await open(
      `/maintenance/developer/${await idOf('developer', 'ALON')}`,
      'ou_admin',
    )
    await screen.findAllByText('Accredited')
    await press(user, 'Projects')
    const projects = within(await screen.findByRole('table', { name: 'Projects' }))
    await user.click(await projects.findByRole('link', { name: /Alon Bay One/ }))
    await waitFor(() => expect(address()).toMatch(/^\/maintenance\/project\/[0-9a-f-]{36}$/))
    await press(user, 'Units')
    const units = within(await screen.findByRole('table', { name: 'Units' }))
    const [unit] = await units.findAllByRole('link')
    expect(unit?.getAttribute('href')).toMatch(/^\/property\/list\?record=/)
    expect(units.getAllByText('Status').length).toBeGreaterThan(0)
  })

  it('opens beside the list for a quick look, which leads to the page', async () => {
    const project = await idOf('project', 'ALON-TWO')
    const { user, address } = await open(`/maintenance/project?record=${project}`, 'ou_admin')
    const panel = within(await screen.findByRole('dialog'))
    await user.click(await panel.findByRole('link', { name: 'Open page' }))
    await waitFor(() => expect(address()).toBe(`/maintenance/project/${project}`))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(title()).toMatch(/^Alon Bay Two/))
  })

  it('leads from a user to the employee and tells the roles', async () => {
    const { user: agent } = await api.as('agent')
    const { user, address } = await open(`/settings/users/${agent?.id}`, 'ou_admin')
    expect((await screen.findAllByText('Agent')).length).toBeGreaterThan(0)
    await press(user, 'Employee')
    await user.click(await within(await screen.findByRole('table', { name: 'Employee' })).findByRole('link'))
    await waitFor(() => expect(address()).toMatch(/^\/people\/employees\/[0-9a-f-]{36}$/))
    await waitFor(() => expect(title()).toMatch(/^Inting/))
  })
})
