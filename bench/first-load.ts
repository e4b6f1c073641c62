import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { BROWSER_ARGS, findBrowser } from '../scripts/lib/browser.mjs'
import { startBuiltPortal } from './support/built-portal.ts'
import { report, rounded, type Figure } from './support/report.ts'

/** What comes over the wire until the sign-in page, the shell and a first list stand, and how long that takes. */
const portal = await startBuiltPortal()
const executablePath = await findBrowser()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: BROWSER_ARGS })

type Loaded = { script: number; all: number; requests: number; files: string[] }

async function watch(page: Page): Promise<() => Loaded> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, { type: string; url: string }>()
  const sizes = new Map<string, number>()
  session.on('Network.responseReceived', event =>
    kinds.set(event.requestId, { type: event.type, url: event.response.url }),
  )
  session.on('Network.loadingFinished', event => sizes.set(event.requestId, event.encodedDataLength))
  return () => {
    const entries = [...sizes].map(([id, bytes]) => ({ bytes, ...kinds.get(id) }))
    const scripts = entries.filter(({ type }) => type === 'Script')
    return {
      script: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      all: entries.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: entries.length,
      files: scripts.map(({ url }) => url?.split('/').pop() ?? ''),
    }
  }
}

const figure = (what: string, loaded: Loaded, ms: number, aim: number): Figure => ({
  what,
  'script kB (brotli)': rounded(loaded.script / 1000, 1),
  'aim kB': aim,
  'all kB': rounded(loaded.all / 1000, 1),
  requests: loaded.requests,
  'shown after ms': rounded(ms, 0),
  'grid code': loaded.files.some(file => /grid/i.test(file)) ? 'yes' : 'none',
})

/** Nothing came for a second. "networkidle" never comes: the portal keeps a line open on which it hears of changes. */
async function quiet(page: Page): Promise<void> {
  let last = performance.now()
  page.on('requestfinished', () => (last = performance.now()))
  while (performance.now() - last < 1000) await page.waitForTimeout(100)
}

async function shown(page: Page, path: string, heading: string): Promise<number> {
  const began = performance.now()
  await page.goto(portal.url + path, { waitUntil: 'commit' })
  await page.getByRole('heading', { name: heading }).first().waitFor()
  const took = performance.now() - began
  await quiet(page)
  return took
}

const stranger = await (await browser.newContext()).newPage()
const strangerLoad = await watch(stranger)
const signInMs = await shown(stranger, '/login', 'Sign in')
const figures = [figure('sign-in page, empty cache', strangerLoad(), signInMs, 120)]

const answer = await fetch(`${portal.url}/users/authenticate`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'super-admin@portal.test', password: DEMO_PASSWORD }),
})
const user = (await answer.json()) as { token: string; roles: { role_id: string }[] }
async function signedIn(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const opened = await browser.newContext(options)
  await opened.addInitScript(member => {
    localStorage.setItem('user', JSON.stringify(member))
    localStorage.setItem('token', member.token)
    localStorage.setItem('userRoles', JSON.stringify(member.roles.map(({ role_id }) => ({ role_id }))))
  }, user)
  return opened
}

const context = await signedIn()
const member = await context.newPage()
const memberLoad = await watch(member)
const shellMs = await shown(member, '/', 'Good')
figures.push(figure('shell and dashboard, empty cache', memberLoad(), shellMs, 250))
const again = await context.newPage()
const againLoad = await watch(again)
figures.push(figure('shell and dashboard, again', againLoad(), await shown(again, '/', 'Good'), 250))

const lister = await (await signedIn({ viewport: { width: 1440, height: 900 } })).newPage()
const listerLoad = await watch(lister)
const gridMs = await shown(lister, '/settings/users', 'Users')
figures.push(figure('first grid, empty cache', listerLoad(), gridMs, 400))

const phone = await (await signedIn({ viewport: { width: 390, height: 844 } })).newPage()
const phoneLoad = await watch(phone)
const cardsMs = await shown(phone, '/settings/users', 'Users')
figures.push(figure('the same list on a phone', phoneLoad(), cardsMs, 250))

report('First load', figures)
await browser.close()
await portal.stop()
