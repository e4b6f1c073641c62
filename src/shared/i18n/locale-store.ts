import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '@contract/kernel/locales'
import { dropBroken, readText, writeText } from '@/shared/store/browser-storage'

/** The name of the language as the portal spells it ("ch"); i18next and Intl are given its tag ("zh-CN"). */
let current: Locale = DEFAULT_LOCALE

export function storedLocale(): Locale {
  const text = readText('locale')
  if (text === null) return DEFAULT_LOCALE
  if (isLocale(text)) return text
  dropBroken('locale')
  return DEFAULT_LOCALE
}

export function currentLocale(): Locale {
  return current
}

export function setCurrentLocale(locale: Locale): void {
  current = locale
  const { tag, dir } = LOCALES[locale]
  document.documentElement.lang = tag
  document.documentElement.dir = dir
}

export function keepLocale(locale: Locale): void {
  writeText('locale', locale)
}
