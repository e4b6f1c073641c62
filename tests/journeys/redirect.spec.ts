import type { Page } from '@playwright/test'
import { expect, test } from '@tests/support/journey'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { followTo } from '@tests/support/page-models/screen-walk'
import { signInPage } from '@tests/support/page-models/sign-in-page'
import { credentialsOf } from '@tests/support/portal-people'

/** By night also what its rule refuses beside these: `redirect.rules.test.ts` tries each of them every day. */
const byNight = (...targets: string[]) => (process.env['NIGHTLY'] === undefined ? [] : targets)

const ELSEWHERE = [
  '//evil.test',
  '/\t/evil.test',
  'javascript:alert(1)',
  ...byNight(
    '/\\evil.test',
    '\\\\evil.test',
    'https:evil.test',
    'https://evil.test',
    '\t//evil.test',
    'http://our.host@evil.test',
    '/..//evil.test',
    '%2f%2fevil.test',
  ),
]

/** As a mail or a message would carry it, where an address bar lets it pass as it is. */
const UNESCAPED = ['/\\evil.test', '%2f%2fevil.test', ...byNight('//evil.test', '/%2f%2fevil.test')]

test('INJ-14: a sign-in leads to the dashboard, whatever else it was told to lead to', async ({
  page,
  portal,
}) => {
  const outside: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).origin !== portal.url && !request.url().startsWith('data:'))
      outside.push(request.url())
  })
  page.on('dialog', dialog => {
    outside.push(dialog.message())
    void dialog.dismiss()
  })
  const inside = ELSEWHERE.map(target => ({ target: encodeURIComponent(target), open: followTo }))
  const loaded = UNESCAPED.map(target => ({ target, open: (at: Page, path: string) => at.goto(path) }))
  await page.goto('/login')
  for (const { target, open } of [...inside, ...loaded])
    await test.step(target, async () => {
      await open(page, `/login?redirectFrom=${target}`)
      await expect(page).toHaveURL(/redirectFrom=/)
      await signInPage(page).signIn(credentialsOf('employee'))
      await expect(page).toHaveTitle('Dashboard | Landmark Portal')
      await expect(page).toHaveURL(`${portal.url}/`)
      await portalFrame(page).signOut()
    })
  expect(outside).toEqual([])
})
