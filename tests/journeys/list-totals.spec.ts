import { expect, test } from '@tests/support/journey'
import { callPortal, sharedSession } from '@tests/support/portal-people'

const STATEMENTS = '/commission/soa'
const SALES = '/sales/record'

test.use({ as: 'accounting', viewport: { width: 1440, height: 900 } })

test('the sum of all sales can be read whole at the foot of their list', async ({ page }) => {
  await page.goto(SALES)
  await expect(page.locator('.ag-row-pinned [col-id=tcp]')).toHaveText(/^[\d,]+,\d{3},\d{3}\.\d{2}$/)
  // At the foot alone: the rows are those of all tests.
  const foot = page.locator('main .data-grid .ag-row-pinned .ag-cell')
  const cut = () =>
    foot.evaluateAll(cells =>
      cells.flatMap(cell =>
        [cell, ...cell.querySelectorAll('*')].some(part => part.scrollWidth > part.clientWidth + 1)
          ? [cell.textContent]
          : [],
      ),
    )
  await expect.poll(cut).toEqual([])
})

test('a list is added up at its foot over all rows, by the filter that a chip sets, and stays within reach beside a record', async ({
  page,
  portal,
}) => {
  const { token } = await sharedSession(portal, 'accounting')
  const filter = JSON.stringify({ status: { filterType: 'set', values: ['collected'] } })
  const sumOf = async (query: string) => {
    const url = `/api/v1/commission/statements/sums?fields=gross_amount${query}`
    const { data } = await callPortal<{ data: { sums: { gross_amount: string } } }>(portal, url, { token })
    return Number(data.sums.gross_amount).toLocaleString('en-US', { minimumFractionDigits: 2 })
  }
  await page.goto(STATEMENTS)
  const foot = page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell', { name: 'Total', exact: true }) })
  const total = page.locator('.ag-row-pinned [col-id=gross_amount]')
  await expect(foot.first()).toBeVisible()
  await expect(total).toHaveText(await sumOf(''))

  const chips = page.getByRole('group', { name: 'Status' })
  await chips.getByRole('button', { name: /^Collected/ }).press('Enter')
  await expect(chips.getByRole('button', { name: /^Collected/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(total).toHaveText(await sumOf(`&filter=${encodeURIComponent(filter)}`))
  await chips.getByRole('button', { name: /^All/ }).press('Enter')
  await expect(chips.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Compact rows' }).press('Enter')
  const row = page.locator('.ag-row[row-index="0"]').first()
  await expect.poll(() => row.evaluate(element => element.getBoundingClientRect().height)).toBe(28)

  // By its place in the list: in the page, rows stand in the order in which they came.
  const record = (index: number) => page.locator(`main .ag-row[row-index="${index}"] .record-link`).first()
  const title = page.locator('.record-panel h2').first()
  const expectOpened = (index: number) =>
    expect.poll(async () => (await title.innerText()).includes(await record(index).innerText())).toBe(true)
  await record(2).click()
  await expectOpened(2)
  await expect(page.getByRole('button', { name: 'Next (J)' })).toBeEnabled()
  await page.keyboard.press('j')
  await expectOpened(3)
  // The list beside it is no dead page behind a curtain.
  await record(4).click()
  await expectOpened(4)
})
