import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOCALES, LOCALE_CODES } from '@contract/kernel/locales'
import { applyLayout } from './apply-layout'
import { INITIAL_LAYOUT, LAYOUT_CHOICES, LAYOUT_KEYS } from './layout-choices'

const root = document.documentElement
const early = readFileSync('public/mode.js', 'utf8')

/** The script is served as it stands and run before anything else; here it runs in this window. */
const runEarly = () => runInThisContext(early)

const attributes = () => Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value]))
const layoutAttributes = () =>
  Object.fromEntries(Object.entries(attributes()).filter(([name]) => name.startsWith('data-')))

const clean = () => {
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  localStorage.clear()
}

describe('the layout on the page', () => {
  beforeEach(clean)
  afterEach(clean)

  it('names every setting in an attribute of its own', () => {
    applyLayout(INITIAL_LAYOUT)
    expect(layoutAttributes()).toEqual({
      'data-layout': 'vertical',
      'data-layout-width': 'fluid',
      'data-sidebar-size': 'lg',
      'data-topbar': 'light',
      'data-bs-theme': 'light',
      'data-layout-position': 'fixed',
      'data-sidebar-view': 'default',
      'data-sidebar': 'dark',
      'data-sidebar-image': 'none',
      'data-preloader': 'disable',
      'data-sidebar-visibility': 'show',
    })
  })

  const everyChoice = LAYOUT_KEYS.flatMap(key => LAYOUT_CHOICES[key].map(value => ({ key, value })))

  it.each(everyChoice)('is the same before the first paint: $key $value', ({ key, value }) => {
    const layout = { ...INITIAL_LAYOUT, [key]: value }
    localStorage.setItem('layout', JSON.stringify(layout))
    runEarly()
    const painted = layoutAttributes()
    clean()
    applyLayout(layout)
    expect(painted).toEqual(layoutAttributes())
  })

  it.each(['{"mode":"dark"', 'null', '5', '{"mode":"sepia","topbar":["dark"]}', '{"mode":{"toString":1}}'])(
    'is the standard one before the first paint when the browser kept %s',
    text => {
      localStorage.setItem('layout', text)
      runEarly()
      const painted = layoutAttributes()
      clean()
      applyLayout(INITIAL_LAYOUT)
      expect(painted).toEqual(layoutAttributes())
    },
  )

  it('is the standard one, from left to right, where storage may not be read', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    runEarly()
    expect(attributes()).toMatchObject({ 'data-bs-theme': 'light', lang: 'en', dir: 'ltr' })
  })

  it.each(LOCALE_CODES)('has the language and direction of %s before the first paint', locale => {
    localStorage.setItem('locale', locale)
    runEarly()
    expect(attributes()).toMatchObject({ lang: LOCALES[locale].tag, dir: LOCALES[locale].dir })
  })

  it.each(['xx', 'constructor', ''])('is in English when the browser kept the language "%s"', locale => {
    localStorage.setItem('locale', locale)
    runEarly()
    expect(attributes()).toMatchObject({ lang: 'en', dir: 'ltr' })
  })
})
