import type { Page } from '@playwright/test'
import { askForLeave, decideLeave, ownLeavePeople, linkOfStep } from '@tests/support/asked-leave'
import { expect, test } from '@tests/support/journey'
import { sessionOfOwn } from '@tests/support/own-people'
import { leavePage } from '@tests/support/page-models/leave-page'
import { linkPage } from '@tests/support/page-models/link-page'

const people = ownLeavePeople()

/** The text width of an A4 sheet with its margins, in CSS pixels. */
const PAPER = { width: 688, height: 1000 }

const LOW_SHEET = { ...PAPER, height: 300 }

/** The same of one that lies on its side, with the same margins. */
const LYING = { width: 1017, height: 688 }

/** What stands on the sheet and reaches over its edge, or lies where a box hides it. */
function cutOnPaper(page: Page, { width: sheet } = PAPER): Promise<string[]> {
  return page.evaluate(width => {
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      element => element.offsetParent !== null && element.children.length === 0 && element.textContent !== '',
    )
    const hides = (box: HTMLElement) => getComputedStyle(box).overflow !== 'visible'
    const isCut = (element: HTMLElement) => {
      const { left, right, bottom } = element.getBoundingClientRect()
      if (left < -1 || right > width + 1) return true
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (hides(box) && bottom > box.getBoundingClientRect().bottom + 1) return true
      return false
    }
    return shown.filter(isCut).map(element => `${element.className}: ${element.textContent ?? ''}`)
  }, sheet)
}

/** As a printer would: on paper, in black, with nothing that is only there to be pressed. */
async function toPaper(page: Page, sheet = PAPER): Promise<void> {
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
}

test('a request of a mailed link is printed whole, without what is only pressed', async ({
  page,
  portal,
}) => {
  const asked = await askForLeave(portal, people, `${'A visit to my parents in Bohol. '.repeat(12)}And back.`)
  await decideLeave(portal, asked, 'head')
  const link = linkPage(page)
  await link.open(await linkOfStep(portal, asked, 'hr'))
  await expect(link.button('Print')).toBeVisible()
  const printed = page.evaluate(() => new Promise(told => (window.print = () => told('asked for paper'))))
  await link.button('Print').click()
  expect(await printed).toBe('asked for paper')

  // Whoever reads in the dark prints on white paper all the same.
  await page.getByRole('button', { name: 'Use dark colours' }).click()
  await toPaper(page)
  for (const name of ['Verify', 'Return', 'Reject', 'Print', 'Delegate'])
    await expect(link.button(name)).toBeHidden()
  await expect(page.getByText('3 days (three days)')).toBeVisible()
  await expect(page.getByText('And back.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Earlier decisions' })).toBeVisible()
  await expect.poll(() => cutOnPaper(page)).toEqual([])
  const drawn = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(
        document.querySelector('.link-card') ?? document.body,
      )
      return [color, backgroundColor].map(text => (text.match(/\d+/g) ?? []).map(Number))
    })
  // From dark to white it goes through what lies between.
  await expect.poll(async () => (await drawn())[1]).toEqual([255, 255, 255])
  await expect.poll(async () => Math.max(...((await drawn())[0] ?? []))).toBeLessThan(64)
  expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-')
})

test.describe('in the portal', () => {
  test.use({ as: sessionOfOwn(people, 'employee') })

  test('a request beside its list is printed by itself, to its last line', async ({ page, portal }) => {
    const asked = await askForLeave(
      portal,
      people,
      `${'A visit to my parents in Bohol. '.repeat(14)}And back.`,
    )
    const leave = leavePage(page)
    await leave.open(`?record=${asked.id}`)
    await expect(leave.panel.getByText('And back.')).toBeVisible()
    // On a sheet that ends before the request does: the rest goes onto the next one.
    await toPaper(page, LOW_SHEET)
    const { bottom } = await leave.panel.evaluate(panel => panel.getBoundingClientRect())
    expect(bottom).toBeGreaterThan(LOW_SHEET.height)
    await expect(leave.panel.getByText('And back.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Leave Request', exact: true })).toBeHidden()
    await expect(leave.panel.getByRole('button', { name: 'Withdraw' })).toBeHidden()
    await expect.poll(() => cutOnPaper(page)).toEqual([])
  })
})

test.describe('in the books', () => {
  test.use({ as: 'accounting' })

  test('the profit and loss is printed as its table alone, with every month and the year', async ({
    page,
  }) => {
    await page.goto('/reports/monthly-profit-and-loss')
    const table = page.getByRole('table', { name: /profit and loss/ })
    await expect(table.getByRole('rowheader', { name: 'Net income', exact: true })).toBeVisible()
    await toPaper(page, LYING)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Monthly profit and loss' })).toBeVisible()
    for (const name of ['Jan', 'Dec', 'Year to date'])
      // The month that runs stands there twice, as one of the year and by itself.
      await expect(table.getByRole('columnheader', { name }).first()).toBeVisible()
    await expect.poll(() => cutOnPaper(page, LYING)).toEqual([])
  })
})
