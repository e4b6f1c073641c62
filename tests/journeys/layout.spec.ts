import type { Page } from '@playwright/test'
import { DEFAULT_LAYOUT, type Layout } from '@contract/access/layout'
import { shellPhrases } from '@/app/shell/shell.phrases'
import { LAYOUT_CHOICES, LAYOUT_KEYS, type LayoutKey } from '@/shared/layout/layout-choices'
import { expect, test } from '@tests/support/journey'
import { layoutPanel } from '@tests/support/page-models/layout-panel'
import { portalFrame } from '@tests/support/page-models/portal-frame'
import { passMarker } from '@tests/support/page-watch'
import { callPortal, newPerson, signInByApi } from '@tests/support/portal-people'

/** The attribute of <html> that each setting is promised to set. */
const ATTRIBUTES: Record<LayoutKey, string> = {
  layoutType: 'data-layout',
  layoutWidth: 'data-layout-width',
  sidebarSize: 'data-sidebar-size',
  topbar: 'data-topbar',
  mode: 'data-bs-theme',
  position: 'data-layout-position',
  sidebarView: 'data-sidebar-view',
  sidebarColor: 'data-sidebar',
  sidebarImage: 'data-sidebar-image',
  preloader: 'data-preloader',
  visibility: 'data-sidebar-visibility',
}

type Words = { title: string } & Record<string, string>
const wordsOf = (key: LayoutKey) => shellPhrases.panel[key === 'topbar' ? 'topbar_colour' : key] as Words

/** What is really drawn, as far as a layout may change it. */
function look(page: Page) {
  return page.evaluate(() => {
    const menu = document.querySelector('nav[aria-label="Main menu"]')
    const bar = document.querySelector('header')
    const page = document.querySelector('main')
    const box = (element: Element | null) => {
      const { x, y, width } = element?.getBoundingClientRect() ?? { x: -1, y: -1, width: -1 }
      return [x, y, width].map(Math.round).join(' ')
    }
    const style = (element: Element | null, pseudo?: string) =>
      element ? getComputedStyle(element, pseudo) : null
    return {
      menu: box(menu),
      words: menu?.textContent,
      page: box(page),
      bar: box(bar),
      barFill: style(bar)?.backgroundColor,
      barPosition: style(bar)?.position,
      menuFill: `${style(menu?.parentElement ?? null)?.backgroundColor} ${style(menu?.parentElement ?? null)?.backgroundImage}`,
      picture: style(menu?.parentElement ?? null, '::before')?.backgroundImage,
      ground: style(document.body)?.backgroundColor,
    }
  })
}

/** The start screen alone is not to be seen while the portal stands. */
const UNSEEN: readonly LayoutKey[] = ['preloader']

