import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { LOCALES, type Locale } from '@contract/kernel/locales'
import { hasPhrase, loadPhrases, phrase, startI18n, switchLanguage } from '@/shared/i18n/i18n'

const english = {
  greeting: 'Hello {{name}}',
  only_english: 'Only here',
  rows_one: '{{count}} row',
  rows_other: '{{count}} rows',
}
const translations: Partial<Record<Locale, object>> = {
  en: english,
  ru: {
    greeting: 'Привет, {{name}}',
    rows_one: '{{count}} строка',
    rows_few: '{{count}} строки',
    rows_many: '{{count}} строк',
    rows_other: '{{count}} строки',
  },
  ch: { greeting: '{{name}}，你好', rows_other: '{{count}} 行' },
  ar: { greeting: 'مرحبا {{name}}' },
}
const source = vi.fn((namespace: string, locale: Locale) => {
  const found = namespace === 'leave' ? translations[locale] : undefined
  return found ? Promise.resolve(found) : null
})

beforeAll(() => startI18n(source, { shared: { bundled: 'Always here' } }, 'en'))
afterEach(async () => {
  await switchLanguage('en')
  source.mockClear()
})

describe('phrases', () => {
  it('bundled ones are there before anything is fetched', () => {
    expect(phrase('shared', 'bundled')).toBe('Always here')
    expect(hasPhrase('leave', 'greeting')).toBe(false)
  })

  it('come a module and a language at a time, once', async () => {
    await loadPhrases('leave')
    await loadPhrases('leave')
    expect(phrase('leave', 'greeting', { name: 'Ana' })).toBe('Hello Ana')
    expect(source.mock.calls).toEqual([['leave', 'en']])
  })

  it('follow a change of language, with English for what it lacks', async () => {
    await switchLanguage('ru')
    expect(phrase('leave', 'greeting', { name: 'Ana' })).toBe('Привет, Ana')
    expect(phrase('leave', 'only_english')).toBe('Only here')
    expect(document.documentElement.lang).toBe('ru')
  })

  it('count as each language does, under the names that the portal has for them', async () => {
    await switchLanguage('ru')
    expect([1, 2, 5, 21].map(count => phrase('leave', 'rows', { count }))).toEqual([
      '1 строка',
      '2 строки',
      '5 строк',
      '21 строка',
    ])
    await switchLanguage('ch')
    expect(phrase('leave', 'rows', { count: 3 })).toBe('3 行')
  })

  it('turn the page for Arabic and back', async () => {
    await switchLanguage('ar')
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
    await switchLanguage('ch')
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([LOCALES.ch.tag, 'ltr'])
  })

  it('keep what is put into Arabic in its own order, and figures as they are', async () => {
    await switchLanguage('ar')
    expect(phrase('leave', 'greeting', { name: '11-28-2026' })).toBe('مرحبا \u206611-28-2026\u2069')
    expect(phrase('leave', 'greeting', { name: 'Ana M.' })).toBe('مرحبا \u2066Ana M.\u2069')
    expect(phrase('leave', 'greeting', { name: '1,234.50' })).toBe('مرحبا 1,234.50')
    const within = phrase('leave', 'greeting', { name: 'Ana' })
    expect(phrase('leave', 'greeting', { name: within })).toBe(`مرحبا ${within}`)
  })

  it('print what people typed as they typed it', () => {
    for (const typed of ['<b>x</b>', '{{name}}', '$t(shared:bundled)', '{{7*7}}']) {
      expect(phrase('leave', 'greeting', { name: typed })).toBe(`Hello ${typed}`)
    }
  })

  it('speak the language chosen last, though one chosen before comes later', async () => {
    translations.it = { greeting: 'Ciao, {{name}}' }
    let arrive = () => {}
    source.mockImplementationOnce(
      () => new Promise(resolve => (arrive = () => resolve(translations.it ?? {}))),
    )
    const italian = switchLanguage('it')
    await switchLanguage('en')
    arrive()
    await italian
    expect(phrase('leave', 'greeting', { name: 'Ana' })).toBe('Hello Ana')
    expect(document.documentElement.lang).toBe('en')
  })

  it('of a page that comes during a change are fetched in the new language too', async () => {
    translations.gr = { greeting: 'Hallo {{name}}' }
    let arrive = () => {}
    source.mockImplementationOnce(() => new Promise(resolve => (arrive = () => resolve({}))))
    const german = switchLanguage('gr')
    await loadPhrases('late')
    arrive()
    await german
    expect(source.mock.calls).toContainEqual(['late', 'gr'])
  })

  it('stay English when a language cannot be fetched', async () => {
    source.mockImplementationOnce(() => Promise.reject(new Error('no line')))
    await switchLanguage('sp')
    expect(phrase('leave', 'greeting', { name: 'Ana' })).toBe('Hello Ana')
  })
})
