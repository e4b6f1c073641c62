import { expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import type { SignedInUser } from '@contract/modules/auth/auth.calls'
import { BrowserPool, type LentPage } from '@tests/support/browser-pool'
import type { Portal } from '@tests/support/built-portal'
import { test as base } from '@tests/support/costed-test'
import { newPerson, sharedSession, signInByApi, type DemoName } from '@tests/support/portal-people'
import { demoDataMade, HOWEVER_LONG } from '@tests/support/portal-data'
import { sharedPortal } from '@tests/support/shared-portal'

type As = DemoName | { role: string; unit?: string } | { session: (portal: Portal) => Promise<SignedInUser> }
type WorkerFixtures = { demoData: void; portal: Portal; pool: BrowserPool }
type Session = SignedInUser | null
type LendPage = (session: Session, options?: BrowserContextOptions) => Promise<LentPage>

type Fixtures = {
  /**
   * Whose session the page starts with: of a demo person, who is everybody's and changed by nobody; of somebody new
   * who holds a role; of one of the file's own people. Null: nobody's.
   */
  as: As | null
  /** Pages that nobody has used before: where scripts are added to a page for good, or what is fetched is counted. */
  freshContext: boolean
  /** What a page may complain about where a test breaks it on purpose. */
  expectedFaults: RegExp | null
  /** Fails the test at its end if a page broke its security policy, threw, or could not be drawn. */
  faults: string[]
  lend: LendPage
  own: LentPage
  /** Another browser: nobody is known there unless a session is given. */
  openBrowser: (session?: Session, options?: BrowserContextOptions) => Promise<Page>
}

async function startingSession(portal: Portal, as: As): Promise<SignedInUser> {
  if (typeof as === 'string') return sharedSession(portal, as)
  if ('session' in as) return as.session(portal)
  return signInByApi(portal, await newPerson(portal, as))
}

function watch(context: BrowserContext, faults: string[]): void {
  context.on('weberror', error => faults.push(String(error.error())))
  context.on('console', message => {
    if (/Content Security Policy|A page failed/i.test(message.text())) faults.push(message.text())
  })
}

/** The built product with the demo company, which all workers share. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  demoData: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      await demoDataMade()
      await use()
    },
    { scope: 'worker', timeout: HOWEVER_LONG },
  ],
  portal: [async ({ demoData: _ }, use) => use(await sharedPortal()), { scope: 'worker', timeout: 240_000 }],
  pool: [async ({ browser, portal }, use) => use(new BrowserPool(browser, portal.url)), { scope: 'worker' }],
  as: [null, { option: true }],
  freshContext: [false, { option: true }],
  expectedFaults: [null, { option: true }],
  baseURL: async ({ portal }, use) => use(portal.url),
  faults: [
    async ({ expectedFaults }, use) => {
      const faults: string[] = []
      await use(faults)
      expect(faults.filter(fault => !expectedFaults?.test(fault))).toEqual([])
    },
    { auto: true },
  ],
  lend: async (
    { pool, faults, freshContext, viewport, isMobile, hasTouch, deviceScaleFactor },
    use,
    info,
  ) => {
    const lent: LentPage[] = []
    const kind = {
      ...(viewport && { viewport }),
      ...(isMobile && { isMobile }),
      ...(hasTouch && { hasTouch }),
      ...(deviceScaleFactor && { deviceScaleFactor }),
    }
    await use(async (user, options = {}) => {
      const one = await pool.lend({ options: { ...kind, ...options }, user, fresh: freshContext })
      watch(one.context, faults)
      lent.push(one)
      return one
    })
    // A worker ends with a red test, and its browser with it.
    if (info.status !== info.expectedStatus) return
    for (const one of lent) await pool.takeBack(one)
  },
  own: async ({ lend, portal, as }, use) => use(await lend(as && (await startingSession(portal, as)))),
  context: async ({ own }, use) => use(own.context),
  page: async ({ own }, use) => use(own.page),
  openBrowser: async ({ lend }, use) =>
    use(async (session = null, options = {}) => (await lend(session, options)).page),
})

export { expect }
