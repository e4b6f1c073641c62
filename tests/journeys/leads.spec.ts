import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { expect, test } from '@tests/support/journey'
import { callPortal, newPerson, signInByApi } from '@tests/support/portal-people'

const LEADS = '/buyer-management/prospect'
const PHONE = { width: 360, height: 740 }

/** Nobody else's. */
const someMobile = () => `0918 ${String(Date.now()).slice(-7)}`

test.describe('as an agent on a phone', () => {
  test.use({ as: 'agent', viewport: PHONE })

  test('somebody is written down in three taps besides the typing @phone', async ({ page }) => {
    await page.goto(LEADS)
    await expect(page.getByRole('heading', { level: 1, name: 'Lead List' })).toBeVisible()
    await page.getByRole('link', { name: 'New lead' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Rosario Phone')
    await dialog.getByLabel('Mobile').fill(someMobile())
    await expectNoSidewaysScroll(page, 'the capture')
    await expectAccessible(page, 'the capture')
    await dialog.getByLabel('The person agrees').check()
    await dialog.getByRole('button', { name: 'Save the lead' }).click()
    await expect(page.getByRole('dialog').getByText('Rosario Phone').first()).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Work' })).toBeVisible()
    await expectNoSidewaysScroll(page, 'the new lead')
  })

  test('without the consent nobody is written down', async ({ page }) => {
    await page.goto(`${LEADS}?record=new`)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('No Consent')
    await dialog.getByLabel('Mobile').fill(someMobile())
    await dialog.getByRole('button', { name: 'Save the lead' }).click()
    await expect(dialog.getByText('This consent is required.').first()).toBeVisible()
  })

  test('a call is made and logged in three taps @phone', async ({ page }) => {
    // A phone would ring. A browser without one drops what is pressed after such a link, so it is told not to go there.
    await page.addInitScript(() =>
      document.addEventListener(
        'click',
        event => (event.target as Element).closest('a[href^="tel:"]') && event.preventDefault(),
        true,
      ),
    )
    await page.goto(LEADS)
    const called = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Call / }) })
    const opened = await called.first().getByRole('link').first().getAttribute('href')
    // This one, also when another comes before it meanwhile.
    const card = called.filter({ has: page.locator(`a[href="${opened}"]`) })
    const name = await card.getByRole('link').first().innerText()
    await expectNoSidewaysScroll(page, 'the day')
    await card.getByRole('link', { name: /^Call / }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Reached' }).click()
    await expectAccessible(page, 'the log')
    await sheet.getByRole('button', { name: 'Tomorrow' }).click()
    await expect(page.getByText(`On record for ${name}.`)).toBeVisible()
    await expect(
      page
        .getByRole('region', { name: /The next seven days/ })
        .getByRole('link', { name, exact: true })
        .first(),
    ).toBeVisible()
  })

  test('what is written down without a line waits here, and leaves by itself @phone', async ({
    page,
    context,
  }) => {
    await page.goto(`${LEADS}?show=day`)
    await expect(page.getByRole('link', { name: 'New lead' })).toBeVisible()
    await page.getByRole('link', { name: 'New lead' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Kept Here')
    await dialog.getByLabel('Mobile').fill(someMobile())
    await dialog.getByLabel('The person agrees').check()
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Save the lead' }).click()
    await expect(page.getByText('Not sent yet: 1')).toBeVisible()
    // The day is read again when the line is back: as it was before this arrived, and told only after.
    const arrived = page.waitForResponse(answer => answer.request().method() === 'POST' && answer.ok())
    await page.route('**/leads/day*', async route => {
      const before = await route.fetch()
      await arrived
      await route.fulfill({ response: before })
    })
    await context.setOffline(false)
    await expect(page.getByText('Not sent yet: 1')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Kept Here', exact: true })).toBeVisible()
  })
})

test.describe('as a sales manager', () => {
  test.use({ as: 'sales-manager' })

  test('a lead moves on the board by keys, and by a menu', async ({ page }) => {
    await page.goto(`${LEADS}?show=board`)
    const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} `) })
    const top = column('New').getByRole('listitem').first()
    const id = (await top.getAttribute('data-lead')) ?? ''
    const card = column('New').locator(`[data-lead="${id}"]`)
    const name = await card.getByRole('link').innerText()
    await expectAccessible(page, 'the board')
    await card.getByRole('link').focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByRole('status').filter({ hasText: `${name}: Contacted` })).toHaveCount(1)
    // Told before the board is read again.
    await expect(card).toHaveCount(0)
    const next = column('New').getByRole('listitem').first()
    const second = column('New').locator(`[data-lead="${(await next.getAttribute('data-lead')) ?? ''}"]`)
    const other = await second.getByRole('link').innerText()
    await second.getByRole('button', { name: /^Move / }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Qualified' }).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: `${other}: Qualified` })).toHaveCount(1)
  })

  test('the list is cards at 360 px, and a lead is opened from it @phone', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(`${LEADS}?show=list`)
    await page
      .getByRole('link', { name: /\w+ \w+/ })
      .filter({ hasText: /^[A-Z]\w+ [A-Z]\w+/ })
      .first()
      .waitFor()
    await expectNoSidewaysScroll(page, 'the list')
    await expectAccessible(page, 'the list')
  })
})

test('in Arabic the board is turned round, and its keys with it', async ({ portal, openBrowser }) => {
  const person = await signInByApi(portal, await newPerson(portal, { role: 'sales_admin', unit: 'CEB' }))
  const { token } = person
  await callPortal(portal, '/api/v1/auth/profile', { token, method: 'PATCH', body: { locale: 'ar' } })
  const page = await openBrowser(person)
  await page.goto(`${LEADS}?show=board`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const first = page
    .getByRole('region')
    .filter({ has: page.getByRole('listitem') })
    .first()
    .getByRole('link')
    .first()
  const name = await first.innerText()
  await first.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(page.getByRole('status').filter({ hasText: name })).toHaveCount(1)
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page, 'the board in Arabic on a phone')
})
