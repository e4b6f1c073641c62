import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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
const item = (name: string) => within(screen.getByRole('tree')).getByRole('treeitem', { name })
const inGroup = async (key: string) => {
  const rows = await api.database.db
    .selectFrom('menu as m')
    .innerJoin('menu as g', 'g.id', 'm.parent_id')
    .select('m.key')
    .where('g.key', '=', key)
    .orderBy('m.sort')
    .execute()
  return rows.map(row => row.key)
}

describe('the menu tree', () => {
  it('is walked and rearranged by keys, across groups, and says where things went', async () => {
    const { user } = await openAs('super_admin', '/settings/menus')
    await screen.findByRole('treeitem', { name: 'Permissions' })
    item('Users').focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(item('Roles'))
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await screen.findByText(/Roles is now 1 of 11 in Settings\./)
    expect((await inGroup('group.settings')).slice(0, 2)).toEqual(['screens.roles', 'screens.users'])
    await waitFor(() => expect(document.activeElement).toBe(item('Roles')))
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await screen.findByText(/Roles is now 14 of 14 in Maintenance\./)
    expect((await inGroup('group.maintenance')).at(-1)).toBe('screens.roles')
    await waitFor(() => expect(document.activeElement).toBe(item('Roles')))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await screen.findByText(/Roles is now 1 of 11 in Settings\./)
  })

  it('is rearranged by dragging', async () => {
    await openAs('super_admin', '/settings/menus')
    await screen.findByRole('treeitem', { name: 'Outbox' })
    const dataTransfer = { setData: () => undefined, effectAllowed: '', dropEffect: '' }
    const line = item('Outbox').querySelector('.menu-line') as HTMLElement
    fireEvent.dragStart(line, { dataTransfer })
    fireEvent.dragOver(item('Permissions'), { dataTransfer })
    fireEvent.drop(item('Permissions'), { dataTransfer })
    await screen.findByText(/Outbox is now \d of 11 in Settings\./)
    const keys = await inGroup('group.settings')
    expect(keys.indexOf('screens.outbox')).toBe(keys.indexOf('screens.permissions') - 1)
  })

  it('is moved by its buttons too', async () => {
    const { user } = await openAs('super_admin', '/settings/menus')
    await user.click(await screen.findByRole('button', { name: 'Move Company up' }))
    await screen.findByText(/Company is now \d of 11 in Settings\./)
  })

  it('is only looked at by whoever may not arrange it', async () => {
    await openAs('president', '/settings/menus')
    await screen.findByRole('treeitem', { name: 'Permissions' })
    expect(screen.queryByRole('button', { name: /Move/ })).toBeNull()
  })

  it('takes a new entry with words of its own, and refuses nothing in silence', async () => {
    const { user, address } = await openAs('super_admin', '/settings/menus/form')
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(document.querySelectorAll('.field-error').length).toBeGreaterThan(0))
    await user.type(screen.getByLabelText(/^Name/), 'Colleagues')
    await user.selectOptions(screen.getByLabelText('Page'), '/settings/users')
    await user.type(screen.getByLabelText(/Français/), 'Collègues')
    const icons = within(await screen.findByRole('group', { name: /^Icon/ }))
    await user.click(icons.getByRole('radio', { name: 'Star' }))
    await screen.findByRole('group', { name: /^Icon.*Star$/ })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe('/settings/menus'))
    await screen.findByRole('treeitem', { name: 'Colleagues' })
    const row = await api.database.db
      .selectFrom('menu')
      .select(['titles', 'permission_code', 'icon'])
      .where('title_key', '=', 'Colleagues')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ titles: { fr: 'Collègues' }, permission_code: 'settings.user.view', icon: 'star' })
  })
})
