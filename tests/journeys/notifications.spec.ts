import type { Page } from '@playwright/test'
import type { SignedInUser } from '@contract/modules/auth/auth.calls'
import { expectAccessible, expectNoSidewaysScroll } from '@tests/support/accessibility'
import type { Portal } from '@tests/support/built-portal'
import { expect, test } from '@tests/support/journey'
import { callPortal, newPerson, sharedSession, signInByApi } from '@tests/support/portal-people'

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const arrivalOf = (page: Page) => page.locator('.arrivals').getByRole('link')

async function positionOf(portal: Portal, token: string): Promise<{ id: string; name: string }> {
  const { data } = await callPortal<{ data: { id: string; name: string }[] }>(
    portal,
    '/api/v1/maintenance/positions?start=0&end=1',
    { token },
  )
  return data[0] ?? Promise.reject(new Error('the demo has no position'))
}

async function mention(portal: Portal, reader: SignedInUser, times = 1): Promise<void> {
  const { token } = await sharedSession(portal, 'super-admin')
  const { id } = await positionOf(portal, token)
  for (let n = 0; n < times; n += 1)
    await callPortal(portal, `/api/v1/maintenance/positions/${id}/comments`, {
      token,
      method: 'POST',
      body: { body: 'Please look at this.', mentions: [reader.id] },
    })
}

const aReader = async (portal: Portal) =>
  signInByApi(portal, await newPerson(portal, { role: 'hr_staff', unit: 'HO' }))

test('one mentions another, who sees it within seconds, opens it, and has read it', async ({
  portal,
  openBrowser,
}) => {
  const reader = await aReader(portal)
  const admin = await sharedSession(portal, 'super-admin')
  const { id, name } = await positionOf(portal, admin.token)
  const theirs = await openBrowser(reader)
  await theirs.goto('/user/profile')
  await expect(bellOf(theirs)).toHaveAccessibleName('Notifications')

  const mine = await openBrowser(admin)
  await mine.goto(`/maintenance/position/index?record=${id}`)
  const panel = mine.getByRole('dialog')
  await panel.getByRole('tab', { name: 'Comments' }).click()
  const field = panel.getByRole('textbox', { name: /^Write a comment/ })
  await field.pressSequentially(`@${reader.username.slice(0, 10)}`)
  await expect(panel.getByRole('option', { name: reader.username })).toBeVisible()
  await field.press('Enter')
  await field.pressSequentially('please look.')
  await expect(field).toHaveValue(`@${reader.username} please look.`)
  await panel.getByRole('button', { name: 'Send' }).click()

  await expect(arrivalOf(theirs)).toContainText(`mentioned you in a comment on ${name}`)
  await expect(bellOf(theirs)).toHaveAccessibleName('Notifications, unread: 1')
  await arrivalOf(theirs).click()
  await expect(theirs).toHaveURL(new RegExp(`/maintenance/position/index\\?record=${id}`))
  await expect(bellOf(theirs)).toHaveAccessibleName('Notifications')
})

test('two windows of one person show the same, also after all were read and that was taken back', async ({
  portal,
  openBrowser,
}) => {
  const reader = await aReader(portal)
  await mention(portal, reader, 3)
  const first = await openBrowser(reader)
  const second = await openBrowser(reader)
  for (const page of [first, second]) {
    await page.goto('/user/profile')
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, unread: 3')
  }
  await bellOf(first).click()
  await first.getByRole('button', { name: 'Mark all as read' }).click()
  for (const page of [first, second]) await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  await first.getByRole('button', { name: 'Undo' }).click()
  for (const page of [first, second])
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, unread: 3')
})

test('nothing pops up over a form in which somebody types', async ({ portal, openBrowser }) => {
  const reader = await aReader(portal)
  const page = await openBrowser(reader)
  const { id } = await positionOf(portal, reader.token)
  await page.goto(`/maintenance/position/index?record=${id}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Comments' }).click()
  await dialog.getByRole('textbox', { name: /^Write a comment/ }).fill('Half a sent')
  await mention(portal, reader)
  await expect(page.locator('.bell-count')).toHaveText('1')
  await expect(arrivalOf(page)).toHaveCount(0)
})

test('settings are kept, and quiet hours need a length', async ({ portal, openBrowser }) => {
  const page = await openBrowser(await aReader(portal))
  await page.goto('/user/notifications?tab=settings')
  await page.getByRole('combobox', { name: 'I was mentioned' }).selectOption('Not at all')
  await page.getByRole('switch', { name: 'Keep quiet hours' }).check()
  await page.getByLabel('From', { exact: true }).fill('07:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The two times are the same.')).toBeVisible()
  await page.getByLabel('From', { exact: true }).fill('21:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your choice is saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'I was mentioned' })).toHaveValue('off')
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:00')
})

for (const locale of process.env['NIGHTLY'] === undefined ? ['ar'] : ['en', 'ar'])
  test(`the list, the panel and the settings are accessible and fit a phone, in ${locale} @phone`, async ({
    portal,
    openBrowser,
  }) => {
    const reader = await aReader(portal)
    await callPortal(portal, '/api/v1/auth/profile', { token: reader.token })
      .then(answer => (answer as { data: { row_version: number } }).data.row_version)
      .then(version =>
        callPortal(portal, '/api/v1/auth/profile', {
          token: reader.token,
          method: 'PATCH',
          body: { locale },
          headers: { 'if-match': `"${version}"` },
        }),
      )
    await mention(portal, reader, 2)
    const page = await openBrowser(reader, { viewport: { width: 360, height: 740 } })
    await page.goto('/user/notifications')
    await expect(page.locator('.notification')).toHaveCount(2)
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
    await expectAccessible(page, 'the list')
    await expectNoSidewaysScroll(page, 'the list')
    await page.locator('.bell button').click()
    await expect(page.locator('.offcanvas .notification')).toHaveCount(2)
    await expectAccessible(page, 'the panel', { withFrame: true })
    await page.keyboard.press('Escape')
    await page.goto('/user/notifications?tab=settings')
    await page.locator('input[role="switch"]').check()
    await expectAccessible(page, 'the settings')
    await expectNoSidewaysScroll(page, 'the settings')
  })
