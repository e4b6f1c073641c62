import { expect, test } from '@tests/support/journey'
import { newPerson, signInByApi } from '@tests/support/portal-people'

const PROFILE = '**/api/v1/auth/profile'

test('FUI-01 offline at submit: told at once, nothing lost, nothing sent by itself, sent by one more press', async ({
  portal,
  openBrowser,
}) => {
  const page = await openBrowser(await signInByApi(portal, await newPerson(portal)))
  await page.goto('/user/profile')
  await page.getByLabel('First name').fill('Offline')
  await page.getByLabel('Last name').fill('Writer')
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'PATCH' && request.postData()?.includes('Offline')) sent.push(request.url())
  })
  await page.context().setOffline(true)
  await expect(page.getByText(/offline|no connection/i).first()).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Offline')
  const tries = sent.length
  await page.context().setOffline(false)
  await expect(page.getByText(/offline|no connection/i)).toHaveCount(0)
  expect(sent.length).toBe(tries)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /saved/i }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Offline')
})

test('FUI-02 on a slow phone the sign-in and the first screen arrive, with something to see meanwhile', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible({ timeout: 60_000 })
  await page.getByLabel('E-mail address').fill('employee@portal.test')
  await page.getByLabel('Password', { exact: true }).fill('Portal-demo-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Good (morning|afternoon|evening)/)).toBeVisible({ timeout: 60_000 })
})

test('FDL-04 reads that are cut are tried again; a write that is cut is not repeated by itself', async ({
  portal,
  openBrowser,
}) => {
  const page = await openBrowser(await signInByApi(portal, await newPerson(portal)))
  let reads = 0
  // Every other read is cut, so that each is cut at least once.
  await page.route('**/api/v1/**', route => {
    if (route.request().method() !== 'GET') return route.continue()
    reads += 1
    return reads % 2 === 1 ? route.abort('connectionreset') : route.continue()
  })
  await page.goto('/user/profile')
  await expect(page.getByLabel('First name')).toBeVisible()
  expect(reads).toBeGreaterThan(2)

  let writes = 0
  await page.route(PROFILE, route => {
    if (route.request().method() !== 'PATCH') return route.continue()
    writes += 1
    return route.abort('connectionreset')
  })
  await page.getByLabel('First name').fill('Cut')
  await page.getByLabel('Last name').fill('Short')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Cut')
  expect(writes).toBe(1)
})
