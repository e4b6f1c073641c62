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

export const isApi = (request: Request) => new URL(request.url()).pathname.startsWith('/api/v1/')
