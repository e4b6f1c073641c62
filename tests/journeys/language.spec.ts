import type { Page } from '@playwright/test'
import { LOCALE_CODES, LOCALES, type Locale } from '@contract/kernel/locales'
import { expect, test } from '@tests/support/journey'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { followTo } from '@tests/support/page-models/screen-walk'
import { callPortal, newPerson, signInByApi } from '@tests/support/portal-people'
import { englishWords } from '@tests/support/english-words'

/** The words of one screen in each language, written down here so that no file of phrases can be wrong unseen. */
const DASHBOARD: Record<Locale, string> = {
  ar: 'لوحة المعلومات',
  ch: '工作台',
  en: 'Dashboard',
  fr: 'Tableau de bord',
  gr: 'Dashboard',
  it: 'Dashboard',
  ru: 'Главная',
  sp: 'Panel de control',
}

/** Another browser asks the account, whatever the language: tried once from each side, and with letters of its own. */
const ELSEWHERE = new Set<Locale>(['ar', 'ch', 'sp'])

/** By day those and English, which the others follow. */
const SPOKEN = LOCALE_CODES.filter(
  locale => process.env['NIGHTLY'] !== undefined || locale === 'en' || ELSEWHERE.has(locale),
)

/** A key instead of its phrase ("panel.mode.dark"), or a value that was not put in. */
const LOOKS_LIKE_KEY = /^[a-z]+(_[a-z]+)*(\.[a-z0-9]+([_-][a-z0-9]+)*)+$|\{\{/

async function expectSpeaks(page: Page, locale: Locale): Promise<void> {
  const { tag, dir } = LOCALES[locale]
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
  await expect(page.locator('html')).toHaveAttribute('dir', dir)
  await expect(portalFrame(page).title).toBeVisible()
  const texts = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode
        if (!parentElement?.closest('script, style, option')) found.push(textContent?.trim() ?? '')
      }
      const spoken = [...document.querySelectorAll('[aria-label], [title], [placeholder]')]
      for (const element of spoken)
        for (const name of ['aria-label', 'title', 'placeholder'])
          found.push(element.getAttribute(name) ?? '')
      return found.filter(text => text !== '')
    })
  const leftInEnglish = await englishWords(locale)
  // The words of a part come a moment after the part before.
  await expect
    .poll(async () => (await texts()).filter(text => LOOKS_LIKE_KEY.test(text) || leftInEnglish.has(text)))
    .toEqual([])
}

test(`${SPOKEN.length} languages: before the sign-in, on the dashboard, on the profile, and in another browser`, async ({
  page,
  portal,
  openBrowser,
}) => {
  const own = await newPerson(portal)
  const elsewhere = await openBrowser(await signInByApi(portal, own))
  const { token } = await signInByApi(portal, own)
  const kept = async () =>
    (await callPortal<{ data: { locale: Locale } }>(portal, '/api/v1/auth/profile', { token })).data.locale
  await page.goto('/login')
  for (const locale of SPOKEN) {
    await page.getByRole('combobox').selectOption(locale)
    await expectSpeaks(page, locale)
    await page.locator('input[name=email]').fill(own.email)
    await page.locator('input[name=password]').fill(own.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${portal.url}/`)
    await expect(page).toHaveTitle(`${DASHBOARD[locale]} | Landmark Portal`)
    await expect(page.getByText(own.username).first()).toBeVisible()
    await expectSpeaks(page, locale)
    await expect.poll(kept).toBe(locale)

    await followTo(page, '/user/profile')
    await expect(page.getByRole('table')).toBeVisible()
    await expectSpeaks(page, locale)

    await followTo(page, '/logout')
    await expect(page).toHaveURL(/\/login$/)
    if (!ELSEWHERE.has(locale)) continue
    await elsewhere.goto('/')
    await expect(elsewhere).toHaveTitle(`${DASHBOARD[locale]} | Landmark Portal`)
    await expectSpeaks(elsewhere, locale)
  }
})

test.describe('in Arabic', () => {
  test.use({ as: { role: 'president' } })

  test('the page is mirrored: the menu stands at the right, and the way back with it', async ({ page }) => {
    const frame = page.getByRole('navigation').first()
    const middle = async () => {
      const box = await frame.boundingBox()
      return (box?.x ?? 0) + (box?.width ?? 0) / 2
    }
    await page.goto('/')
    await expect(portalFrame(page).menu).toBeVisible()
    await expect.poll(middle).toBeLessThan(720)
    await page.getByRole('banner').getByRole('combobox').selectOption('ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect.poll(middle).toBeGreaterThan(720)
    // What was chosen before is sent when the line has room for it, perhaps only now.
    const kept = page.waitForRequest(request => (request.postData() ?? '').includes('"en"'))
    await page.getByRole('banner').getByRole('combobox').selectOption('en')
    expect((await kept).postDataJSON()).toEqual({ locale: 'en' })
    await expect.poll(middle).toBeLessThan(720)
  })
})
