import { expect, test } from '@tests/support/journey'
import { countLoads } from '@tests/support/page-watch'
import { newPerson, signInByApi } from '@tests/support/portal-people'

test.use({
  as: 'super-admin',
  expectedFaults: /dynamically imported module|Loading (CSS )?chunk failed|A page failed/,
})

const USERS_CHUNK = /\/assets\/users\.screen-[\w-]+\.js$/

test('FUI-11 a chunk that is gone once leads to one reload, and the screen opens', async ({ page }) => {
  await page.goto('/user/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const loads = countLoads(page)
  await page.route(USERS_CHUNK, route =>
    loads() < 2 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await page.goto('/settings/users')
  await expect(page.getByText('Paolo Inting')).toBeVisible()
  // The address typed in, and the one reload.
  expect(loads()).toBe(2)
})

test('FUI-11 a chunk that stays away is told, after one reload, with a way to try again', async ({
  page,
}) => {
  const loads = countLoads(page)
  let away = true
  await page.route(USERS_CHUNK, route => (away ? route.fulfill({ status: 404, body: '' }) : route.continue()))
  await page.goto('/settings/users')
  await expect(page.getByText('Loading chunk failed').first()).toBeVisible()
  expect(loads()).toBe(2)
  away = false
  await page
    .getByRole('button', { name: /try again|reload/i })
    .first()
    .click()
  await expect(page.getByText('Paolo Inting')).toBeVisible()
})

test('FUI-12 a style that stays away is told, and the page can be used', async ({ page }) => {
  // Every style that a screen brings along; the one of the whole portal stands in the page itself.
  await page.route(/\/assets\/(?!index)[\w.-]+\.css$/, route => route.fulfill({ status: 404, body: '' }))
  await page.goto('/settings/users')
  await expect(page.getByText('Loading CSS chunk failed')).toBeVisible()
  await expect(page.getByText('Paolo Inting')).toBeVisible()
})

test('FUI-11 what is missing answers 404 and never the page; the page is asked for anew, its files are kept', async ({
  request,
}) => {
  const missing = await request.get('/assets/users.screen-gone.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['content-type']).not.toContain('text/html')
  const index = await request.get('/settings/users', { headers: { accept: 'text/html' } })
  expect(index.headers()['cache-control']).toBe('no-cache')
  const script = /\/assets\/[\w.-]+\.js/.exec(await index.text())?.[0] ?? ''
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable')
})

test('FUI-13 a newer portal behind an open tab is told gently, and nothing is lost', async ({
  portal,
  openBrowser,
}) => {
  const page = await openBrowser(await signInByApi(portal, await newPerson(portal)))
  await page.goto('/user/profile')
  await page.getByLabel('First name').fill('Tessa')
  await page.route('**/api/v1/**', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'x-portal-build': 'newer' } })
  })
  await page.getByLabel('Language').first().selectOption('fr')
  await expect(page.getByText(/The portal has been updated|Le portail a été mis à jour/)).toBeVisible()
  await expect(page.getByRole('textbox').first()).toHaveValue('Tessa')
})
