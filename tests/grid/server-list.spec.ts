import { expect, test } from '@tests/support/grid-page'
import { gridPageModel } from '@tests/support/page-models/grid-page-model'

const MILLION = { rows: 1_000_000, counted: true, delay: 20 }

test('shows the first rows before anybody has counted them, and the count when it comes', async ({
  gridPage,
}) => {
  const grid = gridPageModel(gridPage)
  await grid.openServer({ rows: 5_000, counted: false, delay: 20 })
  await expect(grid.cell(3, 'buyer')).toHaveText('Buyer 3')
  expect(await grid.panels(['totalRows'])).toEqual({ totalRows: null })
  await grid.set({ counted: true })
  await expect(gridPage.locator('[data-panel="totalRows"]')).toContainText('5,000')
  await expect(gridPage.getByRole('grid')).toHaveAttribute('aria-rowcount', '5001')
})

test('asks for the rows around those in sight, whole pages, and for no others on the way', async ({
  gridPage,
}) => {
  const grid = gridPageModel(gridPage)
  await grid.openServer(MILLION)
  await expect(grid.cell(0, 'buyer')).toHaveText('Buyer 0')
  await expect.poll(async () => (await grid.log()).asked).toEqual([0, 100])
  await gridPage.evaluate(() => window.gridHarness.server().scrollToRow(900_000))
  await expect(grid.cell(900_000, 'buyer')).toHaveText('Buyer 900000')
  await expect
    .poll(async () => (await grid.log()).asked.slice(2).sort((a, b) => a - b))
    .toEqual([899_800, 899_900, 900_000, 900_100])
})

test('gives up what was scrolled past, and asks for it when it comes back', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.openServer(MILLION)
  await expect(grid.cell(0, 'buyer')).toHaveText('Buyer 0')
  await grid.holdAnswers(true)
  await gridPage.evaluate(() => window.gridHarness.server().scrollToRow(500_000))
  await expect.poll(async () => (await grid.log()).asked).toContain(500_000)
  await gridPage.evaluate(() => window.gridHarness.server().scrollToRow(20_000))
  await expect.poll(async () => (await grid.log()).aborted).toContain(500_000)
  await grid.holdAnswers(false)
  await gridPage.evaluate(() => window.gridHarness.server().scrollToRow(500_000))
  await expect(grid.cell(500_000, 'buyer')).toHaveText('Buyer 500000')
})

test('reads newer rows in place: the scroll, the range and the chosen rows stay', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.openServer(MILLION)
  await gridPage.evaluate(() => window.gridHarness.server().scrollToRow(7_000))
  await grid.cell(7_000, 'amount').click()
  await gridPage.keyboard.press('Shift+ArrowDown')
  await gridPage.locator('.ag-row[row-index="7001"] .grid-select').click()
  await grid.set({ version: 2 })
  await expect(grid.cell(7_001, 'buyer')).toHaveText('Buyer 7001 v2')
  await expect
    .poll(() => grid.ranges())
    .toEqual([{ rows: [7_000, 7_001], pinned: [null, null], cols: ['amount'] }])
  await expect.poll(() => grid.selection()).toEqual({ all: false, ids: ['first-7001'] })
  await expect(gridPage.locator('.ag-row[row-index="7001"]')).toHaveAttribute('aria-selected', 'true')
})

test('starts another list at its top', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.openServer(MILLION)
  await gridPage.evaluate(() => window.gridHarness.server().scrollToRow(7_000))
  await expect(grid.cell(7_000, 'buyer')).toHaveText('Buyer 7000')
  await grid.header('amount').locator('.grid-header-name').click()
  await expect(grid.cell(0, 'buyer')).toHaveText('Buyer 0')
  expect(await gridPage.evaluate(() => window.gridHarness.server().sort())).toEqual([
    { field: 'amount', direction: 'asc' },
  ])
  await expect(grid.header('amount')).toHaveAttribute('aria-sort', 'ascending')
  await grid.header('amount').focus()
  await gridPage.keyboard.press('Enter')
  await expect(grid.header('amount')).toHaveAttribute('aria-sort', 'descending')
})

