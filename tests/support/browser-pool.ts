import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { SignedInUser } from '@contract/modules/auth/auth.calls'
import { followTestClock } from '@tests/support/page-clock'

/** What a context is made with for good. Whatever else a test asks for gets a context of its own. */
const KIND = ['isMobile', 'hasTouch', 'deviceScaleFactor', 'bypassCSP'] as const
const POOLED = new Set<string>([...KIND, 'viewport'])

/** Of those that a page knows, Playwright itself listens to `close` and `crash`. */
const PAGE_EVENTS = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
] as const
const CONTEXT_EVENTS = ['console', 'dialog', 'page', 'request', 'response', 'weberror'] as const

/**
 * What stays in a page or a context for good, so that it is closed instead of lent again: also a page that a test closes
 * and that may ask before it goes, since it is still there when the test ends and gone a moment later.
 */
const FOR_GOOD = ['addInitScript', 'close', 'exposeBinding', 'exposeFunction', 'newCDPSession'] as const

export type LentPage = { context: BrowserContext; page: Page; key: string }

type PageOptions = {
  options: BrowserContextOptions
  /** Null: nobody; left out where the pages keep nothing. */
  user?: SignedInUser | null
  /** A context of its own, which nobody has used and nobody will. */
  fresh: boolean
}

/** What the portal keeps in a browser for whoever is signed in. */
const storageOf = (user?: SignedInUser | null): Record<string, string> =>
  user ? { user: JSON.stringify(user), token: user.token } : {}

/**
 * Pages that tests use one after the other: a page that has opened the portal before keeps its compiled scripts, and
 * opens it again at a quarter of the cost. Nothing else of a test is left for the next one.
 */
export class BrowserPool {
  readonly #free = new Map<string, LentPage[]>()

  constructor(
    readonly browser: Browser,
    readonly origin: string,
    /** Ends what a page shows. Of the same origin, and without a script: elsewhere a page changes its process. */
    readonly rest: (page: Page) => Promise<unknown> = page => page.goto(`${origin}/healthz`),
  ) {}

  async lend({ options, user, fresh }: PageOptions): Promise<LentPage> {
    const isPooled = !fresh && Object.keys(options).every(name => POOLED.has(name))
    const key = isPooled ? JSON.stringify(KIND.map(name => options[name] ?? null)) : ''
    const known = this.#free.get(key)?.pop()
    if (!known) return this.#open(options, user, key)
    if (options.viewport) await known.page.setViewportSize(options.viewport)
    if (user === undefined) return known
    await known.page.evaluate(storage => {
      localStorage.clear()
      sessionStorage.clear()
      for (const [name, value] of Object.entries(storage)) localStorage.setItem(name, value)
    }, storageOf(user))
    return known
  }

  async #open(
    options: BrowserContextOptions,
    user: SignedInUser | null | undefined,
    key: string,
  ): Promise<LentPage> {
    const localStorage = Object.entries(storageOf(user)).map(([name, value]) => ({ name, value }))
    const context = await this.browser.newContext({
      ...options,
      baseURL: this.origin,
      storageState: { cookies: [], origins: [{ origin: this.origin, localStorage }] },
    })
    await followTestClock(context)
    const lent = { context, page: await context.newPage(), key }
    for (const owner of [lent.context, lent.page])
      for (const name of FOR_GOOD.filter(each => each in owner)) {
        const call = Reflect.get(owner, name) as (...args: unknown[]) => unknown
        const spoil = (...args: unknown[]) => {
          lent.key = ''
          return call.apply(owner, args)
        }
        Object.assign(owner, { [name]: spoil })
      }
    return lent
  }

  async takeBack(lent: LentPage): Promise<void> {
    if (lent.key === '' || lent.page.isClosed()) return lent.context.close()
    await clear(lent)
    await this.rest(lent.page)
    this.#free.set(lent.key, [...(this.#free.get(lent.key) ?? []), lent])
  }
}

/** Ends all that a test may have begun in a page; what stands in its storage goes before the next one. */
async function clear({ context, page }: LentPage): Promise<void> {
  for (const event of PAGE_EVENTS) page.removeAllListeners(event)
  for (const event of CONTEXT_EVENTS) context.removeAllListeners(event)
  await Promise.all(
    context
      .pages()
      .filter(other => other !== page)
      .map(other => other.close()),
  )
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' })
}
