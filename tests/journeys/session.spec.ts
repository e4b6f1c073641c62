import type { Route } from '@playwright/test'
import { expect, test } from '@tests/support/journey'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { profilePage } from '@tests/support/page-models/profile-page'
import { signInPage } from '@tests/support/page-models/sign-in-page'
import { usersPage } from '@tests/support/page-models/users-page'
import { collectRequests, countLoads, deafen, draftKept, passMarker } from '@tests/support/page-watch'
import {
  callPortal,
  credentialsOf,
  endSession,
  endSessionBefore,
  newPerson,
  sharedSession,
  signInByApi,
  takeRoleAway,
} from '@tests/support/portal-people'

/** Somebody new each time: drafts and languages stay with the account. */
const EMPLOYEE = { role: 'employee', unit: 'HO', first: 'Nilo', last: 'Ramos' }

test('a session that ended meanwhile leads once to the sign-in, and back to the same place', async ({
  portal,
  openBrowser,
}) => {
  const user = await signInByApi(portal, credentialsOf('super-admin'))
  const page = await openBrowser(user)
  const users = usersPage(page)
  // Told of the end it would leave before anything was typed.
  await deafen(page)
  await page.goto('/settings/users')
  await expect(users.anyRow).toBeVisible()

  const loads = countLoads(page)
  await endSessionBefore(page, portal, user, request => request.url().includes('search=nico'))
  await users.search.fill('nico')
  await expect(page).toHaveURL(/\/login\?redirectFrom=%2Fsettings%2Fusers%3Fsearch%3Dnico$/)
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  expect(loads()).toBe(1)

  await signInPage(page).signIn(credentialsOf('super-admin'))
  await expect(page).toHaveURL(/\/settings\/users\?search=nico$/)
  await expect(users.row('Nico Reyes')).toBeVisible()
  await expect(users.row('Paolo Inting')).toHaveCount(0)
  expect(loads()).toBe(1)
})

test('FUI-06: ten calls that learn of the end at once make one reload, one notice and no loop', async ({
  portal,
  openBrowser,
}) => {
  const person = await newPerson(portal, EMPLOYEE)
  const user = await signInByApi(portal, person)
  const page = await openBrowser(user)
  const held: Route[] = []
  let isHolding = true
  await page.route('**/api/v1/**', route => (isHolding ? void held.push(route) : route.continue()))
  await page.goto('/user/profile')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: /notification/i }).click()
  for (const locale of ['fr', 'en']) await banner.getByRole('combobox').selectOption(locale)
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(10)

  const loads = countLoads(page)
  await endSession(portal, user)
  isHolding = false
  const answers = await Promise.all(held.map(route => route.fetch()))
  expect(answers.map(answer => answer.status())).toEqual(held.map(() => 401))
  // The page may go with the first of them.
  await Promise.all(held.map((route, at) => route.fulfill({ response: answers[at]! }).catch(() => undefined)))

  const form = signInPage(page)
  await expect(page).toHaveURL(/\/login\?redirectFrom=%2Fuser%2Fprofile$/)
  await expect(page.getByText('Your session has ended.')).toHaveCount(1)
  await passMarker(page)
  expect(loads()).toBe(1)

  await form.fill({ ...person, password: 'not the password' })
  const refused = page.waitForResponse('**/users/authenticate')
  await form.submit.click()
  expect((await refused).status()).toBe(401)
  await expect(page.getByRole('alert')).toContainText('The e-mail or password is not right')
  await expect(form.email).toHaveValue(person.email)
  expect(loads()).toBe(1)

  await page.reload()
  await expect(form.heading).toBeVisible()
  await expect(page.getByText('Your session has ended.')).toHaveCount(0)
})

test('FUI-08: signing out in one tab takes the other to the sign-in, which keeps its draft', async ({
  portal,
  openBrowser,
}) => {
  const person = await newPerson(portal, EMPLOYEE)
  const one = await openBrowser(await signInByApi(portal, person))
  const other = await one.context().newPage()
  const profile = profilePage(other)
  await other.goto('/user/profile')
  // The draft's copy goes to the server when the typing pauses; after that nothing may go out any more.
  const kept = draftKept(other)
  await profile.firstName.fill('Nicolas')
  await kept
  await one.goto('/')
  await expect(portalFrame(one).account).toBeVisible()

  const late = collectRequests(other, request => request.headers()['authorization'] !== undefined)
  await portalFrame(one).signOut()
  await expect(other).toHaveURL(/\/login\?redirectFrom=%2Fuser%2Fprofile$/)
  await expect(other.getByText('You signed out in another tab.')).toBeVisible()
  await passMarker(other)
  expect(late.map(request => request.url())).toEqual([])

  await signInPage(other).signIn(person)
  await expect(other).toHaveURL(/\/user\/profile$/)
  await expect(profile.draft).toBeVisible()
  await profile.restore.click()
  await expect(profile.firstName).toHaveValue('Nicolas')
  // The first tab stood at the sign-in page and follows.
  await expect(portalFrame(one).account).toHaveAccessibleName('Account of Nilo Ramos')
})

