import { execFileSync } from 'node:child_process'
import { chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { connectToRunning } from '@server/platform/db/embedded/running-database'
import { BROWSER_ARGS, findBrowser } from '../scripts/lib/browser.mjs'
import { startBuiltPortal } from './support/built-portal.ts'
import { rememberUser, signInAt } from './support/demo-session.ts'
import { quantile, report, rounded, type Figure } from './support/report.ts'

/** A real screen of the built portal over a million rows: scrolling fast through them, and taking them all away. */
const ROWS = 1_000_000
const FRAMES = 300
const STRIDES = { 'a page a frame': 600, '2,000 rows a frame': 80_000 }

const portal = await startBuiltPortal()
const client = new pg.Client((await connectToRunning(portal.dataDir)) ?? {})
await client.connect()
await client.query(
  `insert into area (code, name, level, region) select 'Z' || lpad(n::text, 8, '0'), 'Place ' || n, 'region', 'Place ' || n
   from generate_series(1, $1::int) n`,
  [ROWS],
)
await client.query('vacuum analyze area')
await client.end()

const executablePath = await findBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...BROWSER_ARGS, '--js-flags=--expose-gc'],
})
const user = await signInAt(portal.url, 'super-admin@portal.test')
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
// The tool that runs this file names functions by a helper that a page does not have.
await context.addInitScript('globalThis.__name = value => value')
await rememberUser(context, user)

/** Everything that the browser holds, its workers and its own processes too. */
function browserMb(): number {
  const rows = execFileSync('ps', ['-eo', 'rss=,args='], { encoding: 'utf8' }).split('\n')
  const kilobytes = rows
    .filter(row => /chrom(e|ium)/.test(row))
    .reduce((sum, row) => sum + Number(/^\s*(\d+)/.exec(row)?.[1] ?? 0), 0)
  return rounded(kilobytes / 1024, 0)
}

async function open(): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${portal.url}/maintenance/area?sort=code:asc`)
  await page.locator('.ag-row .ag-cell[col-id="code"]').first().waitFor()
  return page
}

/** Frame by frame, and how long the last place takes until its rows stand there. */
async function scrolled(page: Page, pixels: number): Promise<Figure> {
  const { times, settled } = await page.evaluate(
    async ([frames, stride]) => {
      const viewport = document.querySelector('.ag-grid-viewport') as HTMLElement
      const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))
      viewport.scrollTo({ top: 0, behavior: 'instant' })
      await frame()
      const times: number[] = []
      let last = await frame()
      for (let n = 0; n < frames; n += 1) {
        viewport.scrollBy({ top: stride, behavior: 'instant' })
        const now = await frame()
        times.push(now - last)
        last = now
      }
      const began = performance.now()
      const isFilled = () => {
        const cells = [...document.querySelectorAll('.ag-row .ag-cell[col-id="code"]')]
        return cells.length > 0 && cells.every(cell => /Z\d/.test(cell.textContent ?? ''))
      }
      while (!isFilled() && performance.now() - began < 30_000) await frame()
      return { times, settled: performance.now() - began }
    },
    [FRAMES, pixels] as const,
  )
  return {
    'frame p50 ms': rounded(quantile(times, 0.5), 1),
    'frame p95 ms': rounded(quantile(times, 0.95), 1),
    worst: rounded(Math.max(...times), 1),
    'rows stand after ms': rounded(settled, 0),
  }
}

const page = await open()
const figures: Figure[] = []
for (const [what, stride] of Object.entries(STRIDES))
  figures.push({ what, rows: ROWS, ...(await scrolled(page, stride)) })
report('Scrolling fast through a million rows', figures)

async function exported(format: string): Promise<Figure> {
  const before = browserMb()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, browserMb())), 500)
  const began = performance.now()
  await page.getByRole('main').getByRole('button', { name: 'More' }).click()
  await page
    .getByRole('button', { name: format })
    .or(page.getByRole('menuitem', { name: format }))
    .first()
    .click()
  await page.getByText('The file is ready', { exact: false }).waitFor({ timeout: 600_000 })
  const seconds = rounded((performance.now() - began) / 1000, 1)
  clearInterval(watch)
  const words = (await page.getByText('The file is ready', { exact: false }).textContent()) ?? ''
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  return {
    format,
    rows: /[\d,]+/.exec(words)?.[0] ?? '',
    seconds,
    'browser MB before': before,
    'at most': most,
  }
}
report('Taking a million rows away', [await exported('As CSV'), await exported('As an Excel file')])

await browser.close()
await portal.stop()
