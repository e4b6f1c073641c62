import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import type { SignedInUser } from '@contract/modules/auth/auth.commands'
import { folderForPortal, startBuilt, type Portal } from '@tests/support/built-portal'
import { demoSalesWritten } from '@tests/support/demo-sales'
import { newPerson, sharedSession, signInByApi, type DemoName } from '@tests/support/portal-people'

type WorkerFixtures = { portal: Portal }

type Fixtures = {
  /** Whose session the page starts with; a role: of somebody new who holds it, and may change his profile; null: nobody's. */
  as: DemoName | { role: string } | null
  /** What a page may complain about where a test breaks it on purpose. */
  expectedFaults: RegExp | null
  /** Fails the test at its end if a page broke its security policy, threw, or could not be drawn. */
  faults: string[]
  /** Another browser: nobody is known there unless a session is given. */
  openBrowser: (session?: SignedInUser | null, options?: BrowserContextOptions) => Promise<Page>
}

type StorageState = {
  cookies: []
  origins: { origin: string; localStorage: { name: string; value: string }[] }[]
}

async function sessionOf(portal: Portal, as: DemoName | { role: string }): Promise<SignedInUser> {
  if (typeof as === 'string') return sharedSession(portal, as)
  return signInByApi(portal, await newPerson(portal, as))
}

/** A browser that holds this session, as the portal itself keeps it. */
function storageOf(portal: Portal, user: SignedInUser | null): StorageState {
  if (!user) return { cookies: [], origins: [] }
  const localStorage = [
    { name: 'user', value: JSON.stringify(user) },
    { name: 'token', value: user.token },
  ]
  return { cookies: [], origins: [{ origin: portal.url, localStorage }] }
}

function watch(context: BrowserContext, faults: string[]): void {
  context.on('weberror', error => faults.push(String(error.error())))
  context.on('console', message => {
    if (/Content Security Policy|A page failed/i.test(message.text())) faults.push(message.text())
  })
}

/** The built product, with a demo company of its own for each worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  portal: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const folder = await folderForPortal()
      const portal = await startBuilt({ dataDir: folder.path })
      await demoSalesWritten(portal)
      await use(portal)
      await portal.stop()
      await folder.remove()
    },
    { scope: 'worker', timeout: 480_000 },
  ],
  as: [null, { option: true }],
  expectedFaults: [null, { option: true }],
  baseURL: async ({ portal }, use) => use(portal.url),
  storageState: async ({ portal, as }, use) => use(storageOf(portal, as && (await sessionOf(portal, as)))),
  faults: [
    async ({ context, expectedFaults }, use) => {
      const faults: string[] = []
      watch(context, faults)
      await use(faults)
      expect(faults.filter(fault => !expectedFaults?.test(fault))).toEqual([])
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, portal, faults }, use) => {
    const opened: BrowserContext[] = []
    await use(async (session = null, options = {}) => {
      const context = await browser.newContext({ ...options, storageState: storageOf(portal, session) })
      watch(context, faults)
      opened.push(context)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})

export { expect }
