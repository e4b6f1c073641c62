import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import {
  askForLeave,
  decideLeave,
  giveLeave,
  leaveOf,
  ownLeavePeople,
  vacationLeft,
} from '@tests/support/asked-leave'
import { expect, test } from '@tests/support/journey'
import { leavePage } from '@tests/support/page-models/leave-page'
import { sessionOf } from '@tests/support/portal-people'
import { NEXT_YEAR } from '@tests/support/next-year'

const people = ownLeavePeople()
test.use({ as: 'hr-staff' })

test('HR says while verifying which days are paid, and no more is taken from the balance', async ({
  page,
  portal,
  openBrowser,
}) => {
  await giveLeave(portal, people, { days: '3.00' })
  const before = await vacationLeft(portal, people)
  const asked = await askForLeave(portal, people)
  await expect.poll(() => vacationLeft(portal, people)).toBe(before - 3)
  await decideLeave(portal, asked, 'head')

  const leave = leavePage(page)
  await leave.open(`?record=${asked.id}`)
  await expect(leave.panel.getByText('You are asked to decide')).toBeVisible()
  await leave.panel.getByRole('button', { name: 'Verify', exact: true }).click()
  const decision = leave.panel.getByRole('form')
  const unpaid = decision.getByRole('textbox', { name: 'Days without pay' })
  await unpaid.fill('3.5')
  await decision.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(unpaid).toHaveAttribute('aria-invalid', 'true')
  await unpaid.fill('1')
  await expect(decision.getByText('Paid days: 2', { exact: true })).toBeVisible()
  await expectAccessible(page, 'the verification')
  await decision.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(leave.panel.getByText('With the president')).toBeVisible()
  await expect(leave.panel.getByRole('definition').filter({ hasText: /^1 day$/ })).toBeVisible()
  await expect.poll(() => vacationLeft(portal, people)).toBe(before - 2)

  const own = leavePage(await openBrowser(await sessionOf(portal, (await people(portal)).employee)))
  await own.open(`?record=${asked.id}`)
  await expect(own.panel.getByText('1 without pay')).toBeVisible()
})

test('an approved leave is recalled, its days come back, and the employee reads why', async ({
  page,
  portal,
  openBrowser,
}) => {
  await giveLeave(portal, people, { days: '3.00' })
  const before = await vacationLeft(portal, people)
  const asked = await askForLeave(portal, people)
  for (const name of ['head', 'hr-staff', 'president'] as const) await decideLeave(portal, asked, name)
  await expect.poll(async () => (await leaveOf(portal, asked)).status).toBe('approved')
  await expect.poll(() => vacationLeft(portal, people)).toBe(before - 3)

  const leave = leavePage(page)
  await leave.open(`?record=${asked.id}`)
  await leave.panel.getByRole('button', { name: 'Recall', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Recall', exact: true })
  await dialog.getByRole('button', { name: 'Recall', exact: true }).click()
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The launch was moved to that week')
  await dialog.getByRole('button', { name: 'Recall', exact: true }).click()
  await expect(leave.panel.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect.poll(() => vacationLeft(portal, people)).toBe(before)

  await leave.open(`?tab=balances&search=${(await people(portal)).employee.last}`)
  const ofYear = page.getByRole('row').filter({ hasText: String(NEXT_YEAR) })
  await ofYear.filter({ hasText: 'Vacation' }).getByRole('link').click()
  const ledger = leave.panel.getByRole('table', { name: 'Balance history' })
  const back = ledger.getByRole('row').filter({ hasText: 'Returned' }).last()
  await expect(back).toContainText('3.00')
  await expectAccessible(page, 'the ledger')

  const theirs = await openBrowser(await sessionOf(portal, (await people(portal)).employee))
  await leavePage(theirs).open(`?record=${asked.id}`)
  await expect(leavePage(theirs).panel).toContainText('The launch was moved to that week')
  await theirs.goto('/user/notifications')
  const told = theirs.locator('.notification').filter({ hasText: /asks you back from your leave/ })
  await expect(told.first()).toBeVisible()
  await expectNoSidewaysScroll(theirs, 'the notifications')
})