test('FUI-08: signing in as someone else in one tab starts the other anew as them', async ({
  portal,
  openBrowser,
}) => {
  const one = await openBrowser(await signInByApi(portal, credentialsOf('super-admin')))
  const other = await one.context().newPage()
  await one.goto('/')
  await other.goto('/settings/users?search=inting')
  await expect(usersPage(other).row('Paolo Inting')).toBeVisible()

  await portalFrame(one).signOut()
  await expect(signInPage(other).heading).toBeVisible()
  await signInPage(one).signIn(credentialsOf('agent'))
  await expect(portalFrame(other).account).toHaveAccessibleName('Account of Paolo Inting')
  await expect(other.getByText('Teresa')).toHaveCount(0)
  await expect(portalFrame(other).menu.getByRole('button', { name: 'Settings', exact: true })).toHaveCount(0)
})

test('FUI-14: rights that cannot be loaded are told, tried again, and never those of somebody else', async ({
  page,
  portal,
}) => {
  const superAdmin = await sharedSession(portal, 'super-admin')
  const left = await Promise.all(
    ['/api/v1/settings/permissions', '/api/v1/auth/menus'].map(path =>
      callPortal<{ data: unknown }>(portal, path, { token: superAdmin.token }),
    ),
  )
  await page.goto('/login?redirectFrom=%2Fsettings%2Fusers%3Fsearch%3Dinting')
  await page.evaluate(([permissions, menus]) => {
    localStorage.setItem('permissions', JSON.stringify(permissions?.data))
    localStorage.setItem('menus', JSON.stringify(menus?.data))
  }, left)
  let asked = 0
  const fail = (route: Route) => {
    asked += 1
    return route.fulfill({ status: 500, json: { code: 'internal', message: 'Something broke' } })
  }
  await page.route('**/api/v1/settings/permissions', fail)
  await page.route('**/api/v1/settings/all-role-operation-units', fail)

  await signInPage(page).signIn(credentialsOf('hr-staff'))
  const frame = portalFrame(page)
  await expect(page).toHaveURL(/\/settings\/users\?search=inting$/)
  await expect(page.getByText('Some menus and pages may be missing.')).toBeVisible()
  await expect(frame.title).toHaveText('Your rights could not be loaded completely')
  await expect(frame.menu).toBeVisible()
  await expect(frame.menu.getByRole('button')).toHaveCount(0)
  // Of both calls, by itself.
  await expect.poll(() => asked).toBeGreaterThanOrEqual(4)

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(usersPage(page).row('Paolo Inting')).toBeVisible()
  await expect(page.getByText('Some menus and pages may be missing.')).toHaveCount(0)
  await expect(frame.menu.getByRole('button', { name: 'Settings' })).toBeVisible()
})

test('ending all other sessions leaves this one and puts the others out', async ({ portal, openBrowser }) => {
  const person = await newPerson(portal)
  const here = await openBrowser(await signInByApi(portal, person))
  const there = await openBrowser(await signInByApi(portal, person))
  const profile = profilePage(here)
  await there.goto('/')
  await expect(portalFrame(there).account).toBeVisible()
  await here.goto('/user/profile')
  await expect(profile.sessions.getByRole('row')).toHaveCount(3)
  await expect(profile.sessions.getByText('This device')).toHaveCount(1)

  await profile.endOthers()
  await expect(portalFrame(here).news).toHaveText('All other sessions have ended.')
  await expect(profile.sessions.getByRole('row')).toHaveCount(2)
  await expect(signInPage(there).heading).toBeVisible()
  await here.reload()
  await expect(profile.sessions.getByRole('row')).toHaveCount(2)
})

test('a right that was taken away is gone with the next call', async ({ portal, openBrowser }) => {
  const person = await newPerson(portal, { role: 'hr_staff', unit: 'HO' })
  const session = await signInByApi(portal, person)
  const page = await openBrowser(session)
  const users = usersPage(page)
  const frame = portalFrame(page)
  await page.goto('/settings/users?search=inting')
  await expect(users.row('Paolo Inting')).toBeVisible()

  await takeRoleAway(portal, person, 'hr_staff')
  const next = await page.request.get(`${portal.url}/api/v1/settings/users`, {
    headers: { authorization: `Bearer ${session.token}` },
  })
  expect(next.status()).toBe(403)
  // And the open screen follows without a press.
  await expect(frame.title).toHaveText('This page is not open to you')
  await expect(users.row('Paolo Inting')).toHaveCount(0)
  await expect(frame.menu.getByRole('button', { name: 'Settings', exact: true })).toHaveCount(0)
  await expect(frame.account).toBeVisible()
})
