import type { Page } from '@playwright/test'
import { expect, test } from '@tests/support/journey'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { profilePage } from '@tests/support/page-models/profile-page'
import { signInPage } from '@tests/support/page-models/sign-in-page'
import { newPerson } from '@tests/support/portal-people'

type StoredItems = { local: Record<string, string>; session: Record<string, string> }

const keep = (page: Page) =>
  page.evaluate((): StoredItems => ({ local: { ...localStorage }, session: { ...sessionStorage } }))

/** As it was, save for one key that holds half a text; broken where no page of the portal can mend it by writing. */
const breakKey = async (page: Page, kept: StoredItems, area: keyof StoredItems, key: string) => {
  await page.goto('/healthz')
  await page.evaluate(
    ([before, where, broken]) => {
      for (const [name, storage] of [
        ['local', localStorage],
        ['session', sessionStorage],
      ] as const) {
        storage.clear()
        for (const [entry, value] of Object.entries(before[name])) storage.setItem(entry, value)
        if (name === where) storage.setItem(broken, '{')
      }
    },
    [kept, area, key] as const,
  )
}

/** Nobody else's: language and look stay with the account. */
const HR = { role: 'hr_staff', unit: 'HO', first: 'Olivia', last: 'Bautro' }
const EMPLOYEE = { role: 'employee', unit: 'HO', first: 'Nilo', last: 'Ramos' }

const SIGNS_OUT = ['user', 'token']
const TOLD = /The browser’s copy of “(.+)” could not be read and was dropped\./

test('FUI-15: each key that cannot be read is dropped and told by itself, and the portal starts', async ({
  page,
  portal,
}) => {
  await page.goto('/login?redirectFrom=%2Fuser%2Fprofile')
  await signInPage(page).signIn(await newPerson(portal, HR))
  await page.getByRole('banner').getByRole('combobox').selectOption('fr')
  // The profile says the language at the next load, so what is broken below must not outrun what is kept here.
  const isKept = page.waitForResponse(
    answer => answer.request().method() === 'PATCH' && !!answer.request().postData()?.includes('"en"'),
  )
  await page.getByRole('banner').getByRole('combobox').selectOption('en')
  await isKept
  await portalFrame(page).chooseUnit('Head Office')
  const panel = page.getByRole('button', { name: 'Switch to dark' })
  await panel.click()
  await page.getByRole('button', { name: 'Switch to light' }).click()
  await expect(portalFrame(page).menu.getByRole('button', { name: 'People' })).toBeVisible()
  const keysNow = async () => Object.keys((await keep(page)).local).sort()
  await expect
    .poll(keysNow)
    .toEqual([
      'activeOU',
      'layout',
      'locale',
      'menus',
      'ouAccess',
      'permissions',
      'rules',
      'token',
      'user',
      'userRoles',
    ])
  const kept = await keep(page)

  for (const key of Object.keys(kept.local).sort())
    await test.step(key, async () => {
      await breakKey(page, kept, 'local', key)
      await page.goto('/user/profile')
      await expect(portalFrame(page).notice.first()).toContainText(TOLD)
      await expect(portalFrame(page).notice.first()).toContainText(`“${key}”`)
      expect(await page.evaluate(name => localStorage.getItem(name), key)).not.toBe('{')
      if (SIGNS_OUT.includes(key)) return expect(signInPage(page).heading).toBeVisible()
      await expect(profilePage(page).firstName).toHaveValue(HR.first)
      await expect(portalFrame(page).menu.getByRole('button', { name: 'People' })).toBeVisible()
    })

  const id = (JSON.parse(kept.local['user'] ?? '{}') as { id: string }).id
  for (const key of ['currentUser', `draft:${id}:profile`, `recent:${id}`])
    await test.step(key, async () => {
      await breakKey(page, kept, 'session', key)
      await page.goto(key.startsWith('recent') ? '/people/employees' : '/user/profile')
      await expect(portalFrame(page).notice.first()).toContainText(TOLD)
      await expect(portalFrame(page).account).toBeVisible()
      // Until all is there, or what is broken next would be read, and dropped, by the page before.
      if (!key.startsWith('recent')) await expect(profilePage(page).firstName).toHaveValue(HR.first)
      expect(await page.evaluate(name => sessionStorage.getItem(name), key)).not.toBe('{')
    })
})

test('FUI-15: with a full storage one can sign in, choose and work, and is told', async ({
  page,
  portal,
}) => {
  await page.goto('/login')
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (let size = 1 << 22; size > 0; size >>= 1)
        try {
          for (let part = 0; ; part += 1) storage.setItem(`filler-${size}-${part}`, 'x'.repeat(size))
        } catch {
          // Full for pieces of this size.
        }
  })
  await signInPage(page).signIn(await newPerson(portal, EMPLOYEE))
  await expect(portalFrame(page).notice).toContainText('The browser’s storage is full.')
  await page.getByRole('button', { name: 'Switch to dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark')
  await portalFrame(page).account.click()
  await page.getByText('My profile').click()
  await expect(profilePage(page).firstName).toHaveValue(EMPLOYEE.first)
  await page.getByRole('button', { name: 'Switch to light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light')
})

for (const [how, script] of [
  [
    'every call to it fails',
    `for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key'])
      Storage.prototype[name] = () => { throw new DOMException('off', 'SecurityError') }`,
  ],
  [
    'its very name is refused',
    `for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('off', 'SecurityError') } })`,
  ],
] as const)
  test(`FUI-15: with the storage switched off, so that ${how}, one can sign in and work`, async ({
    page,
    portal,
  }) => {
    await page.addInitScript(script)
    await page.goto('/login')
    await expect(portalFrame(page).notice).toContainText('The browser’s storage is switched off.')
    await signInPage(page).signIn(await newPerson(portal, EMPLOYEE))
    await portalFrame(page).account.click()
    await page.getByText('My profile').click()
    await expect(profilePage(page).firstName).toHaveValue(EMPLOYEE.first)
    await portalFrame(page).signOut()
  })