test.describe('every choice of the panel', () => {
  // Wider than the limited frame, and wide enough for the panel beside the page.
  test.use({ as: { role: 'president' }, viewport: { width: 1800, height: 900 } })

  test('sets its attribute, changes what is seen, and goes back', async ({ page }) => {
    const panel = layoutPanel(page)
    await page.goto('/')
    await expect(portalFrame(page).menu).toBeVisible()
    await panel.opener.click()
    await expect(panel.panel).toBeVisible()
    const root = page.locator('html')
    // Until nothing comes any more that would change the look by itself: twice the same, a call of the page apart.
    const stands = async () => {
      const before = JSON.stringify(await look(page))
      await passMarker(page)
      return JSON.stringify(await look(page)) === before
    }
    await expect(page.locator('.skeleton')).toHaveCount(0)
    await expect.poll(stands).toBe(true)
    const standard = await look(page)

    for (const key of LAYOUT_KEYS) {
      const words = wordsOf(key)
      const [first, ...others] = LAYOUT_CHOICES[key]
      const seen = [JSON.stringify(standard)]
      for (const value of others) {
        await panel.choose(words.title, words[value]!)
        await expect(root).toHaveAttribute(ATTRIBUTES[key], value)
        if (UNSEEN.includes(key)) continue
        await expect
          .poll(async () => !seen.includes(JSON.stringify(await look(page))), { message: `${key} ${value}` })
          .toBe(true)
        seen.push(JSON.stringify(await look(page)))
      }
      await panel.choose(words.title, words[first]!)
      await expect(root).toHaveAttribute(ATTRIBUTES[key], first)
    }
    await expect.poll(() => look(page)).toEqual(standard)
  })

  test('stands where it should: menu above, in two columns, framed, narrow, apart or away', async ({
    page,
  }) => {
    const panel = layoutPanel(page)
    const { menu } = portalFrame(page)
    const widthOf = async () => Math.round((await menu.boundingBox())?.width ?? 0)
    await page.goto('/')
    await panel.opener.click()
    await expect.poll(widthOf).toBe(256)

    await panel.choose('Menu size', 'Compact')
    await expect.poll(widthOf).toBe(208)
    await panel.choose('Menu size', 'Icons')
    await expect.poll(widthOf).toBe(72)
    await expect(menu.getByText('Overview')).toHaveCount(0)
    await panel.choose('Menu size', 'Icons, wider when pointed at')
    await expect.poll(widthOf).toBe(72)
    await menu.hover()
    await expect.poll(widthOf).toBe(256)
    await panel.choose('Menu size', 'Full')

    await panel.choose('Menu edge', 'Set apart')
    await expect.poll(async () => Math.round((await menu.boundingBox())?.x ?? 0)).toBe(12)
    await panel.choose('Menu edge', 'Joined')

    await panel.choose('Width', 'Limited')
    await expect.poll(async () => Math.round((await menu.boundingBox())?.x ?? 0)).toBe(180)
    await panel.choose('Width', 'Full window')

    await panel.choose('Arrangement', 'Top menu')
    await expect.poll(async () => ((await menu.boundingBox())?.height ?? 900) < 60).toBe(true)
    await expect(panel.choice('Menu size', 'Icons')).toBeDisabled()
    await panel.choose('Arrangement', 'Two columns')
    await expect.poll(widthOf).toBe(72 + 224)
    await panel.choose('Arrangement', 'Framed page')
    const banner = page.getByRole('banner')
    await expect.poll(async () => Math.round((await banner.boundingBox())?.y ?? 0)).toBe(12)
    await panel.choose('Arrangement', 'Side menu')

    await panel.choose('Menu', 'Hidden until opened')
    await expect(menu).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(page.getByRole('dialog').getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  })
})

test('a layout outlives a reload, follows its owner to another browser, and can be put back', async ({
  portal,
  openBrowser,
}) => {
  const person = await newPerson(portal)
  const page = await openBrowser(await signInByApi(portal, person))
  const panel = layoutPanel(page)
  await page.goto('/')
  await panel.opener.click()
  await panel.choose('Colours', 'Dark')
  // Choices may go out one by one: the last of them holds them all.
  const kept = page.waitForResponse(response => (response.request().postData() ?? '').includes('img-2'))
  await panel.choose('Arrangement', 'Framed page')
  await panel.choose('Menu picture', 'Hills')
  expect((await kept).request().postDataJSON()).toMatchObject({
    layout: { mode: 'dark', layoutType: 'semibox' },
  })

  const chosen = { mode: 'dark', layoutType: 'semibox', sidebarImage: 'img-2' } satisfies Partial<Layout>
  const expectLayout = async (at: Page, layout: Partial<Layout>) => {
    for (const [key, value] of Object.entries(layout))
      await expect(at.locator('html')).toHaveAttribute(ATTRIBUTES[key as LayoutKey], value)
  }
  await page.reload()
  await expectLayout(page, chosen)
  const elsewhere = await openBrowser(await signInByApi(portal, person))
  await elsewhere.goto('/')
  await expectLayout(elsewhere, chosen)
  await expect(portalFrame(elsewhere).title).toBeVisible()

  const putBack = page.waitForResponse(response => response.request().method() === 'PATCH')
  await panel.opener.click()
  await panel.reset.click()
  await expectLayout(page, DEFAULT_LAYOUT)
  expect((await putBack).request().postDataJSON()).toEqual({ layout: DEFAULT_LAYOUT })
  await page.reload()
  await expectLayout(page, DEFAULT_LAYOUT)
})

test.describe('the panel by keyboard', () => {
  test.use({ as: { role: 'president' } })

  test('opens, chooses by arrows, closes by Esc and gives the focus back', async ({ page }) => {
    const panel = layoutPanel(page)
    await page.goto('/')
    await panel.opener.focus()
    await page.keyboard.press('Enter')
    await expect(panel.panel).toBeVisible()
    const focusIn = () => panel.panel.evaluate(element => element.contains(document.activeElement))
    await expect.poll(focusIn).toBe(true)

    const light = panel.choice('Colours', 'Light')
    for (
      let presses = 0;
      presses < 5 && !(await light.evaluate(it => it === document.activeElement));
      presses++
    )
      await page.keyboard.press('Tab')
    await expect(light).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(panel.choice('Colours', 'Dark')).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark')
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light')

    await page.keyboard.press('Escape')
    await expect(panel.panel).toHaveCount(0)
    await expect(panel.opener).toBeFocused()
  })
})

test('dark stands before anything is drawn, and so does the start screen', async ({
  portal,
  openBrowser,
}) => {
  const person = await newPerson(portal)
  const user = await signInByApi(portal, person)
  const layout: Layout = { ...DEFAULT_LAYOUT, mode: 'dark', preloader: 'enable' }
  const body = { layout }
  await callPortal(portal, '/api/v1/auth/profile', { token: user.token, method: 'PATCH', body })
  const page = await openBrowser(user)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark')

  await page.addInitScript(() => {
    const modes: string[] = []
    Object.assign(window, { modes })
    const set = Element.prototype.setAttribute
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'data-bs-theme') modes.push(`${value}, ${document.readyState}`)
      set.call(this, name, value)
    }
  })
  let release = () => {}
  const scripts = new Promise<void>(done => (release = done))
  // All but the one that sets the look before anything is drawn.
  await page.route(/\/assets\/(?!mode-)[^/]+\.js$/, async route => {
    await scripts
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const startScreen = () =>
    page.evaluate(() => {
      const root = document.getElementById('root')
      return root ? getComputedStyle(root, '::before').backgroundImage : ''
    })
  await expect.poll(startScreen).toContain('favicon.svg')
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(
    ground
      .match(/\d+/g)
      ?.map(Number)
      .every(part => part < 64),
  ).toBe(true)

  release()
  await expect(portalFrame(page).title).toBeVisible()
  const modes = await page.evaluate(() => (window as Window & { modes?: string[] }).modes)
  expect(modes).toEqual(['dark, loading'])
})
