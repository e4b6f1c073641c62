import type { Locator, Page } from '@playwright/test'
import { businessDate, monthAfter } from '@contract/kernel/dates'
import { monthOf } from '@contract/modules/sales/sales-report.rules'
import { expectAccessible } from '@tests/support/accessibility'
import { expect, test } from '@tests/support/journey'

const NOW = monthOf(businessDate(new Date()))
const YEARS = `/sales/report?from=${monthAfter(NOW, -26)}&to=${NOW}`
const table = (page: Page) => page.getByRole('table', { name: 'Sales report' })
const centavos = (text: string) => BigInt(text.replace(/\D/g, '') || '0')

/** What a column says line by line, the total last. */
async function column(lines: Locator, name: string): Promise<string[]> {
  const heads = await lines.page().getByRole('columnheader').allInnerTexts()
  const place = heads.findIndex(head => head.trim() === name)
  expect(place, name).toBeGreaterThan(0)
  return lines.locator(`:is(th, td):nth-child(${String(place + 1)})`).allInnerTexts()
}

test.use({ as: 'president' })

for (const by of ['unit', 'team', 'seller', 'project', 'developer', 'month'])
  test(`the lines by ${by} add up to the total`, async ({ page }) => {
    await page.goto(`${YEARS}&by=${by}`)
    const lines = table(page).locator('tbody tr')
    await expect(lines.nth(1)).toBeVisible()
    await expect(page.locator('.chart-canvas canvas')).toBeVisible()
    const prices = (await column(lines, 'Contract price')).map(centavos)
    const total = prices.pop()
    expect(prices.reduce((sum, price) => sum + price, 0n)).toBe(total)
    const counts = (await column(lines, 'Reservations')).map(text => Math.round(Number(text) * 10_000))
    const all = counts.pop() ?? 0
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeCloseTo(all, -1)
  })

test('a press on a line looks closer, and what is saved comes as it is shown', async ({ page }) => {
  await page.goto(`${YEARS}&by=unit`)
  const lines = table(page).locator('tbody tr')
  const cebu = lines.filter({ hasText: 'Cebu' })
  await expect(cebu).toBeVisible()
  await expectAccessible(page, 'the report')
  const [price] = (await column(cebu, 'Contract price')).map(centavos)
  await cebu.getByRole('link', { name: /Cebu/ }).first().click()
  await expect(page.getByText(/^Only .*Cebu/)).toBeVisible()
  await expect(page).toHaveURL(/by=team/)
  await expect.poll(async () => (await column(lines, 'Contract price')).map(centavos).at(-1)).toBe(price)

  for (const [button, ending] of [
    ['Save as PDF', '.pdf'],
    ['Save as XLSX', '.xlsx'],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    expect((await download).suggestedFilename()).toContain(ending)
  }
})
