import type { Page } from '@playwright/test'

/** Goes to an address as a link inside the portal does: nothing is loaded anew. */
export function followTo(page: Page, path: string): Promise<void> {
  return page.evaluate(to => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** By Tab alone, until the focus is there. */
export async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never gets there')
}
