import type { Page } from '@playwright/test'

/** The mails at /settings/outbox, and the one that is open. */
export function outboxPage(page: Page) {
  const dialog = page.getByRole('dialog')
  const frame = page.frameLocator('iframe[title="The mail as its receiver sees it"]')

  return {
    search: page.getByRole('searchbox', { name: 'Search by address or subject' }),
    dialog,
    frame,
    /** The button of the mail. */
    link: frame.getByRole('link').first(),
    asText: dialog.getByRole('tab', { name: 'As plain text' }),
    text: dialog.locator('pre'),
    /** The newest with such a subject. */
    open: (subject: string | RegExp) => page.getByRole('link', { name: subject }).first().click(),
  }
}
