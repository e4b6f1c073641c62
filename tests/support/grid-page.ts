import { expect, type Page } from '@playwright/test'
import path from 'node:path'
import { BrowserPool } from '@tests/support/browser-pool'
import { serveBuiltPage } from '@tests/support/built-page'
import { test as base } from '@tests/support/costed-test'

type Fixtures = { gridPage: Page; complaints: string[]; expectedComplaints: RegExp | null }

/** A page with the real grid; the test fails if the page threw, complained or broke its policy. */
export const test = base.extend<Fixtures, { harness: string; pool: BrowserPool }>({
  harness: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const served = await serveBuiltPage(path.resolve(import.meta.dirname, 'grid-harness'))
      await use(served.url)
      await served.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  pool: [
    // What the page has loaded serves all cases: each mounts a grid of its own.
    async ({ browser, harness }, use) =>
      use(
        new BrowserPool(browser, new URL(harness).origin, page =>
          page.evaluate(() => window.gridHarness.clear()),
        ),
      ),
    { scope: 'worker' },
  ],
  /** What the page may complain about where a test breaks something on purpose. */
  expectedComplaints: [null, { option: true }],
  complaints: async ({ expectedComplaints }, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints.filter(text => !expectedComplaints?.test(text))).toEqual([])
  },
  gridPage: async ({ pool, viewport, hasTouch, harness, complaints }, use, info) => {
    const options = { ...(viewport && { viewport }), ...(hasTouch && { hasTouch }) }
    const lent = await pool.lend({ options, fresh: false })
    const { context, page } = lent
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(harness).origin })
    page.on('pageerror', error => complaints.push(String(error)))
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    if (page.url() !== harness) await page.goto(harness)
    await use(page)
    // A worker ends with a red test, and its browser with it.
    if (info.status === info.expectedStatus) await pool.takeBack(lent)
  },
})

export { expect }
