import { expect, test } from '@tests/support/journey'
import { outboxPage } from '@tests/support/page-models/outbox-page'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { profilePage } from '@tests/support/page-models/profile-page'
import { signInPage } from '@tests/support/page-models/sign-in-page'
import { usersPage } from '@tests/support/page-models/users-page'
import { callPortal, newPerson, sharedSession, signInByApi } from '@tests/support/portal-people'
import { expectOnTop } from '@tests/support/on-top'

test('someone asks for an account, is let in with a role and a unit, and signs in', async ({
  page,
  portal,
  openBrowser,
}) => {
  const person = { email: 'maria.lim@portal.test', password: 'seven lanterns by the sea' }
  const form = signInPage(page)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Request an account' }).click()
  await expect(page).toHaveTitle('Register | Landmark Portal')
  await page.getByLabel('Username').fill('maria.lim')
  await form.fill(person)
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(portalFrame(page).news).toHaveText('Registration successful')
  await expect(page.getByText('Your request has arrived.')).toBeVisible()

  await form.fill(person)
  await form.submit.click()
  await expect(page.getByRole('alert')).toContainText('The e-mail or password is not right')

  const office = await openBrowser(await sharedSession(portal, 'super-admin'))
  const users = usersPage(office)
  await office.goto('/')
  await expect(office.getByText(/accounts? waits? for activation/)).toBeVisible()
  await office.getByRole('link', { name: 'Open the users' }).click()
  await expect(users.row('maria.lim').getByText('Pending')).toBeVisible()
  await users.act('maria.lim', 'Activate…')
  await users.dialog.getByRole('button', { name: 'Activate' }).click()
  await expect(users.dialog.getByText('Choose at least one role.')).toBeVisible()
  await users.activate({ unit: 'Davao · DVO', role: 'Sales manager' })
  await expect(portalFrame(office).news).toHaveText('maria.lim can sign in now.')
  // The first page led to those who wait, which this person does no more.
  await expect(users.row('maria.lim')).toHaveCount(0)
  await office.goto('/settings/users')
  await users.search.fill('maria.lim')
  await expect(users.row('maria.lim').getByText('Active')).toBeVisible()
  await expect(users.row('maria.lim')).toContainText('Sales manager')

  await form.signIn(person)
  await expect(portalFrame(page).head).toContainText('maria.lim')
  await expect(page.getByRole('banner').getByText('Davao')).toBeVisible()
  await expect(portalFrame(page).menu.getByRole('button', { name: 'Sales', exact: true })).toBeVisible()
})

test('a forgotten password is set anew by the mailed link, which works once', async ({
  page,
  portal,
  openBrowser,
}) => {
  const person = await newPerson(portal)
  const elsewhere = await openBrowser(await signInByApi(portal, person))
  await elsewhere.goto('/')
  await expect(portalFrame(elsewhere).account).toBeVisible()
  const form = signInPage(page)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveTitle('Forgot password | Landmark Portal')
  await form.email.fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Check your e-mail')).toBeVisible()

  const office = await openBrowser(await sharedSession(portal, 'super-admin'))
  const outbox = outboxPage(office)
  await office.goto(`/settings/outbox?search=${person.email}`)
  await outbox.open('Set a new password')
  const link = await outbox.link.getAttribute('href')
  expect(link).toMatch(new RegExp(`^${portal.url}/reset-password/[\\w-]{20,}$`))

  const wanted = 'eleven quiet rice fields'
  const setPassword = async (password: string) => {
    await page.getByLabel('New password').fill(password)
    await page.getByRole('button', { name: 'Save the password' }).click()
  }
  await page.goto(link ?? '')
  await setPassword('short')
  await expect(page.getByText('Use at least 10 characters.')).toBeVisible()
  await setPassword(wanted)
  await expect(page).toHaveURL(/\/login$/)
  await expect(portalFrame(page).news).toHaveText('The password is set. Sign in with it.')

  await form.fill(person)
  await form.submit.click()
  await expect(page.getByRole('alert')).toContainText('The e-mail or password is not right')
  await form.signIn({ ...person, password: wanted })

  // Without a press: the line on which a tab hears of changes ends with its session.
  await expect(signInPage(elsewhere).heading).toBeVisible()
  await elsewhere.goto(link ?? '')
  await elsewhere.getByLabel('New password').fill('another long password')
  await elsewhere.getByRole('button', { name: 'Save the password' }).click()
  await expect(elsewhere.getByText('This link does not work any more')).toBeVisible()
})

