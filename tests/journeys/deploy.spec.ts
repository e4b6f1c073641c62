import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { folderForPortal, startBuilt, type RunningPortal } from '@tests/support/built-portal'
import { copyBuild, deployAnew, takeAway } from '@tests/support/deployment'
import { expect, test as base } from '@tests/support/journey'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { profilePage } from '@tests/support/page-models/profile-page'
import { usersPage } from '@tests/support/page-models/users-page'
import { countLoads } from '@tests/support/page-watch'
import { copyDemoData } from '@tests/support/portal-data'

type Deployment = {
  portal: RunningPortal
  dist: string
  /** Another process on the same data and port, as a restart makes it. */
  restart(): Promise<void>
}

/** A build of its own, which these tests deploy over while tabs are open. */
const test = base.extend<object, { deployed: Deployment }>({
  deployed: [
    async ({ demoData: _ }, use) => {
      const folder = await folderForPortal()
      const dist = await copyBuild(folder.path)
      await copyDemoData(folder.path)
      const dataDir = join(folder.path, 'data')
      let portal = await startBuilt({ dataDir, dist })
      const port = Number(new URL(portal.url).port)
      const restart = async () => {
        await portal.stop()
        portal = await startBuilt({ dataDir, dist, port })
      }
      await use({ portal, dist, restart })
      await portal.stop()
      await folder.remove()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  portal: [async ({ deployed }, use) => use(deployed.portal), { scope: 'worker' }],
})

test.use({
  as: 'super-admin',
  // What was fetched before a deployment would be taken for what is fetched after it.
  freshContext: true,
  expectedFaults:
    /dynamically imported module|Loading (CSS )?chunk failed|Unable to preload CSS|A page failed/,
})

/** Of this screen alone: no other needs it. */
const CHUNK_OF_ROLES = /^roles\.screen-.*\.js$/
/** What screens bring along; the look of the whole portal stands in the page itself. */
const STYLES_OF_SCREENS = /^(?!index-|sign).*\.css$/

/** What dialogs are made of comes some seconds after the first page, to a tab that sleeps through a release too. */
const dialogsHaveCome = (page: Page) =>
  Promise.all(
    [/\/assets\/overlays-[\w-]+\.js$/, /\/assets\/menus-[\w-]+\.js$/].map(async file =>
      (await page.waitForResponse(file)).finished(),
    ),
  )

test('FUI-11: a screen that a deployment took away comes with one reload, after drafts are saved', async ({
  page,
  deployed,
}) => {
  const profile = profilePage(page)
  const dialogs = dialogsHaveCome(page)
  await page.goto('/user/profile')
  await profile.firstName.fill('Teresita')
  await dialogs
  const loads = countLoads(page)
  await deployAnew(deployed.dist, 'two')

  await portalFrame(page).follow('Settings', 'Users')
  await profile.leave.click()
  await expect(usersPage(page).row('Paolo Inting')).toBeVisible()
  await expect(page).toHaveURL(/\/settings\/users$/)
  expect(loads()).toBe(1)

  await page.goBack()
  await profile.restore.click()
  await expect(profile.firstName).toHaveValue('Teresita')
  expect(loads()).toBe(1)
})

test('FUI-11: what stays away is told after one reload, with a way to try again', async ({
  page,
  deployed,
}) => {
  await page.goto('/')
  await expect(portalFrame(page).account).toBeVisible()
  const loads = countLoads(page)
  const chunk = await takeAway(deployed.dist, CHUNK_OF_ROLES)

  await portalFrame(page).follow('Settings', 'Roles')
  await expect(portalFrame(page).title).toHaveText('Loading chunk failed')
  await expect(page.getByRole('main')).toContainText('Type: no longer there')
  expect(loads()).toBe(1)
  // The rest of the portal goes on.
  await portalFrame(page).follow('Settings', 'Outbox')
  await expect(portalFrame(page).title).toHaveText('Outbox')
  await portalFrame(page).follow('Settings', 'Roles')
  await expect(portalFrame(page).title).toHaveText('Loading chunk failed')
  expect(loads()).toBe(1)

  await chunk.putBack()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row', { name: /Super administrator/ })).toBeVisible()
  expect(loads()).toBe(2)
})

test('FUI-11: what is missing is no page, the page is asked for anew, and its files are kept', async ({
  request,
}) => {
  for (const path of ['/assets/users.screen-gone0000.js', '/assets/gone.css', '/gone.js']) {
    const missing = await request.get(path, { headers: { accept: '*/*' } })
    expect(missing.status()).toBe(404)
    expect(missing.headers()['content-type']).not.toContain('html')
    expect(missing.headers()['cache-control']).toBe('no-store')
  }
  const page = await request.get('/settings/users')
  expect(page.headers()['cache-control']).toBe('no-cache')
  const files = (await page.text()).match(/\/assets\/[\w.-]+\.(js|css)/g) ?? []
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) {
    const cacheControl = (await request.get(file)).headers()['cache-control']
    expect(cacheControl).toBe('public, max-age=31536000, immutable')
  }
})

test('FUI-12: a style that stays away is told, the page can be used, and trying again mends it', async ({
  page,
  deployed,
}) => {
  const dialogs = dialogsHaveCome(page)
  await page.goto('/')
  await expect(portalFrame(page).head).toContainText('Teresa')
  await dialogs
  const styles = await takeAway(deployed.dist, STYLES_OF_SCREENS)
  await portalFrame(page).follow('Settings', 'Users')
  await expect(page.getByText('Loading CSS chunk failed')).toBeVisible()
  const users = usersPage(page)
  await users.search.fill('nico')
  await expect(users.row('Nico Reyes')).toBeVisible()
  await expect(users.row('Paolo Inting')).toHaveCount(0)

  await styles.putBack()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(users.row('Nico Reyes')).toBeVisible()
  await expect(page.getByText('Loading CSS chunk failed')).toHaveCount(0)
})

test('FUI-13: a newer portal behind an open tab is told gently, and nothing typed is lost', async ({
  page,
  deployed,
}) => {
  const profile = profilePage(page)
  await page.goto('/user/profile')
  await profile.firstName.fill('Teresita')
  await deployAnew(deployed.dist, 'three')
  await deployed.restart()

  // The old page and the new server still understand each other.
  await profile.lastName.fill('')
  await profile.save.click()
  await expect(page.getByText('Required.')).toBeVisible()
  await profile.lastName.fill('Villaluz-Cruz')
  const mode = page.waitForResponse(response => response.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Switch to dark' }).click()
  expect((await mode).status()).toBe(200)
  expect((await mode).headers()['x-portal-build']).toBe('three')
  await expect(page.getByText('The portal has been updated.')).toBeVisible()
  await expect(profile.firstName).toHaveValue('Teresita')

  const loads = countLoads(page)
  await page.getByRole('button', { name: 'Reload now' }).click()
  await profile.restore.click()
  await expect(profile.firstName).toHaveValue('Teresita')
  await expect(profile.lastName).toHaveValue('Villaluz-Cruz')
  await expect(page.getByText('The portal has been updated.')).toHaveCount(0)
  expect(loads()).toBe(1)
})
