import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { expect, test } from '@tests/support/journey'

const TABS_OF_HR = ['My day', 'My month', 'Team', 'Requests', 'Import', 'Months']

test.describe('as an employee', () => {
  test.use({ as: 'employee' })

  test('one clocks in on a phone, and the portal says when by its own time @phone', async ({ page }) => {
    await page.goto('/time-logs')
    const press = page.getByRole('button', { name: /^Clock (in|out)$/ })
    const way = (await press.textContent()) ?? ''
    await press.click()
    await expect(page.getByText(/^Clocked (in|out) at \d\d:\d\d/).first()).toBeVisible()
    // The other way is offered next, and a second press right away is no second punch.
    await expect(press).not.toHaveText(way)
    await expectNoSidewaysScroll(page, 'the clock')
    await expectAccessible(page, 'the clock')
  })

  test('one sees the own month and asks about a day of it', async ({ page }) => {
    await page.goto('/time-logs?tab=month')
    await expect(page.getByRole('tab', { name: 'My month' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: 'Previous month' }).click()
    await page
      .getByRole('button', { name: /^Show / })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'a day')
    await expect(page.getByRole('tab', { name: 'Months' })).toHaveCount(0)
  })
})

test.describe('as HR', () => {
  test.use({ as: 'hr-staff' })

  test('every part of the page opens, is accessible and fits', async ({ page }) => {
    await page.goto('/time-logs')
    for (const name of TABS_OF_HR) {
      await page.getByRole('tab', { name }).click()
      await expect(page.locator('.skeleton')).toHaveCount(0)
      await expectAccessible(page, name)
      await expectNoSidewaysScroll(page, name)
    }
  })
})
