import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, LOCALES, type Locale } from '@contract/kernel/locales'
import { readText } from '@/shared/store/browser-storage'

const languageOf = (tag: string) => tag.toLowerCase().split('-')[0] ?? ''

/** What was chosen here once, or the first of the browser's languages that we speak. */
export function preferredLocale(): Locale {
  const stored = readText('locale')
  if (isLocale(stored)) return stored
  for (const tag of navigator.languages) {
    const found = LOCALE_CODES.find(code => languageOf(LOCALES[code].tag) === languageOf(tag))
    if (found) return found
  }
  return DEFAULT_LOCALE
}
