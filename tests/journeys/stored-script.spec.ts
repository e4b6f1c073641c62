import { randomBytes } from 'node:crypto'
import { expect, test } from '@tests/support/journey'
import { callPortal, newPerson, sharedSession, signInByApi } from '@tests/support/portal-people'

const NASTY = ['<img src=x onerror=window.__x=1>', '"><svg onload=window.__x=1>', '{{7*7}}']

test('INJ-07 markup in names is shown as it was typed, wherever it comes up', async ({
  portal,
  openBrowser,
}) => {
  const admin = await sharedSession(portal, 'super-admin')
  for (const [index, name] of NASTY.entries()) {
    const person = await newPerson(portal)
    const session = await signInByApi(portal, person)
    const { data } = await callPortal<{ data: { row_version: number } }>(
      portal,
      '/api/v1/auth/profile',
      session,
    )
    await callPortal(portal, '/api/v1/auth/profile', {
      token: session.token,
      method: 'PATCH',
      body: { first_name: name, last_name: `Number ${index} ${randomBytes(2).toString('hex')}` },
      headers: { 'if-match': `"${data.row_version}"` },
    })
    // The mail that greets by name, and the person's own pages.
    await callPortal(portal, '/users/forgot-password', { method: 'POST', body: { email: person.email } })
    const own = await openBrowser(await signInByApi(portal, person))
    await own.goto('/')
    await expect(own.getByText(name).first()).toBeVisible()
    expect(await own.evaluate(() => Reflect.get(window, '__x'))).toBeUndefined()

    const page = await openBrowser(admin)
    await page.goto(`/settings/users?search=${encodeURIComponent(person.username)}`)
    await expect(page.getByText(name).first()).toBeVisible()
    await page.goto(`/settings/users/${person.id}`)
    await expect(page.getByText(name).first()).toBeVisible()
    await page.goto('/settings/outbox')
    await page
      .getByRole('button', { name: /Set a new password/ })
      .first()
      .click()
    await expect(page.frameLocator('iframe').getByText(name).last()).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, '__x'))).toBeUndefined()
  }
})
