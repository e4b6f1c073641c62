import type { Page } from '@playwright/test'
import type { SignedInUser } from '@contract/modules/auth/auth.calls'
import type { Portal } from '@tests/support/built-portal'
import { expect, test } from '@tests/support/journey'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { profilePage } from '@tests/support/page-models/profile-page'
import { signInPage } from '@tests/support/page-models/sign-in-page'
import { deafen } from '@tests/support/page-watch'
import {
  callPortal,
  credentialsOf,
  endSessionBefore,
  newPerson,
  signInByApi,
} from '@tests/support/portal-people'

/** Nobody else's: a draft that is kept on the server would be offered to the next test. */
async function someone(portal: Portal): Promise<SignedInUser> {
  const user = await signInByApi(portal, await newPerson(portal))
  const { token } = user
  const url = '/api/v1/auth/profile'
  const { data } = await callPortal<{ data: { row_version: number } }>(portal, url, { token })
  await callPortal(portal, url, {
    token,
    method: 'PATCH',
    headers: { 'if-match': `"${data.row_version}"` },
    body: { first_name: 'Minda', last_name: 'Draft' },
  })
  return user
}

/** The browser's own question before a page is closed or reloaded; answered as told, and counted. */
function answerBrowser(page: Page, accept: boolean): () => number {
  let asked = 0
  page.on('dialog', dialog => {
    asked += 1
    void (accept ? dialog.accept() : dialog.dismiss())
  })
  return () => asked
}

test.describe('FUI-03: a form with unsaved work', () => {
  test('asks once before a link or "back" leaves it, and keeps a draft anyway', async ({
    portal,
    openBrowser,
  }) => {
    const page = await openBrowser(await someone(portal))
    const frame = portalFrame(page)
    const profile = profilePage(page)
    await page.goto('/')
    await frame.account.click()
    await page.getByText('My profile').click()
    await profile.firstName.fill('Mindanao')

    await frame.follow('Overview', 'Dashboard')
    await expect(profile.leaveDialog).toBeVisible()
    await profile.stay.click()
    await expect(profile.leaveDialog).toHaveCount(0)
    await expect(profile.firstName).toHaveValue('Mindanao')

    await page.goBack()
    await expect(profile.leaveDialog).toBeVisible()
    await expect(page).toHaveURL(/\/user\/profile$/)
    await profile.leave.click()
    await expect(page).toHaveTitle('Dashboard | Landmark Portal')
    await expect(profile.leaveDialog).toHaveCount(0)

    await page.goForward()
    await expect(profile.draft).toBeVisible()
    await expect(profile.firstName).toHaveValue('Minda')
    await profile.restore.click()
    await expect(profile.firstName).toHaveValue('Mindanao')
    await expect(profile.draft).toHaveCount(0)
  })

  test('asks once before it is reloaded or closed, and keeps a draft over the reload', async ({
    portal,
    openBrowser,
  }) => {
    const page = await openBrowser(await someone(portal))
    const profile = profilePage(page)
    await page.goto('/user/profile')
    await profile.lastName.click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Santos')
    const asked = answerBrowser(page, true)
    await page.reload()
    await expect.poll(asked).toBe(1)
    // On a phone the words of the offer have a line of their own beside no button.
    await page.setViewportSize({ width: 390, height: 844 })
    const words = page.locator('.banner-words')
    await expect.poll(() => words.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(200)
    await profile.restore.click()
    await expect(profile.lastName).toHaveValue('Draft Santos')
    await page.close({ runBeforeUnload: true })
    await expect.poll(asked).toBe(2)
  })

  test('is left in silence once it is saved or as it was', async ({ portal, openBrowser }) => {
    const person = await newPerson(portal)
    const own = await openBrowser(await signInByApi(portal, person))
    const profile = profilePage(own)
    await own.goto('/user/profile')
    await profile.firstName.fill('Ana')
    await profile.lastName.fill('Lim')
    await profile.save.click()
    await expect(portalFrame(own).news).toHaveText('Your profile is saved.')
    await portalFrame(own).follow('Overview', 'Dashboard')
    await expect(own).toHaveTitle('Dashboard | Landmark Portal')

    const page = await openBrowser(await someone(portal))
    const asked = answerBrowser(page, true)
    await page.goto('/user/profile')
    const untouched = profilePage(page)
    await untouched.firstName.fill('Mindanao')
    await untouched.firstName.fill('Minda')
    await page.reload()
    await expect(untouched.firstName).toHaveValue('Minda')
    await expect(untouched.draft).toHaveCount(0)
    expect(asked()).toBe(0)
  })
})

test('what was typed when the session ended is offered to the same person, and to nobody else', async ({
  portal,
  openBrowser,
}) => {
  const person = await newPerson(portal, { role: 'employee', unit: 'HO', first: 'Nilo', last: 'Ramos' })
  const user = await signInByApi(portal, person)
  const page = await openBrowser(user)
  const asked = answerBrowser(page, true)
  const profile = profilePage(page)
  // Told of the end it would leave before anybody pressed.
  await deafen(page)
  await page.goto('/user/profile')
  await profile.lastName.click()
  await page.keyboard.press('End')
  await page.keyboard.type('-Santos')
  await endSessionBefore(page, portal, user, request => request.method() === 'PATCH')
  await profile.save.click()
  await expect(page).toHaveURL(/\/login\?redirectFrom=%2Fuser%2Fprofile$/)
  // The portal decided on this reload itself, so nothing may hold it up.
  expect(asked()).toBe(0)

  await signInPage(page).signIn(credentialsOf('agent'))
  await expect(profile.lastName).toHaveValue('Inting')
  await expect(profile.draft).toHaveCount(0)

  // Where no page of the portal sees the token go and leaves by itself.
  await page.goto('/healthz')
  await page.evaluate(() => ['user', 'token'].forEach(key => localStorage.removeItem(key)))
  await page.goto('/user/profile')
  await signInPage(page).signIn(person)
  await expect(profile.draft).toBeVisible()
  await profile.restore.click()
  await expect(profile.lastName).toHaveValue('Ramos-Santos')
  await profile.save.click()
  await expect(portalFrame(page).news).toHaveText('Your profile is saved.')
  await expect(portalFrame(page).account).toHaveAccessibleName('Account of Nilo Ramos-Santos')
})
