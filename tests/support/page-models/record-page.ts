import type { Page } from '@playwright/test'

/** A record that is open beside its list. */
export function recordPage(page: Page) {
  const panel = page.locator('.record-panel')
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })

  return {
    panel,
    field: (name: string) => panel.getByLabel(name),
    save: panel.getByRole('button', { name: 'Save', exact: true }),
    tab: (name: string) => panel.getByRole('tab', { name }).click(),
    close: panel.getByRole('button', { name: 'Close' }),
    draft: panel.getByText(/^You left something unsaved at/),
    restore: panel.getByRole('button', { name: 'Restore what I typed' }),
    leaveDialog: dialog('Leave without saving?'),
    staleDialog: dialog('Changed by another person'),
    dialog,
  }
}

/** The import of a file into a list. */
export function importWizard(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Import from a file' })
  return {
    dialog,
    choose: async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      await dialog.locator('input[type=file]').setInputFiles(file)
    },
    next: dialog.getByRole('button', { name: 'Next' }),
    button: (name: string | RegExp) => dialog.getByRole('button', { name }),
  }
}
