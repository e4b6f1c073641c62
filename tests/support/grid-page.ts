import { test as base, expect, type Page } from '@playwright/test'
import path from 'node:path'
import { serveBuiltPage } from '@tests/support/built-page'

type Fixtures = { gridPage: Page; complaints: string[]; expectedComplaints: RegExp | null }

/** A page with the real grid; the test fails if the page threw, complained or broke its policy. */
export const test = base.extend<Fixtures, { harness: string }>({
  harness: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const served = await serveBuiltPage(path.resolve(import.meta.dirname, 'grid-harness'))
      await use(served.url)
      await served.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  /** What the page may complain about where a test breaks something on purpose. */
  expectedComplaints: [null, { option: true }],
  complaints: async ({ expectedComplaints }, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints.filter(text => !expectedComplaints?.test(text))).toEqual([])
  },
  gridPage: async ({ context, page, harness, complaints }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(harness).origin })
    page.on('pageerror', error => complaints.push(String(error)))
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await page.goto(harness)
    await use(page)
  },
})

export { expect }
