import { emailOf, expect, signIn, test } from '@tests/support/journey'

const ROLES = [
  ['super-admin', 'Settings'],
  ['ou-admin', 'Property'],
  ['sales-admin', 'Sales'],
  ['agent', 'Buyer Management'],
  ['sales-manager', 'Sales'],
  ['accounting', 'Collection'],
  ['hr-staff', 'People'],
  ['head', 'My Employment'],
  ['president', 'Sales'],
  ['employee', 'My Employment'],
] as const

for (const [role, group] of ROLES)
  test(`${role} signs in, sees what is theirs, and signs out`, async ({ page }) => {
    await signIn(page, role)
    await expect(page).toHaveTitle('Dashboard | Landmark Portal')
    const menu = page.getByRole('navigation').first()
    await expect(menu.getByText(group, { exact: true }).first()).toBeVisible()
    if (role !== 'super-admin' && role !== 'president' && role !== 'ou-admin')
      await expect(menu.getByText('Settings', { exact: true })).toHaveCount(0)
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/login$/)
    const kept = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user'), sessionStorage.length])
    expect(kept.slice(0, 2)).toEqual([null, null])
  })

test('one press signs in as a role of the demo company', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Agent', exact: true }).click()
  await expect(page.getByText('Paolo').first()).toBeVisible()
})

test('a wrong password is told in a notification, and what was typed stays', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-mail address').fill(emailOf('agent'))
  await page.getByLabel('Password', { exact: true }).fill('wrong password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The e-mail or password is not right')
  await expect(page.getByLabel('E-mail address')).toHaveValue(emailOf('agent'))
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page).toHaveURL(/\/login$/)
})

test('a screen asked for without a user is opened after the sign-in', async ({ page }) => {
  await page.goto('/user/profile?tab=sessions')
  await expect(page).toHaveURL(/\/login\?redirectFrom=%2Fuser%2Fprofile%3Ftab%3Dsessions$/)
  await page.getByLabel('E-mail address').fill(emailOf('employee'))
  await page.getByLabel('Password', { exact: true }).fill('Portal-demo-1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/user\/profile\?tab=sessions$/)
})

test('an address that is no screen leads whoever is unknown to the sign-in', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/login$/)
})

test('whoever is signed in is led away from the pages for guests', async ({ page }) => {
  await signIn(page, 'employee')
  for (const path of ['/login', '/register', '/forgot-password']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/$/)
  }
})

test('a screen without the right says so at its own address', async ({ page }) => {
  await signIn(page, 'employee')
  await page.goto('/settings/users')
  await expect(page).toHaveURL(/\/settings\/users$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Users')
})

test('a screen that is not built yet says so, with its own title', async ({ page }) => {
  await signIn(page, 'agent')
  await page.goto('/sales/record')
  await expect(page).toHaveTitle('Sales Record | Landmark Portal')
  await expect(page.getByText(/not built yet/i).first()).toBeVisible()
})
