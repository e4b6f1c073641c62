import { expect, test } from '@tests/support/journey'
import { expectAccessible } from '@tests/support/accessibility'
import { listPage } from '@tests/support/page-models/list-page'
import { newPerson, signInByApi } from '@tests/support/portal-people'

const PHONE = { width: 390, height: 844 }

/** Units whose code begins so, and nothing else. */
const only = (code: string) =>
  `/property/list?filter=${encodeURIComponent(
    JSON.stringify({ unit_code: { filterType: 'text', type: 'startsWith', filter: code } }),
  )}`

test.describe('as the sales desk', () => {
  test.use({ as: 'sales-admin' })

  test('drafts are published in bulk, and what may not be is told', async ({ page }) => {
    const list = listPage(page)
    await page.goto(only('SIL-PAVIA-B01'))
    await expect(list.row('SIL-PAVIA-B01-L01')).toBeVisible()
    await page.getByRole('checkbox').first().click()
    await page.getByRole('button', { name: 'Publish…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish these units?' })
    await expect(dialog).toContainText('Records left out')
    await expectAccessible(page, 'the question')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Reprice…' })).toHaveCount(0)
  })

  test('a unit is added as a draft and published', async ({ page }) => {
    await page.goto('/property/list?record=new')
    const panel = page.getByRole('dialog')
    await panel.getByLabel(/^Unit$/).fill('JOURNEY-1')
    await panel.getByLabel(/^Project/).fill('BAH-VISTA')
    await page.getByRole('option', { name: /BAH-VISTA/ }).click()
    await panel.getByLabel(/^Unit type/).fill('LOT')
    await page.getByRole('option', { name: /^LOT/ }).click()
    await panel.getByLabel(/^List price/).fill('1,250,000')
    await panel.getByRole('button', { name: 'Add' }).click()
    await panel.getByRole('button', { name: 'Publish', exact: true }).click()
    await page
      .getByRole('dialog', { name: /^Publish JOURNEY-1/ })
      .getByRole('button', { name: 'Publish' })
      .click()
    await expect(panel.getByText('Available', { exact: true })).toBeVisible()
    await panel.getByRole('tab', { name: 'Price', exact: true }).click()
    await expect(panel.getByRole('table', { name: 'Price history' })).toContainText('1,250,000.00')
    await expectAccessible(page, 'the price of a unit')
  })
})

test('prices are changed in bulk after a look at each, and an open phone follows', async ({
  portal,
  openBrowser,
}) => {
  const head = await signInByApi(portal, await newPerson(portal, { role: 'ou_admin', unit: 'CEB' }))
  const agent = await signInByApi(portal, await newPerson(portal, { role: 'agent', unit: 'CEB' }))
  const phone = await openBrowser(agent, { viewport: PHONE })
  await phone.goto(only('BAH-VISTA-B02-L0'))
  const card = phone.getByRole('listitem').filter({ hasText: 'BAH-VISTA-B02-L02' })
  await expect(card).toBeVisible()
  const before = await card.locator('.unit-card-price').innerText()

  const desk = await openBrowser(head)
  await desk.goto(only('BAH-VISTA-B02-L0'))
  await expect(desk.getByRole('row').filter({ hasText: 'BAH-VISTA-B02-L02' })).toBeVisible()
  await desk.getByRole('checkbox').first().click()
  await desk.getByRole('button', { name: 'Reprice…' }).click()
  await desk.getByLabel('Percent').fill('10')
  await desk.getByLabel('Reason').fill('New list')
  await desk.getByRole('button', { name: 'Preview' }).click()
  await expect(
    desk.getByRole('dialog').getByRole('row').filter({ hasText: 'BAH-VISTA-B02-L02' }),
  ).toContainText(before)
  await expectAccessible(desk, 'the preview')
  await desk.getByRole('button', { name: /^Reprice \d+ units$/ }).click()
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await expect(card.locator('.unit-card-price')).not.toHaveText(before)
})
