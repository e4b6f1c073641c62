import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { businessDate, monthAfter } from '@contract/kernel/dates'
import { saleTerms } from '@contract/modules/sales/sale-terms.phrases'
import { monthOf, REPORT_DIMENSIONS } from '@contract/modules/sales/sales-report.rules'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import type { Portal } from '@tests/support/built-portal'
import { expect, test } from '@tests/support/journey'
import { followTo } from '@tests/support/page-models/screen-walk'
import { pdfText } from '@tests/support/pdf-text'
import { callPortal, newPerson, sharedSession, signInByApi } from '@tests/support/portal-people'

/** Up to the month before this one: what other tests sell today is not in it. */
const NOW = monthAfter(monthOf(businessDate(new Date())), -1)
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

test('the lines add up to the total by unit, team, seller, project, developer and month', async ({
  page,
}) => {
  await page.goto(YEARS)
  for (const by of REPORT_DIMENSIONS)
    await test.step(`the lines by ${by} add up to the total`, async () => {
      await followTo(page, `${YEARS}&by=${by}`)
      await expect(page.getByRole('columnheader').first()).toHaveText(saleTerms.by[by])
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
})

/** What stands behind the figure that was pressed: how many rows the list says it has, and what they come to. */
async function behind(page: Page, portal: Portal): Promise<{ rows: number; tcp: bigint }> {
  await expect(page).toHaveURL(/filter=/)
  const shown = page.locator('.grid-bar-panel[data-panel=totalAndFilteredRows] .grid-bar-value')
  await expect(shown).toHaveText(/^\d/)
  const { pathname, searchParams } = new URL(page.url())
  const url = pathname === '/sales/record' ? '/api/v1/sales/records' : '/api/v1/sales/report/shares'
  const { token } = await sharedSession(portal, 'president')
  const { data } = await callPortal<{ data: { tcp: string }[] }>(
    portal,
    `${url}?start=0&end=500&filter=${encodeURIComponent(searchParams.get('filter') ?? '')}`,
    { token },
  )
  const rows = Number.parseInt(await shown.innerText(), 10)
  expect(data).toHaveLength(rows)
  return { rows, tcp: data.reduce((sum, { tcp }) => sum + centavos(tcp), 0n) }
}

/** What is saved by this button. */
async function saved(page: Page, button: string): Promise<{ name: string; bytes: Uint8Array }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) }
}

test('every figure leads to the rows that it is made of', async ({ page, portal }) => {
  await page.goto(`${YEARS}&by=unit`)
  const lines = table(page).locator('tbody tr')
  const cebu = lines.filter({ hasText: 'Cebu' })
  for (const [line, amounts, counts] of [
    [cebu, 'Contract price', 'Reservations'],
    [lines.last(), 'Booked price', 'Bookings'],
    [lines.last(), 'Ended price', 'Ended'],
  ] as const) {
    await expect(line).toBeVisible()
    const [amount = ''] = await column(line, amounts)
    const [count = ''] = await column(line, counts)
    expect(Number(count)).toBeGreaterThan(0)
    await line.getByRole('link', { name: amount }).first().click()
    expect(await behind(page, portal)).toEqual({ rows: Number(count), tcp: centavos(amount) })
    await page.goBack()
  }
  await page.goto(`${YEARS}&by=seller`)
  const seller = lines.first()
  await expect(seller).toBeVisible()
  const [share = ''] = await column(seller, 'Contract price')
  await seller.getByRole('link', { name: share }).first().click()
  await expect(page).toHaveURL(/tab=shares/)
  expect((await behind(page, portal)).tcp).toBe(centavos(share))
})

test('the cohorts say of each month what its line in the figures says, and lead to those that ended', async ({
  page,
  portal,
}) => {
  await page.goto(`${YEARS}&by=month`)
  const lines = table(page).locator('tbody tr')
  await expect(lines.nth(1)).toBeVisible()
  const months = (await lines.locator('th').allInnerTexts()).map(text => text.trim())
  const rates = await column(lines, 'Cancellation rate %')
  const figures = new Map(months.map((month, index) => [month, Number(rates[index])]))
  expect(figures.get('Total')).toBeGreaterThan(0)

  await page.getByRole('tab', { name: 'Cohorts' }).click()
  const cohorts = page.locator('.cohort-table tbody tr')
  await expect(cohorts.nth(1)).toBeVisible()
  await expectAccessible(page, 'the cohorts')
  let reserved = 0
  let ended = 0
  for (const cohort of await cohorts.all()) {
    const month = (await cohort.locator('th').innerText()).trim()
    const [whole = '', rate = '', ...since] = await cohort.locator('td').allInnerTexts()
    const gone = since.reduce((sum, cell) => sum + (Number(cell) || 0), 0)
    expect(Math.abs(Number(rate) - (100 * gone) / Number(whole)), month).toBeLessThan(0.051)
    // Past two years a cohort has no columns any more.
    if (since.length < 25)
      expect(Math.abs(Number(rate) - (figures.get(month) ?? -1)), month).toBeLessThan(0.051)
    reserved += Number(whole)
    ended += gone
  }
  expect(ended).toBeGreaterThan(0)
  expect(reserved).toBeGreaterThan(ended)

  const cell = cohorts.getByRole('link').first()
  const count = Number(await cell.innerText())
  await cell.click()
  expect((await behind(page, portal)).rows).toBe(count)
})

