import { expectAccessible } from '@tests/support/accessibility'
import { giveLeave, ownLeavePeople } from '@tests/support/asked-leave'
import { expect, test } from '@tests/support/journey'
import { leavePage } from '@tests/support/page-models/leave-page'
import { callPortal, sharedSession } from '@tests/support/portal-people'
import type { Portal } from '@tests/support/built-portal'

const people = ownLeavePeople()
test.use({ as: 'hr-staff' })

/** Long over, and of nobody's interest but this test's. */
const YEAR = 2024

type Plan = { rows: { left: string; converted: string; forfeited: string }[] }

async function planOf(portal: Portal): Promise<Plan['rows']> {
  const { token } = await sharedSession(portal, 'hr-staff')
  const url = `/api/v1/leave/year-end?year=${YEAR}`
  return (await callPortal<{ data: Plan }>(portal, url, { token })).data.rows
}

test('a year is closed after every line was read, and each stands in the ledger', async ({
  page,
  portal,
}) => {
  await giveLeave(portal, people, { code: 'SIL', days: '2.50', year: YEAR })
  await giveLeave(portal, people, { code: 'VL', days: '1.25', year: YEAR })
  const leave = leavePage(page)
  await leave.open('?tab=year_end')
  const year = page.getByRole('group', { name: 'Year' }).getByRole('heading')
  const now = Number(await year.textContent())
  for (let shown = now; shown > YEAR; shown -= 1)
    await page.getByRole('button', { name: 'Year before' }).click()
  await expect(year).toHaveText(String(YEAR))

  const lines = page.getByRole('table', { name: 'Close the year' }).getByRole('row')
  const converted = lines.filter({ hasText: 'SIL' })
  const cells = converted.getByRole('cell')
  await expect(cells.nth(1)).toHaveText('2.50')
  await expect(cells.nth(2)).toHaveText('2.50')
  const amount = (await cells.nth(3).textContent()) ?? ''
  expect(amount).toMatch(/^[\d,]+\.\d\d$/)
  await expect(page.getByText('Paid out in all:')).toContainText(amount)
  await expect(lines.filter({ hasText: 'VL' }).getByRole('cell').last()).toHaveText('1.25')
  await expectAccessible(page, 'the lines of the year')

  const close = page.getByRole('button', { name: `Close ${YEAR}`, exact: true })
  const question = page.getByRole('dialog', { name: `Close the year ${YEAR}?` })
  await close.first().click()
  await expect(question).toContainText('2 balances are closed. This cannot be undone')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => planOf(portal)).toHaveLength(2)
  await close.first().click()
  await question.getByRole('button', { name: `Close ${YEAR}`, exact: true }).click()
  await expect(page.getByText('2 balances were closed.')).toBeVisible()
  await expect(page.getByText('Nothing is left to close in this year')).toBeVisible()
  await expect.poll(() => planOf(portal)).toEqual([])

  const ledgerOf = async (type: string) => {
    await leave.open(`?tab=balances&search=${(await people(portal)).employee.last}`)
    const ofYear = page.getByRole('row').filter({ hasText: String(YEAR) })
    await ofYear.filter({ hasText: type }).getByRole('link').click()
    return leave.panel.getByRole('table', { name: 'Balance history' }).getByRole('row')
  }
  const paid = await ledgerOf('Service incentive leave')
  await expect(paid.filter({ hasText: 'As agreed when hired' })).toContainText('2.50')
  await expect(paid.filter({ hasText: 'Paid out' })).toContainText('(2.50)')
  await expect(leave.panel.getByRole('definition').last()).toHaveText('0 days')
  const lost = await ledgerOf('Vacation leave')
  await expect(lost.filter({ hasText: 'Forfeited' })).toContainText('(1.25)')
})
