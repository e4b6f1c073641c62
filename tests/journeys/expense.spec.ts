import type { Page } from '@playwright/test'
import { expectAccessible } from '@tests/support/accessibility'
import { expect, test } from '@tests/support/journey'
import { ownPeople, sessionOfOwn } from '@tests/support/own-people'
import { inboxPage } from '@tests/support/page-models/inbox-page'
import { recordList } from '@tests/support/page-models/record-list'
import { visit } from '@tests/support/page-models/screen-walk'
import { sessionOf, sharedSession } from '@tests/support/portal-people'

const people = ownPeople({
  head: { position: 'OU-MGR', unit: 'HO' },
  employee: { position: 'DOC', unit: 'HO', below: 'head' },
})
test.use({ as: sessionOfOwn(people, 'employee') })

async function decide(page: Page, address: string, decision: 'Approve' | 'Verify'): Promise<void> {
  await page.goto(address)
  const { panel } = recordList(page)
  await expect(panel.getByText('You are asked to decide')).toBeVisible()
  await inboxPage(page).decide(decision)
}

test('an expense goes from its draft over the head and accounting into books, records and report', async ({
  page,
  portal,
  openBrowser,
}) => {
  const { panel, fill } = recordList(page)
  const payee = `Liloan Taxi ${Date.now()}`
  await page.goto('/expense/transaction?record=new')
  await fill({ Payee: payee })
  const line = panel.getByRole('group', { name: 'Line 1' })
  await line.getByLabel('Category').selectOption('Travel and transport')
  await line.getByLabel('Description').fill('Taxi to the site')
  await line.getByRole('textbox', { name: 'Amount' }).fill('448')
  await line.getByLabel('VAT').selectOption('VAT inside')
  await expect(panel.getByText('Net 400.00 · VAT 48.00 · tax withheld 0.00 · to pay 448.00')).toBeVisible()
  await expect(panel.getByRole('row', { name: '6400 · Travel 400.00' })).toBeVisible()
  await expectAccessible(page, 'the form of an expense')
  await panel.getByRole('button', { name: 'Add', exact: true }).click()
  await panel.getByRole('button', { name: 'Submit' }).click()
  await page
    .getByRole('dialog', { name: 'Submit for approval' })
    .getByRole('button', { name: 'Submit' })
    .click()
  await expect(panel.getByText('Waiting for approval').first()).toBeVisible()
  const heading = (await panel.getByRole('heading', { name: /^EX-HO-/ }).textContent()) ?? ''
  const number = /^EX-HO-\d{4}-\d{6}/.exec(heading)?.[0] ?? ''
  const { pathname, search } = new URL(page.url())

  const head = await openBrowser(await sessionOf(portal, (await people(portal)).head))
  await decide(head, pathname + search, 'Approve')
  const accounting = await openBrowser(await sharedSession(portal, 'accounting'))
  await decide(accounting, pathname + search, 'Verify')

  const posted = recordList(accounting).panel
  await posted.getByRole('button', { name: 'Post', exact: true }).click()
  const dialog = accounting.getByRole('dialog', { name: `Post ${number}` })
  await dialog.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(posted.getByText('Posted', { exact: true })).toBeVisible()
  await expectAccessible(accounting, 'a posted expense')
  await posted.getByRole('link', { name: /^JE-HO-/ }).click()
  await expect(posted.getByRole('row', { name: /1020 · Cash in bank 448\.00/ })).toBeVisible()
  await posted.getByRole('link', { name: 'Expense', exact: true }).click()
  await expect(posted.getByRole('heading', { name: number })).toBeVisible()

  await visit(accounting, '/expense/records')
  await recordList(accounting).search(payee)
  await expect(recordList(accounting).row(payee)).toBeVisible()
  await visit(accounting, `/expense/reports?by=payee_name`)
  await accounting.getByTitle(`${payee}: show its records`).first().click()
  await expect(recordList(accounting).row(payee)).toBeVisible()
})
