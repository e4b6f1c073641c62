import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { writeUser } from '@/shared/session/stored-session'
import { startApi, type TestApi } from '@tests/support/api'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

const SCREEN = '/maintenance/ou/index'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function open(role: RoleCode, path = SCREEN) {
  const { user } = await api.as(role)
  if (user) writeUser(user)
  const portal = await renderPortal({ path, narrow: true, adapter: injectAdapter(api) })
  await screen.findByText('Cebu')
  return portal
}
const select = () => screen.getByRole('button', { name: 'Select' })
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` })
const bar = (text: string) => within(screen.getByRole('group', { name: text }))

describe('cards', () => {
  it('are picked one by one or all at once, and the bar says how many', async () => {
    const { user } = await open('super_admin')
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(select())
    expect(select().getAttribute('aria-pressed')).toBe('true')
    // What comes with it comes when cards are first picked.
    await screen.findByRole('group', { name: 'Selected: 0' })
    expect(bar('Selected: 0').queryByRole('button', { name: 'Deactivate…' })).toBeNull()

    await user.click(box('Cebu'))
    expect(bar('Selected: 1').getByRole('status').textContent).toBe('Selected: 1')
    // A touch anywhere on a card picks it, and opens nothing.
    await user.click(screen.getByRole('link', { name: 'Davao' }))
    expect(box('Davao').checked).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(bar('Selected: 2').getByRole('button', { name: 'Select all matching rows' }))
    expect(box('Head Office').checked).toBe(true)
    await user.click(box('Head Office'))

    await user.click(bar('All rows but 1 are selected').getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('checkbox')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(select()))
  })

  it('that are picked are retired only after what changes and what is left out was said', async () => {
    const { user } = await open('super_admin')
    await user.click(select())
    await user.click(box('Head Office'))
    await user.click(bar('Selected: 1').getByRole('button', { name: 'Deactivate…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(/Records left out: 1|Records that will change: 1/u)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(box('Head Office').checked).toBe(true)
  })

  it('are picked by a finger that rests on one, not by one that scrolls', async () => {
    await open('super_admin')
    vi.useFakeTimers()
    try {
      const card = () => screen.getByText('Cebu').closest('li') as HTMLElement
      const touch = { pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50 }
      fireEvent.pointerDown(card(), touch)
      fireEvent.pointerMove(card(), { ...touch, clientY: 90 })
      act(() => void vi.advanceTimersByTime(700))
      expect(screen.queryByRole('checkbox')).toBeNull()

      fireEvent.pointerDown(card(), touch)
      fireEvent.pointerMove(card(), { ...touch, clientY: 54 })
      act(() => void vi.advanceTimersByTime(700))
    } finally {
      vi.useRealTimers()
    }
    await screen.findByRole('group', { name: 'Selected: 1' })
    // Lifting the finger is a click to the browser, and not a second touch.
    fireEvent.click(screen.getByText('Cebu'), { detail: 1 })
    expect(box('Cebu').checked).toBe(true)
    fireEvent.click(screen.getByText('Cebu'), { detail: 1 })
    expect(box('Cebu').checked).toBe(false)
  })

  it('keep their links for keys, which act on what they are at', async () => {
    const { user } = await open('super_admin')
    await user.click(select())
    screen.getByRole('link', { name: 'Cebu' }).focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog')
    expect(screen.queryByText('Selected: 1')).toBeNull()
  })

  it('cannot be picked where nothing may be done with them', async () => {
    await open('accounting')
    expect(screen.queryByRole('button', { name: 'Select' })).toBeNull()
  })
})
