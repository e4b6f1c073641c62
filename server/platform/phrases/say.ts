import type { Locale } from '@contract/kernel/locales'
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '@contract/kernel/locales'
import { serverPhrases } from '@server/platform/phrases/server.phrases'
import { inAllLanguages } from '@server/platform/phrases/translations'

export type ServerPhrase = keyof typeof serverPhrases

const phrases = inAllLanguages('server', serverPhrases)

export function isServerPhrase(text: string): text is ServerPhrase {
  return Object.hasOwn(serverPhrases, text)
}

export function say(locale: Locale, key: ServerPhrase, params: Record<string, string | number> = {}): string {
  return phrases[locale][key].replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(params[name] ?? ''))
}

/** What a refusal names is a phrase, unless it brings its own words. */
export function sayWhy(locale: Locale, why: string, params?: Record<string, string | number>): string {
  return isServerPhrase(why) ? say(locale, why, params) : why
}

/** The first language of Accept-Language that the portal speaks. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '').slice(0, 200).split(',')
  for (const part of wanted) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? ''
    const found = LOCALE_CODES.find(
      code => LOCALES[code].tag.toLowerCase().split('-')[0] === tag.split('-')[0],
    )
    if (tag && found) return found
  }
  return DEFAULT_LOCALE
}
