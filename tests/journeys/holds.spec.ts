import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { expect, test } from '@tests/support/journey'
import { callPortal, newPerson, sharedSession, signInByApi } from '@tests/support/portal-people'
import { runOutHold } from '@tests/support/portal-database'
import { freeUnit, type FreeUnit } from '@tests/support/portal-sales'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

type Unit = FreeUnit

/** Units of this code, and nothing else. */
const only = ({ unit_code }: Unit) =>
  `/property/list?filter=${encodeURIComponent(
    JSON.stringify({ unit_code: { filterType: 'text', type: 'equals', filter: unit_code } }),
  )}`
const card = (page: Page, { unit_code }: Unit) => page.getByRole('listitem').filter({ hasText: unit_code })
const panel = (page: Page) => page.locator('.record-panel')
const holdButton = (page: Page) => panel(page).getByRole('button', { name: 'Hold for 48 hours' })
const confirm = (page: Page, { unit_code }: Unit) =>
  page.getByRole('dialog', { name: `Hold ${unit_code}` }).getByRole('button', { name: 'Hold for 48 hours' })

test('an agent holds a unit in three taps, extends it once and lets it go @phone', async ({
  portal,
  openBrowser,
}) => {
  const unit = await freeUnit(portal)
  const page = await openBrowser(await sharedSession(portal, 'agent'), PHONE)
  await page.goto(only(unit))
  await card(page, unit).getByRole('link', { name: unit.unit_code }).tap()
  await holdButton(page).tap()
  await confirm(page, unit).tap()

  await expect(panel(page).getByText('You hold this unit')).toBeVisible()
  await expect(panel(page).getByRole('timer')).toHaveText(/^4[78]:\d\d:\d\d$/)
  await expectNoSidewaysScroll(page, 'a held unit')
  await expectAccessible(page, 'a held unit')

  await panel(page).getByRole('button', { name: 'Extend by 48 hours' }).tap()
  await expect(panel(page).getByRole('timer')).toHaveText(/^9[56]:\d\d:\d\d$/)
  await expect(panel(page).getByText('Extended once already')).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Extend by 48 hours' })).toHaveCount(0)

  await panel(page).getByRole('button', { name: 'End the hold' }).tap()
  const question = page.getByRole('dialog', { name: `End the hold of ${unit.unit_code}?` })
  await expectAccessible(page, 'the question')
  await question.getByRole('button', { name: 'End the hold' }).tap()
  await expect(holdButton(page)).toBeVisible()
})

test('what one holds the other sees at once, in the list and in the plan, and by whom', async ({
  portal,
  openBrowser,
}) => {
  const unit = await freeUnit(portal)
  const manager = await openBrowser(await sharedSession(portal, 'sales-manager'))
  await manager.goto(`${only(unit)}&beside=plan`)
  const row = manager.getByRole('row').filter({ hasText: unit.unit_code }).first()
  const cell = manager.getByRole('button', { name: new RegExp(`^${unit.unit_code}, `) })
  await expect(row).toBeVisible()
  await expect(cell).toHaveAccessibleName(/, Available, /)

  const agent = await openBrowser(await sharedSession(portal, 'agent'), PHONE)
  await agent.goto(only(unit))
  await card(agent, unit).getByRole('link', { name: unit.unit_code }).tap()
  await holdButton(agent).tap()
  await confirm(agent, unit).tap()
  await expect(panel(agent).getByText('You hold this unit')).toBeVisible()

  await expect(manager.getByRole('row').filter({ hasText: 'On hold' }).first()).toBeVisible()
  await expect(cell).toHaveAccessibleName(/, On hold, /)
  await cell.press('Enter')
  await expect(panel(manager).getByText('Held by Inting, Paolo S.')).toBeVisible()
  await expect(holdButton(manager)).toHaveCount(0)

  await panel(agent).getByRole('button', { name: 'End the hold' }).tap()
  await agent
    .getByRole('dialog', { name: /^End the hold of/ })
    .getByRole('button', { name: 'End the hold' })
    .tap()
  await expect(holdButton(manager)).toBeVisible()
  await expect(cell).toHaveAccessibleName(/, Available, /)
})

test('EX-39 whoever is second is told plainly, in the dialog that stood open, that another was quicker', async ({
  portal,
  openBrowser,
}) => {
  const unit = await freeUnit(portal)
  const [first, second] = [
    await openBrowser(await sharedSession(portal, 'agent'), PHONE),
    await openBrowser(await sharedSession(portal, 'sales-manager'), PHONE),
  ]
  for (const page of [first, second]) {
    await page.goto(only(unit))
    await card(page, unit).getByRole('link', { name: unit.unit_code }).tap()
    await holdButton(page).tap()
    await expect(confirm(page, unit)).toBeVisible()
  }
  await confirm(first, unit).tap()
  await expect(panel(first).getByText('You hold this unit')).toBeVisible()
  // Before any press of theirs, and as an answer to one that came in the same moment.
  await expect(
    second
      .getByRole('dialog', { name: `Hold ${unit.unit_code}` })
      .getByText(/^Inting, Paolo S\. was quicker/),
  ).toBeVisible()
  await expect(confirm(second, unit)).toHaveCount(0)
  await expectAccessible(second, 'the refusal')
  await second.getByRole('dialog').getByRole('link', { name: 'Find a free unit' }).tap()
  await expect(second.getByRole('listitem').getByText('Available', { exact: true }).first()).toBeVisible()
  await expect(second.getByRole('dialog')).toHaveCount(0)
})

