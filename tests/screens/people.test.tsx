import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { startApi, type TestApi } from '@tests/support/api'
import { peopleCalls } from '@tests/api/people.support'
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
})

async function open(path: string, as: RoleCode, narrow = true) {
  const { user } = await api.as(as)
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', user?.token ?? '')
  return renderPortal({ path, adapter: injectAdapter(api), narrow })
}
const find = async (name: string) => peopleCalls(await api.as('hr_staff')).find(name)
const panel = async () => within(await screen.findByRole('dialog'))

describe('an employee', () => {
  it('is added with the next number of the unit, and keeps the form of one’s own choice', async () => {
    const { user, address } = await open('/people/employees?record=new', 'hr_staff')
    const form = await panel()
    await user.type(await form.findByLabelText(/^Last name/), 'Quirante')
    await user.type(form.getByLabelText(/^First name/), 'Luz')
    await user.selectOptions(await form.findByLabelText(/^Operating unit/), 'Head Office · HO')
    await user.click(form.getByLabelText(/^Position/))
    await user.type(form.getByLabelText(/^Position/), 'Documentation')
    await user.click(await screen.findByRole('option', { name: /Documentation Assistant/ }))
    await user.selectOptions(form.getByLabelText(/^Employment/), 'Regular')
    await user.type(form.getByLabelText(/^Hired on/), '02-03-2025')
    await user.type(form.getByLabelText(/^E-mail/), 'luz.quirante@bayside.test')
    await user.click(form.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(address()).toMatch(/record=[0-9a-f-]{36}/))
    expect(await screen.findByDisplayValue('EM-HO-2025-000001')).toBeDefined()
  })

  it('shows a protected number to whom it may be, and hides it again', async () => {
    const nico = await find('Reyes')
    const { user } = await open(`/people/employees?record=${nico.id}`, 'accounting')
    const opened = await panel()
    await user.click(await opened.findByRole('tab', { name: 'Pay and numbers' }))
    const masked = await opened.findAllByText(/^\*{4}\d{4}$/)
    expect(masked).toHaveLength(5)
    await user.click(await opened.findByRole('button', { name: 'Show: TIN' }))
    expect(await opened.findByText('Your access is recorded.')).toBeDefined()
    expect(opened.getByText(/^\d{14}$/)).toBeDefined()
    await user.click(opened.getByRole('button', { name: 'Hide: TIN' }))
    expect(opened.queryByText(/^\d{14}$/)).toBeNull()
  })

  it('shows neither pay nor remarks to the head, and nothing to change', async () => {
    const nico = await find('Reyes')
    const { user } = await open(`/people/employees?record=${nico.id}`, 'immediate_head')
    const opened = await panel()
    const tabs = await opened.findAllByRole('tab')
    expect(tabs.map(tab => tab.textContent)).toEqual(['Details', 'Reporting line', 'History'])
    expect(opened.queryByRole('button', { name: 'Record separation' })).toBeNull()
    await user.click(opened.getByRole('tab', { name: 'Reporting line' }))
    expect(await opened.findByRole('link', { name: 'Ocampo, Dante S.' })).toBeDefined()
  })

  it('leaves with a day and a reason, and is told at once why not', async () => {
    const nico = await find('Reyes')
    const { user } = await open(`/people/employees?record=${nico.id}`, 'hr_staff')
    await user.click(await (await panel()).findByRole('button', { name: 'Record separation' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Separation of/ }))
    await user.type(dialog.getByLabelText(/^Last day/), '01-01-2020')
    await user.type(dialog.getByLabelText(/^Reason/), 'Moved abroad.')
    await user.click(dialog.getByRole('button', { name: 'Record and suspend' }))
    expect(await dialog.findAllByText('The last day cannot come before the first.')).not.toEqual([])
    await user.clear(dialog.getByLabelText(/^Last day/))
    await user.type(dialog.getByLabelText(/^Last day/), '06-30-2026')
    await user.click(dialog.getByRole('button', { name: 'Record and suspend' }))
    expect(await screen.findByText(/separation of Reyes, Nico S\. is on record/)).toBeDefined()
    expect((await find('Reyes')).is_active).toBe(false)
    await expect(api.as('employee')).rejects.toThrow('could not sign in')
  })
})

describe('the organisation chart', () => {
  const at = () => document.activeElement?.getAttribute('aria-label')

  it('is walked by keys and opens the person by Enter', async () => {
    const { user, address } = await open('/people/org-chart', 'president', false)
    const top = await screen.findByRole('treeitem', { name: /^Salonga/ })
    top.focus()
    await user.keyboard('{ArrowRight}')
    expect(at()).toMatch(/^Mercado, Gregorio/)
    const before = screen.getAllByRole('treeitem').length
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false')
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(before)
    await user.keyboard('{ArrowLeft}')
    expect(at()).toMatch(/^Salonga/)
    await user.keyboard('o')
    expect(at()).toMatch(/^Ocampo/)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toMatch(/^\/people\/employees\?record=/))
  })

  it('finds somebody with the line that leads there, and says when nobody matches', async () => {
    const { user } = await open('/people/org-chart?search=cabahug', 'president', false)
    await screen.findByRole('treeitem', { name: /^Cabahug/ })
    expect(screen.getAllByRole('treeitem').map(node => node.getAttribute('aria-level'))).toEqual([
      '1',
      '2',
      '3',
      '4',
    ])
    await user.clear(screen.getByRole('searchbox', { name: 'Search by name, position or unit' }))
    await user.type(
      screen.getByRole('searchbox', { name: 'Search by name, position or unit' }),
      'nobody{Enter}',
    )
    expect(await screen.findByText('No matches')).toBeDefined()
  })

  it('is a list to touch on a phone', async () => {
    await open('/people/org-chart', 'sales_manager')
    const list = within(await screen.findByRole('list', { name: 'Organisation chart' }))
    expect(list.getAllByText('Reports to Cabahug, Liza S.')).toHaveLength(6)
    expect(list.getAllByRole('link', { name: /^\+63917\d{7}$/ })[0]?.getAttribute('href')).toMatch(
      /^tel:\+63/,
    )
    expect(screen.queryByRole('tree')).toBeNull()
  })
})

describe('a seller', () => {
  it('shows licence and broker, and the TIN to whom it may be', async () => {
    const { user } = await open('/people/sellers', 'accounting')
    await user.click(await screen.findByRole('link', { name: /Paolo Inting/ }))
    const opened = await panel()
    expect(await opened.findByText('Consuelo Arambulo')).toBeDefined()
    await user.click(await opened.findByRole('button', { name: 'Show: TIN' }))
    expect(await opened.findByText(/^\d{14}$/)).toBeDefined()
  })
})
