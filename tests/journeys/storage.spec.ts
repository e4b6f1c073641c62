import { expect, test } from '@tests/support/journey'
import { signInPage } from '@tests/support/page-models/sign-in-page'
import { credentialsOf } from '@tests/support/portal-people'

const KEYS = ['menus', 'userRoles', 'rules', 'ouAccess', 'activeOU', 'permissions', 'layout', 'locale']

test('FUI-15 broken entries are dropped and told of; the rest of the session stands', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await signInPage(page).signIn(credentialsOf('employee'))
  await expect(page.getByRole('main')).toBeVisible()
  await page.evaluate(keys => {
    for (const key of keys) localStorage.setItem(key, '{')
  }, KEYS)
  await page.reload()
  await expect(page.getByText(/Good (morning|afternoon|evening)/)).toBeVisible()
  await expect(page.getByRole('navigation').first()).toContainText('My Employment')
  const stillBroken = await page.evaluate(keys => keys.filter(key => localStorage.getItem(key) === '{'), KEYS)
  expect(stillBroken).toEqual([])
  expect(context.pages()).toHaveLength(1)
})

test('FUI-15 a broken user is nobody: the sign-in opens', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => {
    localStorage.setItem('user', '{')
    localStorage.setItem('token', '{')
  })
  await page.goto('/user/profile')
  await expect(page).toHaveURL(/\/login\?redirectFrom=/)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

for (const [what, script] of [
  ['full', `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`],
  [
    'closed',
    `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('closed', 'SecurityError') } })`,
  ],
] as const)
  test(`FUI-15 with a storage that is ${what} one can still sign in and work`, async ({ page }) => {
    await page.addInitScript(script)
    await page.goto('/login')
    await signInPage(page).signIn(credentialsOf('employee'))
    await expect(page.getByText(/Good (morning|afternoon|evening)/)).toBeVisible()
  })