test('a press on a line looks closer, and what is saved comes as it is shown', async ({ page }) => {
  await page.goto(`${YEARS}&by=unit`)
  const lines = table(page).locator('tbody tr')
  const cebu = lines.filter({ hasText: 'Cebu' })
  await expect(cebu).toBeVisible()
  const [price] = (await column(cebu, 'Contract price')).map(centavos)
  await cebu.getByRole('link', { name: /Cebu/ }).first().click()
  await expect(page.getByText(/^Only .*Cebu/)).toBeVisible()
  await expect(page).toHaveURL(/by=team/)
  await expect.poll(async () => (await column(lines, 'Contract price')).map(centavos).at(-1)).toBe(price)

  const total = (await column(lines, 'Contract price')).at(-1) ?? ''
  const counted = (await column(lines, 'Reservations')).at(-1) ?? ''
  const workbook = await saved(page, 'Save as XLSX')
  expect(workbook.name).toMatch(/^Sales report .*\.xlsx$/)
  const { sheets } = await readXlsx(workbook.bytes)
  const [heads = [], ...rows] = sheets[0]?.rows ?? []
  const names = await lines.locator('th').allInnerTexts()
  expect(rows.map(([name]) => name)).toEqual(names.map(name => name.trim()))
  const place = heads.indexOf('Contract price')
  // Figures, not words that look like some.
  expect(Number(rows.at(-1)?.[place]).toFixed(2)).toBe(total.replaceAll(',', ''))
  expect(rows.slice(0, -1).every(row => typeof row[place] === 'number')).toBe(true)

  const paper = await saved(page, 'Save as PDF')
  expect(paper.name).toMatch(/^Sales report .*\.pdf$/)
  const text = (await pdfText(paper.bytes)).join('\n')
  expect(text).toContain(total)
  expect(text).toMatch(new RegExp(`Total.* ${counted.replace('.', '\\.')}( |$)`, 'm'))
  for (const name of names) expect(text.replace(/\s+/g, ' ')).toContain(name.trim().split(' ')[0])
})

for (const width of process.env['NIGHTLY'] === undefined ? [360] : [390, 360])
  test(`at ${width} px each line is a card whose figures can be read @phone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${YEARS}&by=unit`)
    const lines = table(page).locator('tbody tr')
    await expect(lines.nth(1)).toBeVisible()
    for (const figure of await lines.locator('td:visible').all()) {
      const seen = await figure.evaluate(cell => {
        const { left, right } = cell.getBoundingClientRect()
        const within = left >= 0 && right <= document.documentElement.clientWidth
        return {
          within,
          cut: cell.scrollWidth > cell.clientWidth,
          size: parseFloat(getComputedStyle(cell).fontSize),
        }
      })
      expect(seen).toMatchObject({ within: true, cut: false })
      expect(seen.size).toBeGreaterThanOrEqual(13)
    }
    await expectNoSidewaysScroll(page, 'the figures')
    await page.getByRole('tab', { name: 'Cohorts' }).click()
    await expect(page.locator('.cohort-table')).toBeVisible()
    await expectNoSidewaysScroll(page, 'the cohorts')
  })

test('in Arabic the report reads from the right, its figures from the left @phone', async ({
  portal,
  openBrowser,
}) => {
  const reader = await signInByApi(portal, await newPerson(portal, { role: 'president', unit: 'HO' }))
  const { token } = reader
  await callPortal(portal, '/api/v1/auth/profile', { token, method: 'PATCH', body: { locale: 'ar' } })
  const page = await openBrowser(reader, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await page.goto(`${YEARS}&by=unit`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('.report-scroll tbody tr').first()).toContainText(/\d,\d{3}/)
  await expectNoSidewaysScroll(page, 'the report in Arabic')
})
