import type { Locator } from '@playwright/test'
import { expect, test } from '@tests/support/grid-page'
import { gridPageModel } from '@tests/support/page-models/grid-page-model'

const LIST = { rows: 50, counted: true, delay: 5 }

test('opens a row by Enter and by a double press', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.openServer(LIST)
  await grid.cell(2, 'n').click()
  await gridPage.keyboard.press('Enter')
  await grid.cell(4, 'amount').dblclick()
  await expect.poll(async () => (await grid.log()).opened).toEqual(['first-2', 'first-4'])
})

test('changes a cell where its column allows it', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.openServer(LIST)
  await grid.cell(1, 'buyer').click()
  await gridPage.keyboard.press('F2')
  const editor = gridPage.getByRole('textbox', { name: 'Change Buyer' })
  await expect(editor).toHaveValue('Buyer 1')
  await gridPage.keyboard.type('23')
  await expect(editor).toHaveValue('Buyer 123')
  await editor.fill('Ana Cruz')
  await gridPage.keyboard.press('Enter')
  await expect(grid.cell(1, 'buyer')).toHaveText('Ana Cruz')
  await expect(grid.cell(1, 'buyer')).toBeFocused()
  // Typing begins anew, Escape leaves the cell as it was.
  await gridPage.keyboard.type('xy')
  await expect(editor).toHaveValue('xy')
  await gridPage.keyboard.press('Escape')
  await expect(editor).toBeHidden()
  await expect.poll(async () => (await grid.log()).edits).toEqual([['first-1', 'buyer', 'Ana Cruz']])
  await grid.cell(1, 'note').dblclick()
  await expect(editor).toBeHidden()
  await expect.poll(async () => (await grid.log()).opened).toEqual(['first-1'])
})

const look = (cell: Locator) => cell.evaluate(element => getComputedStyle(element, '::before').content)

test('shows in the cell that a change is being saved and then that it was, and puts the old value back once', async ({
  gridPage,
}) => {
  const grid = gridPageModel(gridPage)
  await grid.openServer(LIST)
  const cell = grid.cell(1, 'buyer')
  await cell.dblclick()
  await grid.holdAnswers(true)
  await gridPage.keyboard.type('Ana Cruz')
  await gridPage.keyboard.press('Enter')
  await expect(cell).toHaveClass(/cell-saving/)
  await expect(cell).toHaveAttribute('aria-busy', 'true')
  await expect(cell).toHaveAttribute('data-saving', 'Saving …')
  expect(await look(cell)).toBe('"Ana Cruz"')
  await grid.holdAnswers(false)
  await expect(cell).toHaveClass(/cell-saved/)
  await expect(cell).not.toHaveAttribute('aria-busy')
  await expect(cell).toHaveText('Ana Cruz')
  await expect(cell).not.toHaveClass(/cell-saved/)
  await expect.poll(async () => (await grid.log()).saved).toEqual(['buyer'])

  await gridPage.evaluate(() => window.gridHarness.server().undoSaved())
  await expect(cell).toHaveText('Buyer 1')
  // What was put back once is not put back again, from the notice or by keys.
  await gridPage.evaluate(() => window.gridHarness.server().undoSaved())
  await cell.click()
  await gridPage.keyboard.press('Control+z')
  await grid.settle()
  await expect
    .poll(async () => (await grid.log()).edits.map(([, , value]) => value))
    .toEqual(['Ana Cruz', 'Buyer 1'])
})

test('saves a single typed character', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.openServer(LIST)
  await grid.cell(1, 'buyer').click()
  await gridPage.keyboard.press('7')
  await gridPage.keyboard.press('Enter')
  await expect.poll(async () => (await grid.log()).edits).toEqual([['first-1', 'buyer', '7']])
})

