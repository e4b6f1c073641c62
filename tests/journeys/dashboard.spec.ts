import type { Page } from '@playwright/test'
import { expect, test } from '@tests/support/journey'
import { expectAccessible } from '@tests/support/accessibility'

const card = (page: Page, title: string) =>
  page.locator('.dashboard-card').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
/** "5 of 197", or "197" where all are meant: the list that a figure led to. */
const shown = (page: Page) => page.locator('.grid-bar-panel[data-panel=totalAndFilteredRows] .grid-bar-value')
const rows = (count: string) => new RegExp(`^${count}( |$)`)

/** Each line of a card that says a number of rows leads to as many. */
async function expectRows(page: Page, title: string): Promise<void> {
  await page.goto('/')
  const lines = card(page, title).locator('a.count-line')
  await expect(lines.first()).toBeVisible()
  for (let index = 0; index < (await lines.count()); index += 1) {
    const line = lines.nth(index)
    const figure = await line.locator('.count-figure').innerText()
    await line.click()
    await expect(page).toHaveURL(/filter=/)
    await expect(shown(page), `${title}: ${page.url()}`).toHaveText(rows(figure))
    await page.goBack()
    await expect(lines.first()).toBeVisible()
  }
}

for (const [as, titles] of [
  ['agent', ['My sales']],
  ['sales-admin', ['Sales desk', 'Leads by stage']],
  ['accounting', ['Reported payments']],
  ['super-admin', ['State of the portal', 'Leads by stage']],
] as const)
  test.describe(`as ${as}`, () => {
    test.use({ as })

    test('every figure of rows leads to as many rows', async ({ page }) => {
      for (const title of titles) await expectRows(page, title)
      await page.goto('/')
      await expect(card(page, titles[0]).locator('a.count-line').first()).toBeVisible()
      await expectAccessible(page, 'the first page')
    })
  })

test.describe('as the sales desk', () => {
  test.use({ as: 'sales-admin' })

  test('the figures of the month lead to its sales, and papers that wait to where they are looked at', async ({
    page,
  }) => {
    await page.goto('/')
    const month = card(page, 'Sales of the month')
    const reservations = month.locator('dt', { hasText: 'Reservations' }).locator('..').getByRole('link')
    const count = await reservations.innerText()
    expect(Number(count)).toBeGreaterThan(0)
    await reservations.click()
    await expect(shown(page)).toHaveText(rows(count))
    await page.goBack()

    const papers = card(page, 'Papers of buyers').locator('a.count-line')
    const waiting = Number(await papers.locator('.count-figure').innerText())
    await papers.click()
    await expect(page.locator('.waiting-item')).toHaveCount(waiting)
  })
})
