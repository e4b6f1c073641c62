import { expect, test } from '@tests/support/journey'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { callPortal, newPerson, sharedSession, signInByApi } from '@tests/support/portal-people'

const list = '/buyer-management/list'
/** A picture of one pixel, as small as a camera never makes them. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.describe('as an agent on a phone', () => {
  test.use({ as: 'agent', viewport: { width: 360, height: 740 } })

  test('a buyer is added with a picture of an ID, which the sales desk verifies by keys', async ({
    page,
    portal,
    openBrowser,
  }) => {
    await page.goto(`${list}?record=new`)
    const form = page.getByRole('dialog')
    await form.getByLabel(/^Last name/).fill('Villamor')
    await form.getByLabel(/^First name/).fill('Rosa')
    await form.getByLabel(/^Mobile/).fill('0917 555 8123')
    await form.getByLabel(/^Present address/).fill('7 Osmeña Boulevard, Cebu City')
    await expectNoSidewaysScroll(page, 'the form')
    await expectAccessible(page, 'the form on a phone')
    await form.getByLabel(/^The buyer agrees/).check()
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('tab', { name: 'Documents' }).click()
    await page.getByRole('button', { name: 'Upload: Two valid government IDs' }).click()
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file for: Two valid government IDs' }).click()
    await (await choosing).setFiles({ name: 'passport.png', mimeType: 'image/png', buffer: PHOTO })
    // Its name stands there while it is still being sent.
    await expect(page.getByRole('dialog').getByText('Uploaded', { exact: true }).first()).toBeVisible()
    await expectNoSidewaysScroll(page, 'the papers')
    await expectAccessible(page, 'the papers on a phone')

    const desk = await openBrowser(await sharedSession(portal, 'sales-admin'), {
      viewport: { width: 1440, height: 900 },
    })
    await desk.goto('/buyer-management/documents')
    // Papers of others wait too, and longer.
    const waiting = desk.getByRole('button', { name: /Villamor, Rosa/ })
    await waiting.click()
    await expectAccessible(desk, 'the papers that wait')
    await desk.getByLabel(/^Valid until/).fill('12-31-2031')
    await desk.getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(waiting).toHaveCount(0)

    await page.reload()
    await page.getByRole('tab', { name: 'Documents' }).click()
    await expect(page.getByText('Verified', { exact: true }).first()).toBeVisible()
  })
})

test('the form and the papers stand in Arabic from right to left', async ({ portal, openBrowser }) => {
  const person = await signInByApi(portal, await newPerson(portal, { role: 'sales_admin', unit: 'CEB' }))
  const { token } = person
  await callPortal(portal, '/api/v1/auth/profile', { token, method: 'PATCH', body: { locale: 'ar' } })
  const page = await openBrowser(person, { viewport: { width: 360, height: 740 } })
  await page.goto(`${list}?record=new`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByLabel(/^الجوال/)).toBeVisible()
  await expectNoSidewaysScroll(page, 'the form in Arabic')
})
