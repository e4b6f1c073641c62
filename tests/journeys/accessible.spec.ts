import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '@contract/kernel/locales'
import { DEFAULT_LAYOUT, type Layout } from '@contract/access/layout'
import { expectAccessible, expectNoSidewaysScroll, type Depth } from '@tests/support/accessibility'
import type { Portal } from '@tests/support/built-portal'
import { expect } from '@tests/support/journey'
import { looksOf, type Look } from '@tests/support/looks'
import { testOnOwnPortal } from '@tests/support/own-portal'
import { layoutPanel } from '@tests/support/page-models/layout-panel'
import { listOutOfSight } from '@tests/support/page-models/columns-in-sight'
import { cutCells } from '@tests/support/page-models/cut-cells'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import {
  addressesOf,
  arrived,
  consoleErrors,
  expectOneName,
  openRecord,
  followTo,
  visit,
} from '@tests/support/page-models/screen-walk'
import { silence } from '@tests/support/page-watch'
import { callPortal, newPerson, signInByApi, type Person } from '@tests/support/portal-people'

/** The company as it is made: what other tests write is as long as they please, and comes when they please. */
const test = testOnOwnPortal()

/** Without a path: where the state before it stands. */
type State = { what: string; path?: string; prepare?: (page: Page) => Promise<unknown> }

const submit = (page: Page) => page.locator('form button[type=submit]').last().click()

/** Names the person in every language, on a card as in a row. */
const menuOf = (page: Page, { username }: Person) =>
  page.getByRole('main').locator(`button.icon-button[aria-label*="${username}"]`)

const OUTSIDE: State[] = [
  { what: 'sign-in', path: '/login' },
  { what: 'sign-in with what is missing', prepare: submit },
  { what: 'register', path: '/register' },
  { what: 'register with what is missing', prepare: submit },
  { what: 'forgotten password', path: '/forgot-password' },
  { what: 'new password by link', path: '/reset-password/a-link-of-somebody-that-is-old' },
  { what: 'a page by link', path: '/leave/request/ext/a-link-of-somebody' },
]

/** What no address of a screen leads to; found by what it is, whatever the language. */
const inside = (someone: Person): State[] => [
  { what: 'no user found', path: '/settings/users?search=nobody-is-called-so' },
  {
    what: 'a mail',
    path: `/settings/outbox?search=${someone.email}`,
    prepare: async page => {
      await page.getByRole('main').locator('a[href*="record="]').first().click()
      await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
    },
  },
  {
    what: 'what may be done with a user',
    path: `/settings/users?search=${someone.username}`,
    prepare: page => menuOf(page, someone).click(),
  },
  {
    what: 'a question before it is done',
    prepare: async page => {
      await page.locator('.dropdown-menu.show').getByRole('button').last().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { what: 'the rights of roles side by side', path: '/settings/roles?view=rights' },
  { what: 'not found', path: '/no/such/page' },
  { what: 'not there', path: '/settings/users/01a1fa65-f2dd-768c-999c-c8f7244c9822' },
  {
    what: 'finding anything',
    prepare: async page => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    },
  },
]

/** All that one may be, so that no screen is closed. */
const ROLES = ['ou_admin', 'sales_admin', 'agent', 'sales_manager', 'accounting', 'hr_staff', 'president']

/** Someone whose account already knows language and look. */
async function settled(portal: Portal, look: { layout?: Layout; locale?: Locale }) {
  const person = await newPerson(portal, { role: 'super_admin', also: ROLES, unit: 'HO' })
  const user = await signInByApi(portal, person)
  const { token } = user
  await callPortal(portal, '/api/v1/auth/profile', { token, method: 'PATCH', body: look })
  return user
}

/** Of all rules those that other words, or another direction, can break. */
const RULES_OF_WORDS = [
  'area-alt',
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'aria-treeitem-name',
  'button-name',
  'document-title',
  'duplicate-id-aria',
  'frame-title',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'input-button-name',
  'input-image-alt',
  'label',
  'link-name',
  'object-alt',
  'role-img-alt',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'valid-lang',
]

/** How much of what surrounds a screen or a record is looked at too. */
type LookOptions = Pick<Depth, 'withFrame' | 'withoutList'>

/** Screens of rows in which no cell may be cut: by night a few hundred rows, by day those in which the list opens. */
const ROWS_LOOKED_AT = process.env['NIGHTLY'] === undefined ? 1 : 12

type Walk = {
  name: string
  mode: Layout['mode']
  locale: Locale
  /** The looks that this walk can show. */
  shows: readonly Look[]
  /** All that is looked for on what is shown now, in those of these looks that the walk can show. */
  expectGood: (page: Page, what: string, looks: readonly Look[], around?: LookOptions) => Promise<void>
  /** So many tests share the screens: on a busy machine one alone would seem to hang. */
  parts: number
  width?: number
}

/** As the portal itself changes the look of what is shown, and back. */
async function inMode(page: Page, mode: Layout['mode'], run: () => Promise<void>): Promise<void> {
  const root = page.locator('html')
  const before = await root.evaluate((html, value) => {
    const now = html.dataset['bsTheme']
    html.dataset['bsTheme'] = value
    return now
  }, mode)
  await run()
  await root.evaluate((html, value) => (html.dataset['bsTheme'] = value), before)
}

const languageOf = async (page: Page): Promise<Locale> =>
  (await page.locator('html').getAttribute('dir')) === 'rtl' ? 'ar' : 'en'

/** As if it were chosen in another tab: the words of what is shown change, whatever covers it, and nothing is loaded. */
async function speak(page: Page, locale: Locale, what: string): Promise<void> {
  const [, otherTab] = page.context().pages()
  await otherTab?.evaluate(chosen => localStorage.setItem('locale', chosen), locale)
  await expect(page.locator('html'), what).toHaveAttribute('dir', LOCALES[locale].dir)
  await arrived(page, what)
}

async function openOtherTab(page: Page): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto('/healthz')
}

