import { expect, type Page } from '@playwright/test'

/** So much of the columns and of the rows is passed at once: less than is in sight, so that nothing is left out. */
const COLUMNS_PX = 400
const ROWS_KEPT_PX = 80

/** Each column of the list with a text that is wider or higher than its cell, by what stands in sight from left to right. */
function cutInSight(page: Page): Promise<string[]> {
  return page.evaluate(async step => {
    const frame = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const grid = document.querySelector<HTMLElement>('main .data-grid')
    const scroller = grid?.querySelector<HTMLElement>('.ag-grid-viewport')
    if (!grid || !scroller) return []
    /** Words for those who listen take no room. */
    const isSeen = (element: Element) => element.clientWidth > 1 && element.textContent !== ''
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    const isCut = (element: Element) =>
      isSeen(element) &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2) &&
      clips(element)
    const cut = new Map<string, string>()
    for (let at = 0; at === 0 || at < scroller.scrollWidth - scroller.clientWidth + step; at += step) {
      scroller.scrollLeft = at
      await frame()
      for (const cell of grid.querySelectorAll<HTMLElement>('.ag-cell:not(.grid-free-text)'))
        if ([cell, ...cell.querySelectorAll('*')].some(isCut))
          cut.set(cell.getAttribute('col-id') ?? '', cell.textContent)
      for (const heading of grid.querySelectorAll<HTMLElement>('.grid-header-text'))
        if (isCut(heading))
          cut.set(
            `the heading of ${heading.closest('[col-id]')?.getAttribute('col-id')}`,
            heading.textContent,
          )
    }
    scroller.scrollLeft = 0
    return [...cut].map(([column, text]) => `${column} cuts "${text}"`)
  }, COLUMNS_PX)
}

/** False at the end of the list. */
function scrollOn(page: Page): Promise<boolean> {
  return page.evaluate(kept => {
    const scroller = document.querySelector<HTMLElement>('main .data-grid .ag-grid-viewport')
    if (!scroller) return false
    const before = scroller.scrollTop
    scroller.scrollTop += scroller.clientHeight - kept
    return scroller.scrollTop > before
  }, ROWS_KEPT_PX)
}

const scrollBack = (page: Page) =>
  page.evaluate(() => document.querySelector('main .data-grid .ag-grid-viewport')?.scrollTo(0, 0))

/**
 * What cannot be read of the list that stands there without widening a column, in its first rows. Sentences that people
 * typed are cut on purpose (`free`, `long_text`), and are read whole where they are pointed at.
 */
export async function cutCells(page: Page, address: string, screens = 1): Promise<string[]> {
  const cut: string[] = []
  for (let screen = 0; screen < screens; screen += 1) {
    if (screen > 0 && !(await scrollOn(page))) break
    await expect(page.locator('main .data-grid .grid-row-loading'), address).toHaveCount(0)
    cut.push(...(await cutInSight(page)))
  }
  if (screens > 1) await scrollBack(page)
  return [...new Set(cut)].map(what => `${address}: ${what}`)
}