test('adds up what was never loaded by asking the server, and says so meanwhile', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.openServer(MILLION)
  await grid.cell(0, 'amount').click()
  await grid.holdAnswers(true)
  await gridPage.keyboard.press('Control+Shift+ArrowDown')
  await expect(gridPage.locator('.grid-bar')).toContainText('Adding up')
  await grid.holdAnswers(false)
  await expect(gridPage.locator('[data-panel="sum"]')).toContainText('624,999,375,000.00')
  const asked = async () => (await grid.log()).aggregates
  const whole = [{ from: 0, to: 999_999, fields: ['amount'] }]
  expect(await asked()).toContainEqual(whole)
  await gridPage.keyboard.press('Home')
  await gridPage.keyboard.press('Shift+ArrowRight')
  await gridPage.keyboard.press('Shift+ArrowDown')
  await expect(gridPage.locator('[data-panel="count"]')).toContainText('4')
  // Numbers and amounts: added up all the same, and the bar says that they are both.
  await expect(gridPage.locator('[data-panel="sum"]')).toContainText('2.25')
  await expect(gridPage.locator('.grid-bar')).toContainText('Different measures: numbers, amounts')
  // Once, or once more where rows came in between; of what is here it is never asked.
  expect((await asked()).filter(blocks => JSON.stringify(blocks) !== JSON.stringify(whole))).toEqual([])
})

test('shows that a list is empty, and its rows when there are some', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.openServer({ rows: 0, counted: true, delay: 5 })
  await expect(gridPage.getByText('Nothing here yet')).toBeVisible()
  await grid.set({ rows: 3, version: 2 })
  await expect(grid.cell(2, 'buyer')).toHaveText('Buyer 2 v2')
  await expect(gridPage.getByText('Nothing here yet')).toBeHidden()
})

test.describe('a line that breaks', () => {
  test.use({ expectedComplaints: /Rows could not be loaded/ })

  test('is told, and tried again', async ({ gridPage }) => {
    const grid = gridPageModel(gridPage)
    await grid.openServer(MILLION)
    await expect(grid.cell(0, 'buyer')).toHaveText('Buyer 0')
    await gridPage.evaluate(() => window.gridHarness.server().breakLine(true))
    await gridPage.evaluate(() => window.gridHarness.server().scrollToRow(50_000))
    await expect(gridPage.getByRole('alert')).toContainText('could not be loaded')
    await gridPage.evaluate(() => window.gridHarness.server().breakLine(false))
    await gridPage.getByRole('button', { name: 'Try again' }).click()
    await expect(grid.cell(50_000, 'buyer')).toHaveText('Buyer 50000')
    await expect(gridPage.getByRole('alert')).toBeHidden()
  })
})

test('chooses all that match by one box, and lets single ones go', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.openServer(MILLION)
  await expect(grid.cell(0, 'buyer')).toHaveText('Buyer 0')
  await gridPage.getByRole('checkbox', { name: 'Select all matching rows' }).check()
  await expect(gridPage.locator('[data-panel="selectedRows"]')).toContainText('1,000,000')
  await gridPage.getByRole('checkbox', { name: 'Select row 3', exact: true }).click()
  await expect(gridPage.getByRole('checkbox', { name: 'Select row 3', exact: true })).not.toBeChecked()
  await expect.poll(() => grid.selection()).toEqual({ all: true, ids: ['first-2'] })
  await expect(gridPage.locator('[data-panel="selectedRows"]')).toContainText('999,999')
  await grid.set({ counted: false })
  await expect(gridPage.locator('[data-panel="selectedRows"]')).toContainText('?')
})

test('chooses rows by keys, and with Shift all between', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.openServer(MILLION)
  await grid.cell(2, 'n').click()
  await gridPage.keyboard.press(' ')
  await expect.poll(async () => (await grid.selection()).ids).toEqual(['first-2'])
  await gridPage.locator('.ag-row[row-index="5"] .grid-select input').click({ modifiers: ['Shift'] })
  await expect
    .poll(async () => (await grid.selection()).ids)
    .toEqual(['first-2', 'first-3', 'first-4', 'first-5'])
  await expect(gridPage.getByRole('checkbox', { name: 'Select row 5', exact: true })).toBeChecked()
})

test('copies rows that had not come, by fetching them', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.openServer({ rows: 1_200, counted: true, delay: 5 })
  await grid.cell(0, 'buyer').click()
  await gridPage.keyboard.press('Control+Shift+ArrowDown')
  await gridPage.keyboard.press('Control+c')
  await expect(grid.status).toContainText('1200 cells copied')
  const lines = (await grid.clipboard())?.split('\r\n') ?? []
  expect(lines).toHaveLength(1_200)
  expect([lines[0], lines[777], lines[1_199]]).toEqual(['Buyer 0', 'Buyer 777', 'Buyer 1199'])
})