const WALKS: Walk[] = [
  {
    name: 'in dark and in light',
    mode: 'dark',
    locale: 'en',
    shows: ['dark', 'light'],
    parts: 4,
    expectGood: async (page, what, looks, around) => {
      const whole = { everyRow: true, withColours: true, ...around }
      // Only colours differ.
      const inDark = looks.includes('light') ? { rules: ['color-contrast'], ...around } : whole
      if (looks.includes('dark')) await expectAccessible(page, `${what} in dark`, inDark)
      if (looks.includes('light')) await inMode(page, 'light', () => expectAccessible(page, what, whole))
    },
  },
  {
    // Where words have the least room. What is seen now is looked at whole, and its words in the other language too.
    name: 'on a phone, in Arabic and in English @phone',
    mode: 'light',
    locale: 'ar',
    shows: ['ar', 'en'],
    parts: 4,
    width: 360,
    expectGood: async (page, what, looks, around) => {
      const now = await languageOf(page)
      const both: Locale[] = now === 'ar' ? ['ar', 'en'] : ['en', 'ar']
      const depths = [
        { withColours: true, ...around },
        { rules: RULES_OF_WORDS, ...around },
      ]
      for (const locale of looks.length === 0 ? [now] : both) {
        if (locale !== now) await speak(page, locale, what)
        await expectNoSidewaysScroll(page, `${what}, ${locale}`)
        if (looks.some(look => look === locale))
          await expectAccessible(page, `${what}, ${locale}`, depths.shift())
      }
    },
  },
]

/** The menu unfolds where one stands: it is looked at once in each of its groups. */
function framesSeen(): (address: string) => LookOptions {
  const seen = new Set<string>()
  return address => {
    const [, group = ''] = address.split('/')
    const withFrame = !seen.has(group)
    seen.add(group)
    return { withFrame }
  }
}

const WHOLE: LookOptions = { withFrame: true }
const RECORD: LookOptions = { withoutList: true }

/** Screens that stand beside each other, so that each group of the menu is opened in one part. */
const partOf = <T>(all: readonly T[], part: number, parts: number): T[] =>
  all.slice(Math.floor((all.length * (part - 1)) / parts), Math.floor((all.length * part) / parts))

