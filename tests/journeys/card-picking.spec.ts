import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { expect, test } from '@tests/support/journey'
import { listPage } from '@tests/support/page-models/list-page'
import { callPortal, sharedSession } from '@tests/support/portal-people'

test.use({ as: 'super-admin' })

/** A finger that rests; Playwright itself only taps. */
async function hold(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to hold')
  const session = await page.context().newCDPSession(page)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await expect(page.locator('.list-card.is-picked')).toHaveCount(1)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('cards are picked by a finger that rests, counted at the bottom, and retired at once @phone', async ({
  page,
  portal,
}) => {
  const { token } = await sharedSession(portal, 'super-admin')
  for (const code of ['CARD-1', 'CARD-2', 'CARD-3']) {
    const body = { code, name: `Division ${code}` }
    await callPortal(portal, '/api/v1/maintenance/divisions', { token, method: 'POST', body })
  }
  const list = listPage(page)
  await page.goto('/maintenance/division?search=CARD-&sort=code:asc')
  await expect(list.card('CARD-3')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)

  await hold(page, list.card('CARD-1').locator('.list-card-lines'))
  await expect(page.getByText('Selected: 1')).toBeVisible()
  await list.card('CARD-2').getByRole('link', { name: 'Division CARD-2', exact: true }).tap()
  await expect(page.getByText('Selected: 2')).toBeVisible()
  await expect(list.dialog).toHaveCount(0)
  await expectNoSidewaysScroll(page, 'cards that are picked')
  await expectAccessible(page, 'cards that are picked')
  for (const target of [
    ...(await page.locator('.bulk-bar .btn').all()),
    page.locator('.list-card-pick').first(),
  ])
    expect(Math.round((await target.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44)
  const bottom = async () => {
    const bar = await page.locator('.bulk-bar').boundingBox()
    return Math.round((bar?.y ?? 0) + (bar?.height ?? 0))
  }
  await expect.poll(bottom).toBe(page.viewportSize()?.height)

  await page.getByRole('button', { name: 'Deactivate…' }).tap()
  await expect(list.dialog.getByText('Records that will change: 2')).toBeVisible()
  await list.dialog.getByRole('button', { name: 'Deactivate' }).tap()
  await expect(list.card('CARD-1')).toContainText('Inactive')
  await expect(list.card('CARD-2')).toContainText('Inactive')
  await expect(list.card('CARD-3')).toContainText('Active')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(list.card('CARD-1')).toContainText('Active')

  await page.getByRole('button', { name: 'Select', exact: true }).press('Enter')
  await page.getByRole('checkbox', { name: 'Select Division CARD-3' }).press('Space')
  await expect(page.getByRole('status').getByText('Selected: 1')).toBeVisible()
  await page.getByRole('button', { name: 'Select all matching rows' }).press('Enter')
  await expect(page.getByText('Selected: 3')).toBeVisible()
  await page.getByRole('button', { name: 'Done', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeFocused()
})
