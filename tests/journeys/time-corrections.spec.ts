import { expectAccessible } from '@tests/support/accessibility'
import type { Portal } from '@tests/support/built-portal'
import { expect, test } from '@tests/support/journey'
import { importWizard } from '@tests/support/page-models/record-page'
import { visit } from '@tests/support/page-models/screen-walk'
import { callPortal, sharedSession } from '@tests/support/portal-people'

const TIME = '/api/v1/time-logs'
const DAY_MS = 86_400_000

/** In Manila, where no clock is ever changed. */
function lastWeekday(weekday: number, weeksAgo = 0): string {
  const manila = new Date(Date.now() + 8 * 3_600_000)
  const back = ((manila.getUTCDay() - weekday + 6) % 7) + 1 + weeksAgo * 7
  return new Date(manila.getTime() - back * DAY_MS).toISOString().slice(0, 10)
}

/**
 * Two days of the last weeks that the clock holds whole and that ended before the evening: where an out lacks, or comes
 * late, another in would lie over it. A week alone may be of holidays.
 */
async function wholeDays(portal: Portal, who: Employee): Promise<[string, string]> {
  const weekdays = [1, 2].flatMap(weeksAgo => [2, 1, 3, 4, 5].map(weekday => lastWeekday(weekday, weeksAgo)))
  const days = await Promise.all(weekdays.map(date => dayOf(portal, who, date)))
  const [first, second] = days.flatMap(day =>
    day?.status === 'present' && endsBeforeEvening(day) ? [day.work_date] : [],
  )
  return first && second ? [first, second] : Promise.reject(new Error('no two whole days in two weeks'))
}

type Employee = { id: string; employee_no: string }
type Day = { work_date: string; status: string; worked_min: number; last_out: string | null }

const endsBeforeEvening = ({ work_date, last_out }: Day) =>
  last_out !== null && Date.parse(last_out) < Date.parse(`${work_date}T18:55:00+08:00`)

async function employee(portal: Portal, name: string): Promise<Employee> {
  const { token } = await sharedSession(portal, 'hr-staff')
  const url = `/api/v1/people/employees?start=0&end=1&search=${name}`
  const { data } = await callPortal<{ data: Employee[] }>(portal, url, { token })
  return data[0] ?? Promise.reject(new Error(`${name} is no employee`))
}

async function dayOf(portal: Portal, { id }: Employee, date: string): Promise<Day | undefined> {
  const { token } = await sharedSession(portal, 'hr-staff')
  const url = `${TIME}/month?month=${date.slice(0, 7)}&employee_id=${id}`
  const { data } = await callPortal<{ data: { days: Day[] } }>(portal, url, { token })
  return data.days.find(({ work_date }) => work_date === date)
}

/** The ids of what was asked for this reason. */
async function corrections(portal: Portal, reason: string): Promise<string[]> {
  const { token } = await sharedSession(portal, 'employee')
  const url = `${TIME}/corrections?start=0&end=50`
  const { data } = await callPortal<{ data: { id: string; reason: string }[] }>(portal, url, { token })
  return data.filter(each => each.reason === reason).map(({ id }) => id)
}

test.describe('as HR', () => {
  test.use({ as: 'hr-staff' })

  test('a device’s file is tried first, mended, and then makes the day', async ({ page, portal }) => {
    const nico = await employee(portal, 'Reyes')
    const sunday = lastWeekday(0)
    const rows = [`${nico.employee_no},${sunday} 08:55,C/In`, `${nico.employee_no},${sunday} 13:00,C/Out`]
    const file = (lines: string[]) => ({
      name: 'device.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Employee number,Date and time,In or out', ...lines].join('\n')),
    })
    const wizard = importWizard(page)
    const open = async (lines: string[]) => {
      await page.goto('/time-logs?tab=import')
      await page.getByRole('button', { name: 'Choose a file' }).click()
      await wizard.choose(file(lines))
      await wizard.next.click()
    }
    await open([...rows, `EM-HO-1999-999999,${sunday} 08:55,C/In`])
    await expect(wizard.dialog).toContainText('1 row has errors.')
    await expectAccessible(page, 'what is wrong with the file')
    expect((await dayOf(portal, nico, sunday))?.worked_min ?? 0).toBe(0)

    await open(rows)
    await expect(wizard.dialog).toContainText('2 rows are in order.')
    expect((await dayOf(portal, nico, sunday))?.worked_min ?? 0).toBe(0)
    await wizard.button(/^Add 2/).click()
    await expect.poll(async () => (await dayOf(portal, nico, sunday))?.worked_min ?? 0).toBeGreaterThan(0)

    await open(rows)
    await expect(wizard.dialog.getByRole('alert')).toContainText('Ofelia Baluyot')
  })
})