for (const { name, mode, locale, shows, expectGood, parts, width } of WALKS) {
  const size = width === undefined ? {} : { viewport: { width, height: 740 } }
  /** Of a screen or a state. */
  const shownOf = (of: string) => looksOf(of).filter(look => shows.includes(look))

  test(`pages for everyone are accessible ${name}`, async ({ openBrowser }) => {
    const page = await openBrowser(null, size)
    await page.goto('/healthz')
    await page.evaluate(
      ([layout, language]) => {
        localStorage.setItem('layout', layout)
        localStorage.setItem('locale', language)
      },
      [JSON.stringify({ ...DEFAULT_LAYOUT, mode }), locale] as const,
    )
    await page.goto('/login')
    await openOtherTab(page)
    await expect(page.locator('html')).toHaveAttribute('dir', LOCALES[locale].dir)
    for (const { what, path, prepare } of OUTSIDE) {
      if (path !== undefined) await page.goto(path)
      await arrived(page, what)
      await prepare?.(page)
      await expect(page.locator('html')).toHaveAttribute('data-bs-theme', mode)
      await expectGood(page, what, shownOf(what), WHOLE)
    }
  })

  const columns =
    width === undefined
      ? ', shows state, amount and deadline of its list without scrolling and cuts no cell'
      : ''
  for (let part = 1; part <= parts; part += 1)
    test(`CFG-02: every screen is accessible ${name}${columns}, and keeps to the content security policy: part ${part} of ${parts}`, async ({
      portal,
      openBrowser,
    }) => {
      const someone = await newPerson(portal)
      const isLast = part === parts
      // The outbox stands among the last screens.
      if (isLast)
        await callPortal(portal, '/users/forgot-password', { method: 'POST', body: { email: someone.email } })
      const user = await settled(portal, { layout: { ...DEFAULT_LAYOUT, mode }, locale })
      const page = await openBrowser(user, size)
      // Columns do not move while somebody reads: what comes later, of another test, may be wider than they are.
      await silence(page)
      const errors = consoleErrors(page)
      const frameOf = framesSeen()
      const lists: string[][] = []
      await page.goto('/')
      await openOtherTab(page)
      await expect(page.locator('html')).toHaveAttribute('data-bs-theme', mode)
      await expect(page.locator('html')).toHaveAttribute('dir', LOCALES[locale].dir)
      for (const { path, address, title, hasRecords } of partOf(
        await addressesOf(portal, user),
        part,
        parts,
      )) {
        await visit(page, address)
        if ((await languageOf(page)) === 'en') await expect(page, address).toHaveTitle(title)
        await expectOneName(page, address)
        await expect(page.getByText('This page is not open to you'), address).toHaveCount(0)
        const hidden = columns === '' ? null : await listOutOfSight(page, address)
        if (hidden) lists.push([...hidden, ...(await cutCells(page, address, ROWS_LOOKED_AT))])
        const looks = shownOf(path)
        await expectGood(page, address, looks, looks.length > 0 ? frameOf(address) : {})
        if (!hasRecords || looks.length === 0) continue
        await openRecord(page, page.getByRole('main').locator('.record-link').first(), address)
        await expectGood(page, `${address}: a record`, looks, RECORD)
      }
      expect(lists.flat()).toEqual([])
      expect(lists.length).toBeGreaterThan(columns === '' ? -1 : 5)
      if (!isLast) return expect(errors, 'errors in the console').toEqual([])
      for (const { what, path, prepare } of inside(someone)) {
        if (path !== undefined) await visit(page, path)
        await prepare?.(page)
        await expectGood(page, what, shownOf(what))
      }
      await page.keyboard.press('Escape')
      await page.getByRole('banner').locator('.icon-button').last().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectGood(page, 'layout panel', shownOf('layout panel'), WHOLE)
      expect(errors, 'errors in the console').toEqual([])
    })
}

test.describe('without the right', () => {
  test.use({ as: 'employee', expectedFaults: /dynamically imported module|A page failed/ })

  test('a screen is accessible, and so is one that could not be fetched', async ({ page }) => {
    await page.goto('/settings/users')
    await expect(portalFrame(page).title).toHaveText('This page is not open to you')
    await expectAccessible(page, 'no right', WHOLE)
    await page.route(/own-profile\.screen/, route => route.abort())
    await followTo(page, '/user/profile')
    await expect(portalFrame(page).title).toHaveText('Loading chunk failed')
    await expectAccessible(page, 'chunk failed')
  })
})

test.describe('on a phone', () => {
  test('the menu is a drawer, and it is accessible @phone', async ({ portal, openBrowser }) => {
    const page = await openBrowser(await settled(portal, { locale: 'en' }))
    await page.goto('/')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await expectAccessible(page, 'menu', WHOLE)
    await drawer.getByRole('button', { name: 'Settings', exact: true }).click()
    await drawer.getByRole('link', { name: 'Outbox' }).click()
    await expect(page).toHaveURL(/\/settings\/outbox$/)
    await expect(drawer).toHaveCount(0)

    await page.getByRole('button', { name: 'Open the menu' }).click()
    await drawer.getByRole('button', { name: 'Layout settings' }).click()
    await expect(layoutPanel(page).panel).toBeVisible()
    await expectAccessible(page, 'layout panel', WHOLE)
  })
})
