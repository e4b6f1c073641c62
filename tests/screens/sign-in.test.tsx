import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
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

const open = (path: string) => renderPortal({ path, adapter: injectAdapter(api) })

describe('signing in', () => {
  it('leads back to the page that was asked for, with rights, units and menu at hand', async () => {
    const { user, address } = await open('/settings/users?status=pending')
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(address()).toBe('/login?redirectFrom=%2Fsettings%2Fusers%3Fstatus%3Dpending')
    await waitFor(() => expect(document.title).toBe('Login | Landmark Portal'))
    await user.type(screen.getByLabelText('E-mail address'), 'super-admin@portal.test')
    await user.type(screen.getByLabelText('Password'), `${DEMO_PASSWORD}{Enter}`)
    await screen.findByRole('heading', { name: 'Users' })
    expect(address()).toBe('/settings/users?status=pending')
    await waitFor(() => expect(document.title).toBe('Users | Landmark Portal'))
    await waitFor(() => expect(localStorage.getItem('ouAccess')).toContain('CEB'))
    expect(localStorage.getItem('permissions')).toContain('settings.user.view')
    expect(localStorage.getItem('rules')).toContain('settings.user')
    expect(localStorage.getItem('menus')).toContain('screens.users')
    expect(JSON.parse(localStorage.getItem('userRoles') ?? '[]')).toEqual([
      { role_id: expect.any(String) },
      { role_id: expect.any(String) },
    ])
    expect(sessionStorage.getItem('currentUser')).toContain('super-admin@portal.test')
  })

  it('fails in the words of the server, keeps what was typed, and puts the cursor into the password', async () => {
    const { user, address, store, reloads } = await open('/login')
    await user.type(await screen.findByLabelText('E-mail address'), 'agent@portal.test')
    await user.type(screen.getByLabelText('Password'), 'not-the-password')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('not right'))
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    expect((screen.getByLabelText('E-mail address') as HTMLInputElement).value).toBe('agent@portal.test')
    expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('not-the-password')
    expect([address(), store.getState().auth.user, reloads()]).toEqual(['/login', null, 0])
    expect(localStorage.getItem('user')).toBeNull()
  })

  it('asks for both before it asks the server', async () => {
    const { user } = await open('/login')
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(await screen.findAllByText('Required.')).toHaveLength(2)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail address')))
  })

  it('is one press in the demo company', async () => {
    const { user, address } = await open('/login')
    await user.click(await screen.findByRole('button', { name: 'Agent' }))
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('goes by Tab from the address to the password and on to the button, with nothing between', async () => {
    const { user } = await open('/login')
    const email = await screen.findByLabelText('E-mail address')
    await user.click(email)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign in' }))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /orgot/ }))
  })

  it('is sent by Enter from either field', async () => {
    const { user } = await open('/login')
    const email = await screen.findByLabelText('E-mail address')
    await user.type(email, 'agent@portal.test')
    await user.type(screen.getByLabelText('Password'), 'not-the-password{Enter}')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('not right'))
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''))
    await user.type(email, '{Enter}')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('not right'))
  })

  it('helps password managers', async () => {
    await open('/login')
    expect((await screen.findByLabelText('E-mail address')).getAttribute('autocomplete')).toBe('username')
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
  })
})

describe('the pages before signing in', () => {
  it('say where one has arrived', async () => {
    const { user } = await open('/login')
    expect(document.activeElement).toBe(document.body)
    await user.click(await screen.findByRole('link', { name: 'Request an account' }))
    const title = await screen.findByRole('heading', { name: 'Request an account' })
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  it('tell of Caps Lock while it matters', async () => {
    const { user } = await open('/login')
    await user.click(await screen.findByLabelText('Password'))
    await user.keyboard('{CapsLock}A')
    expect(screen.getByText('Caps Lock is on.')).toBeTruthy()
    await user.keyboard('{CapsLock}a')
    expect(screen.queryByText('Caps Lock is on.')).toBeNull()
  })
})

describe('signing out', () => {
  it('ends the session on the server and leaves nothing in the browser', async () => {
    const { user, address, history } = await open('/login')
    await user.click(await screen.findByRole('button', { name: 'Agent' }))
    await waitFor(() => expect(localStorage.getItem('permissions')).toContain('buyer.lead.view'))
    const token = localStorage.getItem('token') ?? ''
    localStorage.setItem('layout', '{}')
    sessionStorage.setItem('draft:someone:profile', '{}')
    history.push('/logout')
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(address()).toBe('/login')
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []])
    expect(screen.queryByText('You signed out in another tab.')).toBeNull()
    const { status } = await api.withToken(token).get('/api/v1/auth/profile')
    expect(status).toBe(401)
  })
})

