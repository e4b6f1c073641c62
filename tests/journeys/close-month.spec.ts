import { addMonths, businessDate } from '@contract/kernel/dates'
import type { FiscalPeriod } from '@contract/modules/accounting/fiscal-period.resource'
import type { ManualEntry } from '@contract/modules/accounting/manual-entry.resource'
import type { SignedInUser } from '@contract/modules/auth/auth.calls'
import { expectAccessible } from '@tests/support/accessibility'
import type { Portal } from '@tests/support/built-portal'
import { expect, test } from '@tests/support/journey'
import { recordList } from '@tests/support/page-models/record-list'
import { visit } from '@tests/support/page-models/screen-walk'
import { callPortal, newPerson, signInByApi } from '@tests/support/portal-people'

/** The first that the demo company has left open. */
const MONTH = addMonths(`${businessDate(new Date()).slice(0, 7)}-01`, -2)
const PERIODS = '/accounting/periods'

async function monthOf(portal: Portal, token: string, unit: string): Promise<FiscalPeriod> {
  const path = `/api/v1${PERIODS}?start=0&end=100`
  const { data } = await callPortal<{ data: FiscalPeriod[] }>(portal, path, { token })
  return data.find(({ month, ou_label }) => month === MONTH && ou_label?.endsWith(unit))!
}

/** 350.75 from the bank in that month, drafted and not posted. */
async function drafted(portal: Portal, { token }: SignedInUser, ou_id: string): Promise<ManualEntry> {
  const chart = '/api/v1/chart-of-accounts?start=0&end=100'
  const { data } = await callPortal<{ data: { id: string; code: string }[] }>(portal, chart, { token })
  const line = (code: string, debit: string, credit: string) => ({
    ...{ account_id: data.find(account => account.code === code)?.id, debit, credit },
  })
  const body = {
    ...{ ou_id, entry_date: MONTH, memo: 'A bill that came late' },
    lines: [line('6900', '350.75', '0.00'), line('1020', '0.00', '350.75')],
  }
  const path = '/api/v1/accounting/manual-entries'
  return (await callPortal<{ data: ManualEntry }>(portal, path, { token, method: 'POST', body })).data
}

test('accounting closes a month by its checklist, and what comes late is told so', async ({
  portal,
  openBrowser,
}) => {
  const person = await signInByApi(portal, await newPerson(portal, { role: 'accounting', unit: 'HO' }))
  const period = await monthOf(portal, person.token, 'DVO')
  await drafted(portal, person, period.ou_id)
  const page = await openBrowser(person)
  const { panel, row } = recordList(page)
  const dialog = page.getByRole('dialog', { name: /^Close / })
  const post = async () => {
    await panel.getByRole('button', { name: 'Post', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Post this entry?' })
    await question.getByRole('button', { name: 'Post' }).click()
  }

  await page.goto(`${PERIODS}?record=${period.id}`)
  const drafts = panel.getByRole('listitem').filter({ hasText: 'Manual entries are not posted' })
  await expect(drafts).toContainText('Warning')
  await expectAccessible(page, 'the checklist of a month')
  await drafts.getByRole('link', { name: 'Show the rows' }).click()
  await row('A bill that came late').getByRole('link').first().click()
  await post()
  await expect(panel.getByText('Posted', { exact: true })).toBeVisible()

  await visit(page, `${PERIODS}?record=${period.id}`)
  await panel.getByRole('button', { name: 'Close to all but adjustments' }).click()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(panel.getByText('Adjustments only', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Close the month' }).click()
  await expectAccessible(page, 'what is accepted with a month')
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(panel.getByText('Closed', { exact: true })).toBeVisible()

  const late = await drafted(portal, person, period.ou_id)
  await visit(page, `/accounting/manual-entries?record=${late.id}`)
  await post()
  await expect(page.getByRole('alert').filter({ hasText: 'This month is closed.' })).toBeVisible()
  await expect(panel.getByText('Draft', { exact: true })).toBeVisible()

  const { token } = person
  await callPortal(portal, '/api/v1/auth/profile', { token, method: 'PATCH', body: { locale: 'ar' } })
  const open = await monthOf(portal, token, 'CEB')
  await page.goto(`${PERIODS}?record=${open.id}`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(panel.getByRole('heading', { name: 'قائمة التحقق قبل الإقفال' })).toBeVisible()
  await expectAccessible(page, 'the checklist of a month in Arabic')
})
