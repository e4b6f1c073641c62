import type { Page } from '@playwright/test'

/** The layout settings, opened from the top bar. */
export function layoutPanel(page: Page) {
  const opener = page.getByRole('button', { name: 'Layout settings' })
  const panel = page.getByRole('dialog', { name: 'Layout settings' })
  const group = (setting: string) => panel.getByRole('group', { name: setting, exact: true })

  return {
    opener,
    panel,
    choice: (setting: string, name: string) => group(setting).getByRole('radio', { name, exact: true }),
    reset: panel.getByRole('button', { name: 'Back to the standard layout' }),
    /** By the drawing and its words: the radio button itself is not in sight. */
    choose: (setting: string, name: string) =>
      group(setting)
        .locator('label')
        .filter({ has: page.getByText(name, { exact: true }) })
        .click(),
  }
}
