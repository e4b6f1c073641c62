import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { ownLeavePeople } from '@tests/support/asked-leave'
import type { Portal } from '@tests/support/built-portal'
import { expect, test } from '@tests/support/journey'
import { sessionOfOwn } from '@tests/support/own-people'
import { callPortal, newPerson, signInByApi } from '@tests/support/portal-people'
import { leavePage } from '@tests/support/page-models/leave-page'
import { visit } from '@tests/support/page-models/screen-walk'

const people = ownLeavePeople()

/** EX-19: Friday to Wednesday over National Heroes Day, until noon of the last day. */
const EX_19 = {
  kind: /^Emergency leave/,
  from: '08-28-2026',
  to: '09-02-2026',
  part: 'Until noon of the last day',
  reason: 'A matter of the family.',
}

/** Asks, sees the days, changes them, and takes the request back: it leaves nothing behind. */
async function askAndWithdraw(page: Page, portal: Portal): Promise<void> {
  const leave = leavePage(page)
  await leave.open('?ask=new')
  await leave.fill(EX_19)
  await expect(leave.total).toHaveText('2.5 days')
  await expect(leave.days.filter({ hasText: 'National Heroes Day, not counted' })).toHaveCount(1)
  await expect(leave.days.filter({ hasText: 'Morning only' })).toContainText('0.5')
  await expectAccessible(page, 'the form')
  await expectNoSidewaysScroll(page, 'the form')
  await leave.send.click()
  await expect(leave.panel).toContainText(/LV-HO-\d{4}-\d{6}/)
  await expect(leave.panel.getByText('With the head')).toBeVisible()
  await expect(leave.panel.getByText('2.5 days')).toBeVisible()
  await expectAccessible(page, 'the request')

  await leave.panel.getByRole('tab', { name: 'Progress' }).click()
  await expect(leave.panel.getByText((await people(portal)).head.last)).toBeVisible()
  await leave.panel.getByRole('tab', { name: 'Request' }).click()
  await leave.panel.getByRole('link', { name: 'Change' }).click()
  await page.getByRole('radio', { name: 'Whole days' }).check()
  await expect(leave.total).toHaveText('3 days')
  await leave.change.click()
  await expect(leave.panel.getByText('3 days')).toBeVisible()
  await leave.act('Withdraw')
  await expect(leave.panel.getByText('Withdrawn', { exact: true })).toBeVisible()
}

test.describe('as an employee', () => {
  test.use({ as: sessionOfOwn(people, 'employee') })

  test('EX-19 a leave over a holiday is counted while one asks, sent, changed and withdrawn', async ({
    page,
    portal,
  }) => {
    await askAndWithdraw(page, portal)
  })

  if (process.env['NIGHTLY'] !== undefined)
    test('EX-19 the same on a phone @phone', async ({ page, portal }) => {
      await askAndWithdraw(page, portal)
    })

  test('EX-19 a half day on the holiday is refused before anybody is asked', async ({ page }) => {
    const leave = leavePage(page)
    await leave.open('?ask=new')
    await leave.fill({ ...EX_19, from: '08-31-2026', part: 'From noon of the first day' })
    await expect(leave.preview.getByText('The half day falls on a day off.')).toBeVisible()
    await expect(leave.total).toHaveText('0 days')
    await leave.send.click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(page).toHaveURL(/ask=new/)
  })

  test('what was typed is still there after a reload', async ({ page }) => {
    const leave = leavePage(page)
    await leave.open('?ask=new')
    await page.getByRole('textbox', { name: 'Reason' }).fill('Half written')
    page.on('dialog', dialog => void dialog.accept())
    await page.reload()
    await page.getByRole('button', { name: 'Restore what I typed' }).click()
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Half written')
  })

  test('the page and the form fit 360 px @phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const leave = leavePage(page)
    await leave.open()
    await expect(page.getByRole('heading', { name: 'Leave Request', exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page, 'my leave')
    await leave.tab('Team calendar').click()
    await expectNoSidewaysScroll(page, 'the calendar')
    await leave.open('?ask=new')
    await leave.fill(EX_19)
    await expectNoSidewaysScroll(page, 'the form')
  })
})

test.describe('as HR', () => {
  test.use({ as: 'hr-staff' })

  test('requests, calendar, balances, usage and the end of the year are at hand', async ({ page }) => {
    const leave = leavePage(page)
    await leave.open('?tab=requests')
    await expect(page.getByRole('searchbox', { name: 'Search by person or number' })).toBeVisible()
    await expectAccessible(page, 'the requests')
    await leave.tab('Team calendar').click()
    const month = page.locator('.month-step-name')
    const first = await month.textContent()
    await page.getByRole('button', { name: 'Next month' }).focus()
    await page.keyboard.press('PageUp')
    await expect(month).not.toHaveText(first ?? '')
    await page.keyboard.press('PageDown')
    await expect(month).toHaveText(first ?? '')
    await expect(page.getByRole('rowheader', { name: /Reyes, Nico/ })).toBeVisible()
    await expectAccessible(page, 'the calendar')
    await leave.tab('Balances').click()
    await expect(page.getByRole('searchbox', { name: 'Search by person' })).toBeVisible()
    await expectAccessible(page, 'the balances')
    await leave.tab('Usage').click()
    await expect(page.getByRole('heading', { name: 'Leave taken' })).toBeVisible()
    await expectAccessible(page, 'the usage')
    await leave.tab('Year end').click()
    await expect(page.getByRole('heading', { name: 'Close the year' })).toBeVisible()
    await expectAccessible(page, 'the end of the year')
  })

  test('the lists behind leave open, and the holidays of a year are drawn', async ({ page }) => {
    await page.goto('/people/leave-types')
    const lists = {
      'leave-types': 'leave type',
      'leave-policies': 'leave policy',
      'work-calendars': 'work calendar',
    }
    for (const [path, name] of Object.entries(lists)) {
      await visit(page, `/people/${path}`)
      await expect(page.getByRole('link', { name: `New ${name}`, exact: true })).toBeVisible()
    }
    await visit(page, '/people/holidays?as=year&year=2026')
    await expect(page.getByRole('link', { name: 'National Heroes Day' })).toBeVisible()
    await expectAccessible(page, 'the year')
  })

  test('in Arabic the page stands the other way round', async ({ portal, openBrowser }) => {
    const person = await signInByApi(portal, await newPerson(portal, { role: 'hr_staff', unit: 'HO' }))
    const { token } = person
    await callPortal(portal, '/api/v1/auth/profile', { token, method: 'PATCH', body: { locale: 'ar' } })
    const page = await openBrowser(person)
    await leavePage(page).open('?tab=calendar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('tab', { name: 'تقويم الفريق' })).toHaveAttribute('aria-selected', 'true')
    await expectNoSidewaysScroll(page, 'the calendar in Arabic')
  })
})
