import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { businessDate } from '@contract/kernel/dates'
import type { Today } from '@contract/modules/time-logs/time-logs.calls'
import type { Portal } from '@tests/support/built-portal'
import { expect, test } from '@tests/support/journey'
import { callPortal, sharedSession } from '@tests/support/portal-people'

const TABS_OF_HR = ['My day', 'My month', 'Team', 'Requests', 'Import', 'Months']

/** By the portal's own clock, so many minutes ago, a device at the gate let this person in. */
async function cameBefore(portal: Portal, minutes: number): Promise<Today> {
  const head = await sharedSession(portal, 'head')
  const hr = await sharedSession(portal, 'hr-staff')
  const now = async () =>
    (await callPortal<{ data: Today }>(portal, '/api/v1/time-logs/today', { token: head.token })).data
  const before = await now()
  const came = new Date(Date.parse(before.now) - minutes * 60_000)
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Manila' }).format(came)
  const row = {
    employee_no: before.employee?.employee_no ?? '',
    punched_at: `${businessDate(came)} ${time}`,
    direction: 'C/In',
  }
  await callPortal(portal, '/api/v1/time-logs/punches/import', {
    token: hr.token,
    method: 'POST',
    body: { rows: [row], dry_run: false },
  })
  return now()
}

test.describe('as somebody who is at work', () => {
  test.use({ as: 'head' })

  test('one clocks out once, however often one presses, and the day lacks no punch @phone', async ({
    page,
    portal,
  }) => {
    const { punches, work_date } = await cameBefore(portal, 5)
    await page.goto('/time-logs')
    const listed = page.getByRole('list', { name: 'Punches of today' }).getByRole('listitem')
    const state = page.locator('.clock-state')
    await expect(state).toHaveText(/^You are in since \d\d:\d\d$/)
    await expect(listed).toHaveCount(punches.length)
    await page.getByRole('button', { name: 'Clock out', exact: true }).click()
    await expect(page.getByText(/^Clocked out at \d\d:\d\d/).first()).toBeVisible()
    await expect(state).toHaveText('You are out')
    await expect(listed).toHaveCount(punches.length + 1)
    await expect(listed.last()).toContainText('Out')
    await expect(listed.last()).toContainText('Portal')

    await page.getByRole('button', { name: 'Clock in', exact: true }).click()
    await expect(page.getByText(/^You punched just now: the punch of \d\d:\d\d counts/).first()).toBeVisible()
    await expect(state).toHaveText('You are out')
    await expect(listed).toHaveCount(punches.length + 1)
    await page.reload()
    await expect(state).toHaveText('You are out')
    await expectAccessible(page, 'the clock of somebody who is out')
    await expectNoSidewaysScroll(page, 'the clock of somebody who is out')

    const { token } = await sharedSession(portal, 'head')
    const month = `/api/v1/time-logs/month?month=${work_date.slice(0, 7)}`
    type Day = { work_date: string; status: string; first_in: string | null; last_out: string | null }
    const { data } = await callPortal<{ data: { days: Day[] } }>(portal, month, { token })
    const day = data.days.find(one => one.work_date === work_date)
    // How many minutes count depends on the shift of the hour at which this runs.
    expect(day?.status).not.toBe('incomplete')
    expect(Date.parse(day?.last_out ?? '') - Date.parse(day?.first_in ?? '')).toBeGreaterThanOrEqual(
      5 * 60_000,
    )
  })
})

test.describe('as an employee', () => {
  test.use({ as: 'employee' })

  test('one clocks in on a phone, and the portal says when by its own time @phone', async ({ page }) => {
    await page.goto('/time-logs')
    const press = page.getByRole('button', { name: /^Clock (in|out)$/ })
    const way = (await press.textContent()) ?? ''
    await press.click()
    await expect(page.getByText(/^Clocked (in|out) at \d\d:\d\d/).first()).toBeVisible()
    // The other way is offered next, and a second press right away is no second punch.
    await expect(press).not.toHaveText(way)
    await expectNoSidewaysScroll(page, 'the clock')
    await expectAccessible(page, 'the clock')
  })

  test('one sees the own month and asks about a day of it', async ({ page }) => {
    await page.goto('/time-logs?tab=month')
    await expect(page.getByRole('tab', { name: 'My month' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: 'Previous month' }).click()
    await page
      .getByRole('button', { name: /^Show / })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'a day')
    await expect(page.getByRole('tab', { name: 'Months' })).toHaveCount(0)
  })
})

test.describe('as HR', () => {
  test.use({ as: 'hr-staff' })

  test('every part of the page opens, is accessible and fits', async ({ page }) => {
    await page.goto('/time-logs')
    for (const name of TABS_OF_HR) {
      await page.getByRole('tab', { name }).click()
      await expect(page.locator('.skeleton')).toHaveCount(0)
      await expectAccessible(page, name)
      await expectNoSidewaysScroll(page, name)
    }
  })
})
