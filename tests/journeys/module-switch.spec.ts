import { expect } from '@tests/support/journey'
import { testOnOwnPortal } from '@tests/support/own-portal'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { newPerson, signInByApi } from '@tests/support/portal-people'

/** Of its own: a module that is off is off for everybody. */
const test = testOnOwnPortal()
test.use({ as: 'super-admin' })

test('switches a module off, and it is gone from the menu of others until it is on again', async ({
  page,
  openBrowser,
  portal,
}) => {
  const person = await newPerson(portal, { role: 'agent' })
  const theirs = await openBrowser(await signInByApi(portal, person))
  const frame = portalFrame(theirs)
  await theirs.goto('/')
  await frame.unfold('My employment')
  const link = frame.menu.getByRole('link', { name: 'Time logs', exact: true })
  await expect(link).toBeAttached()
  const setModule = async (name: string) => {
    await page.goto('/settings/modules')
    await page.getByRole('link', { name: 'Time logs', exact: true }).click()
    await page.getByRole('switch', { name: 'Switched on' }).click()
    await page.getByRole('button', { name }).click()
    await expect(page).toHaveURL(/\/settings\/modules$/)
  }
  await setModule('Save')
  await expect(link).toHaveCount(0)
  await setModule('Save')
  await expect(link).toBeAttached()
})
