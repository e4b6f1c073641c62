import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Layout } from '@contract/access/layout'
import type { MenuItem } from '@contract/modules/auth/auth.calls'
import { connectApi } from '@/app/connect-api'
import { makeStore } from '@/app/store'
import { TitledPage } from '@/app/titled-page'
import { AbilityProvider } from '@/shared/access/ability-provider'
import { replaceHttpAdapter } from '@/shared/http/http'
import { startI18n } from '@/shared/i18n/i18n'
import { menuPhrases } from '@/shared/i18n/menu.phrases'
import { screensPhrases } from '@/shared/i18n/screens.phrases'
import { INITIAL_LAYOUT } from '@/shared/layout/layout-choices'
import { PageHeader } from '@/shared/ui/page-header'
import { uiPhrases } from '@/shared/ui/ui.phrases'
import { loadOverlays } from '@/shared/ui/overlays/late-overlays'
import { Shell } from './shell'
import { shellPhrases } from './shell.phrases'

const user = {
  id: 'u1',
  username: 'maria',
  email: 'maria@portal.test',
  first_name: 'Maria',
  last_name: 'Santos',
  full_name: 'Maria Santos',
  token: 't',
  roles: [],
  ou_code: 'CEB',
}

const entry = (
  id: string,
  path: string | null,
  parent_id: string | null,
  permission: string | null,
): MenuItem => ({
  id,
  path,
  parent_id,
  permission,
  title_key: path ? `screens.${id}` : `menu.${id}`,
  icon: 'gear',
  sort: 10,
  module: 'settings',
})
const menus = [
  entry('settings', null, null, null),
  entry('users', '/settings/users', 'settings', 'settings.user.view'),
  entry('roles', '/settings/roles', 'settings', 'settings.role.view'),
]

type FrameOptions = { isWide: boolean; layout?: Partial<Layout>; items?: MenuItem[] }

function show({ isWide, layout = {}, items = menus }: FrameOptions) {
  const listening = {
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
  }
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, ...listening }))
  const store = makeStore({
    auth: { user, rights: 'ready' as const },
    menus: items,
    permissions: [{ code: 'settings.user.view' }],
    layout: { ...INITIAL_LAYOUT, ...layout },
  })
  connectApi(store)
  const Frame = () => (
    <AbilityProvider>
      <Shell />
    </AbilityProvider>
  )
  const Users = () => <PageHeader title={useLocation().search === '' ? undefined : 'One of them'} />
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/', element: <PageHeader title="Home" /> },
          {
            path: '/settings/users',
            element: (
              <TitledPage titleKey="screens.users" path="/settings/users">
                <Users />
              </TitledPage>
            ),
          },
          { path: '/settings/users/:id', element: <PageHeader title="Ana Cruz" /> },
        ],
      },
    ],
    { initialEntries: ['/settings/users'] },
  )
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { store, router }
}

const menu = () => screen.getByRole('navigation', { name: 'Main menu' })

