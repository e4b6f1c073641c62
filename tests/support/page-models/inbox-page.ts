import { expect, type Page, type Response } from '@playwright/test'

const short = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** The inbox of whoever is signed in. */
export function inboxPage(page: Page) {
  const rows = page.getByRole('list', { name: 'Requests' }).getByRole('listitem')
  return {
    rows,
    opened: page.locator('.inbox-open[aria-current="true"]'),
    request: page.getByRole('article'),
    /** What one person asks; the demo company's own requests stay as they are. */
    async open({ of, show }: { of: string; show?: string }) {
      await page.goto(`/approvals?${new URLSearchParams({ search: of, ...(show ? { show } : {}) })}`)
      await expect(rows.first()).toBeVisible()
    },
    /** The request of days that begin then. */
    rowOf: ({ date_from }: { date_from: string }) =>
      rows.filter({ hasText: `${short.format(new Date(date_from))} to` }),
    /** The two presses of a decision, with a reason where one is asked for. */
    async decide(decision: string, reason?: string) {
      await page.getByRole('button', { name: decision, exact: true }).last().click()
      const form = page.getByRole('form', { name: 'Is this right?' })
      if (reason) await form.getByRole('textbox').fill(reason)
      const isDecision = (answer: Response) =>
        answer.request().method() === 'POST' && new URL(answer.url()).pathname.endsWith('/decide')
      const decided = page.waitForResponse(isDecision)
      await form.getByRole('button', { name: 'Confirm' }).click()
      // A list that is read anew is empty for a moment: only this says that it is done.
      await decided
    },
  }
}