test('EX-39 of twenty who hold one unit at once, two of them at a screen, one has it and both screens say who', async ({
  portal,
  openBrowser,
}) => {
  const unit = await freeUnit(portal)
  const [agent, manager] = [
    await sharedSession(portal, 'agent'),
    await sharedSession(portal, 'sales-manager'),
  ]
  const pages = [await openBrowser(agent, PHONE), await openBrowser(manager, PHONE)]
  for (const page of pages) {
    await page.goto(only(unit))
    await card(page, unit).getByRole('link', { name: unit.unit_code }).tap()
    await holdButton(page).tap()
    await expect(confirm(page, unit)).toBeVisible()
  }
  const call = (token: string) =>
    fetch(`${portal.url}/api/v1/property/holds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ unit_id: unit.id }),
    }).then(answer => answer.status)
  const others = Array.from({ length: 18 }, (_, index) => call((index % 2 ? agent : manager).token))
  // Whoever is told before the finger comes down has nothing to press any more.
  const pressed = pages.map(page =>
    confirm(page, unit)
      .tap({ timeout: 5_000 })
      .catch(() => undefined),
  )
  const statuses = await Promise.all(others)
  await Promise.all(pressed)

  const { data } = await callPortal<{ data: { hold: { holder_name: string } | null } }>(
    portal,
    `/api/v1/property/units/${unit.id}/hold`,
    { token: manager.token },
  )
  const winner = data.hold?.holder_name ?? ''
  expect(winner).not.toBe('')
  for (const page of pages)
    await expect(page.getByText(new RegExp(`You hold this unit|${winner}`)).first()).toBeVisible()
  const own = async () => Promise.all(pages.map(page => page.getByText('You hold this unit').count()))
  await expect.poll(async () => (await own()).reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(statuses.filter(status => status === 201).length).toBeLessThanOrEqual(1)
  expect(statuses.every(status => status === 201 || status === 409)).toBe(true)
})

test('a hold that has run out keeps nobody away, though nobody has tidied up', async ({
  portal,
  openBrowser,
}) => {
  const unit = await freeUnit(portal)
  const { token } = await sharedSession(portal, 'agent')
  await callPortal(portal, '/api/v1/property/holds', { token, method: 'POST', body: { unit_id: unit.id } })
  const desk = await openBrowser(await sharedSession(portal, 'sales-manager'))
  await desk.goto(`/property/master-list?search=${unit.unit_code}`)
  await expect(desk.getByRole('row').filter({ hasText: unit.unit_code }).first()).toBeVisible()
  await runOutHold(portal, unit.id)
  await desk.reload()
  await expect(desk.getByRole('heading', { level: 1, name: 'Reserved Properties' })).toBeVisible()
  await expect(desk.getByRole('row').filter({ hasText: unit.unit_code })).toHaveCount(0)
  await desk.goto(`${only(unit)}&record=${unit.id}`)
  await expect(holdButton(desk)).toBeVisible()
})

test('the list of reserved units says who keeps what, for whom and until when', async ({
  portal,
  openBrowser,
}) => {
  const unit = await freeUnit(portal)
  const { token } = await sharedSession(portal, 'agent')
  const { data: leads } = await callPortal<{ data: { id: string; full_name: string }[] }>(
    portal,
    '/api/v1/buyer-management/leads?start=0&end=1',
    { token },
  )
  const [lead] = leads
  await callPortal(portal, '/api/v1/property/holds', {
    token,
    method: 'POST',
    body: { unit_id: unit.id, lead_id: lead?.id },
  })
  const list = `/property/master-list?search=${unit.unit_code}`
  const agent = await openBrowser(await sharedSession(portal, 'agent'), PHONE)
  await agent.goto(list)
  await expect(card(agent, unit)).toContainText(`For ${lead?.full_name ?? ''}`)
  await expect(card(agent, unit).getByRole('timer')).toHaveText(/^4[78]:/)
  await agent.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(agent, 'what is reserved')

  // Who may see the hold and not the lead reads no client's name.
  const desk = await openBrowser(await sharedSession(portal, 'accounting'))
  await desk.goto(list)
  const row = desk.getByRole('row').filter({ hasText: unit.unit_code }).first()
  await expect(row).toBeVisible()
  await expect(desk.getByText('Inting, Paolo S.').first()).toBeVisible()
  await expect(desk.getByText(lead?.full_name ?? '')).toHaveCount(0)
})

test('in Arabic the time that is left reads as a time @phone', async ({ portal, openBrowser }) => {
  const unit = await freeUnit(portal)
  const { token } = await sharedSession(portal, 'agent')
  await callPortal(portal, '/api/v1/property/holds', { token, method: 'POST', body: { unit_id: unit.id } })
  const reader = await signInByApi(portal, await newPerson(portal, { role: 'sales_admin', unit: 'CEB' }))
  await callPortal(portal, '/api/v1/auth/profile', {
    token: reader.token,
    method: 'PATCH',
    body: { locale: 'ar' },
  })
  const page = await openBrowser(reader, PHONE)
  await page.goto(`/property/master-list?search=${unit.unit_code}`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(card(page, unit).getByRole('timer')).toHaveText(/^4[78]:\d\d:\d\d$/)
  await card(page, unit).getByRole('link', { name: unit.unit_code }).tap()
  await expect(panel(page)).toContainText('Inting, Paolo S.')
  await expectNoSidewaysScroll(page, 'a hold in Arabic')
})
