import type { Page } from '@playwright/test'
import { expect, test } from '@tests/support/journey'
import { expectNoSidewaysScroll } from '@tests/support/accessibility'
import { followTo } from '@tests/support/page-models/screen-walk'
import { callPortal, newPerson, signInByApi } from '@tests/support/portal-people'

const card = (page: Page, title: string) =>
  page.locator('.dashboard-card').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
/** "5 of 197", or "197" where all are meant: the list that a figure led to. */
const shown = (page: Page) => page.locator('.grid-bar-panel[data-panel=totalAndFilteredRows] .grid-bar-value')
const rows = (count: string) => new RegExp(`^${count}( |$)`)

/** Each line of a card that says a number of rows leads to as many. */
async function expectRows(page: Page, title: string): Promise<void> {
  await followTo(page, '/')
  const lines = card(page, title).locator('a.count-line')
  await expect(lines.first()).toBeVisible()
  // They come with one answer.
  const count = await lines.count()
  // By day the first and the last of a card: each line is counted and opened by the one filter that it says.
  const places = Array.from({ length: count }, (_, place) => place)
  const looked = process.env['NIGHTLY'] === undefined ? [...new Set([0, count - 1])] : places
  for (const index of looked) {
    const line = lines.nth(index)
    let tries = 0
    // Others may write while one goes from the figure to its rows: then both are read anew.
    await expect(async () => {
      if (tries++ === 0) await followTo(page, '/')
      else await page.goto('/')
      const figure = await line.locator('.count-figure').innerText()
      await line.click()
      await expect(page).toHaveURL(/filter=/)
      await expect(shown(page), `${title}: ${page.url()}`).toHaveText(rows(figure), { timeout: 10_000 })
    }).toPass()
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
      await page.goto('/')
      for (const title of titles) await expectRows(page, title)
      await followTo(page, '/')
      await expect(card(page, titles[0]).locator('a.count-line').first()).toBeVisible()
    })
  })

test.describe('as the sales desk', () => {
  test.use({ as: 'sales-admin' })

  test('the figures of the month lead to its sales, and papers that wait to where they are looked at', async ({
    page,
  }) => {
    await page.goto('/')
    const month = card(page, 'Sales of the month')
    const reservations = month
      .locator('dt', { hasText: 'Reservations' })
      .locator('..')
      .getByRole('link')
      .first()
    const count = await reservations.innerText()
    expect(Number(count)).toBeGreaterThan(0)
    await reservations.click()
    await expect(shown(page)).toHaveText(rows(count))
    await page.goBack()

    const papers = card(page, 'Documents to verify').locator('a.count-line')
    const waiting = Number(await papers.locator('.count-figure').innerText())
    await papers.click()
    await expect(page.locator('.queue-item')).toHaveCount(waiting)
  })
})

test.describe('as an agent on a phone', () => {
  test.use({ as: 'agent' })

  test('the commission to come is unfolded to the sales that make it up @phone', async ({ page }) => {
    await page.goto('/')
    const commission = card(page, 'My commission to come')
    await commission.locator('summary').click()
    const amounts = await commission.locator('.count-line > bdi').allInnerTexts()
    const total = await commission.locator('.card-total bdi').innerText()
    const centavos = (text: string) => BigInt(text.replace(/\D/g, ''))
    expect(amounts.length).toBeGreaterThan(0)
    expect(amounts.map(centavos).reduce((sum, amount) => sum + amount, 0n)).toBe(centavos(total))
    await expectNoSidewaysScroll(page, 'the first page')
    for (const part of ['eligible', 'soon', 'later']) {
      const figure = commission.locator(`a[href$="commission=${part}"]`)
      const told = await figure.innerText()
      await figure.click()
      await expect(figure).toHaveAttribute('aria-current', 'true')
      const rows = await commission.locator('.count-line > bdi').allInnerTexts()
      expect(rows.map(centavos).reduce((sum, amount) => sum + amount, 0n)).toBe(centavos(told))
    }
    await page.goto('/')
    await commission.locator('summary').click()
    await commission.locator('a.count-line').first().click()
    await expect(page).toHaveURL(/\/sales\/record\?record=/)
  })
})

test('stands in Arabic from right to left @phone', async ({ portal, openBrowser }) => {
  const person = await signInByApi(portal, await newPerson(portal, { role: 'sales_admin', unit: 'CEB' }))
  const { token } = person
  await callPortal(portal, '/api/v1/auth/profile', { token, method: 'PATCH', body: { locale: 'ar' } })
  const page = await openBrowser(person, { viewport: { width: 390, height: 844 } })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(card(page, 'مكتب المبيعات').locator('a.count-line').first()).toBeVisible()
  await expect(card(page, 'مستندات بانتظار التحقق').locator('.count-figure')).toBeVisible()
  await expectNoSidewaysScroll(page, 'the first page in Arabic')
})
