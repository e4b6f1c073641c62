import type { Page } from '@playwright/test'

/** One's own profile at /user/profile. */
export function profilePage(page: Page) {
  const dialog = page.getByRole('dialog')
  const passwords = page.locator('form', { has: page.getByRole('button', { name: 'Change the password' }) })
  const sessions = page.getByRole('table', { name: 'Active sessions' })

  return {
    firstName: page.getByLabel('First name'),
    lastName: page.getByLabel('Last name'),
    save: page.getByRole('button', { name: 'Save', exact: true }),
    draft: page.getByText(/^You left something unsaved at/),
    restore: page.getByRole('button', { name: 'Restore what I typed' }),
    leaveDialog: page.getByRole('dialog', { name: 'Leave without saving?' }),
    leave: dialog.getByRole('button', { name: 'Discard and leave' }),
    stay: dialog.getByRole('button', { name: 'Cancel' }),
    sessions,
    endOthers: async () => {
      await page.getByRole('button', { name: 'End all others' }).click()
      await dialog.getByRole('button', { name: 'End all others' }).click()
    },
    changePassword: async (current: string, wanted: string) => {
      await passwords.getByLabel('Current password').fill(current)
      await page.getByLabel('New password').fill(wanted)
      await page.getByRole('button', { name: 'Change the password' }).click()
    },
  }
}
