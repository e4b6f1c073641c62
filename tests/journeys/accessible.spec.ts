import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '@contract/kernel/locales'
import { DEFAULT_LAYOUT, type Layout } from '@contract/modules/settings/layout'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import type { Portal } from '@tests/support/built-portal'
import { expect, test } from '@tests/support/journey'
import { layoutPanel } from '@tests/support/page-models/layout-panel'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { followTo, tabTo } from '@tests/support/page-models/screen-walk'
import { callPortal, newPerson, signInByApi, type Person } from '@tests/support/portal-people'

type State = { what: string; path: string; prepare?: (page: Page) => Promise<unknown> }

const submit = (page: Page) => page.locator('form button[type=submit]').last().click()

/** Names the person in every language, on a card as in a row. */
const menuOf = (page: Page, { username }: Person) =>
  page.getByRole('main').locator(`button.icon-button[aria-label*="${username}"]`)

const OUTSIDE: State[] = [
  { what: 'sign-in', path: '/login' },
  { what: 'sign-in with what is missing', path: '/login', prepare: submit },
  { what: 'register', path: '/register' },
  { what: 'register with what is missing', path: '/register', prepare: submit },
  { what: 'forgotten password', path: '/forgot-password' },
  { what: 'new password by link', path: '/reset-password/a-link-of-somebody-that-is-old' },
  { what: 'a page by link', path: '/leave/request/ext/a-link-of-somebody' },
]

