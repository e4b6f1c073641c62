import { expect, test } from '@tests/support/journey'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { listPage } from '@tests/support/page-models/list-page'
import { callPortal, newPerson, sharedSession, signInByApi } from '@tests/support/portal-people'
import { runOutQuoteLink } from '@tests/support/portal-database'

const PHONE = { width: 390, height: 844 }
const TOUCH = { viewport: PHONE, isMobile: true, hasTouch: true }

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
    await page.getByRole('option', { name: /^Lot$/ }).click()
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

const badge = (page: Page, code: string, status: string) =>
  page.getByRole('listitem').filter({ hasText: code }).getByText(status, { exact: true })

test('an agent finds a unit on a phone, which changes there when it is blocked elsewhere @phone', async ({
  portal,
  openBrowser,
}) => {
  const head = await signInByApi(portal, await newPerson(portal, { role: 'ou_admin', unit: 'CEB' }))
  const phone = await openBrowser(await sharedSession(portal, 'agent'), TOUCH)
  await phone.goto('/property/list')
  await phone.getByRole('searchbox').first().fill('BAH-VISTA-B03-L0')
  const code = 'BAH-VISTA-B03-L03'
  await expect(badge(phone, code, 'Available')).toBeVisible()
  await phone.getByRole('button', { name: /^Available/ }).tap()
  await expect(phone).toHaveURL(/filter=/)
  await expect(badge(phone, code, 'Available')).toBeVisible()
  await phone.getByRole('button', { name: /^Available/ }).tap()
  await expect(phone).not.toHaveURL(/filter=/)
  await expect(badge(phone, code, 'Available')).toBeVisible()

  const { data } = await callPortal<{ data: { id: string; row_version: number }[] }>(
    portal,
    `/api/v1/property/units?search=${code}`,
    { token: head.token },
  )
  const [unit] = data
  await callPortal(portal, `/api/v1/property/units/${unit?.id ?? ''}/block`, {
    token: head.token,
    method: 'POST',
    body: { reason: 'Road is being widened' },
    headers: { 'If-Match': `"${unit?.row_version ?? 0}"` },
  })
  await expect(badge(phone, code, 'Blocked')).toBeVisible()

  await phone.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(phone, 'the list')
  await phone.getByRole('link', { name: code }).tap()
  await expect(phone.getByText('Road is being widened')).toBeVisible()
  await phone.getByRole('tab', { name: 'Price', exact: true }).tap()
  await phone.getByLabel('Discount in %').fill('10')
  await expect(phone.getByText('10 % of List price')).toBeVisible()
  await expect(phone.getByRole('table', { name: 'Price history' })).toBeVisible()
  await expectNoSidewaysScroll(phone, 'the price')
  await expectAccessible(phone, 'the price on a phone')
})

