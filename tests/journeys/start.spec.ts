import { expect, test } from '@tests/support/journey'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { signInPage } from '@tests/support/page-models/sign-in-page'
import { collectRequests } from '@tests/support/page-watch'
import { newPerson, signInByApi } from '@tests/support/portal-people'

const ABOUT_ONESELF = /\/api\/v1\/(auth\/|settings\/permissions$|settings\/all-role-operation-units$)/
const pathOf = (request: { url(): string }) => new URL(request.url()).pathname

test('who is signed in is asked about once, at the head of the page, before the scripts that want to know', async ({
  portal,
  openBrowser,
}) => {
  const page = await openBrowser(await signInByApi(portal, await newPerson(portal)))
  // Rights and units come by their own calls first, and are kept.
  await page.goto('/user/profile')
  await expect(portalFrame(page).menu.getByRole('button').first()).toBeVisible()
  const asked = collectRequests(page, request => /\/(api|assets)\//.test(request.url()))
  await page.reload()
  await expect(portalFrame(page).title).toBeVisible()
  const aboutOneself = asked.map(pathOf).filter(path => ABOUT_ONESELF.test(path))
  expect(aboutOneself.filter(path => path === '/api/v1/auth/start')).toHaveLength(1)
  expect(aboutOneself).not.toContain('/api/v1/auth/menus')
  const frame = asked.findIndex(request => /assets\/frame-libraries/.test(request.url()))
  expect(asked.map(pathOf).indexOf('/api/v1/auth/start')).toBeLessThan(frame)
})

test('nobody is asked about on the page where they sign in', async ({ page }) => {
  const asked = collectRequests(page)
  await page.goto('/login')
  await expect(signInPage(page).submit).toBeVisible()
  expect(asked.map(pathOf).filter(path => ABOUT_ONESELF.test(path))).toEqual([])
})

test('a language that was chosen just before a reload wins over what the server still knows', async ({
  portal,
  openBrowser,
}) => {
  const page = await openBrowser(await signInByApi(portal, await newPerson(portal)))
  await page.goto('/user/profile')
  await expect(portalFrame(page).menu.getByRole('button').first()).toBeVisible()
  // The reload ends the call that was to keep the choice.
  let isHeld = true
  await page.route('**/api/v1/auth/profile', route => (isHeld ? undefined : route.continue()))
  await page.getByRole('banner').getByRole('combobox').selectOption('fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  const asked = collectRequests(
    page,
    request => request.method() === 'PATCH' || /auth\/start$/.test(request.url()),
  )
  isHeld = false
  await page.reload()
  await expect(portalFrame(page).title).toBeVisible()
  await expect.poll(() => asked.map(pathOf)).toContain('/api/v1/auth/start')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect(asked.map(request => request.method()).slice(0, 2)).toEqual(['PATCH', 'GET'])
})
