import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { businessDate, shownDate } from '@contract/kernel/dates'
import { expectAccessible } from '@tests/support/accessibility'
import { expect, test } from '@tests/support/journey'
import { recordList } from '@tests/support/page-models/record-list'
import { visit } from '@tests/support/page-models/screen-walk'

const TODAY = businessDate(new Date())

test.use({ as: 'accounting' })

/** 350.75 from the bank, drafted and posted. */
async function post(page: Page, unit: string, memo: string, date: string): Promise<void> {
  const { panel, fill } = recordList(page)
  await page.goto('/accounting/journal')
  await page.getByRole('link', { name: 'Write an entry' }).click()
  await fill({ Memo: memo, Date: date, Unit: { record: unit } })
  const line = (at: number) => panel.getByRole('group', { name: `Line ${at}` })
  const account = async (at: number, code: string) => {
    await line(at).getByLabel('Account').fill(code)
    await page.getByRole('option', { name: new RegExp(`^${code} ·`) }).click()
  }
  await account(1, '6900')
  await line(1).getByLabel('Debit').fill('350.75')
  await account(2, '1020')
  await line(2).getByLabel('Credit').fill('350.75')
  await expect(panel.getByText('Difference').locator('..')).toContainText('0.00')
  await panel.getByRole('button', { name: 'Add', exact: true }).click()
  await panel.getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByRole('dialog', { name: 'Post this entry?' }).getByRole('button', { name: 'Post' }).click()
}

test('accounting writes an entry, posts it and reverses it; both stay in the journal', async ({ page }) => {
  const { panel, row, search } = recordList(page)
  const mark = randomBytes(4).toString('hex')
  await post(page, 'CEB', `Bank charges ${mark}`, shownDate(TODAY))
  await panel.getByRole('link', { name: /^JE-CEB-/ }).click()
  await expect(panel.getByRole('row', { name: /6900 · Miscellaneous 350\.75/ })).toBeVisible()
  await expectAccessible(page, 'an entry of the journal')

  await panel.getByRole('button', { name: 'Reverse' }).click()
  const question = page.getByRole('dialog', { name: /^Reverse entry JE-/ })
  await question.getByLabel('Reason').fill(`Charged twice ${mark}`)
  await question.getByRole('button', { name: 'Reverse' }).click()
  await expect(panel.getByText('Reversed', { exact: true })).toBeVisible()
  await visit(page, '/accounting/ledger')
  await visit(page, '/accounting/journal')
  await search(mark)
  await expect(row(`Bank charges ${mark}`)).toBeVisible()
  await expect(row(`Charged twice ${mark}`)).toBeVisible()
})
