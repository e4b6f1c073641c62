import { MENU_GROUPS } from '@contract/access/menu-groups'
import { roleOf } from '@contract/access/roles'
import { SCREENS, showsInMenu } from '@contract/access/screens'
import { EXTERNAL_SCREENS } from '@contract/access/screens/outside.screens'
import { englishMenuGroups } from '@contract/access/screens.phrases'
import { demoAccounts } from '@server/seeds/demo-accounts'
import { expect, test } from '@tests/support/journey'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { signInPage } from '@tests/support/page-models/sign-in-page'
import { callPortal, credentialsOf, type DemoName } from '@tests/support/portal-people'

/** What the role table puts into the menu of whoever holds the role and is an employee besides. */
function groupsOf(role: (typeof demoAccounts)[number]['role']): string[] {
  const held = [...roleOf(role).grants, ...roleOf('employee').grants]
  const groups = new Set(
    SCREENS.filter(screen => showsInMenu(screen, held)).map(screen => screen.menu?.group),
  )
  return MENU_GROUPS.filter(({ key }) => groups.has(key)).map(({ key }) => englishMenuGroups[key])
}

/** By day those who are offered least and most, and two between them. */
const SHOWN = new Set<string>(['employee', 'agent', 'accounting', 'super-admin'])
const shownAccounts = demoAccounts.filter(
  ({ username }) => process.env['NIGHTLY'] !== undefined || SHOWN.has(username),
)

test(`each of ${shownAccounts.length} demo people signs in, sees the menu of the role, and signs out`, async ({
  page,
  portal,
}) => {
  const frame = portalFrame(page)
  await page.goto('/login')
  for (const { username, role, first_name, last_name } of shownAccounts)
    await test.step(`${username} signs in, sees the menu of the role, and signs out`, async () => {
      await signInPage(page).signIn(credentialsOf(username as DemoName))
      await expect(page).toHaveTitle('Dashboard | Landmark Portal')
      await expect(page).toHaveURL(`${portal.url}/`)
      await expect(frame.head).toContainText(first_name)
      await expect(frame.account).toHaveAccessibleName(`Account of ${first_name} ${last_name}`)
      await expect(frame.menu.getByRole('button')).toHaveText(groupsOf(role))

      const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
      await frame.signOut()
      const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
      await expect.poll(kept).toEqual([])
      await expect(callPortal(portal, '/api/v1/auth/profile', { token })).rejects.toThrow('401')
    })
})

test('one press signs in as a role of the demo company', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Agent', exact: true }).click()
  await expect(portalFrame(page).account).toHaveAccessibleName('Account of Paolo Inting')
})

test('a wrong password is told in a notification, and what was typed stays', async ({ page }) => {
  const form = signInPage(page)
  await page.goto('/login')
  await form.fill({ ...credentialsOf('agent'), password: 'wrong password' })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The e-mail or password is not right')
  await expect(form.email).toHaveValue('agent@portal.test')
  await expect(form.password).toBeFocused()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

test('a screen asked for without a user is opened after the sign-in, with all of its address', async ({
  page,
}) => {
  await page.goto('/user/profile?tab=sessions#here')
  await expect(page).toHaveURL(/\/login\?redirectFrom=%2Fuser%2Fprofile%3Ftab%3Dsessions%23here$/)
  await signInPage(page).signIn(credentialsOf('employee'))
  await expect(page).toHaveURL(/\/user\/profile\?tab=sessions#here$/)
  await expect(page).toHaveTitle('My profile | Landmark Portal')
})

test('an address that is no screen leads whoever is unknown to the sign-in', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/login$/)
})

test('pages by link open for whoever is unknown', async ({ page }) => {
  for (const { path } of EXTERNAL_SCREENS) {
    const address = path.replace(':id', 'a-link-of-somebody')
    await page.goto(address)
    // Whoever looks over a shoulder learns nothing from the title.
    await expect(page).toHaveTitle('Approval request | Landmark Portal')
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page.getByRole('button', { name: 'Open request' })).toBeVisible()
  }
})

test.describe('whoever is signed in', () => {
  test.use({ as: 'employee' })

  test('is led away from the pages for guests', async ({ page, portal }) => {
    for (const path of ['/login', '/register', '/forgot-password']) {
      await page.goto(path)
      await expect(page).toHaveURL(`${portal.url}/`)
      await expect(page).toHaveTitle('Dashboard | Landmark Portal')
    }
  })

  test('may open pages by link and set a password by link all the same', async ({ page }) => {
    const reset = '/reset-password/:id'
    for (const path of [...EXTERNAL_SCREENS.map(screen => screen.path), reset]) {
      const address = path.replace(':id', 'a-link-of-somebody')
      await page.goto(address)
      await expect(portalFrame(page).title).toBeVisible()
      // The token of a new password leaves the address at once.
      const stays = path === reset ? path.replace(':id', 'opened') : address
      await expect(page).toHaveURL(new RegExp(`${stays}$`))
      await expect(portalFrame(page).menu).toHaveCount(0)
    }
  })

  test('is told at its own address that a screen is not open to them, and which right it takes', async ({
    page,
  }) => {
    await page.goto('/settings/users')
    await expect(portalFrame(page).title).toHaveText('This page is not open to you')
    await expect(page.getByRole('main')).toContainText('settings.user.view')
    await expect(page).toHaveTitle('Users | Landmark Portal')
    await expect(page).toHaveURL(/\/settings\/users$/)
  })

  test('is told that there is no page at an address, and stays signed in', async ({ page }) => {
    await page.goto('/no/such/page')
    await expect(portalFrame(page).title).toHaveText('There is no page at this address')
    await expect(page).toHaveURL(/\/no\/such\/page$/)
    await expect(portalFrame(page).account).toBeVisible()
  })
})
