import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import type { Portal } from '@tests/support/built-portal'
import { expect, test } from '@tests/support/journey'
import { mailsOf } from '@tests/support/mailbox'
import { inboxPage } from '@tests/support/page-models/inbox-page'
import { signInPage } from '@tests/support/page-models/sign-in-page'
import { ownPeople } from '@tests/support/own-people'
import { credentialsOf, sharedSession } from '@tests/support/portal-people'
import { book, detailOf, draftSale, freeUnit, reserve, saleNow } from '@tests/support/portal-sales'

const people = ownPeople({ agent: { position: 'AGENT', role: 'agent' } })
const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const TERMS = {
  financing: 'in_house',
  dp_rate_pct: '20',
  dp_terms_months: 30,
  balance_terms_months: 60,
  interest_rate_pct: '12',
}

const phase = (page: Page) => page.locator('.phase[aria-current=step]')

async function bookedSale(portal: Portal) {
  const unit = await freeUnit(portal)
  const { agent } = await people(portal)
  const drafted = await draftSale(portal, { unit, by: agent, more: { terms: TERMS } })
  await reserve(portal, drafted)
  const { schedule } = await detailOf(portal, drafted.id)
  const first = schedule.rows.find(({ kind }) => kind === 'downpayment')
  const { id, sale_no } = await book(portal, drafted, { amount: first?.amount ?? '', by: agent })
  if (!sale_no) throw new Error('a sale that is booked has a number')
  return { id, sale_no, unit }
}

/** Where the president's newest mail about this sale leads. */
async function mailedAddress(portal: Portal, { sale_no }: { sale_no: string }): Promise<string> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        const { email } = credentialsOf('president')
        const mails = (await mailsOf(portal)).filter(
          ({ to, text }) => to.includes(email) && text.includes(sale_no),
        )
        found = mails.at(-1)?.text.match(new RegExp(`${portal.url}/approvals[\\w?=-]*`))?.[0]
        return found
      },
      { message: `a mail to the president about ${sale_no}`, timeout: 60_000 },
    )
    .toBeDefined()
  return found ?? ''
}

/** The mail about this sale leads to its request alone, however many wait. */
async function openMailed(page: Page, { sale_no }: { sale_no: string }) {
  const inbox = inboxPage(page)
  await expect(page).toHaveURL(new RegExp(`/approvals\\?search=${sale_no}$`))
  await expect(inbox.rows).toHaveCount(1)
  await inbox.rows.first().getByRole('button').click()
  await expect(inbox.request).toContainText(sale_no)
  return inbox
}

test.use({ actionTimeout: 60_000 })