test.describe('as an employee', () => {
  test.use({ as: 'employee' })

  test('a correction is asked for, found by the link of its mail among others, and approved', async ({
    page,
    portal,
    openBrowser,
  }) => {
    const nico = await employee(portal, 'Reyes')
    // The one that is asked about here, and another that waits beside it.
    const [day, other] = await wholeDays(portal, nico)
    const { token } = await sharedSession(portal, 'employee')
    const ask = async (work_date: string, reason: string) =>
      callPortal<{ data: { id: string } }>(portal, `${TIME}/corrections`, {
        token,
        method: 'POST',
        body: {
          work_date,
          reason,
          adds: [
            { on: work_date, time: '19:00', direction: 'in' },
            { on: work_date, time: '21:30', direction: 'out' },
          ],
        },
      })
    await ask(other, 'The other day')

    await page.goto(`/time-logs?tab=month&month=${day.slice(0, 7)}`)
    const name = new Intl.DateTimeFormat('en', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    })
    await page.getByRole('button', { name: new RegExp(`^Show .*${name.format(new Date(day))}`) }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Request correction' }).click()
    const dialog = page.getByRole('dialog', { name: /^Correction of / })
    for (const [way, time] of [
      ['In', '19:00'],
      ['Out', '21:30'],
    ] as const) {
      await dialog.getByRole('button', { name: 'Add a punch' }).click()
      await dialog.getByLabel('Time').last().fill(time)
      await dialog.getByLabel('Way').last().selectOption(way)
    }
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('We stayed for the launch')
    await expectAccessible(page, 'the correction')
    await dialog.getByRole('button', { name: 'Request correction' }).click()
    await expect(page.getByText('Request sent to your head.')).toBeVisible()
    const before = await dayOf(portal, nico, day)

    const head = await openBrowser(await sharedSession(portal, 'head'))
    const [asked] = await corrections(portal, 'We stayed for the launch')
    await head.goto('/approvals?search=Reyes')
    await head
      .getByRole('list', { name: 'Requests' })
      .getByRole('listitem')
      .filter({ hasText: 'Time correction' })
      .first()
      .getByRole('button')
      .click()
    await head.getByRole('link', { name: 'Open the document' }).click()
    await expect(head).toHaveURL(/\/time-logs\?tab=requests&kind=corrections&record=[\w-]{36}$/)
    const link = `/time-logs?tab=requests&kind=corrections&record=${asked}`
    await head.goto(link)
    const cards = head.locator('.request-card')
    await expect(cards.filter({ hasText: 'The other day' })).toBeVisible()
    const named = cards.filter({ has: head.locator('[aria-current="true"]') })
    await expect(named).toHaveCount(1)
    await expect(named).toContainText('We stayed for the launch')
    await expectAccessible(head, 'the requests')
    await named.getByRole('button', { name: 'Approve' }).click()
    await named.getByRole('button', { name: 'Confirm' }).click()
    await expect(named).toContainText('Approved')
    await expect
      .poll(async () => (await dayOf(portal, nico, day))?.worked_min)
      .toBeGreaterThan(before?.worked_min ?? 0)

    // The one who asked is told, and led to the same.
    await visit(page, '/user/notifications')
    await page.locator(`a[href="${link}"]`).first().click()
    await expect(page.locator('.request-card.is-named')).toContainText('We stayed for the launch')
    await expect(page.locator('.request-card.is-named')).toContainText('Approved')

    await page.goto(link.replace(/[\w-]{12}$/, '0'.repeat(12)))
    await expect(page.getByText('This record is not there')).toBeVisible()
    await expect(page.locator('.request-card.is-named')).toHaveCount(0)
  })
})
