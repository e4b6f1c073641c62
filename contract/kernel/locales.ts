import { namesOf } from '@contract/kernel/records'

/**
 * The eight languages by the codes that the company uses, which also name the folders of `phrases`: ch is Chinese, gr
 * German, sp Spanish. `tag` is what browsers and Intl understand.
 */
export const LOCALES = {
  ar: { tag: 'ar', name: 'العربية', dir: 'rtl' },
  ch: { tag: 'zh-CN', name: '简体中文', dir: 'ltr' },
  en: { tag: 'en', name: 'English', dir: 'ltr' },
  fr: { tag: 'fr', name: 'Français', dir: 'ltr' },
  gr: { tag: 'de', name: 'Deutsch', dir: 'ltr' },
  it: { tag: 'it', name: 'Italiano', dir: 'ltr' },
  ru: { tag: 'ru', name: 'Русский', dir: 'ltr' },
  sp: { tag: 'es', name: 'Español', dir: 'ltr' },
} as const

export type Locale = keyof typeof LOCALES
export const LOCALE_CODES = namesOf(LOCALES)
export const DEFAULT_LOCALE: Locale = 'en'

export function isLocale(text: unknown): text is Locale {
  return typeof text === 'string' && Object.hasOwn(LOCALES, text)
}
