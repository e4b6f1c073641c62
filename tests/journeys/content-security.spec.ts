import { SCREENS } from '@contract/access/screens'
import { expect, test } from '@tests/support/journey'

test.use({ as: 'super-admin' })

/** A screen of one record is opened with a record of nobody: its refusal is a page like any other. */
const addressOf = (path: string) => path.replace(':id', '01a1fa65-f2dd-768c-999c-c8f7244c9822')

test('CFG-02 no screen breaks the policy, and the policy allows no script but our files', async ({
  page,
  faults,
}) => {
  test.setTimeout(240_000)
  const answer = await page.goto('/')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self'(;|$)/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  for (const { path } of SCREENS.filter(screen => screen.path !== '/logout')) {
    await page.goto(addressOf(path))
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  }
  expect(faults).toEqual([])
})
