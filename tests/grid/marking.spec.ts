import type { Page } from '@playwright/test'
import { expect, test } from '@tests/support/grid-page'
import type { GridCase } from '@tests/support/grid-harness/harness.types'
import { gridPageModel } from '@tests/support/page-models/grid-page-model'

const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

function list(options: Partial<GridCase> = {}): GridCase {
  return {
    id: 'list',
    title: 'list',
    columns: [{ id: 'a', pin: 'left' }, ...COLUMNS.slice(1, -1), { id: 'j', pin: 'right' }],
    rows: Array.from({ length: 300 }, (_, row) => COLUMNS.map((_, column) => row * 10 + column)),
    steps: [],
    expect: {},
    ...options,
  }
}

/** Cells in sight whose look is not what the ranges say, and how many were looked at. */
function wronglyPainted(page: Page) {
  return page.evaluate(() => {
    const ranges = window.gridHarness.ranges()
    const cells = [
      ...document.querySelectorAll<HTMLElement>('.ag-cell:not(.grid-row-number, .grid-select-cell)'),
    ]
    const wrong = cells.filter(cell => {
      const row = Number(cell.closest('.ag-row')?.getAttribute('row-index'))
      const inside = ranges.some(({ anchor, head, columns }) => {
        const [low, high] = [Math.min(anchor.index, head.index), Math.max(anchor.index, head.index)]
        return row >= low && row <= high && columns.includes(cell.getAttribute('col-id') ?? '')
      })
      return (
        inside !== cell.classList.contains('cell-marked') ||
        inside !== (cell.getAttribute('aria-selected') === 'true')
      )
    })
    return {
      wrong: wrong.length,
      marked: cells.filter(cell => cell.classList.contains('cell-marked')).length,
    }
  })
}

async function scroll(page: Page, left: number, top: number): Promise<void> {
  await page
    .locator('.ag-grid-viewport')
    .evaluate((element, by) => element.scrollBy({ left: by.left, top: by.top, behavior: 'instant' }), {
      left,
      top,
    })
}

for (const rtl of [false, true])
  test(`paints what is marked and nothing else, wherever one scrolls, ${rtl ? 'RTL' : 'LTR'}`, async ({
    gridPage,
  }) => {
    const grid = gridPageModel(gridPage)
    await grid.open(list({ options: { rtl } }))
    await grid.drag(grid.cell(2, rtl ? 'j' : 'a'), grid.cell(8, 'c'))
    await gridPage.keyboard.press('Control+Shift+ArrowDown')
    await grid.settle()
    await expect.poll(async () => (await wronglyPainted(gridPage)).marked).toBeGreaterThan(20)
    for (const [left, top] of [
      [200, 900],
      [400, 2_000],
      [-900, -1_500],
      [0, 6_000],
    ] as const) {
      await scroll(gridPage, rtl ? -left : left, top)
      await grid.settle()
      await grid.settle()
      await expect.poll(async () => (await wronglyPainted(gridPage)).marked).toBeGreaterThan(20)
      await expect.poll(async () => (await wronglyPainted(gridPage)).wrong).toBe(0)
    }
  })

test('follows the arrow that one sees where one reads from the right', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.open(list({ columns: COLUMNS, options: { rtl: true } }))
  await grid.cell(1, 'b').click()
  await gridPage.keyboard.press('Shift+ArrowLeft')
  await expect.poll(async () => (await grid.ranges())[0]?.cols).toEqual(['b', 'c'])
})

test('scrolls on while one drags beyond the edge', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.open(list())
  const from = await grid.cell(1, 'b').boundingBox()
  const around = await gridPage.locator('.data-grid-body').boundingBox()
  if (!from || !around) throw new Error('No grid in sight')
  await gridPage.mouse.move(from.x + 5, from.y + 5)
  await gridPage.mouse.down()
  await gridPage.mouse.move(from.x + 40, around.y + around.height + 30, { steps: 3 })
  await expect.poll(async () => (await grid.ranges())[0]?.rows[1]).toBeGreaterThan(60)
  await gridPage.mouse.up()
  const rows = (await grid.ranges())[0]?.rows
  await grid.settle()
  expect((await grid.ranges())[0]?.rows).toEqual(rows)
  await expect.poll(async () => (await wronglyPainted(gridPage)).wrong).toBe(0)
})