/** What an administrator meets; found by what it is, whatever the language. */
const inside = (someone: Person): State[] => [
  { what: 'dashboard', path: '/' },
  { what: 'users', path: '/settings/users' },
  { what: 'no user found', path: '/settings/users?search=nobody-is-called-so' },
  {
    what: 'what may be done with a user',
    path: `/settings/users?search=${someone.username}`,
    prepare: page => menuOf(page, someone).click(),
  },
  {
    what: 'a question before it is done',
    path: `/settings/users?search=${someone.username}`,
    prepare: async page => {
      await menuOf(page, someone).click()
      await page.locator('.dropdown-menu.show').getByRole('button').last().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { what: 'a user', path: `/settings/users/${someone.id}` },
  { what: 'outbox', path: '/settings/outbox' },
  {
    what: 'a mail',
    path: `/settings/outbox?search=${someone.email}`,
    prepare: async page => {
      await page.getByRole('main').locator('a[href*="record="]').first().click()
      await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
    },
  },
  { what: 'profile', path: '/user/profile' },
  { what: 'a colleague', path: `/users/profile/${someone.id}` },
  { what: 'not built yet', path: '/sales/record' },
  { what: 'not found', path: '/no/such/page' },
  { what: 'not there', path: '/settings/users/01a1fa65-f2dd-768c-999c-c8f7244c9822' },
]

async function open(page: Page, { what, path, prepare }: State): Promise<void> {
  await page.goto(path)
  await expect(portalFrame(page).title.first(), what).toBeVisible()
  await expect(page.locator('.skeleton, table[aria-busy=true]'), what).toHaveCount(0)
  await prepare?.(page)
}

/** Someone of the wanted role whose account already knows language and look. */
async function settled(portal: Portal, look: { layout?: Layout; locale?: Locale }) {
  const person = await newPerson(portal, { role: 'super_admin', unit: 'HO' })
  const user = await signInByApi(portal, person)
  const { token } = user
  await callPortal(portal, '/api/v1/auth/profile', { token, method: 'PATCH', body: look })
  return user
}

const LOOKS: { name: string; mode: Layout['mode']; locale: Locale; rules: string[] }[] = [
  { name: 'in light', mode: 'light', locale: 'en', rules: [] },
  // Only colours differ.
  { name: 'in dark', mode: 'dark', locale: 'en', rules: ['color-contrast'] },
  { name: 'in Arabic', mode: 'light', locale: 'ar', rules: [] },
]

for (const { name, mode, locale, rules } of LOOKS) {
  test(`pages for everyone are accessible ${name}`, async ({ page }) => {
    await page.goto('/login')
    await page.evaluate(
      ([layout, language]) => {
        localStorage.setItem('layout', layout)
        localStorage.setItem('locale', language)
      },
      [JSON.stringify({ ...DEFAULT_LAYOUT, mode }), locale] as const,
    )
    for (const state of OUTSIDE) {
      await open(page, state)
      await expect(page.locator('html')).toHaveAttribute('data-bs-theme', mode)
      await expect(page.locator('html')).toHaveAttribute('dir', LOCALES[locale].dir)
      await expectAccessible(page, state.what, rules)
    }
  })

  test(`screens are accessible ${name}`, async ({ portal, openBrowser }) => {
    const someone = await newPerson(portal)
    const page = await openBrowser(await settled(portal, { layout: { ...DEFAULT_LAYOUT, mode }, locale }))
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', mode)
    await expect(page.locator('html')).toHaveAttribute('dir', LOCALES[locale].dir)
    for (const state of inside(someone)) {
      await open(page, state)
      await expectAccessible(page, state.what, rules)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('banner').locator('.icon-button').last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'layout panel', rules)
  })
}

test.describe('without the right', () => {
  test.use({ as: 'employee', expectedFaults: /dynamically imported module|A page failed/ })

  test('a screen is accessible, and so is one that could not be fetched', async ({ page }) => {
    await page.goto('/settings/users')
    await expect(portalFrame(page).title).toHaveText('This page is not open to you')
    await expectAccessible(page, 'no right')
    await page.route(/own-profile\.screen/, route => route.abort())
    await followTo(page, '/user/profile')
    await expect(portalFrame(page).title).toHaveText('Loading chunk failed')
    await expectAccessible(page, 'chunk failed')
  })
})

test('everything works by keyboard: signing in, skipping to the content, the menu, a dialog', async ({
  page,
}) => {
  const focused = (name: string | RegExp) => async () => {
    const label = await page.evaluate(() => {
      const at = document.activeElement
      const labels = at instanceof HTMLInputElement ? at.labels : null
      return at?.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? at?.textContent ?? ''
    })
    return typeof name === 'string' ? label.trim() === name : name.test(label)
  }
  await page.goto('/login')
  await expect(page.getByLabel('E-mail address')).toBeVisible()
  await tabTo(page, focused('E-mail address'))
  await page.keyboard.type('super-admin@portal.test')
  await tabTo(page, focused('Password'))
  await page.keyboard.type('Portal-demo-1')
  await page.keyboard.press('Enter')
  const frame = portalFrame(page)
  await expect(frame.account).toBeVisible()

  await page.reload()
  await expect(frame.menu.getByRole('button', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.reload()
  await expect(frame.menu.getByRole('button', { name: 'Settings' })).toBeVisible()
  await tabTo(page, focused('Settings'))
  await page.keyboard.press('Enter')
  await tabTo(page, focused('Users'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings\/users$/)
  // The title of where one has arrived, so that the next Tab goes on from there.
  await expect(frame.title).toBeFocused()

  await expect(page.getByRole('row').filter({ hasText: 'Paolo Inting' })).toBeVisible()
  const atActions = () =>
    page.evaluate(() => {
      const at = document.activeElement
      const row = at?.closest('[role=row]')?.textContent ?? ''
      return at?.getAttribute('col-id') === 'actions' && row.includes('Paolo Inting')
    })
  await tabTo(page, atActions)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Actions for Paolo Inting' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Send a password link' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Suspend…' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Suspend Paolo Inting?' })
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    // Between the last button and the first the focus is with the browser's own frame, never on the page behind.
    const isHeld = (element: Element) =>
      element.contains(document.activeElement) || document.activeElement === document.body
    expect(await dialog.evaluate(isHeld)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test.describe('on a phone', () => {
  test('nothing scrolls sideways at 360 px, in English and Arabic @phone', async ({
    page,
    portal,
    openBrowser,
  }) => {
    const size = { width: 360, height: 740 }
    await page.setViewportSize(size)
    for (const state of OUTSIDE) {
      await open(page, state)
      await expectNoSidewaysScroll(page, state.what)
    }
    const someone = await newPerson(portal)
    for (const locale of ['en', 'ar'] as const) {
      const own = await openBrowser(await settled(portal, { locale }), { viewport: size })
      await own.goto('/')
      await expect(own.locator('html')).toHaveAttribute('dir', LOCALES[locale].dir)
      for (const state of inside(someone)) {
        await open(own, state)
        await expectNoSidewaysScroll(own, `${state.what} ${locale}`)
      }
    }
  })

  test('the menu is a drawer, and it and the screens are accessible @phone', async ({
    portal,
    openBrowser,
  }) => {
    const someone = await newPerson(portal)
    const page = await openBrowser(await settled(portal, { locale: 'en' }))
    const wanted = ['dashboard', 'users', 'a mail', 'profile', 'a question before it is done']
    for (const state of inside(someone).filter(({ what }) => wanted.includes(what))) {
      await open(page, state)
      await expectAccessible(page, state.what)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await expectAccessible(page, 'menu')
    await drawer.getByRole('button', { name: 'Settings', exact: true }).click()
    await drawer.getByRole('link', { name: 'Outbox' }).click()
    await expect(page).toHaveURL(/\/settings\/outbox$/)
    await expect(drawer).toHaveCount(0)

    await page.getByRole('button', { name: 'Open the menu' }).click()
    await drawer.getByRole('button', { name: 'Layout settings' }).click()
    await expect(layoutPanel(page).panel).toBeVisible()
    await expectAccessible(page, 'layout panel')
  })
})