describe('who is signed in', () => {
  it.each(['/login', '/register', '/forgot-password'])('is led from %s to the dashboard', async path => {
    const { user, address, history } = await open('/login')
    await user.click(await screen.findByRole('button', { name: 'Agent' }))
    await waitFor(() => expect(address()).toBe('/'))
    history.push(path)
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('meets "no right" at the address itself, and "not found" where there is no page', async () => {
    const { user, address, history } = await open('/login')
    await user.click(await screen.findByRole('button', { name: 'Agent' }))
    await waitFor(() => expect(address()).toBe('/'))
    history.push('/settings/outbox')
    await screen.findByRole('heading', { name: 'This page is not open to you' })
    expect(address()).toBe('/settings/outbox')
    await waitFor(() => expect(document.title).toBe('Outbox | Landmark Portal'))
    history.push('/no/such/page')
    await screen.findByRole('heading', { name: 'There is no page at this address' })
  })
})

describe('without signing in', () => {
  it.each(['/leave/request/ext/some-secret', '/cash-advance/appr/ext/some-secret'])(
    'the link %s opens its page',
    async path => {
      const { address } = await open(path)
      await screen.findByRole('button', { name: 'Open request' })
      expect(address()).toBe(path)
    },
  )

  it('an address that no page has leads to the sign-in page and is not remembered', async () => {
    const { address } = await open('/no/such/page')
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(address()).toBe('/login')
  })
})

describe('the language', () => {
  it('chosen at the sign-in page wins over the profile once, and is kept there', async () => {
    const { user } = await open('/login')
    await user.selectOptions(await screen.findByLabelText('Language'), 'it')
    await waitFor(() => expect(document.documentElement.lang).toBe('it'))
    await user.type(
      document.querySelector('input[name=email]') as HTMLInputElement,
      'sales-admin@portal.test',
    )
    await user.type(
      document.querySelector('input[name=password]') as HTMLInputElement,
      `${DEMO_PASSWORD}{Enter}`,
    )
    await waitFor(() => expect(localStorage.getItem('menus')).toContain('screens.'))
    const token = localStorage.getItem('token') ?? ''
    const stored = async () =>
      (await api.withToken(token).get<{ data: { locale: string } }>('/api/v1/auth/profile')).body.data.locale
    await waitFor(async () => expect(await stored()).toBe('it'))
    expect(localStorage.getItem('locale')).toBe('it')
  })

  it('comes back from the profile at the next sign-in, after signing out forgot it', async () => {
    const first = await open('/login')
    await first.user.click(await screen.findByRole('button', { name: 'HR staff' }))
    await waitFor(() => expect(first.store.getState().auth.rights).toBe('ready'))
    await api.withToken(localStorage.getItem('token') ?? '').patch('/api/v1/auth/profile', {
      locale: 'ru',
      layout: { ...first.store.getState().layout, mode: 'dark' },
    })
    first.history.push('/logout')
    await screen.findByRole('heading', { name: 'Sign in' })
    await waitFor(() => expect(document.documentElement.lang).toBe('en'))
    await first.user.click(await screen.findByRole('button', { name: 'HR staff' }))
    await waitFor(() => expect(localStorage.getItem('locale')).toBe('ru'))
    await waitFor(() => expect(document.documentElement.lang).toBe('ru'))
    expect(first.store.getState().layout.mode).toBe('dark')
  })
})
