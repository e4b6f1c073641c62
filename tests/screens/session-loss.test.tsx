import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiError } from '@/shared/http/api-failure'
import { http, replaceHttpAdapter } from '@/shared/http/http'
import type { RoleCode } from '@contract/access/roles'
import { writeUser } from '@/shared/session/stored-session'
import { startApi, type Client, type TestApi } from '@tests/support/api'
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

/** As if the browser had been closed and opened again while signed in. */
async function openAs(role: RoleCode, path: string) {
  const client = await api.as(role)
  if (client.user) writeUser(client.user)
  return { client, portal: await renderPortal({ path, adapter: injectAdapter(api) }) }
}

const endSession = (client: Client) => client.post('/users/logout')

describe('a session that the server ended', () => {
  it('gives one reload and one notice for ten calls, and the way back after signing in again', async () => {
    const { client, portal } = await openAs('agent', '/user/profile')
    await screen.findByDisplayValue('Paolo')
    await endSession(client)
    await Promise.allSettled(Array.from({ length: 10 }, () => http.get('/api/v1/auth/profile')))
    expect(portal.reloads()).toBe(1)
    expect(localStorage.getItem('user')).toBeNull()
    expect(portal.address()).toBe('/user/profile')
    portal.close()

    const again = await renderPortal({ path: portal.address(), adapter: injectAdapter(api) })
    await screen.findByText(/Your session has ended/u)
    expect(again.address()).toBe('/login?redirectFrom=%2Fuser%2Fprofile')
    expect(again.reloads()).toBe(0)
  })

  it('keeps what was typed, and offers it to the same person alone', async () => {
    const { client, portal } = await openAs('agent', '/user/profile')
    const name = await screen.findByDisplayValue('Paolo')
    await portal.user.clear(name)
    await portal.user.type(name, 'Pablo')
    await endSession(client)
    await portal.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(portal.reloads()).toBe(1))
    portal.close()

    const { portal: other } = await openAs('employee', '/user/profile')
    await screen.findByText('My profile', { selector: 'h1' })
    await screen.findByLabelText(/First name/u)
    expect(screen.queryByText('Restore what I typed')).toBeNull()
    other.close()

    const { portal: same } = await openAs('agent', '/user/profile')
    await same.user.click(await screen.findByText('Restore what I typed'))
    expect(screen.getByDisplayValue('Pablo')).toBeTruthy()
    expect(sessionStorage.getItem(`draft:${client.user?.id}:profile`)).toBeNull()
  })
})

describe('a call that is refused while one signs out', () => {
  it('tells nobody that the session has ended', async () => {
    const { client, portal } = await openAs('agent', '/user/profile')
    await screen.findByDisplayValue('Paolo')
    const answer = injectAdapter(api)
    const refused: number[] = []
    await replaceHttpAdapter(async config => {
      const reply = await answer(config)
      if (config.url === '/users/logout') {
        await http.get('/api/v1/auth/profile').catch((error: ApiError) => refused.push(error.failure.status))
      }
      return reply
    })
    portal.history.push('/logout')
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(refused).toEqual([401])
    expect((await client.get('/api/v1/auth/profile')).status).toBe(401)
    expect(portal.reloads()).toBe(0)
    expect(screen.queryByText(/Your session has ended/u)).toBeNull()
  })
})

describe('another tab', () => {
  it('signs this one out, and nothing more goes out with the old token', async () => {
    const { portal } = await openAs('agent', '/user/profile')
    await screen.findByDisplayValue('Paolo')
    localStorage.clear()
    await expect(http.get('/api/v1/auth/profile')).rejects.toThrow('signed out')
    expect(portal.reloads()).toBe(1)
    expect(portal.store.getState().auth.user).toBeNull()
  })

  it('is not heard any more by a tab that was closed', async () => {
    const { portal } = await openAs('agent', '/user/profile')
    await screen.findByDisplayValue('Paolo')
    portal.close()
    const [other, listener] = [new BroadcastChannel('portal-session'), new BroadcastChannel('portal-session')]
    // Made after those of the portal, so it hears the message last.
    const heard = new Promise(resolve => listener.addEventListener('message', resolve))
    other.postMessage({ type: 'signed-out' })
    await heard
    for (const channel of [other, listener]) channel.close()
    expect(Object.keys(sessionStorage)).not.toContain('notice')
    expect(portal.store.getState().auth.user).not.toBeNull()
  })
})

describe('a jwt that is gone', () => {
  it('leads the next navigation to the sign-in page', async () => {
    const { portal } = await openAs('agent', '/')
    await waitFor(() => expect(portal.store.getState().auth.rights).toBe('ready'))
    localStorage.removeItem('token')
    portal.history.push('/time-logs?day=today')
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(portal.address()).toBe('/login?redirectFrom=%2Ftime-logs%3Fday%3Dtoday')
  })
})

describe('what the browser remembers', () => {
  it('is enough to start without asking, and is checked in the background', async () => {
    const { portal } = await openAs('agent', '/')
    await waitFor(() => expect(portal.store.getState().auth.rights).toBe('ready'))
    portal.close()
    localStorage.setItem('permissions', '[{"code":"settings.outbox.view"}]')
    const again = await renderPortal({ path: '/', adapter: injectAdapter(api) })
    await waitFor(() =>
      expect(again.store.getState().permissions.map(held => held.code)).not.toContain('settings.outbox.view'),
    )
  })

  it('may be broken under every key: the portal starts and says so', async () => {
    const { portal } = await openAs('agent', '/')
    portal.close()
    for (const key of ['permissions', 'ouAccess', 'menus', 'rules', 'userRoles', 'activeOU']) {
      localStorage.setItem(key, '{')
    }
    const again = await renderPortal({ path: '/user/profile', adapter: injectAdapter(api) })
    await screen.findByDisplayValue('Paolo')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('permissions'))
    await waitFor(() => expect(again.store.getState().auth.rights).toBe('ready'))
  })
})