test('takes whole rows by their numbers, and rows or columns by the space bar', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.open(list({ columns: ['a', 'b', 'c'] }))
  await grid.drag(grid.cell(2, '__row'), grid.cell(4, '__row'))
  await expect
    .poll(() => grid.ranges())
    .toEqual([{ rows: [2, 4], pinned: [null, null], cols: ['a', 'b', 'c'] }])
  await grid.cell(6, 'b').click()
  await gridPage.keyboard.press('Shift+Space')
  await expect
    .poll(() => grid.ranges())
    .toEqual([{ rows: [6, 6], pinned: [null, null], cols: ['a', 'b', 'c'] }])
  await grid.cell(7, 'b').click()
  await gridPage.keyboard.press('Control+Space')
  await expect.poll(() => grid.ranges()).toEqual([{ rows: [0, 299], pinned: [null, null], cols: ['b'] }])
})

test('marks from a link as from any other cell, and still follows the link when it is clicked', async ({
  gridPage,
}) => {
  const grid = gridPageModel(gridPage)
  await grid.openServer({ rows: 50, counted: true, delay: 5, linked: true })
  const link = (row: number) => grid.cell(row, 'buyer').getByRole('link')
  await grid.drag(link(1), link(3))
  await expect.poll(() => grid.ranges()).toEqual([{ rows: [1, 3], pinned: [null, null], cols: ['buyer'] }])
  await gridPage.keyboard.press('Shift+ArrowDown')
  await expect.poll(async () => (await grid.ranges())[0]?.rows).toEqual([1, 4])
  await link(6).click({ modifiers: ['Shift'] })
  await expect.poll(async () => (await grid.ranges())[0]?.rows).toEqual([1, 6])
  // Out of the link and back to it: the press marked, it did not lead on.
  const [from, below] = [await link(2).boundingBox(), await link(5).boundingBox()]
  if (!from || !below) throw new Error('No links in sight')
  await gridPage.mouse.move(from.x + 4, from.y + 4)
  await gridPage.mouse.down()
  await gridPage.mouse.move(below.x + 4, below.y + 4, { steps: 3 })
  await gridPage.mouse.move(from.x + 4, from.y + 4, { steps: 3 })
  await gridPage.mouse.up()
  await expect.poll(async () => (await grid.ranges())[0]?.rows).toEqual([2, 2])
  expect(new URL(gridPage.url()).hash).toBe('')
  await link(2).click()
  await expect.poll(() => new URL(gridPage.url()).hash).toBe('#first-2')
})

test('lets go by Escape, and tells who cannot see it what is marked', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.open(list({ columns: ['a', 'b'] }))
  await grid.drag(grid.cell(0, 'a'), grid.cell(2, 'b'))
  await expect(grid.status).toHaveText(/^6 cells selected\. Average 10\.5\. Count 6\. .* Sum 63$/)
  await gridPage.keyboard.press('Escape')
  await expect.poll(() => grid.ranges()).toEqual([])
  await expect(grid.status).toHaveText('No cell selected')
  await expect(gridPage.locator('.cell-marked')).toHaveCount(0)
})

