import type { Page } from '@playwright/test'

/**
 * The list of users at /settings/users, and the dialogs that open from it. Other tests add people to it: who looks for
 * somebody searches, or sorts by when they came, since the demo company came first.
 */
export function usersPage(page: Page) {
  const search = page.getByRole('searchbox', { name: 'Search by name, username or address' })
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  const anyRow = page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .first()
  const menu = (name: string) => page.getByRole('button', { name: `Actions for ${name}` })
  const dialog = page.getByRole('dialog')

  return {
    search,
    row,
    anyRow,
    dialog,
    menu,
    act: async (name: string, action: string) => {
      await menu(name).click()
      await page.getByRole('button', { name: action, exact: true }).click()
    },
    activate: async ({ unit, role }: { unit: string; role: string }) => {
      await dialog.getByLabel('Home unit').selectOption({ label: unit })
      await dialog.getByRole('checkbox', { name: role }).check()
      await dialog.getByRole('button', { name: 'Activate' }).click()
    },
  }
}
