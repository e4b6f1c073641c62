import { expect, test } from '@tests/support/journey'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { callPortal, newPerson, sharedSession, signInByApi } from '@tests/support/portal-people'

const SCHEMES = '/commission/scheme'
type SchemeList = { data: { id: string; code: string; state: string }[] }

test.describe('as accounting', () => {
  test.use({ as: 'accounting' })

  test('a version is drafted, reckoned with, and published by the president', async ({
    page,
    portal,
    openBrowser,
  }) => {
    await page.goto(`${SCHEMES}?search=HIMLAY`)
    await page.getByRole('link', { name: 'Himlayan Gardens' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Himlayan Gardens, version 1')
    await expectAccessible(page, 'the page of a scheme')

    await page.getByRole('button', { name: 'New version' }).click()
    await page.getByLabel(/^First day/).fill('01-01-2099')
    await page.getByRole('button', { name: 'Draft it' }).click()
    await page.getByLabel(/^Rate: Agent/).fill('6.5')
    await expectAccessible(page, 'the form of a draft')
    await page.getByRole('button', { name: 'Save the draft' }).click()

    await page.getByRole('tab', { name: 'Changes from version 1' }).click()
    await expect(page.getByRole('row', { name: /Agent: rate/ })).toContainText('6.5 %')
    await page.getByRole('tab', { name: 'Preview commission' }).click()
    await page.getByLabel(/^List price/).fill('1000000')
    const agent = page.getByRole('row', { name: /^Agent/ })
    await expect(agent).toContainText('65,000.00')
    await expectAccessible(page, 'what a sale would pay')

    const president = await openBrowser(await sharedSession(portal, 'president'))
    await president.goto(new URL(page.url()).pathname)
    await president.getByRole('button', { name: 'Publish' }).click()
    await expect(president.getByRole('dialog')).toContainText('Version 1 is effective until')
    await expectAccessible(president, 'what is published')
    await president.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await expect(president.getByText('Still to come').first()).toBeVisible()
    await president.getByRole('tab', { name: 'Versions' }).click()
    await expect(president.getByRole('row', { name: /Version 1/ })).toContainText('2098')
  })

  test('on a phone the list is cards and nothing scrolls sideways @phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(SCHEMES)
    await expect(page.getByRole('link', { name: /^Standard, version/ })).toBeVisible()
    await expectNoSidewaysScroll(page, 'the list')
    await page.getByRole('link', { name: /^Standard, version/ }).click()
    await page.getByRole('tab', { name: 'Preview commission' }).click()
    await expect(page.getByRole('table', { name: 'Commission preview' })).toBeVisible()
    await expectNoSidewaysScroll(page, 'what a sale would pay')
    await page.goto(`${SCHEMES}/form`)
    await expect(page.getByLabel(/^Rate: Agent/)).toBeVisible()
    await expectNoSidewaysScroll(page, 'the form')
  })
})

test('in Arabic it reads from right to left, figures from left to right', async ({ portal, openBrowser }) => {
  const person = await signInByApi(portal, await newPerson(portal, { role: 'accounting', unit: 'HO' }))
  const { token } = person
  await callPortal(portal, '/api/v1/auth/profile', { token, method: 'PATCH', body: { locale: 'ar' } })
  const { data } = await callPortal<SchemeList>(portal, '/api/v1/commission/schemes?start=0&end=50', {
    token,
  })
  const id = data.find(({ code }) => code === 'ALON')?.id ?? ''
  const page = await openBrowser(person)
  await page.goto(`${SCHEMES}/${id}?tab=preview`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('table', { name: 'معاينة العمولة' })).toContainText('315,000.00')
})
