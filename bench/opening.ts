import { chromium, type Page } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../scripts/lib/browser.mjs'
import { startBuiltPortal } from './support/built-portal.ts'
import { rememberUser, signInAt } from './support/demo-session.ts'
import { quantile, report, rounded, type Figure } from './support/report.ts'

/** From the press on a row to its record, from one record to the next by a key, and from a typed word to its rows. */
const ROUNDS = 9
const standing = process.env['BENCH_URL']
const portal = standing ? { url: standing, stop: async () => undefined } : await startBuiltPortal()
const executablePath = await findBrowser()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: BROWSER_ARGS })
const user = await signInAt(portal.url, 'super-admin@portal.test')
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
// The tool that runs this file names functions by a helper that a page does not have.
await context.addInitScript('globalThis.__name = value => value')
await rememberUser(context, user)

/** How long a frame with its title, and one with all of its first tab, took to come. */
type OpeningTime = { known: number; whole: number }

function press(page: Page, row: number): Promise<OpeningTime> {
  return page.evaluate(async index => {
    const link = document.querySelector<HTMLElement>(`.ag-row[row-index="${index}"] .record-link`)
    const name = link?.textContent ?? ''
    const began = performance.now()
    let known = 0
    link?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    link?.click()
    for (;;) {
      await new Promise(requestAnimationFrame)
      const panel = document.querySelector('.record-panel')
      if (!known && panel?.querySelector('.offcanvas-title')?.textContent?.includes(name))
        known = performance.now() - began
      if (
        known &&
        panel?.querySelector(
          '[role=tabpanel]:not([hidden]) .form-stack, [role=tabpanel]:not([hidden]) .stack, [role=tabpanel]:not([hidden]) section',
        ) &&
        !panel.querySelector('.skeleton')
      )
        return { known, whole: performance.now() - began }
      if (performance.now() - began > 10_000) throw new Error('no record came')
    }
  }, row)
}

function step(page: Page): Promise<OpeningTime> {
  return page.evaluate(async () => {
    const titleOf = () => document.querySelector('.record-panel .offcanvas-title bdi')?.textContent ?? ''
    const before = titleOf()
    const began = performance.now()
    let known = 0
    document
      .querySelector('.record-panel [role=tab]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true }))
    for (;;) {
      await new Promise(requestAnimationFrame)
      const panel = document.querySelector('.record-panel')
      if (!known && titleOf() && titleOf() !== before && panel?.querySelector('[role=tab]'))
        known = performance.now() - began
      if (known && panel?.querySelector('[role=tabpanel]') && !panel.querySelector('.skeleton'))
        return { known, whole: performance.now() - began }
      if (performance.now() - began > 10_000) throw new Error('no other record came')
    }
  })
}

async function close(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.record-panel .offcanvas-head > button:last-child')?.click(),
  )
  await page.locator('.record-panel').waitFor({ state: 'detached' })
}

/** What a search waits for after the last key, before it asks: PAUSE_MS of src/shared/resource/search-box.tsx. */
const PAUSE_MS = 300

/** From the last key to rows that hold the word, the pause apart; the list stands whole again afterwards. */
function search(page: Page, round: number): Promise<number> {
  return page.evaluate(
    async ([row, pause]) => {
      const box = document.querySelector<HTMLInputElement>('[role=search] input')
      const top = () => document.querySelector('.ag-row[row-index="0"] .record-link')?.textContent ?? ''
      const word = document.querySelector(`.ag-row[row-index="${row}"] .record-link`)?.textContent ?? ''
      const type = (text: string) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
        box?.dispatchEvent(new Event('input', { bubbles: true }))
      }
      const until = async (isThere: () => boolean) => {
        const began = performance.now()
        while (!isThere()) {
          await new Promise(requestAnimationFrame)
          if (performance.now() - began > 10_000) throw new Error('no rows came')
        }
        return performance.now() - began
      }
      const before = top()
      type(word)
      const took = await until(() => top() === word && word !== before)
      type('')
      await until(() => top() === before)
      return took - pause
    },
    [round, PAUSE_MS] as const,
  )
}

const median = (values: number[]) => rounded(quantile(values, 0.5), 0)
const figures: Figure[] = []
for (const path of ['/maintenance/area', '/buyer-management/prospect', '/property/list']) {
  const page = await context.newPage()
  await page.goto(portal.url + path)
  await page.locator('.ag-row[row-index="12"] .record-link').waitFor()
  // Down by then: what the page fetches some seconds after it stands.
  await page.waitForTimeout(4_500)
  const searches: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    await page.waitForTimeout(500)
    searches.push(await search(page, round))
  }
  const first = await press(page, 0)
  await close(page)
  const again: OpeningTime[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    again.push(await press(page, round))
    await page.waitForTimeout(500)
    await close(page)
  }
  await press(page, 0)
  const steps: OpeningTime[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.waitForTimeout(800)
    steps.push(await step(page))
  }
  figures.push({
    list: path,
    'first: known ms': rounded(first.known, 0),
    'first: whole ms': rounded(first.whole, 0),
    'then: known ms': median(again.map(({ known }) => known)),
    'then: whole ms': median(again.map(({ whole }) => whole)),
    'next: known ms': median(steps.map(({ known }) => known)),
    'next: whole ms': median(steps.map(({ whole }) => whole)),
    'search: rows ms': median(searches),
  })
  await page.close()
}
report('Opening records', figures)
await browser.close()
await portal.stop()