test('a buyer reads a quote on a phone without signing in, until its link is taken back or has run out @phone', async ({
  portal,
  openBrowser,
}) => {
  const agent = await openBrowser(await sharedSession(portal, 'agent'), TOUCH)
  await agent.goto(only('ALON-ONE-T1-0901'))
  await agent.getByRole('link', { name: 'ALON-ONE-T1-0901' }).tap()
  await agent.getByRole('tab', { name: 'Quote' }).tap()
  await agent.getByLabel('Prepared for').fill('Maria Santos')
  await expectNoSidewaysScroll(agent, 'the computation sheet')
  await expectAccessible(agent, 'the computation sheet')
  const makeLink = async () => {
    await agent.getByRole('button', { name: 'Link for the buyer' }).first().tap()
    const dialog = agent.getByRole('dialog', { name: 'Link for the buyer' })
    const url = await dialog.getByLabel('Link for the buyer').inputValue()
    await dialog.getByRole('button', { name: 'Close' }).first().tap()
    return url
  }
  await agent.getByRole('button', { name: 'Save the quote' }).tap()
  const quote = agent.getByRole('listitem').filter({ hasText: 'Maria Santos' }).first()
  await expect(quote).toBeVisible()
  const url = await makeLink()

  const buyer = await openBrowser(null, TOUCH)
  const scripts: string[] = []
  buyer.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  await buyer.goto(url)
  await buyer.getByRole('button', { name: 'Show the quotation' }).tap()
  await expect(buyer.getByText('The unit is free at this moment.')).toBeVisible()
  await expect(buyer.getByRole('heading', { level: 1 })).toContainText('ALON-ONE-T1-0901')
  await expect(buyer.getByText('Maria Santos')).toHaveCount(0)
  await expectAccessible(buyer, 'the quote of a buyer', { withColours: true })
  await buyer.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(buyer, 'the quote of a buyer')
  // The buyer's page is built by itself: nothing of the portal's start comes with it.
  const start = /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(portal.url)).text())?.[1] ?? ''
  expect(start).not.toBe('')
  expect(scripts.map(one => new URL(one).pathname)).not.toContain(start)

  await agent.getByRole('button', { name: 'Take all links back' }).first().tap()
  await expect(agent.getByText('No link to this quote works any more.').first()).toBeVisible()
  const dead = buyer.getByRole('heading', { name: 'This link opens nothing any more' })
  await buyer.goto(url)
  await buyer.reload()
  await buyer.getByRole('button', { name: 'Show the quotation' }).tap()
  await expect(dead).toBeVisible()
  await expectAccessible(buyer, 'a link that was taken back')

  const again = await makeLink()
  const quoteNo = /QT-\S+/.exec(await quote.innerText())?.[0] ?? ''
  await runOutQuoteLink(portal, quoteNo)
  await buyer.goto(again)
  await buyer.getByRole('button', { name: 'Show the quotation' }).tap()
  await expect(dead).toBeVisible()
})

test('list and plan stand side by side, and follow each other by press and by key', async ({
  portal,
  openBrowser,
}) => {
  const page = await openBrowser(await sharedSession(portal, 'sales-admin'))
  await page.goto('/property/list?search=ALON-ONE-T1-11')
  await page.getByRole('button', { name: 'Plan', exact: true }).click()
  await expect(page).toHaveURL(/beside=plan/)
  const cell = (code: string) => page.getByRole('button', { name: new RegExp(`^${code}, `) })
  const row = (code: string) => page.getByRole('row').filter({ hasText: code }).first()
  const plan = page.getByRole('region', { name: /^Plan of / })
  await expect(cell('ALON-ONE-T1-1103')).toBeVisible()
  await expect(cell('ALON-ONE-T1-1203')).toHaveAccessibleName(/Not in the list$/)
  await expectAccessible(page, 'list and plan')

  await cell('ALON-ONE-T1-1105').click()
  await expect(plan.getByRole('status')).toContainText('ALON-ONE-T1-1105')
  await expect(row('ALON-ONE-T1-1105').locator('.ag-cell').last()).toHaveClass(/cell-marked/)

  await row('ALON-ONE-T1-1103').locator('[col-id="status"]').click()
  await expect(cell('ALON-ONE-T1-1103')).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(cell('ALON-ONE-T1-1103')).not.toHaveAttribute('aria-current', 'true')

  await cell('ALON-ONE-T1-1105').focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.locator('.record-panel')).toBeVisible()
})

test('in Arabic the list, its plan and a unit read from the right @phone', async ({
  portal,
  openBrowser,
}) => {
  const agent = await signInByApi(portal, await newPerson(portal, { role: 'agent', unit: 'CEB' }))
  await callPortal(portal, '/api/v1/auth/profile', {
    token: agent.token,
    method: 'PATCH',
    body: { locale: 'ar' },
  })
  const page = await openBrowser(agent, TOUCH)
  await page.goto(only('TOR-AZUL-T1-05'))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { name: 'قائمة العقارات' })).toBeVisible()
  await page.getByRole('link', { name: 'TOR-AZUL-T1-0501' }).tap()
  await expect(page.getByRole('dialog')).toContainText('البرج')
  await expectNoSidewaysScroll(page, 'a unit in Arabic')
  await page.goto(`${only('TOR-AZUL-T1-05')}&beside=plan`)
  await expect(page.locator('.plan-cell[data-unit]').first()).toBeVisible()
  await expectNoSidewaysScroll(page, 'the plan in Arabic')
})
