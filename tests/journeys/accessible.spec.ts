import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '@tests/support/journey'

/** Nothing serious or critical, on what is shown now. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  // What still moves has half its contrast.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => null))),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
  expect(grave, what).toEqual([])
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over).toBeLessThanOrEqual(0)
}

const LOOKS = [
  ['light', 'en'],
  ['dark', 'en'],
  ['light', 'ar'],
] as const

/** What the portal itself keeps of a person's choice. */
async function choose(page: Page, mode: string, locale: string): Promise<void> {
  await page.addInitScript(
    ([wantedMode, wantedLocale]) => {
      const layout = JSON.parse(localStorage.getItem('layout') ?? '{}') as object
      localStorage.setItem('layout', JSON.stringify({ ...layout, mode: wantedMode }))
      localStorage.setItem('locale', wantedLocale)
    },
    [mode, locale] as const,
  )
}

const PUBLIC = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password/some-token-of-a-mail-that-is-old',
  '/leave/request/ext/some-token',
]
const INSIDE = ['/', '/settings/users', '/settings/outbox', '/user/profile', '/sales/record', '/no/such/page']

for (const [mode, locale] of LOOKS) {
  test(`pages for everyone are accessible, ${mode} ${locale}`, async ({ page }) => {
    await choose(page, mode, locale)
    for (const path of PUBLIC) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await expectAccessible(page, path)
    }
  })

  test.describe(() => {
    test.use({ as: 'super-admin' })
    test(`screens are accessible, ${mode} ${locale}`, async ({ page }) => {
      await choose(page, mode, locale)
      for (const path of INSIDE) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expectAccessible(page, path)
      }
    })
  })
}

test.describe(() => {
  test.use({ as: 'employee' })

  test('a screen without the right is accessible', async ({ page }) => {
    await page.goto('/settings/users')
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectAccessible(page, 'no right')
  })
})

test('everything works by keyboard: sign in, skip to the content, open a screen from the menu', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('E-mail address').focus()
  await page.keyboard.type('super-admin@portal.test')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.type('Portal-demo-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Good (morning|afternoon|evening)/)).toBeVisible()
  const skip = page.locator('a[href="#content"], a[href="#main"], a[href^="#"]').first()
  await skip.focus()
  await expect(skip).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveAttribute('id', /.+/)
  const group = page.getByRole('navigation').first().getByRole('button', { name: 'Settings' })
  await group.focus()
  await page.keyboard.press('Enter')
  const users = page.getByRole('navigation').first().getByRole('link', { name: 'Users' })
  await users.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings\/users$/)
})

test.describe('on a phone', () => {
  test.use({ as: 'super-admin' })

  for (const path of INSIDE)
    test(`@phone ${path} never scrolls sideways, down to 360 px`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page, path)
    })
})
