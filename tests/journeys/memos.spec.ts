import { readFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { expect, test } from '@tests/support/journey'
import { ownPeople } from '@tests/support/own-people'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { recordPage } from '@tests/support/page-models/record-page'
import { sessionOf, sharedSession } from '@tests/support/portal-people'

const people = ownPeople({ nico: { position: 'DOC', unit: 'HO' } })
test.use({ as: 'hr-staff' })

test('a memo goes to its audience alone, is acknowledged in two presses, and its receipts tell', async ({
  page,
  portal,
  openBrowser,
}) => {
  const title = `Fire drill ${randomBytes(3).toString('hex')}`
  const { nico } = await people(portal)
  const memo = recordPage(page)
  await page.goto('/files/memos?record=new')
  await memo.field('Title').fill(title)
  await memo.field('Category').selectOption('Safety')
  await memo.field('Text').fill('Meet at the **front gate** at ten.')
  await memo.panel.getByRole('combobox', { name: 'Issued by' }).selectOption({ label: 'Head Office · HO' })
  await memo.panel.getByRole('switch', { name: 'Everyone' }).uncheck()
  await memo.panel.getByLabel('Divisions').selectOption({ index: 1 })
  await memo.panel.getByRole('button', { name: /^Remove / }).click()
  await memo.panel.getByRole('combobox', { name: 'People by name' }).fill(nico.last)
  await page.getByRole('option', { name: new RegExp(nico.listed) }).click()
  await expect(memo.panel.getByText('People who will see it: 1.')).toBeVisible()
  await memo.panel.getByRole('switch', { name: 'Require acknowledgement' }).check()
  await expectAccessible(page, 'a memo that is written')
  await memo.panel.getByRole('button', { name: 'Add', exact: true }).click()
  await memo.panel.getByRole('button', { name: 'Publish now' }).click()
  await memo.dialog('Publish now').getByRole('button', { name: 'Publish now' }).click()
  await expect(portalFrame(page).news).toContainText(`“${title}” is published.`)

  const theirs = await openBrowser(await sharedSession(portal, 'agent'))
  await theirs.goto('/files/employee/memos')
  await expect(theirs.getByRole('button', { name: /Office hours during the holidays/ })).toBeVisible()
  await expect(theirs.getByRole('button', { name: new RegExp(title) })).toHaveCount(0)

  const own = await openBrowser(await sessionOf(portal, nico), {
    viewport: { width: 390, height: 844 },
  })
  await own.goto('/files/employee/memos')
  await own.getByRole('button', { name: new RegExp(title) }).click()
  await expect(own.getByText('front gate')).toBeVisible()
  await memo.tab('Receipts')
  const receipts = memo.panel.getByRole('table', { name: 'Receipts' }).getByRole('row')
  await expect(receipts.filter({ hasText: nico.listed })).toBeVisible()
  await expect(receipts.filter({ hasText: nico.listed })).not.toContainText('Acknowledged')

  await own.getByRole('button', { name: 'I have read this' }).click()
  await expect(own.getByText(/^You acknowledged this on/)).toHaveCount(0)
  await expectAccessible(own, 'the second press')
  await own.getByRole('button', { name: 'Yes, I acknowledge it' }).click()
  await expect(own.getByText(/^You acknowledged this on/)).toBeVisible()
  await expectNoSidewaysScroll(own, 'a memo that is acknowledged')

  await page.reload()
  await memo.tab('Receipts')
  await expect(receipts).toHaveCount(2)
  await expect(receipts.filter({ hasText: nico.listed })).toContainText('Acknowledged')
  await expect(memo.panel.locator('.files-tiles')).toHaveText(/Acknowledged\s*1/)
  await expectAccessible(page, 'the receipts')
  const saved = page.waitForEvent('download')
  await memo.panel.getByRole('button', { name: 'Export' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^Receipts ME-HO-\d{4}-\d{6}\.xlsx$/)
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
})
