import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../scripts/lib/browser.mjs'
import { startBuiltPortal } from './support/built-portal.ts'
import { rememberUser, signInAt } from './support/demo-session.ts'
import { report, rounded, type Figure } from './support/report.ts'

/** What comes over the wire until the sign-in page, the shell and a first list stand, and how long that takes. */
const portal = await startBuiltPortal()
const executablePath = await findBrowser()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: BROWSER_ARGS })

/** A class name that the grid writes into the page, and so stands in its code alone. */
const GRID = 'ag-root-wrapper'
/** Menus and dialogs: fetched some seconds after the page stands, so that they open on a line that is down by then. */
const AFTERWARDS = /(overlays|menus)-/

type Entry = { type: string; url: string; asked: number; done: number; bytes: number }
type LoadFigures = {
  script: number
  afterwards: number
  all: number
  requests: number
  scripts: string[]
  waterfall: Figure[]
}

async function watch(page: Page): Promise<() => LoadFigures> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const entries = new Map<string, Partial<Entry>>()
  const note = (id: string, part: Partial<Entry>) => entries.set(id, { ...entries.get(id), ...part })
  session.on('Network.requestWillBeSent', event => note(event.requestId, { asked: event.timestamp }))
  session.on('Network.responseReceived', event =>
    note(event.requestId, { type: event.type, url: event.response.url }),
  )
  session.on('Network.loadingFinished', event =>
    note(event.requestId, { bytes: event.encodedDataLength, done: event.timestamp }),
  )
  return () => {
    const whole = [...entries.values()].filter((entry): entry is Entry => entry.bytes !== undefined)
    const isLate = ({ url }: Entry) => AFTERWARDS.test(url)
    const first = whole.filter(entry => !isLate(entry))
    const began = first[0]?.asked ?? 0
    const scripts = first.filter(({ type }) => type === 'Script')
    const sumOf = (some: { bytes: number }[]) => some.reduce((sum, { bytes }) => sum + bytes, 0)
    return {
      script: sumOf(scripts),
      afterwards: sumOf(whole.filter(isLate)),
      all: sumOf(first),
      requests: first.length,
      scripts: scripts.map(({ url }) => url),
      waterfall: first.map(({ url, asked, done, bytes }) => ({
        what: new URL(url).pathname.replace(/-[\w-]{7}\.(\w+)$/, '.$1'),
        'asked after ms': rounded((asked - began) * 1000, 0),
        'there after ms': rounded((done - began) * 1000, 0),
        kB: rounded(bytes / 1000, 1),
      })),
    }
  }
}

const holdsGrid = async (url: string) => (await (await fetch(url)).text()).includes(GRID)

const figure = async (what: string, loaded: LoadFigures, ms: number, aim: number): Promise<Figure> => ({
  what,
  'script kB (brotli)': rounded(loaded.script / 1000, 1),
  'aim kB': aim,
  'afterwards kB': rounded(loaded.afterwards / 1000, 1),
  'all kB': rounded(loaded.all / 1000, 1),
  requests: loaded.requests,
  'shown after ms': rounded(ms, 0),
  'grid code': (await Promise.all(loaded.scripts.map(holdsGrid))).includes(true) ? 'yes' : 'none',
})

/**
 * Nothing came for longer than the frame waits with what it fetches afterwards. "networkidle" never comes: the portal
 * keeps a line open on which it hears of changes.
 */
async function quiet(page: Page): Promise<void> {
  let last = performance.now()
  page.on('requestfinished', () => (last = performance.now()))
  while (performance.now() - last < 4000) await page.waitForTimeout(100)
}

const headed = (name: string) => (page: Page) => page.getByRole('heading', { name }).first()
const hasCards = (page: Page) => page.locator('.dashboard-card').first()

async function shown(page: Page, path: string, stands: (page: Page) => Locator): Promise<number> {
  const began = performance.now()
  await page.goto(portal.url + path, { waitUntil: 'commit' })
  await stands(page).waitFor()
  const took = performance.now() - began
  await quiet(page)
  return took
}

const stranger = await (await browser.newContext()).newPage()
const strangerLoad = await watch(stranger)
const signInMs = await shown(stranger, '/login', headed('Sign in'))
const figures = [await figure('sign-in page, empty cache', strangerLoad(), signInMs, 120)]

const user = await signInAt(portal.url, 'super-admin@portal.test')
async function signedIn(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const opened = await browser.newContext(options)
  await rememberUser(opened, user)
  return opened
}

const context = await signedIn()
const member = await context.newPage()
const memberLoad = await watch(member)
const shellMs = await shown(member, '/', hasCards)
figures.push(await figure('shell and dashboard, empty cache', memberLoad(), shellMs, 250))
const again = await context.newPage()
const againLoad = await watch(again)
figures.push(await figure('shell and dashboard, again', againLoad(), await shown(again, '/', hasCards), 250))

const lister = await (await signedIn({ viewport: { width: 1440, height: 900 } })).newPage()
const listerLoad = await watch(lister)
const gridMs = await shown(lister, '/settings/users', headed('Users'))
figures.push(await figure('first grid, empty cache', listerLoad(), gridMs, 400))

const phone = await (await signedIn({ viewport: { width: 390, height: 844 } })).newPage()
const phoneLoad = await watch(phone)
const cardsMs = await shown(phone, '/settings/users', headed('Users'))
figures.push(await figure('the same list on a phone', phoneLoad(), cardsMs, 250))

const RECORDS = '/api/v1/buyer-management/leads'
const rows = await fetch(`${portal.url}${RECORDS}?start=0&end=1&count=no`, {
  headers: { authorization: `Bearer ${user.token}` },
})
const [lead] = ((await rows.json()) as { data: { id: string }[] }).data
const waterfalls: [string, Figure[]][] = [['the dashboard', memberLoad().waterfall]]
for (const [what, path] of [
  ['the list of leads', '/buyer-management/prospect'],
  ['a lead by its address', `/buyer-management/prospect?record=${lead?.id}`],
] as const) {
  const page = await (await signedIn({ viewport: { width: 1440, height: 900 } })).newPage()
  const load = await watch(page)
  const ms = await shown(page, path, headed('Lead list'))
  figures.push(await figure(what, load(), ms, 400))
  waterfalls.push([what, load().waterfall])
}

report('First load', figures)
for (const [what, waterfall] of waterfalls) report(`Waterfall of ${what}`, waterfall)
await browser.close()
await portal.stop()
