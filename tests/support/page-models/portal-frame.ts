import { expect, type Page } from '@playwright/test'

/** What stands around every page of a signed-in person. */
export function portalFrame(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const account = page.getByRole('button', { name: /^Account of/ })
  const unit = page.getByRole('button', { name: /^Operating unit:/ })

  /** A folded group holds no links at all; its button says which of both it is once its menu has come. */
  const unfold = async (group: string) => {
    const toggle = menu.getByRole('button', { name: group, exact: true })
    await expect(toggle).toHaveAttribute('aria-expanded', /true|false/)
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  }

  return {
    menu,
    unfold,
    account,
    unit,
    title: page.getByRole('heading', { level: 1 }),
    /** The title with what stands beside it: on the dashboard the day and the name. */
    head: page.locator('.page-header'),
    notice: page.getByRole('alert'),
    news: page.locator('.toaster').getByRole('status'),
    /** By the group's name and the screen's, as a person finds it. */
    follow: async (group: string, screen: string) => {
      await unfold(group)
      await menu.getByRole('link', { name: screen, exact: true }).click()
    },
    signOut: async () => {
      await account.click()
      await page
        .getByRole('button', { name: 'Sign out' })
        .or(page.getByRole('link', { name: 'Sign out' }))
        .click()
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    },
    chooseUnit: async (name: string | RegExp) => {
      await unit.click()
      await page.locator('.dropdown-menu.show').getByText(name).click()
    },
  }
}
