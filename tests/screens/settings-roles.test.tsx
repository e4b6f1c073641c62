import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { writeUser } from '@/shared/session/stored-session'
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
})

async function openAs(role: RoleCode, path: string) {
  const { user } = await api.as(role)
  if (user) writeUser(user)
  return renderPortal({ path, adapter: injectAdapter(api) })
}
const idOf = async (code: string) =>
  (await api.database.db.selectFrom('role').select('id').where('code', '=', code).executeTakeFirstOrThrow())
    .id
const grantsOf = async (code: string) =>
  (
    await api.database.db
      .selectFrom('role_permission as rp')
      .innerJoin('role as r', 'r.id', 'rp.role_id')
      .innerJoin('permission as p', 'p.id', 'rp.permission_id')
      .select(['p.code', 'rp.scope'])
      .where('r.code', '=', code)
      .execute()
  ).map(row => `${row.code} ${row.scope}`)
const cell = (name: string) => screen.findByRole('gridcell', { name })
const note = (words: string | RegExp) => screen.findByText(words, { selector: '.toast-note-text' })

describe('the matrix of a role', () => {
  it('is walked by keys, says what would change, and saves it', async () => {
    const { user } = await openAs('super_admin', `/settings/roles/form/${await idOf('agent')}`)
    const start = await cell('Leads · View: Own')
    await user.click(start)
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(await cell('Leads · View: Team'))
    await user.keyboard(' ')
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(await cell('Buyers · Correct: Team'))
    const foot = await screen.findByRole('region', { name: 'Preview of changes' })
    await within(foot).findByText(/People whose rights change: 1\./)
    expect(within(foot).getByText(/Own → Team/)).toBeTruthy()
    await user.click(within(foot).getByRole('button', { name: 'Save changes (1)' }))
    await note('The rights of Agent are saved.')
    expect(await grantsOf('agent')).toContain('buyer.lead.view team')
  })

  it('takes a right away with Delete, shows only differences, and gives them up', async () => {
    const { user } = await openAs('super_admin', `/settings/roles/form/${await idOf('hr_staff')}`)
    await user.click(await cell('Users · View: All'))
    await user.keyboard('{Delete}')
    expect((await cell('Users · View: None')).getAttribute('aria-selected')).toBe('true')
    await user.selectOptions(screen.getByLabelText('Show'), 'changed')
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    await screen.findByText('No right matches this')
    expect(await grantsOf('hr_staff')).toContain('settings.user.view all')
  })

  it('finds a right by its words', async () => {
    const { user } = await openAs('super_admin', `/settings/roles/form/${await idOf('hr_staff')}`)
    await cell('Users · View: All')
    await user.type(screen.getByLabelText('Search rights'), 'hr.payroll.approve{Enter}')
    await waitFor(() =>
      expect(screen.getAllByRole('rowheader').map(one => one.textContent)).toEqual([
        expect.stringContaining('Payroll · Approve'),
      ]),
    )
  })

  it('refuses duties that may not lie with one person before anything is saved', async () => {
    const { user } = await openAs('super_admin', `/settings/roles/form/${await idOf('hr_staff')}`)
    await user.click(await cell('Payroll · Approve: All'))
    const foot = await screen.findByRole('region', { name: 'Preview of changes' })
    await within(foot).findByText('One person must not hold these duties together')
    expect(
      within(foot).getByText(/A payroll run is not approved by the person who computed it\./),
    ).toBeTruthy()
    expect(within(foot).getByRole('button', { name: /Save changes/ })).toHaveProperty('disabled', true)
  })

  it('only shows to whoever holds the role themselves, and says why', async () => {
    await openAs('super_admin', `/settings/roles/form/${await idOf('super_admin')}`)
    await screen.findByText('You hold this role yourself, so another person has to change it.')
    expect((await screen.findByRole('grid')).getAttribute('aria-readonly')).toBe('true')
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull()
  })

  it('is only looked at by whoever may not change roles', async () => {
    await openAs('president', `/settings/roles/${await idOf('agent')}`)
    await screen.findByRole('heading', { name: 'Agent' })
    expect((await screen.findByRole('grid')).getAttribute('aria-readonly')).toBe('true')
    expect(screen.queryByText('Edit')).toBeNull()
  })
})

describe('a role', () => {
  it('is named first, and then given what it may do', async () => {
    const { user, address } = await openAs('super_admin', '/settings/roles/form')
    await user.type(await screen.findByLabelText(/Code/), 'front_desk')
    await user.type(screen.getByLabelText(/Name/), 'Front desk')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(address()).toMatch(/^\/settings\/roles\/form\/[0-9a-f-]{36}$/))
    await cell('Areas · View: None')
  })
})

describe('a person', () => {
  it('shows line by line why they may, and what is missing', async () => {
    const agent = await api.database.db
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', 'agent')
      .executeTakeFirstOrThrow()
    const { user } = await openAs('super_admin', `/settings/users/${agent.id}`)
    await user.click(await screen.findByRole('tab', { name: 'Rights' }))
    await screen.findByText('Leads · Create')
    expect(screen.getAllByText(/by Agent \(Own\)/).length).toBeGreaterThan(0)
    await user.selectOptions(screen.getByLabelText('Show'), 'missing')
    await user.type(screen.getByLabelText('Search rights'), 'payroll approve{Enter}')
    await screen.findByText(/would need President \(All\)/)
  })
})

describe('the roles beside each other', () => {
  it('show every role as a column with its scope in words, and of two only what they differ in', async () => {
    const { user, address } = await openAs('super_admin', '/settings/roles')
    await user.click(await screen.findByRole('link', { name: 'Compare roles' }))
    const table = await screen.findByRole('table', { name: 'Roles and rights' })
    const heads = within(table).getAllByRole('columnheader')
    const roles = await api.database.db.selectFrom('role').select('code').execute()
    expect(heads).toHaveLength(roles.length + 1)
    const leads = within(table).getByRole('row', { name: /^Leads · View/ })
    const [held] = (await grantsOf('agent')).filter(grant => grant.startsWith('buyer.lead.view '))
    const words = { own: 'Own', team: 'Team', ou: 'Unit', all: 'All' }
    const agent = heads.findIndex(head => head.textContent === 'Agent')
    expect(leads.children[agent]?.textContent).toBe(words[held?.split(' ')[1] as keyof typeof words])
    await user.selectOptions(screen.getByLabelText('Role'), 'Agent')
    await user.selectOptions(await screen.findByLabelText('Compare with…'), 'Sales manager')
    await waitFor(() => expect(within(table).getAllByRole('columnheader')).toHaveLength(3))
    const rows = within(table).getAllByRole('row').slice(1)
    for (const row of rows.filter(one => one.querySelector('td')))
      expect(row.children[1]?.textContent).not.toBe(row.children[2]?.textContent)
    expect(address()).toContain('other=')
  })
})
