import type { Page } from '@playwright/test'
import { expect, test } from '@tests/support/journey'
import { outboxPage } from '@tests/support/page-models/outbox-page'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { profilePage } from '@tests/support/page-models/profile-page'
import { visit } from '@tests/support/page-models/screen-walk'
import { usersPage } from '@tests/support/page-models/users-page'
import { callPortal, newPerson, sharedSession, signInByApi } from '@tests/support/portal-people'

/** Ran a script, or worked out a sum: neither may happen anywhere. */
async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: Reflect.get(window, '__x') as unknown,
    planted: document.querySelectorAll('img[src="x"], svg[onload], a[href^="javascript:" i]').length,
  }))
  expect(found).toEqual({ ran: undefined, planted: 0 })
  await expect(page.getByText('49', { exact: true })).toHaveCount(0)
}

/** By night also by another element and with a scheme alone. */
const NAMES = [
  ['"><img src=x onerror=window.__x=1>', 'javascript:window.__x=2 {{7*7}} $t(shared:try_again)'],
  ...(process.env['NIGHTLY'] === undefined
    ? []
    : [['"><svg onload=window.__x=3>', 'javascript:window.__x=4']]),
] as [string, string][]

for (const [first, last] of NAMES)
  test(`INJ-07: someone called ${first} ${last} is shown so everywhere, and nothing runs`, async ({
    portal,
    openBrowser,
  }) => {
    const name = `${first} ${last}`
    const person = await newPerson(portal)
    const own = await openBrowser(await signInByApi(portal, person))
    const profile = profilePage(own)
    await own.goto('/user/profile')
    await profile.firstName.fill(first)
    await profile.lastName.fill(last)
    await profile.save.click()
    await expect(portalFrame(own).account).toHaveAccessibleName(`Account of ${name}`)
    await portalFrame(own).account.click()
    await expect(own.getByText(name, { exact: true })).toBeVisible()
    await visit(own, '/')
    await expect(portalFrame(own).head).toContainText(first)
    await expectHarmless(own)

    const { token } = await sharedSession(portal, 'super-admin')
    const page = await openBrowser(await sharedSession(portal, 'super-admin'))
    const users = usersPage(page)
    await page.goto(`/settings/users?search=${encodeURIComponent(first)}`)
    await expect(users.search).toHaveValue(first)
    await expect(users.row(name)).toHaveCount(1)
    await users.act(name, 'End all sessions…')
    await expect(users.dialog).toContainText(`End all sessions of ${name}?`)
    await users.dialog.getByRole('button', { name: 'End the sessions' }).click()
    await expect(portalFrame(page).news).toHaveText(`All sessions of ${name} have ended.`)
    await expectHarmless(page)
    for (const path of ['/settings/users', '/users/profile']) {
      await visit(page, `${path}/${person.id}`)
      await expect(portalFrame(page).title).toHaveText(name)
      await expect(page).toHaveTitle(/^(User profile|Profile) \| Landmark Portal$/)
      await expectHarmless(page)
    }

    await callPortal(portal, `/api/v1/settings/users/${person.id}/send-reset`, { token, method: 'POST' })
    const outbox = outboxPage(page)
    await visit(page, `/settings/outbox?search=${person.email}`)
    await outbox.open('Set a new password')
    await expect(outbox.frame.getByText(first).last()).toBeVisible()
    await expect(outbox.frame.locator('img, svg, script')).toHaveCount(0)
    await outbox.asText.click()
    await expect(outbox.text).toContainText(first)
    await expectHarmless(page)
  })

test.describe('INJ-07: markup in an address', () => {
  test.use({ as: 'super-admin' })

  test('is words in a search, and nothing elsewhere', async ({ page }) => {
    const markup = '"><img src=x onerror=window.__x=1>'
    await page.goto(
      `/settings/users?search=${encodeURIComponent(markup)}&status=${encodeURIComponent(markup)}`,
    )
    await expect(usersPage(page).search).toHaveValue(markup)
    await expectHarmless(page)
    await page.goto(`/${encodeURIComponent(markup)}`)
    await expect(portalFrame(page).title).toHaveText('There is no page at this address')
    await expectHarmless(page)
    await page.goto(`/settings/users/${encodeURIComponent(markup)}`)
    await expect(portalFrame(page).title).toHaveText('User profile')
    await expect(page.getByRole('main').getByText('This record is not there')).toBeVisible()
    await expectHarmless(page)
  })
})