test('shows what would be taken out while one drags over it', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.open(list({ columns: ['a', 'b', 'c'] }))
  await grid.drag(grid.cell(0, 'a'), grid.cell(5, 'c'))
  const [from, to] = [await grid.cell(2, 'b').boundingBox(), await grid.cell(3, 'b').boundingBox()]
  if (!from || !to) throw new Error('No cell in sight')
  await gridPage.keyboard.down('Control')
  await gridPage.mouse.move(from.x + 5, from.y + 5)
  await gridPage.mouse.down()
  await gridPage.mouse.move(to.x + 5, to.y + 5, { steps: 3 })
  await expect(gridPage.locator('.cell-taken')).toHaveCount(2)
  await gridPage.mouse.up()
  await gridPage.keyboard.up('Control')
  await expect(gridPage.locator('.cell-taken')).toHaveCount(0)
  const marked = async () => (await grid.ranges()).map(({ rows, cols }) => [...rows, cols.join('')])
  await expect.poll(marked).toEqual([
    [0, 1, 'abc'],
    [2, 3, 'ac'],
    [4, 5, 'abc'],
  ])
  await expect.poll(async () => (await wronglyPainted(gridPage)).wrong).toBe(0)
})

test('copies with headings, and as a table in which no text is a formula', async ({ gridPage }) => {
  const grid = gridPageModel(gridPage)
  await grid.open(
    list({
      columns: ['a', 'b'],
      rows: [
        [1, '=SUM(A1)'],
        [2, '<b>x</b>'],
      ],
    }),
  )
  await grid.drag(grid.cell(0, 'a'), grid.cell(1, 'b'))
  await grid.act({ op: 'copy', headers: true })
  await expect.poll(() => grid.clipboard()).toBe('a\tb\r\n1\t=SUM(A1)\r\n2\t<b>x</b>')
  await gridPage.keyboard.press('Control+c')
  await expect(grid.status).toContainText('4 cells copied')
  const html = await gridPage.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    return (await item!.getType('text/html')).text()
  })
  expect(html).toMatch(/<td[^>]*mso-number-format[^>]*>=SUM\(A1\)<\/td>/)
  expect(html).toContain('&lt;b&gt;x')
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a swipe scrolls and marks nothing; a long press marks, until Done', async ({ gridPage }) => {
    const grid = gridPageModel(gridPage)
    await grid.open(list({ columns: ['a', 'b', 'c'] }))
    const client = await gridPage.context().newCDPSession(gridPage)
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    const middle = async (row: number, column: string) => {
      const box = await grid.cell(row, column).boundingBox()
      if (!box) throw new Error('No cell in sight')
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const start = await middle(9, 'b')
    await touch('touchStart', start.x, start.y)
    for (let by = 20; by <= 200; by += 20) await touch('touchMove', start.x, start.y - by)
    await touch('touchEnd')
    await expect
      .poll(() => gridPage.locator('.ag-grid-viewport').evaluate(({ scrollTop }) => scrollTop))
      .toBeGreaterThan(50)
    await expect.poll(() => grid.ranges()).toEqual([])

    // A swipe goes on by itself for a while; only then the way back to the top is the last word.
    const top = () => gridPage.locator('.ag-grid-viewport').evaluate(({ scrollTop }) => scrollTop)
    let before = -1
    await expect
      .poll(async () => {
        const still = before
        before = await top()
        return before === still
      })
      .toBe(true)
    await scroll(gridPage, 0, -10_000)
    await expect.poll(top).toBe(0)
    await grid.settle()
    const press = await middle(2, 'a')
    await touch('touchStart', press.x, press.y)
    await expect(gridPage.getByRole('button', { name: 'Done' })).toBeVisible()
    await touch('touchEnd')
    const end = await middle(5, 'b')
    await touch('touchStart', end.x, end.y)
    await touch('touchEnd')
    await expect.poll(() => grid.ranges()).toEqual([{ rows: [2, 5], pinned: [null, null], cols: ['a', 'b'] }])
    await gridPage.getByRole('button', { name: 'Done' }).click()
    await expect(gridPage.getByRole('button', { name: 'Done' })).toBeHidden()
    await touch('touchStart', press.x, press.y)
    await touch('touchEnd')
    await grid.settle()
    await expect.poll(() => grid.ranges()).toEqual([{ rows: [2, 5], pinned: [null, null], cols: ['a', 'b'] }])
  })
})
