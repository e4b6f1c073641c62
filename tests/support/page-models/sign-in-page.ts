import { expect, type Page } from '@playwright/test'
import type { Credentials } from '@tests/support/portal-people'

export function signInPage(page: Page) {
  const email = page.getByLabel('E-mail address')
  const password = page.getByLabel('Password', { exact: true })
  const submit = page.getByRole('button', { name: 'Sign in', exact: true })

  const fill = async (credentials: Credentials) => {
    await email.fill(credentials.email)
    await password.fill(credentials.password)
  }
  return {
    email,
    password,
    submit,
    heading: page.getByRole('heading', { level: 1, name: 'Sign in' }),
    fill,
    /** On the page that stands; ends behind the door. */
    signIn: async (credentials: Credentials) => {
      await fill(credentials)
      await submit.click()
      await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
    },
  }
}