test('EX-36 a booked sale is cancelled with the president’s word, brought back while its unit is free, and changed', async ({
  portal,
  openBrowser,
}) => {
  const sale = await bookedSale(portal)
  const record = `/sales/record?record=${sale.id}`
  const head = await openBrowser(await sharedSession(portal, 'ou-admin'), DESK)

  await test.step('it is asked for with the law read and the developer’s notice, and stands until it is decided', async () => {
    await head.goto(record)
    await head.getByRole('button', { name: 'Cancel the sale' }).click()
    const dialog = head.getByRole('dialog', { name: 'Cancel the sale' })
    const ask = dialog.getByRole('button', { name: 'Request cancellation' })
    await expect(dialog.getByText('Cash surrender value')).toBeVisible()
    await expect(ask).toBeDisabled()
    await dialog.getByLabel('I have read these figures').check()
    await dialog.getByLabel(/^Kind of cancellation/).selectOption('default')
    await dialog.getByLabel(/^Reason/).selectOption('payments_overdue')
    await dialog.getByLabel(/^In words/).fill('Nothing was paid since the notice.')
    await ask.click()
    await expect(dialog.getByText('Give the number of the developer’s notice.')).toBeVisible()
    await dialog.getByLabel(/^Number of the developer’s notice/).fill('DN-2041')
    await ask.click()
    await expect(dialog).toHaveCount(0)
    await expect(phase(head)).toContainText(/Down payment/)
  })

  const phone = await openBrowser(null, PHONE)
  await test.step('the president comes from the mail, on a phone, and agrees', async () => {
    await phone.goto(await mailedAddress(portal, sale))
    await signInPage(phone).signIn(credentialsOf('president'))
    const inbox = await openMailed(phone, sale)
    await expect(inbox.request).toContainText('Cancellation')
    await expect(inbox.request).toContainText('Nothing was paid since the notice.')
    await expectNoSidewaysScroll(phone, 'the request')
    await expectAccessible(phone, 'the request')
    await inbox.decide('Approve')
    await expect.poll(async () => (await saleNow(portal, sale.id)).status).toBe('cancelled')
    await head.reload()
    await expect(head.getByText('Cancelled', { exact: true }).first()).toBeVisible()
    await head.getByRole('tab', { name: 'Commission' }).click()
    await expect(head.getByText('Reversed', { exact: true }).first()).toBeVisible()
    // Nobody is told of money that will not come.
    await expect(head.getByRole('list', { name: 'Commission split' })).toContainText('reversed')
    await expect(head.getByText(/^expected /)).toHaveCount(0)
    await expectAccessible(head, 'a sale that was cancelled')
  })

  await test.step('the unit is anybody’s again, and the sale comes back while nobody has it', async () => {
    // Whoever sold it may hold it and bring it back all the same: this is somebody else.
    const other = await openBrowser(await sharedSession(portal, 'sales-manager'), PHONE)
    await other.goto(`/property/list?record=${sale.unit.id}`)
    const panel = other.locator('.record-panel')
    await panel.getByRole('button', { name: 'Hold for 48 hours' }).tap()
    await other
      .getByRole('dialog', { name: `Hold ${sale.unit.unit_code}` })
      .getByRole('button', { name: 'Hold for 48 hours' })
      .tap()
    await expect(panel.getByText('You hold this unit')).toBeVisible()
    await head.reload()
    await expect(head.getByRole('button', { name: 'Reinstate' })).toBeDisabled()
    await expect(head.getByText('The unit is not free.')).toBeVisible()

    await panel.getByRole('button', { name: 'End the hold' }).tap()
    await other
      .getByRole('dialog', { name: /^End the hold of/ })
      .getByRole('button', { name: 'End the hold' })
      .tap()
    await expect(panel.getByRole('button', { name: 'Hold for 48 hours' })).toBeVisible()
    await head.reload()
    await head.getByRole('button', { name: 'Reinstate' }).click()
    const dialog = head.getByRole('dialog', { name: 'Reinstate' })
    await dialog.getByLabel(/^Reason/).fill('The buyer has paid what was late.')
    await dialog.getByRole('button', { name: 'Reinstate' }).click()
    await expect(head.getByText('Reserved', { exact: true }).first()).toBeVisible()
    await other.reload()
    await expect(panel.getByText('Reserved', { exact: true }).first()).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Hold for 48 hours' })).toHaveCount(0)
  })

  await test.step('a change of terms shows before and after, to the president too, and is made when agreed to', async () => {
    await head.getByRole('button', { name: 'Request a change' }).click()
    const dialog = head.getByRole('dialog', { name: 'Request a change' })
    await dialog.getByLabel('Type of change').selectOption('change_terms')
    await dialog.getByLabel(/^Months of the down payment/).fill('36')
    await dialog.getByLabel(/^Reason/).fill('Smaller instalments were agreed upon.')
    const change = dialog.getByRole('row', { name: /^Months of the down payment/ })
    await expect(change.locator('del')).toHaveText('30')
    await expect(change.locator('ins')).toHaveText('36')
    await expectAccessible(head, 'before and after')
    await dialog.getByRole('button', { name: 'Send for approval' }).click()
    await expect(dialog).toHaveCount(0)

    await phone.goto(await mailedAddress(portal, sale))
    const inbox = await openMailed(phone, sale)
    await expect(inbox.request).toContainText('Months of the down payment')
    await expect(inbox.request).toContainText('30 → 36')
    await expectNoSidewaysScroll(phone, 'the change')
    await inbox.decide('Approve')
    await expect(inbox.rows).toHaveCount(0)
    await head.goto(`${record}&tab=amendments`)
    const done = head.getByRole('tabpanel')
    await expect(done.getByText('Done', { exact: true })).toHaveCount(3)
    await expect(done.getByRole('row', { name: /^Months of the down payment/ })).toContainText('36')
    await expectAccessible(head, 'what was changed')
    await head.getByRole('tab', { name: 'Schedule' }).click()
    const schedule = head.getByRole('tabpanel')
    await schedule.getByRole('button', { name: /^Show all/ }).click()
    await expect(schedule.getByRole('rowheader', { name: /^Down payment/ })).toHaveCount(36)
    await expectAccessible(head, 'the schedule')
  })
})
