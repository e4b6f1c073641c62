import type { Page } from '@playwright/test'

const LEAVE_PATH = '/files/employee/leave'

export type AskedLeave = { kind: RegExp; from: string; to: string; part?: string; reason: string }

/** Leave of one's own and of others: the page, the form, and the request beside it. */
export function leavePage(page: Page) {
  const panel = page.locator('.record-panel')
  const preview = page.locator('.ask-preview')

  return {
    panel,
    preview,
    total: preview.locator('.ask-total strong'),
    days: preview.getByRole('list', { name: 'Day by day' }).getByRole('listitem'),
    open: (query = '') => page.goto(`${LEAVE_PATH}${query}`),
    tab: (name: string) => page.getByRole('tab', { name }),
    send: page.getByRole('button', { name: 'Send the request' }),
    change: page.getByRole('button', { name: 'Save the change' }),
    fill: async ({ kind, from, to, part, reason }: AskedLeave) => {
      const select = page.getByLabel('Leave type')
      await select.waitFor()
      const labels = await select.locator('option').allTextContents()
      await select.selectOption({ label: labels.find(label => kind.test(label)) ?? '' })
      await page.getByRole('textbox', { name: 'First day' }).fill(from)
      await page.getByRole('textbox', { name: 'Last day' }).fill(to)
      if (part) await page.getByRole('radio', { name: part }).check()
      await page.getByRole('textbox', { name: 'Reason' }).fill(reason)
    },
    /** Presses a button of the request and the same one in the question that follows. */
    act: async (name: string) => {
      await panel.getByRole('button', { name, exact: true }).click()
      await page.getByRole('dialog', { name, exact: true }).getByRole('button', { name, exact: true }).click()
    },
  }
}