test('changing the password ends the other sessions and asks for the current one', async ({
  portal,
  openBrowser,
}) => {
  const person = await newPerson(portal)
  const here = await openBrowser(await signInByApi(portal, person))
  const there = await openBrowser(await signInByApi(portal, person))
  const profile = profilePage(here)
  const wanted = 'nine small fishing boats'
  await there.goto('/')
  await expect(portalFrame(there).account).toBeVisible()
  await here.goto('/user/profile')
  await profile.changePassword('not the current one', wanted)
  await expect(here.getByText('This is not your current password.')).toBeVisible()
  await profile.changePassword(person.password, wanted)
  await expect(portalFrame(here).news).toHaveText('Your password is changed.')
  await expect(profile.sessions.getByRole('row')).toHaveCount(2)

  await expect(signInPage(there).heading).toBeVisible()
  await signInPage(there).signIn({ ...person, password: wanted })
})

test('a profile that was changed elsewhere meanwhile is told, and the next try counts', async ({
  portal,
  openBrowser,
}) => {
  const person = await newPerson(portal)
  const user = await signInByApi(portal, person)
  const page = await openBrowser(user)
  const profile = profilePage(page)
  await page.goto('/user/profile')
  await profile.firstName.fill('Ana')
  await profile.lastName.fill('Cruz')

  type Own = { data: { row_version: number; first_name: string } }
  const read = () => callPortal<Own>(portal, '/api/v1/auth/profile', { token: user.token })
  const { row_version } = (await read()).data
  await callPortal(portal, '/api/v1/auth/profile', {
    token: user.token,
    method: 'PATCH',
    headers: { 'if-match': `"${row_version}"` },
    body: { first_name: 'Anita', last_name: 'Lim' },
  })
  await profile.save.click()
  await expect(page.getByRole('alert').filter({ hasText: /changed/i })).toBeVisible()
  await expect(profile.firstName).toHaveValue('Ana')
  expect((await read()).data.first_name).toBe('Anita')

  await profile.save.click()
  await expect(portalFrame(page).news).toHaveText('Your profile is saved.')
  await expect(portalFrame(page).account).toHaveAccessibleName('Account of Ana Cruz')
  expect((await read()).data.first_name).toBe('Ana')
})

test('someone suspended is out at once, and in again when let back', async ({ portal, openBrowser }) => {
  const person = await newPerson(portal)
  const page = await openBrowser(await signInByApi(portal, person))
  const office = await openBrowser(await sharedSession(portal, 'super-admin'))
  const users = usersPage(office)
  await page.goto('/user/profile')
  await expect(profilePage(page).firstName).toBeVisible()
  await office.goto(`/settings/users?search=${person.username}`)
  await users.menu(person.username).click()
  const suspend = office.getByRole('button', { name: 'Suspend…', exact: true })
  await expectOnTop(suspend, 'the menu of a row of the list')
  await suspend.press('Escape')
  await expect(users.menu(person.username)).toBeFocused()
  await users.act(person.username, 'Suspend…')
  await users.dialog.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(portalFrame(office).news).toHaveText(`${person.username} is suspended and signed out.`)
  await expect(users.row(person.username).getByText('Suspended')).toBeVisible()

  const form = signInPage(page)
  await expect(form.heading).toBeVisible()
  await form.fill(person)
  await form.submit.click()
  await expect(page.getByRole('alert')).toContainText('The e-mail or password is not right')

  await users.act(person.username, 'Reactivate')
  await expect(portalFrame(office).news).toHaveText(`${person.username} can sign in again.`)
  await form.signIn(person)
})
