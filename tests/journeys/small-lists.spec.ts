import { expect, test } from '@tests/support/journey'
import { gridPageModel } from '@tests/support/page-models/grid-page-model'
import { deafen } from '@tests/support/page-watch'
import { listPage } from '@tests/support/page-models/list-page'

test.use({ as: 'super-admin' })

test('a small list is asked for once, and narrowed, sorted and added up where it is read', async ({
  page,
}) => {
  const list = listPage(page)
  const grid = gridPageModel(page)
  const asked: string[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.pathname === '/api/v1/maintenance/positions') asked.push(url.search)
  })
  // Another test may write a position meanwhile, of which this page is not to hear.
  await deafen(page)
  await page.goto('/maintenance/position/index')
  await expect(list.row('VP-SALES')).toBeVisible()
  const totalRows = async () => Number((await grid.panels(['totalRows']))['totalRows'])
  await expect.poll(totalRows).toBeGreaterThan(4)
  const total = await totalRows()

  await page.getByRole('columnheader', { name: 'Name' }).first().click()
  await expect.poll(() => list.asked().sort).toBe('name:asc')
  const names = await page.locator('.ag-row .ag-cell[col-id="name"]').allInnerTexts()
  await page.getByRole('columnheader', { name: 'Name' }).first().click()
  await expect.poll(() => list.asked().sort).toBe('name:desc')
  await expect
    .poll(async () => page.locator('.ag-row[row-index="0"] .ag-cell[col-id="name"]').innerText())
    .toBe([...names].sort((one, other) => other.localeCompare(one, 'en'))[0])

  await list.openFilter('Rank')
  await page.getByLabel('Value').fill('3')
  await expect(list.chips).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await grid.panels(['filteredRows']))['filteredRows']).not.toBeNull()
  const { filteredRows, totalAndFilteredRows } = await grid.panels(['filteredRows', 'totalAndFilteredRows'])
  expect(Number(filteredRows)).toBeLessThan(total)
  expect(totalAndFilteredRows).toBe(`${filteredRows} of ${total}`)
  await list.chips.getByRole('button', { name: 'Clear all filters' }).click()

  await list.search.fill('nowhere at all')
  await expect(page.getByText('Nothing matches this')).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(list.row('VP-SALES')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select all matching rows' }).click()
  await expect(page.getByText(`Selected: ${total}`)).toBeVisible()
  await page.locator('.ag-row[row-index="0"] .ag-cell[col-id="rank"]').click()
  await page.keyboard.press('Control+Shift+ArrowDown')
  await expect.poll(async () => (await grid.panels(['count']))['count']).toBe(String(total))
  expect((await grid.panels(['sum']))['sum']).not.toBeNull()
  expect(asked).toHaveLength(1)
})
