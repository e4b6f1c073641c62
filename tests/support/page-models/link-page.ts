import { expect, type Page } from '@playwright/test'

/** The page that a mailed link opens. */
export function linkPage(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    openButton: button('Open request'),
    title: page.getByRole('heading', { level: 1 }),
    sentence: page.locator('.link-sentence'),
    reason: page.getByRole('textbox', { name: 'Reason' }),
    /** As the one who got the mail comes to it: the link, and the one press. */
    open: async (link: string) => {
      await page.goto(link)
      await button('Open request').click()
      await expect(button('Open request')).toHaveCount(0)
    },
    decide: async (name: 'Approve' | 'Verify' | 'Return' | 'Reject', reason?: string) => {
      await button(name).click()
      if (name === 'Approve' || name === 'Verify') return
      if (reason) await page.getByRole('textbox', { name: 'Reason' }).fill(reason)
      await button('Confirm').click()
    },
    button,
  }
}
