import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@tests/support/journey'
import { expectAccessible } from '@tests/support/accessibility'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { callPortal, newPerson, sharedSession, signInByApi } from '@tests/support/portal-people'
import type { Portal } from '@tests/support/built-portal'
import { visit } from '@tests/support/page-models/screen-walk'

type Role = { id: string; row_version: number }
type One<T> = { data: T }

/** A role of one's own, so that nobody else's rights change under another test. */
async function newRole(portal: Portal, code: string, codes: string[]): Promise<Role> {
  const { token } = await sharedSession(portal, 'super-admin')
  const body = { code, name: `Role ${code}`, description: null, rank: 5 }
  const made = await callPortal<One<Role>>(portal, '/api/v1/settings/roles', { token, method: 'POST', body })
  const { id, row_version } = made.data
  await callPortal(portal, `/api/v1/settings/roles/${id}/rights`, {
    token,
    method: 'POST',
    headers: { 'if-match': `"${row_version}"` },
    body: { grants: codes.map(one => ({ code: one, scope: 'ou' })), accept_warnings: false },
  })
  return made.data
}

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true })
const treeItem = (page: Page, name: string) =>
  page.getByRole('tree').getByRole('treeitem', { name, exact: true })

test.describe('whoever runs the portal', () => {
  test.use({ as: 'super-admin' })

  test('changes a role by keyboard, and the open menu of its holder follows', async ({
    page,
    portal,
    openBrowser,
  }) => {
    const role = await newRole(portal, 'night_desk', ['settings.user.view'])
    const person = await newPerson(portal, { role: 'night_desk' })
    const theirs = await openBrowser(await signInByApi(portal, person))
    const frame = portalFrame(theirs)
    await theirs.goto('/')
    await frame.unfold('Settings')
    await expect(frame.menu.getByRole('link', { name: 'Users', exact: true })).toBeVisible()
    await expect(frame.menu.getByRole('link', { name: 'Roles', exact: true })).toHaveCount(0)

    await page.goto(`/settings/roles/form/${role.id}`)
    await page.getByRole('searchbox', { name: 'Search rights' }).fill('settings.role.view')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await cell(page, 'Roles · View: None').focus()
    for (const key of ['End', 'ArrowLeft', 'Space']) await page.keyboard.press(key)
    await expect(cell(page, 'Roles · View: Unit')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('People whose rights change: 1.')).toBeVisible()
    await expectAccessible(page, 'the matrix of a role, with what would change')
    await page.getByRole('button', { name: 'Save changes (1)' }).click()
    await expect(page.getByText('The rights of Role night_desk are saved.')).toBeVisible()
    await expect(frame.menu.getByRole('link', { name: 'Roles', exact: true })).toBeVisible()

    await cell(page, 'Roles · View: Unit').focus()
    await page.keyboard.press('Delete')
    await page.getByRole('button', { name: 'Save changes (1)' }).click()
    await expect(frame.menu.getByRole('link', { name: 'Roles', exact: true })).toHaveCount(0)
  })

  test('moves a menu entry by keys, and the sidebar shows it there', async ({ page }) => {
    await page.goto('/settings/menus')
    await treeItem(page, 'Number series').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByText(/Number series is now \d of \d+ in Settings\./)).toBeAttached()
    await expect(treeItem(page, 'Number series')).toBeFocused()
    const names = () => portalFrame(page).menu.getByRole('link').allTextContents()
    await expect
      .poll(async () => {
        const shown = await names()
        return shown.indexOf('Number series') < shown.indexOf('Approval chains')
      })
      .toBe(true)
    await page.keyboard.press('Alt+ArrowDown')
    await expect
      .poll(async () => {
        const shown = await names()
        return shown.indexOf('Number series') > shown.indexOf('Approval chains')
      })
      .toBe(true)
  })

  test('reads rights and what was done in columns that stand below each other', async ({ page, portal }) => {
    const start = async (locator: Locator) => Math.round((await locator.boundingBox())?.x ?? -1)
    const role = await newRole(portal, 'day_desk', ['settings.user.view'])
    await page.goto(`/settings/roles/form/${role.id}`)
    await page.getByRole('searchbox', { name: 'Search rights' }).fill('settings.')
    await expect(cell(page, 'Roles · View: All')).toBeVisible()
    expect(await start(cell(page, 'Segregation of duties · View: None'))).toBe(
      await start(cell(page, 'Roles · View: None')),
    )
    expect(await start(cell(page, 'Segregation of duties · View: All'))).toBe(
      await start(cell(page, 'Roles · View: All')),
    )

    const { token } = await sharedSession(portal, 'super-admin')
    const body = { code: 'COLUMNS', name: 'Division in columns' }
    await callPortal(portal, '/api/v1/maintenance/divisions', { token, method: 'POST', body })
    await visit(page, '/settings/audit?search=division.create')
    await page.getByRole('link', { name: 'Teresa Villaluz added Division in columns', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Teresa Villaluz added Division in columns' })
    await expect(dialog.getByText(/→ COLUMNS$/)).toBeVisible()
    const [names, values] = [dialog.locator('dt:visible'), dialog.locator('dd:visible')]
    for (const column of [names, values]) {
      const starts = await Promise.all((await column.all()).map(start))
      expect(new Set(starts).size).toBe(1)
    }
    expect(await start(names.first())).not.toBe(await start(values.first()))
  })

  test('sees why somebody may do what they may', async ({ page }) => {
    await page.goto('/settings/users?search=inting')
    await page.getByRole('link', { name: 'Paolo Inting' }).click()
    await page.getByRole('tab', { name: 'Rights' }).click()
    await expect(page.getByText('Leads · Create')).toBeVisible()
    await expectAccessible(page, 'the rights of a person')
  })
})
