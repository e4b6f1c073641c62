import { expect, test } from '@tests/support/journey'
import { signInPage } from '@tests/support/page-models/sign-in-page'
import { credentialsOf } from '@tests/support/portal-people'

const ELSEWHERE = [
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https:evil.test',
  'https://evil.test',
  '\t//evil.test',
  '/\t/evil.test',
  'javascript:alert(1)',
  'http://our.host@evil.test',
  '/..//evil.test',
  '%2f%2fevil.test',
  '/%2f%2fevil.test',
]

for (const target of ELSEWHERE)
  test(`INJ-14 a sign-in never leads to ${JSON.stringify(target)}`, async ({ page, portal }) => {
    const left: string[] = []
    page.on('request', request => {
      if (request.isNavigationRequest() && !request.url().startsWith(portal.url)) left.push(request.url())
    })
    await page.goto(`/login?redirectFrom=${encodeURIComponent(target)}`)
    await signInPage(page).signIn(credentialsOf('employee'))
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page).not.toHaveURL(/\/login/)
    expect(new URL(page.url()).origin).toBe(portal.url)
    expect(left).toEqual([])
  })