test('keeps what was refused in its cell with the reason beside it, to be mended or given up', async ({
  gridPage,
}) => {
  const grid = gridPageModel(gridPage)
  await grid.openServer(LIST)
  const cell = grid.cell(1, 'buyer')
  const reason = gridPage.locator('.cell-reason')
  const editor = gridPage.getByRole('textbox', { name: 'Change Buyer' })
  await cell.dblclick()
  await gridPage.keyboard.type('refuse me')
  await gridPage.keyboard.press('Enter')
  await expect(reason).toContainText('Not saved')
  expect(await look(cell)).toBe('"refuse me"')
  await grid.cell(5, 'n').click()
  await expect(reason).toBeHidden()
  await expect(cell).toHaveAttribute('aria-invalid', 'true')
  await cell.click()
  await expect(reason).toBeVisible()
  await gridPage.keyboard.press('F2')
  await expect(editor).toHaveValue('refuse me')
  await gridPage.keyboard.press('Enter')
  await expect.poll(async () => (await grid.log()).edits.length).toBe(2)
  await expect(reason).toBeVisible()
  await reason.getByRole('button', { name: 'Discard' }).click()
  await expect(reason).toBeHidden()
  await expect(cell).not.toHaveAttribute('aria-invalid')
  expect(await look(cell)).toBe('none')
  await expect.poll(async () => (await grid.log()).saved).toEqual([])
})

test('says at the cell why a change was refused', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.openServer(LIST)
  await grid.cell(1, 'buyer').dblclick()
  await gridPage.keyboard.type('refuse me')
  await gridPage.keyboard.press('Tab')
  await expect(grid.cell(1, 'buyer')).toHaveClass(/cell-refused/)
  await expect(grid.cell(1, 'buyer')).toHaveAttribute('aria-invalid', 'true')
  await expect(grid.status).toContainText('Not saved')
  await expect(gridPage.locator('.grid-bar-message')).toContainText('Not saved')
  await grid.cell(1, 'buyer').dblclick()
  await gridPage.keyboard.type('Fine')
  await gridPage.keyboard.press('Enter')
  await expect(grid.cell(1, 'buyer')).toHaveText('Fine')
  await expect(grid.cell(1, 'buyer')).not.toHaveClass(/cell-refused/)
})

test('pastes a block, cell by cell, and says what could not be changed', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.openServer(LIST)
  await gridPage.evaluate(() => navigator.clipboard.writeText('Ana\tfirst\r\nrefuse me\t=1+1'))
  await grid.cell(0, 'buyer').click()
  await gridPage.keyboard.press('Control+v')
  await expect(grid.status).toContainText('2 cells changed. 2 cells were not changed')
  // The note of row 1 is closed, and a name is refused; text that looks like a formula stays text.
  await expect
    .poll(async () => (await grid.log()).edits)
    .toEqual([
      ['first-0', 'buyer', 'Ana'],
      ['first-0', 'note', 'first'],
      ['first-1', 'buyer', 'refuse me'],
    ])
  await gridPage.evaluate(() => navigator.clipboard.writeText('=1+1'))
  await grid.drag(grid.cell(2, 'note'), grid.cell(3, 'note'))
  await gridPage.keyboard.press('Control+v')
  await expect(grid.cell(3, 'note')).toHaveText('=1+1')
  await grid.cell(0, 'n').click()
  await gridPage.keyboard.press('Control+v')
  await expect(grid.status).toContainText('None of these cells can be changed')
})

test('opens the filter of a column by its button and by keys', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.openServer({ ...LIST, filtered: true })
  const button = gridPage.getByRole('button', { name: 'Filter Buyer, on' })
  await button.click()
  const words = gridPage.getByRole('textbox', { name: 'Words' })
  await expect(words).toBeFocused()
  await gridPage.keyboard.press('Escape')
  await expect(words).toBeHidden()
  await expect(button).toBeFocused()
  await grid.header('buyer').focus()
  await gridPage.keyboard.press('Alt+ArrowDown')
  await expect(words).toBeFocused()
  await grid.cell(4, 'n').click()
  await expect(words).toBeHidden()
  await expect(grid.header('n').getByRole('button')).toHaveCount(0)
})
