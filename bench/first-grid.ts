import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../scripts/lib/browser.mjs'
import { startBuiltPortal } from './support/built-portal.ts'
import { rememberUser, signInAt } from './support/demo-session.ts'
import { quantile, report, rounded, type Figure } from './support/report.ts'
import { slowDown } from './support/slow-line.ts'
import { serveFolder } from './support/static-server.ts'

/**
 * The first rows of a list, cold and on reload, beside react-admin's demo in turns. `PEER_DIR` is its built folder
 * (`examples/demo` of its repository: `npm install`, `vite build`); its data is made in the browser, where ours comes
 * from PostgreSQL.
 */
const peerDir = process.env['PEER_DIR']
if (!peerDir) {
  console.log('Not measured: PEER_DIR names no built demo of react-admin.')
  process.exit(0)
}
const portal = await startBuiltPortal()
const peer = await serveFolder(peerDir)
const executablePath = await findBrowser()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: BROWSER_ARGS })
const user = await signInAt(portal.url, 'super-admin@portal.test')

type Line = { name: string; rounds: number; isSlow: boolean }
const LINES: Line[] = [
  { name: 'unthrottled', rounds: 7, isSlow: false },
  { name: 'slow 4G, a quarter of the CPU', rounds: 3, isSlow: true },
]
type Side = { name: string; url: string; cell: string; signIn: (context: BrowserContext) => Promise<unknown> }
const SIDES: Side[] = [
  {
    name: 'portal, areas',
    url: `${portal.url}/maintenance/area`,
    cell: '.first-row:nth-child(5) .is-name, .ag-row[row-index="3"] .record-link',
    signIn: context => rememberUser(context, user),
  },
  {
    name: 'react-admin, customers',
    url: `${peer.url}/#/customers`,
    cell: 'table tbody tr:nth-child(4) td:nth-child(2)',
    signIn: context => context.addInitScript(() => localStorage.setItem('username', 'bench')),
  },
]

async function untilRows(page: Page, cell: string, go: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await go()
  await page.waitForFunction(
    selector => {
      const found = document.querySelector<HTMLElement>(selector)
      return Boolean(found?.dataset['text'] ?? found?.textContent?.trim())
    },
    cell,
    { polling: 'raf', timeout: 120_000 },
  )
  return performance.now() - began
}

async function load(side: Side, line: Line): Promise<{ cold: number; reload: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await side.signIn(context)
  const page = await context.newPage()
  if (line.isSlow) await slowDown(await context.newCDPSession(page))
  const cold = await untilRows(page, side.cell, () => page.goto(side.url, { waitUntil: 'commit' }))
  // Down by then: what each fetches some seconds after it stands.
  await page.waitForTimeout(line.isSlow ? 25_000 : 5_000)
  const reload = await untilRows(page, side.cell, () => page.reload({ waitUntil: 'commit' }))
  await context.close()
  return { cold, reload }
}

const median = (all: number[]) => rounded(quantile(all, 0.5), 0)
const figures: Figure[] = []
for (const line of LINES) {
  const taken = SIDES.map(() => ({ cold: [] as number[], reload: [] as number[] }))
  for (let round = 0; round < line.rounds; round += 1) {
    for (const [at, side] of SIDES.entries()) {
      const { cold, reload } = await load(side, line)
      taken[at]?.cold.push(cold)
      taken[at]?.reload.push(reload)
    }
  }
  const [own, other] = taken.map(({ cold, reload }) => ({ cold: median(cold), reload: median(reload) }))
  if (!own || !other) continue
  for (const [at, { name }] of SIDES.entries()) {
    const { cold, reload } = at === 0 ? own : other
    figures.push({
      ...{ line: line.name, side: name, 'cold ms': cold, 'reload ms': reload },
      ...(at === 0 && {
        'cold, of the peer': rounded(own.cold / other.cold),
        'reload, of the peer': rounded(own.reload / other.reload),
      }),
    })
  }
}
report('First rows of a list', figures)
await browser.close()
peer.stop()
await portal.stop()
