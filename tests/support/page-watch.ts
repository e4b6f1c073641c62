import type { Page, Request } from '@playwright/test'

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

/** Nothing is said on its line of events, which is not cut either: nothing comes of itself, and no fault is told. */
export async function silence(page: Page): Promise<void> {
  await page.route('**/api/v1/events', () => undefined)
}

/**
 * Behind all that the page has begun: what it was about to send was sent before this call of its own, which is answered
 * on the same line.
 */
export async function passMarker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))
    const answer = await fetch('/healthz', { cache: 'no-store' })
    await answer.text()
    await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))
  })
}

/** The copy on the server; the form asked there for an older one before, which is answered too. */
export const draftKept = (page: Page): Promise<unknown> =>
  page.waitForResponse(
    answer =>
      answer.url().includes('/settings/drafts/') && answer.request().method() === 'PUT' && answer.ok(),
  )
