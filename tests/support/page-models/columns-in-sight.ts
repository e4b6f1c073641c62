import { expect, type Page } from '@playwright/test'

/** What a list is read for: where a row stands, how much it is about, until when. */
const WORTH = {
  state: '^(status|state|status_id)$',
  amount: '(amount|price|tcp|owed|total|balance|collectible|debit|tax_base)',
  deadline: '(due|deadline|valid_to|valid_until|expires|held_until|next_action|expected_on)',
}

/** Columns whose width is that of names that people typed, and how wide a long one is. */
const NAMES = '(?<!status|ou|sale|unit_type|leave_type|bank|entry)_id$|_name$|^(name|title|payees)$'
const LONG_NAME = 340

/** Of each kind the first column of the list that cannot be read where the list opens, and why. */
function columnsOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ worth, names, longName }) => {
      const frame = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
      const grid = document.querySelector<HTMLElement>('.data-grid')
      const scroller = grid?.querySelector<HTMLElement>('.ag-grid-viewport')
      if (!grid || !scroller) return []
      const heads = () => [...grid.querySelectorAll<HTMLElement>('.ag-header-cell')]
      const idOf = (element: HTMLElement) => element.getAttribute('col-id') ?? ''
      const edge = scroller.getBoundingClientRect().left + scroller.clientWidth
      const seen = new Map<string, { isInSight: boolean; isFigure: boolean; at: number; width: number }>()
      const look = (offset: number) => {
        for (const head of heads()) {
          const { left, right, width } = head.getBoundingClientRect()
          if (seen.has(idOf(head))) continue
          seen.set(idOf(head), {
            isInSight: offset === 0 && right <= edge + 1,
            isFigure: head.classList.contains('grid-figure-header'),
            at: left + offset,
            width,
          })
        }
      }
      look(0)
      const isCut = (id: string) =>
        [...grid.querySelectorAll<HTMLElement>(`.ag-cell[col-id="${id}"]`)].some(
          cell => cell.scrollWidth > cell.clientWidth + 1,
        )
      const cut = new Set([...seen.keys()].filter(isCut))
      for (let offset = 400; offset < scroller.scrollWidth; offset += 400) {
        scroller.scrollLeft = offset
        await frame()
        look(scroller.scrollLeft)
      }
      scroller.scrollLeft = 0
      const inOrder = [...seen].sort(([, one], [, other]) => one.at - other.at)
      return Object.entries(worth).flatMap(([kind, pattern]) => {
        const found = inOrder.find(
          ([id, { isFigure }]) => new RegExp(pattern).test(id) && (kind === 'amount') === isFigure,
        )
        if (!found) return []
        const [id, { isInSight }] = found
        if (!isInSight) return [`${kind} ${id} is out of sight`]
        const before = inOrder.slice(0, inOrder.indexOf(found) + 1)
        const end = found[1].at + found[1].width
        const pushed = before
          .filter(([other]) => new RegExp(names).test(other))
          .reduce((sum, [, { width }]) => sum + Math.max(0, longName - width), end)
        if (pushed > edge + 1) return [`${kind} ${id} goes out of sight beside long names`]
        return cut.has(id) ? [`${kind} ${id} is cut`] : []
      })
    },
    { worth: WORTH, names: NAMES, longName: LONG_NAME },
  )
}

/** What cannot be read of a list as it opens, or null where the screen is none. */
export async function listOutOfSight(page: Page, address: string): Promise<string[] | null> {
  if (!(await page.evaluate(() => document.querySelector('main .list-frame') !== null))) return null
  const grid = page.locator('main .data-grid')
  // Some lists are a part of their page that another tab shows, and an empty one has nothing to be read.
  await expect(grid.or(page.locator('main .list-cards')).first(), address).toBeVisible()
  await expect(grid.locator('.grid-row-loading'), address).toHaveCount(0)
  return (await columnsOutOfSight(page)).map(what => `${address}: ${what}`)
}