describe('the frame', () => {
  beforeAll(async () => {
    await loadOverlays()
    const summary = { unread: 2, newest: [], asked_at: '2026-03-09T00:00:00.000Z' }
    const answer = { status: 200, statusText: 'OK', data: { data: summary }, headers: {} }
    await replaceHttpAdapter(config => Promise.resolve({ ...answer, config }))
    startI18n(
      () => null,
      { ui: uiPhrases, shell: shellPhrases, menu: menuPhrases, screens: screensPhrases },
      'en',
    )
  })
  afterEach(() => {
    cleanup()
    sessionStorage.clear()
    localStorage.clear()
  })

  it('lets the keyboard skip to the content first of all', async () => {
    show({ isWide: true })
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Skip to the content')
    expect(document.activeElement?.getAttribute('href')).toBe('#content')
    expect(screen.getByRole('main').id).toBe('content')
  })

  it('opens the group of the page and marks its entry', () => {
    show({ isWide: true })
    const link = within(menu()).getByRole('link', { name: 'Users' })
    expect(link.getAttribute('aria-current')).toBe('page')
    expect(within(menu()).getByRole('button', { name: 'Settings' }).getAttribute('aria-expanded')).toBe(
      'true',
    )
  })

  it('leaves a group as it was folded when the page comes anew', async () => {
    show({ isWide: true })
    await userEvent.click(within(menu()).getByRole('button', { name: 'Settings' }))
    cleanup()
    show({ isWide: true })
    const group = within(menu()).getByRole('button', { name: 'Settings' })
    expect(group.getAttribute('aria-expanded')).toBe('false')
    // Eighty links that nobody sees were a twentieth of the script until a list stood.
    expect(within(menu()).queryByText('Users')).toBeNull()
    await userEvent.click(group)
    expect(group.getAttribute('aria-expanded')).toBe('true')
    expect(within(menu()).getByRole('link', { name: 'Users' })).toBeDefined()
  })

  it('offers nothing that the rights of the moment do not allow', () => {
    show({ isWide: true })
    expect(within(menu()).queryByRole('link', { name: 'Roles' })).toBeNull()
  })

  it('shows the way to the page', () => {
    show({ isWide: true })
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }))
    expect(trail.getAllByRole('listitem').map(item => item.textContent)).toEqual(['Settings', 'Users'])
  })

  it('ends the way with the page that is shown in a screen, whose own step then leads back', async () => {
    const { router } = show({ isWide: true })
    await router.navigate('/settings/users?ask=new')
    const trail = () => within(screen.getByRole('navigation', { name: 'You are here' }))
    await screen.findByRole('heading', { level: 1, name: 'One of them' })
    expect(
      trail()
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual([...['Settings', 'Users', 'One of them']])
    expect(trail().getByRole('link', { name: 'Users' }).getAttribute('href')).toBe('/settings/users')
    await router.navigate('/settings/users')
    await waitFor(() => expect(trail().getAllByRole('listitem')).toHaveLength(2))
  })

  it('calls a record by its name where the way would say what kind it is', async () => {
    const { router } = show({ isWide: true })
    await router.navigate('/settings/users/018f')
    await screen.findByRole('heading', { level: 1, name: 'Ana Cruz' })
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }))
    expect(trail.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      ...['Settings', 'Users', 'Ana Cruz'],
    ])
  })

  it('calls a screen everywhere what an administrator has called its entry in the menu', () => {
    show({
      isWide: true,
      items: menus.map(item => (item.id === 'users' ? { ...item, titles: { en: 'Staff' } } : item)),
    })
    expect(within(menu()).getByRole('link', { name: 'Staff' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Staff')
    expect(document.title).toBe('Staff | Landmark Portal')
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }))
    expect(trail.getByText('Staff').getAttribute('aria-current')).toBe('page')
  })

  it('narrows the menu to icons that keep their names', async () => {
    const { store } = show({ isWide: true })
    await userEvent.click(screen.getByRole('button', { name: 'Narrow the menu' }))
    expect(store.getState().layout.sidebarSize).toBe('sm')
    await userEvent.click(within(menu()).getByRole('button', { name: 'Settings' }))
    expect(within(menu()).getByRole('link', { name: 'Users' })).toBeTruthy()
  })

  it.each(['vertical', 'horizontal', 'twocolumn', 'semibox'] as const)(
    'has one menu when it is %s',
    async layoutType => {
      show({ isWide: true, layout: { layoutType } })
      expect(await screen.findAllByRole('navigation', { name: 'Main menu' })).toHaveLength(1)
    },
  )

  it('keeps the menu in a drawer on a phone, which closes by Esc and gives the focus back', async () => {
    show({ isWide: false })
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
    const opener = screen.getByRole('button', { name: 'Open the menu' })
    await userEvent.click(opener)
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
    expect(within(screen.getByRole('dialog')).getByRole('link', { name: 'Users' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 10_000 })
    expect(document.activeElement).toBe(opener)
  })

  it('puts the focus on the title of the next page', async () => {
    const { router } = show({ isWide: true })
    await router.navigate('/')
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Home'), { timeout: 10_000 })
  })

  it('notes the screens that were opened, for the dashboard', () => {
    show({ isWide: true })
    expect(JSON.parse(sessionStorage.getItem('recent:u1') ?? '[]')).toEqual([
      { path: '/settings/users', title_key: 'screens.users', icon: 'people' },
    ])
  })

  it('says why a setting does nothing, and shuts it', async () => {
    show({ isWide: true, layout: { layoutType: 'horizontal' } })
    await userEvent.click(screen.getByRole('button', { name: 'Layout settings' }))
    const group = await screen.findByRole('group', { name: 'Menu size' })
    expect(
      within(group)
        .getAllByRole<HTMLInputElement>('radio')
        .every(radio => radio.matches(':disabled')),
    ).toBe(true)
    const reason = document.getElementById(group.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('The top menu arrangement has no side menu.')
  })

  it('takes a layout from the panel, and goes back to the standard', async () => {
    const { store } = show({ isWide: true })
    await userEvent.click(screen.getByRole('button', { name: 'Layout settings' }))
    await userEvent.click(
      within(await screen.findByRole('group', { name: 'Colours' })).getByRole('radio', { name: 'Dark' }),
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Framed page' }))
    expect(store.getState().layout).toMatchObject({ mode: 'dark', layoutType: 'semibox' })
    await userEvent.click(screen.getByRole('button', { name: 'Back to the standard layout' }))
    expect(store.getState().layout).toEqual(INITIAL_LAYOUT)
  })
})
