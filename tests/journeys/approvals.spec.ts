import type { Portal } from '@tests/support/built-portal'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import { askForLeave, leaveOf, moveLeave, ownLeavePeople } from '@tests/support/asked-leave'
import { expect, test } from '@tests/support/journey'
import { sessionOfOwn } from '@tests/support/own-people'
import { inboxPage } from '@tests/support/page-models/inbox-page'
import { newPerson, signInByApi } from '@tests/support/portal-people'

const people = ownLeavePeople()
const asker = async (portal: Portal) => (await people(portal)).employee.last

test.describe('as the head', () => {
  test.use({ as: sessionOfOwn(people, 'head') })

  test('walks the inbox by keys, decides, and has the next one open', async ({ page, portal }) => {
    const one = await askForLeave(portal, people)
    const two = await askForLeave(portal, people)
    const inbox = inboxPage(page)
    await inbox.open({ of: await asker(portal) })
    await expectAccessible(page, 'the inbox')
    await expect(inbox.opened).toHaveCount(1)
    const first = await inbox.opened.innerText()
    await page.keyboard.press('j')
    await expect(inbox.opened).not.toHaveText(first, { useInnerText: true })
    await page.keyboard.press('k')
    await expect(inbox.opened).toHaveText(first, { useInnerText: true })

    await inbox.rowOf(one).getByRole('button').click()
    await inbox.decide('Approve')
    await expect(inbox.rowOf(one)).toHaveCount(0)
    await expect(inbox.opened).toHaveCount(1)
    await expect.poll(async () => (await leaveOf(portal, one)).status).toBe('pending_hr')

    await inbox.rowOf(two).getByRole('button').click()
    await inbox.decide('Return', 'Please cover the open house first.')
    await expect(inbox.rowOf(two)).toHaveCount(0)
    await expect.poll(async () => (await leaveOf(portal, two)).status).toBe('returned')
  })

  test('decides several at once, and is told what became of each', async ({ page, portal }) => {
    const gone = await askForLeave(portal, people)
    const one = await askForLeave(portal, people)
    const two = await askForLeave(portal, people)
    const inbox = inboxPage(page)
    await inbox.open({ of: await asker(portal) })
    for (const asked of [gone, one, two]) await inbox.rowOf(asked).getByRole('checkbox').check()
    await page
      .getByRole('region', { name: 'Decide about several' })
      .getByRole('button', { name: 'Approve' })
      .click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page, 'what is about to be decided')
    // One of them ends meanwhile elsewhere: it is not decided over again.
    await moveLeave(portal, gone, 'withdraw')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    const results = dialog.getByRole('status').getByRole('listitem')
    await expect(results.filter({ hasText: 'Done' })).toHaveCount(2)
    await expect(dialog.locator('.tone-danger')).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect.poll(async () => (await leaveOf(portal, gone)).status).toBe('withdrawn')
    await expect.poll(async () => (await leaveOf(portal, one)).status).toBe('pending_hr')
    await expect.poll(async () => (await leaveOf(portal, two)).status).toBe('pending_hr')
  })

  test('names a stand-in, who finds the requests and decides for them', async ({
    page,
    portal,
    openBrowser,
  }) => {
    const person = await newPerson(portal, { role: 'hr_staff', unit: 'HO' })
    await page.goto('/approvals')
    await page.getByRole('button', { name: 'Delegations' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Delegate' }).fill(person.username)
    await page.getByRole('option', { name: new RegExp(person.username) }).click()
    await dialog.getByRole('button', { name: 'Add delegate' }).click()
    const named = dialog.getByRole('listitem').filter({ hasText: `${person.username} decides for you` })
    await expect(named).toContainText('Now')
    await expectAccessible(page, 'the stand-ins')

    const asked = await askForLeave(portal, people)
    const other = await openBrowser(await signInByApi(portal, person))
    const inbox = inboxPage(other)
    await inbox.open({ of: await asker(portal), show: 'stand_in' })
    await inbox.rowOf(asked).getByRole('button').click()
    await expect(inbox.request).toContainText('who is away')
    await inbox.decide('Approve')
    await expect.poll(async () => (await leaveOf(portal, asked)).status).toBe('pending_hr')

    await named.getByRole('button', { name: 'End delegation' }).click()
    await expect(named).toContainText('Over')
  })

  test('one hand on a phone: opens, decides and goes on @phone', async ({ page, portal }) => {
    const asked = await askForLeave(portal, people)
    const inbox = inboxPage(page)
    await inbox.open({ of: await asker(portal) })
    await expectNoSidewaysScroll(page, 'the inbox')
    await inbox.rowOf(asked).getByRole('button').click()
    await expect(inbox.request).toBeVisible()
    await expectAccessible(page, 'a request')
    await expectNoSidewaysScroll(page, 'a request')
    await inbox.decide('Approve')
    await expect.poll(async () => (await leaveOf(portal, asked)).status).toBe('pending_hr')
  })
})

test.describe('whoever runs the portal', () => {
  test.use({ as: 'super-admin' })

  test('makes a chain, orders its steps by keys, and retires it', async ({ page }) => {
    await page.goto('/settings/approval-chains')
    await page.getByRole('button', { name: 'New chain' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Overtime of the day shift')
    await page.getByRole('combobox', { name: 'Document' }).selectOption('overtime')
    await page.getByRole('button', { name: 'Add a step' }).click()
    const steps = page.locator('.steps > li')
    await expect(steps).toHaveCount(2)
    const second = steps.nth(1).locator('[data-move]')
    await second.focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByText(/ is now step 1 of 2\./)).toBeAttached()
    await expectAccessible(page, 'the chain')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Overtime of the day shift is saved.')).toBeVisible()

    await page.getByRole('button', { name: /Overtime of the day shift/ }).click()
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
    await expect(page.getByText('Overtime of the day shift is deactivated.')).toBeVisible()
  })
})
