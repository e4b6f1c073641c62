import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { AxiosAdapter } from 'axios'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeUser } from '@/shared/session/stored-session'
import { startApi, type TestApi } from '@tests/support/api'
import { faultyLine } from '@tests/support/faulty-line'
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

const ALL = '/'
const RIGHTS = ['/settings/permissions', '/all-role-operation-units']

async function signedIn(
  path: string,
  prepare: (line: ReturnType<typeof faultyLine>) => void = () => undefined,
) {
  const { user } = await api.as('super_admin')
  if (user) writeUser(user)
  const line = faultyLine(injectAdapter(api))
  prepare(line)
  return { line, portal: await renderPortal({ path, adapter: line.adapter }) }
}

describe('rights that cannot be loaded', () => {
  it('are none, and a banner says so until another try brings them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { line, portal } = await signedIn('/settings/users', faulty => faulty.fail(...RIGHTS))
    const banner = await screen.findByText('Some menus and pages may be missing. The portal keeps trying.')
    expect(portal.store.getState()).toMatchObject({ permissions: [], ouAccess: [] })
    expect(screen.queryByRole('heading', { name: 'Users' })).toBeNull()
    expect(screen.queryByText('This page is not open to you')).toBeNull()
    expect(console.error).toHaveBeenCalledWith(
      'Could not load rights, operating units, menus and profile',
      expect.any(Error),
    )
    line.mend()
    const frame = banner.closest<HTMLElement>('.banner')
    if (!frame) throw new Error('the words stand in no banner')
    await portal.user.click(within(frame).getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'Users' })
    await waitFor(() => expect(screen.queryByText(/The portal keeps trying/u)).toBeNull())
  })
})

describe('a line that is down', () => {
  it('shows in a banner, and what is on the screen is fetched anew when it is back', async () => {
    const { line } = await signedIn('/settings/users')
    await screen.findByText('agent@portal.test')
    line.cut(ALL)
    window.dispatchEvent(new Event('offline'))
    await screen.findByText('You are offline.')
    const before = line.tried.filter(call => call === 'GET /api/v1/settings/users').length
    line.mend()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText('You are offline.')).toBeNull())
    await waitFor(() =>
      expect(line.tried.filter(call => call === 'GET /api/v1/settings/users').length).toBeGreaterThan(before),
    )
  })

  it('keeps what was typed, sends nothing by itself, and takes one more press when it is back', async () => {
    const { line, portal } = await signedIn('/user/profile')
    const name = await screen.findByLabelText(/First name/u)
    await portal.user.clear(name)
    await portal.user.type(name, 'Tess')
    line.cut(ALL)
    await portal.user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/The server cannot be reached/u)
    const saves = () => line.tried.filter(call => call.startsWith('PATCH')).length
    expect([saves(), (name as HTMLInputElement).value]).toEqual([1, 'Tess'])
    line.mend()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText('You are offline.')).toBeNull())
    expect(saves()).toBe(1)
    await portal.user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Your profile is saved.')
    expect(saves()).toBe(2)
    expect(portal.store.getState().auth.user?.first_name).toBe('Tess')
  })
})

describe('a list that fails', () => {
  it('says why, gives the number for support, and can be tried again', async () => {
    const { line, portal } = await signedIn('/settings/outbox', faulty => faulty.fail('/settings/outbox'))
    await screen.findByText('It broke on our side.')
    expect(screen.getByText('Request r-500')).toBeTruthy()
    line.mend()
    await portal.user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('No mail has been written yet')
  })
})

describe('a form', () => {
  it('is sent once, however often it is pressed', async () => {
    let goOn = () => undefined as void
    const waiting = new Promise<void>(resolve => (goOn = resolve))
    const line = faultyLine(injectAdapter(api))
    const slow: AxiosAdapter = async config => {
      if (config.method === 'post') await waiting
      return line.adapter(config)
    }
    const { user } = await renderPortal({ path: '/register', adapter: slow })
    await user.type(await screen.findByLabelText('Username'), 'pressed.twice')
    await user.type(screen.getByLabelText('E-mail address'), 'pressed.twice@portal.test')
    await user.type(screen.getByLabelText('Password'), 'correct horse 9 battery')
    const button = screen.getByRole('button', { name: 'Send the request' })
    await user.dblClick(button)
    // Past the button as well, as a password manager may.
    const form = button.closest('form')
    if (form) fireEvent.submit(form)
    goOn()
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(line.tried.filter(call => call === 'POST /users/register')).toHaveLength(1)
  })
})
