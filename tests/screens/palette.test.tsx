import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { FindButton } from '@/app/shell/find-button'
import { leadCalls } from '@tests/api/leads.support'
import { startApi, type TestApi } from '@tests/support/api'
import { renderPart } from '@tests/support/render-part'

let api: TestApi
let leadId: string
beforeAll(async () => {
  api = await startApi()
  const made = await leadCalls(await api.as('agent')).made({ full_name: 'Perpetua Quisumbing' })
  leadId = made.id
})
afterAll(() => api.close())
beforeEach(() => sessionStorage.clear())

const show = (as: RoleCode = 'agent') =>
  renderPart(<FindButton isWide />, { api, as, path: '/', phrases: ['shell', 'palette', 'screens'] })

async function open(as: RoleCode = 'agent') {
  const shown = await show(as)
  await shown.user.keyboard('{Control>}k{/Control}')
  return { ...shown, field: await screen.findByRole('combobox') }
}
const addressOf = ({ location }: Awaited<ReturnType<typeof show>>['history']) =>
  location.pathname + location.search
const optionOf = async (name: RegExp) =>
  within(await screen.findByRole('listbox')).findByRole('option', { name })

describe('finding from anywhere', () => {
  it('opens by its keys, offers what can be begun, and closes by Esc', async () => {
    const { user, field } = await open()
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(await optionOf(/^Add a lead$/)).toBeDefined()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  it('tells the keys of where one is by a question mark, but not to whoever is typing one', async () => {
    const { user } = await show()
    await user.keyboard('?')
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(help).getByText('Find a screen, an action or a record')).toBeDefined()
    expect(within(help).queryByText('Copy the range')).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox'), '?')
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull()
  })

  it('finds a record by its name and opens it with the keys alone', async () => {
    const { user, field, history } = await open()
    await user.type(field, 'quisum')
    const found = await optionOf(/Perpetua Quisumbing/)
    expect(found.parentElement?.getAttribute('aria-label')).toBe('Lead List')
    expect(field.getAttribute('aria-activedescendant')).toBe(found.id)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(addressOf(history)).toBe(`/buyer-management/prospect?record=${leadId}`))
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  it('offers first whom a user name or an address names to its end, before the screens that hold the word', async () => {
    const { user, field } = await open('super_admin')
    const first = async () =>
      within(await screen.findByRole('listbox')).getAllByRole('option')[0]?.textContent
    for (const typed of ['accounting', 'accounting@portal.test']) {
      await user.clear(field)
      await user.type(field, typed)
      await waitFor(async () => expect(await first()).toContain('accounting · accounting@portal.test'))
    }
    // A screen by its own name is no less exact.
    await user.clear(field)
    await user.type(field, 'users')
    await waitFor(async () => expect(await first()).toMatch(/^Users/))
  })

  it('keeps a screen at hand by Alt and P or a press on its pin, for this person on every device', async () => {
    const { user, field, unmount } = await open()
    const pinned = () => screen.queryByRole('group', { name: 'Pinned' })
    await user.type(field, 'sales record')
    await optionOf(/Sales record/)
    await user.keyboard('{Alt>}p{/Alt}')
    await user.clear(field)
    await waitFor(() => expect(pinned()?.textContent).toContain('Sales record'))
    expect(document.activeElement).toBe(field)
    unmount()
    sessionStorage.clear()

    const again = await open()
    await waitFor(() => expect(pinned()?.textContent).toContain('Sales record'))
    await again.user.click(within(pinned()!).getByTestId('pin'))
    await waitFor(() => expect(pinned()).toBeNull())
  })

  it('lists screens of one’s own menu as one types, and goes round by the arrows', async () => {
    const { user, field, history } = await open('employee')
    await user.type(field, 'memo')
    const [first] = await within(await screen.findByRole('listbox')).findAllByRole('option')
    expect(first?.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{ArrowUp}{ArrowDown}{Enter}')
    await waitFor(() => expect(addressOf(history)).toContain('memo'))
  })

  it('offers nobody what their rights do not reach, and says so when nothing is found', async () => {
    const { user, field } = await open('employee')
    await optionOf(/^Request leave$/)
    expect(screen.queryByRole('option', { name: 'Add a lead' })).toBeNull()
    await user.type(field, 'quisumbing')
    expect(await screen.findByText('Nothing found for “quisumbing”')).toBeDefined()
  })
})
