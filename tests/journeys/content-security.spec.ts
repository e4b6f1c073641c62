import { LAYOUT_CHOICES } from '@/shared/layout/layout-choices'
import { expect, test } from '@tests/support/journey'
import { layoutPanel } from '@tests/support/page-models/layout-panel'
import { outboxPage } from '@tests/support/page-models/outbox-page'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { visit } from '@tests/support/page-models/screen-walk'
import { usersPage } from '@tests/support/page-models/users-page'
import { callPortal, newPerson } from '@tests/support/portal-people'

// Of the test alone: languages and looks stay with the account.
test.use({ as: { role: 'super_admin', unit: 'HO' } })

test('CFG-02: the policy lets no script run but our files', async ({ page }) => {
  const answer = await page.goto('/login')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/(^|; )script-src 'self'(;|$)/)
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
})

test('CFG-02: mails, dialogs, notices, languages and looks keep to the policy', async ({
  page,
  portal,
  faults,
}) => {
  const person = await newPerson(portal)
  await callPortal(portal, '/users/forgot-password', { method: 'POST', body: { email: person.email } })
  const outbox = outboxPage(page)
  const users = usersPage(page)
  const panel = layoutPanel(page)
  await page.goto(`/settings/outbox?search=${person.email}`)
  await outbox.open('Set a new password')
  await expect(outbox.link).toBeVisible()
  await outbox.asText.click()
  await expect(outbox.text).toContainText('/reset-password/')
  await page.keyboard.press('Escape')

  await visit(page, `/settings/users?search=${person.username}`)
  await users.act(person.username, 'Send a password link')
  await expect(portalFrame(page).news).toContainText('is on its way')
  await users.act(person.username, 'Suspend…')
  await expect(users.dialog).toBeVisible()
  await page.keyboard.press('Escape')

  await panel.opener.click()
  for (const name of ['Towers', 'Hills', 'Terraces', 'Floor plan', 'None'])
    await panel.choose('Menu picture', name)
  for (const name of ['Top menu', 'Two columns', 'Framed page', 'Side menu'])
    await panel.choose('Arrangement', name)
  await panel.choose('Colours', 'Dark')
  await panel.choose('Colours', 'Light')
  expect(LAYOUT_CHOICES.sidebarImage).toHaveLength(5)
  await page.keyboard.press('Escape')
  const language = page.getByRole('banner').getByRole('combobox')
  for (const locale of ['ar', 'ch', 'en']) {
    // Kept before the next is chosen.
    const kept = page.waitForResponse(answer => (answer.request().postData() ?? '').includes(`"${locale}"`))
    await language.selectOption(locale)
    await expect(language).toHaveValue(locale)
    await kept
  }
  expect(faults).toEqual([])
})
