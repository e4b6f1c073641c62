import { chromium, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { BROWSER_ARGS, findBrowser } from '../scripts/lib/browser.mjs'
import { startBuiltPortal } from './support/built-portal.ts'
import { report, rounded, type Figure } from './support/report.ts'

/** What comes over the wire until the sign-in page and the shell stand, and how long that takes. */
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

async function shown(page: Page, path: string, heading: string): Promise<number> {
  const began = performance.now()
  await page.goto(portal.url + path, { waitUntil: 'commit' })
  await page.getByRole('heading', { name: heading }).first().waitFor()
  const took = performance.now() - began
  await page.waitForLoadState('networkidle')
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
const context = await browser.newContext()
await context.addInitScript(signedIn => {
  localStorage.setItem('user', JSON.stringify(signedIn))
  localStorage.setItem('token', signedIn.token)
  localStorage.setItem('userRoles', JSON.stringify(signedIn.roles.map(({ role_id }) => ({ role_id }))))
}, user)
const member = await context.newPage()
const memberLoad = await watch(member)
const shellMs = await shown(member, '/', 'Good')
figures.push(figure('shell and dashboard, empty cache', memberLoad(), shellMs, 250))
const again = await context.newPage()
const againLoad = await watch(again)
figures.push(figure('shell and dashboard, again', againLoad(), await shown(again, '/', 'Good'), 250))

report('First load', figures)
await browser.close()
await portal.stop()
