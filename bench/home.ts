import { chromium, type Page } from '@playwright/test'
import { demoAccounts } from '@server/seeds/demo-accounts'
import { BROWSER_ARGS, findBrowser } from '../scripts/lib/browser.mjs'
import { startBuiltPortal } from './support/built-portal.ts'
import { rememberUser, signInAt } from './support/demo-session.ts'
import { quantile, report, rounded, type Figure } from './support/report.ts'

/**
 * The first page of each role of the demo company, nothing cached: calls of the API, what came over the wire, and how
 * long until every card has its content. `PORTAL_AT` names a portal that runs already, as one of an earlier commit.
 */
const ROUNDS = 5
/** One of each role; the second of accounting has the page of the first. */
const accounts = demoAccounts.filter(({ username }) => username !== 'cashier')

const running = process.env['PORTAL_AT']
const portal = running ? { url: running, stop: async () => {} } : await startBuiltPortal()
const executablePath = await findBrowser()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: BROWSER_ARGS })

type HomeFigures = { calls: number; kB: number; ms: number; cards: number }

async function watch(page: Page): Promise<() => { calls: number; kB: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const calls = new Set<string>()
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.startsWith('/api/')) calls.add(requestId)
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  return () => ({ calls: calls.size, kB: bytes / 1000 })
}

async function open(email: string): Promise<HomeFigures> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  await rememberUser(context, await signInAt(portal.url, email))
  const page = await context.newPage()
  const sent = await watch(page)
  const began = performance.now()
  await page.goto(portal.url, { waitUntil: 'commit' })
  // Each card stands from the first moment, with lines where its content will be.
  await page.waitForFunction(
    () => document.querySelector('.dashboard-card') && !document.querySelector('main .skeleton'),
  )
  const ms = performance.now() - began
  const cards = await page.locator('.dashboard-card').count()
  const opening = { ...sent(), ms, cards }
  await context.close()
  return opening
}

/** The company sells for some minutes after the first start. */
async function allSold(): Promise<void> {
  const { token } = await signInAt(portal.url, 'super-admin@portal.test')
  const count = async () => {
    const answer = await fetch(`${portal.url}/api/v1/sales/records?count=only`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return ((await answer.json()) as { meta: { filtered: number } }).meta.filtered
  }
  for (let before = -1, now = await count(); now !== before; now = await count()) {
    before = now
    await new Promise(done => setTimeout(done, 15_000))
  }
}

await allSold()
const figures: Figure[] = []
for (const { email, role } of accounts) {
  const rounds: HomeFigures[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await open(email))
  const last = rounds.at(-1)
  figures.push({
    role,
    cards: last?.cards ?? 0,
    calls: last?.calls ?? 0,
    kB: rounded(last?.kB ?? 0, 1),
    'content stands after ms, median': rounded(
      quantile(
        rounds.map(({ ms }) => ms),
        0.5,
      ),
      0,
    ),
    slowest: rounded(Math.max(...rounds.map(({ ms }) => ms)), 0),
  })
}
report('The first page of each role', figures)
await browser.close()
await portal.stop()
