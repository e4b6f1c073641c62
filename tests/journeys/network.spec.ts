import type { Route } from '@playwright/test'
import { expect, test } from '@tests/support/journey'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { profilePage } from '@tests/support/page-models/profile-page'
import { signInPage } from '@tests/support/page-models/sign-in-page'
import { usersPage } from '@tests/support/page-models/users-page'
import { collectRequests, passMarker } from '@tests/support/page-watch'
import { credentialsOf, newPerson, sharedSession, signInByApi } from '@tests/support/portal-people'

const PROFILE = '**/api/v1/auth/profile'

test('FUI-01: offline at submit, the data stay, nothing goes out by itself, and one more press sends them', async ({
  portal,
  openBrowser,
}) => {
  const page = await openBrowser(await signInByApi(portal, await newPerson(portal)))
  const profile = profilePage(page)
  const banner = page.getByText('You are offline.')
  await page.goto('/user/profile')
  await profile.firstName.fill('Amihan')
  await profile.lastName.fill('Cruz')
  await page.context().setOffline(true)
  await expect(banner).toBeVisible()
  await profile.save.click()
  await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })).toBeVisible()
  await expect(profile.firstName).toHaveValue('Amihan')

  const writes = collectRequests(page, request => request.method() !== 'GET')
  await page.context().setOffline(false)
  await expect(banner).toHaveCount(0)
  await passMarker(page)
  expect(writes).toEqual([])
  await expect(profile.firstName).toHaveValue('Amihan')

  await profile.save.click()
  await expect(portalFrame(page).news).toHaveText('Your profile is saved.')
  await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })).toHaveCount(0)
  expect(writes.map(request => request.method())).toEqual(['PATCH'])
  await page.reload()
  await expect(profile.firstName).toHaveValue('Amihan')
})

test('FUI-02: on a slow phone the sign-in and the first screens arrive, with something to see before @phone', async ({
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
  const patience = { timeout: 60_000 }
  const form = signInPage(page)
  await page.goto('/login', { waitUntil: 'commit' })
  // What index.html draws by itself; it goes as the page comes.
  await expect(page.locator('#boot')).toBeVisible()
  await expect(form.submit).toBeVisible(patience)
  await expect(page.locator('#boot')).toHaveCount(0)

  await form.fill(credentialsOf('employee'))
  await form.submit.click()
  await expect(portalFrame(page).head).toContainText('Nico', patience)
  await portalFrame(page).account.click()
  await page.getByText('My profile').click()
  await expect(profilePage(page).firstName).toHaveValue('Nico', patience)
})

/** The same cuts in every run: a fault that was found must be found again. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test('FDL-04: with one read in ten cut off, the screens come all the same', async ({
  portal,
  openBrowser,
}) => {
  const page = await openBrowser(await sharedSession(portal, 'super-admin'))
  const next = chance(20_261_120)
  const cut = new Map<string, number>()
  const isCut = (route: Route) => {
    const { pathname } = new URL(route.request().url())
    const before = cut.get(pathname) ?? 0
    // Each once for certain, or a short walk would say little; after that by chance.
    if (before > 0 && (before === 3 || next() >= 0.1)) return false
    cut.set(pathname, before + 1)
    return true
  }
  await page.route('**/api/v1/**', route =>
    route.request().method() === 'GET' && isCut(route) ? route.abort('connectionreset') : route.continue(),
  )
  const frame = portalFrame(page)
  const users = usersPage(page)
  await page.goto('/')
  for (let round = 0; round < 2; round += 1) {
    await frame.follow('Settings', 'Users')
    await users.search.fill('inting')
    await expect(users.row('Paolo Inting')).toBeVisible()
    // It stood further down before; what the search answers draws it anew, and a press in that moment is lost.
    await expect(users.row('Paolo Inting')).toHaveAttribute('row-index', '0')
    await users.row('Paolo Inting').getByRole('link').click()
    await expect(frame.title).toHaveText('Paolo Inting')
    await frame.follow('Settings', 'Outbox')
    await expect(frame.title).toHaveText('Outbox')
    await expect(page.getByRole('grid')).toBeVisible()
    await frame.account.click()
    await page.getByText('My profile').click()
    await expect(profilePage(page).firstName).toHaveValue('Teresa')
    await frame.chooseUnit(round === 0 ? 'Cebu' : 'All my units')
  }
  expect(cut.size).toBeGreaterThanOrEqual(6)
  await expect(page.getByText('This could not be loaded')).toHaveCount(0)
  await expect(page.getByText('Some menus and pages may be missing.')).toHaveCount(0)
})

test('FDL-04: a write that is cut off is told, and not repeated by itself', async ({
  portal,
  openBrowser,
}) => {
  const page = await openBrowser(await signInByApi(portal, await newPerson(portal)))
  const profile = profilePage(page)
  await page.goto('/user/profile')
  await profile.firstName.fill('Luz')
  await profile.lastName.fill('Reyes')
  let writes = 0
  await page.route(PROFILE, route => {
    if (route.request().method() !== 'PATCH') return route.continue()
    writes += 1
    return writes === 1 ? route.abort('connectionreset') : route.continue()
  })
  await profile.save.click()
  await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })).toBeVisible()
  await passMarker(page)
  expect(writes).toBe(1)
  await expect(profile.firstName).toHaveValue('Luz')
  // Only the line was cut: the portal does not claim to be offline.
  await expect(page.getByText('You are offline.')).toHaveCount(0)

  await profile.save.click()
  await expect(portalFrame(page).news).toHaveText('Your profile is saved.')
  expect(writes).toBe(2)
})
