import { expect, type Page, type Request } from '@playwright/test'

/** How often the page was loaded anew since. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

/** What the page has asked for since, as far as it is of interest. */
export function collectRequests(page: Page, isMeant: (request: Request) => boolean = () => true): Request[] {
  const seen: Request[] = []
  page.on('request', request => {
    if (isMeant(request)) seen.push(request)
  })
  return seen
}

/** It hears of nothing by itself any more, and goes on by its own calls: for what is tried just before it would hear. */
export async function deafen(page: Page): Promise<void> {
  await page.route('**/api/v1/events', route => route.abort())
}

const QUIET_MS = 800

/**
 * Nothing is asked or answered for a while. Playwright's "networkidle" never comes while a user is signed in: the
 * portal keeps a line open on which it hears of changes.
 */
export async function waitForQuiet(page: Page): Promise<void> {
  let last = Date.now()
  const heard = (request: Request) => {
    if (!request.url().endsWith('/api/v1/events')) last = Date.now()
  }
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const)
    page.on(event as 'request', heard)
  await expect.poll(() => Date.now() - last, { timeout: 60_000 }).toBeGreaterThan(QUIET_MS)
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const)
    page.off(event as 'request', heard)
}
