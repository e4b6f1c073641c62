import { isLocale, LOCALES, type Locale } from '@contract/kernel/locales'
import type { Phrases } from '@contract/kernel/phrases'
import { SALE_TERM_PLACES } from '@contract/modules/sales/sale-term-places'
import { saleTerms } from '@contract/modules/sales/sale-terms.phrases'
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- scripts have no alias
import * as rules from '../../scripts/lib/phrases.mjs'

/** One language of one namespace; `texts` by their full keys: "users.suspend.title". */
export type PhraseFile = {
  path: string
  namespace: string
  locale: Locale | null
  exported: Phrases[]
  texts: Map<string, string>
}

const english = import.meta.glob(
  ['/src/**/*.phrases.ts', '/server/**/*.phrases.ts', '/contract/modules/**/*.phrases.ts'],
  { eager: true },
) as Record<string, Record<string, Phrases>>
const translations = import.meta.glob('/phrases/*/**', { eager: true, import: 'default' }) as Record<
  string,
  Phrases
>

/** English stands beside its module as "leave.phrases.ts", German as "phrases/gr/leave.json". */
export const phraseFiles: PhraseFile[] = [
  ...Object.entries(english).map(([path, module]) => {
    const namespace = /([^/]+)\.phrases\.ts$/.exec(path)?.[1] ?? path
    const exported = Object.values(module).filter(value => typeof value === 'object')
    // The terms of a sale are each language's sale-terms.json to say.
    const elsewhere = rules.keysOfPlaces(SALE_TERM_PLACES[namespace] ?? {}, saleTerms)
    const own = rules.withoutTexts(exported[0] ?? {}, elsewhere)
    return { path, namespace, locale: 'en' as const, exported, texts: new Map(rules.textsOf(own)) }
  }),
  ...Object.entries(translations).map(([path, phrases]) => {
    const [, code, namespace = path] = /^\/phrases\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? []
    const locale = code && isLocale(code) ? code : null
    return { path, namespace, locale, exported: [phrases], texts: new Map(rules.textsOf(phrases)) }
  }),
]

export const { bare, englishOf, pluralOf, textsOf } = rules

/** The keys that a language must have where English has these: plurals in all forms of that language. */
export const keysNeeded = (keys: Iterable<string>, locale: Locale) =>
  rules.keysNeeded(keys, LOCALES[locale].tag)

export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{.*?\}\}/g)].map(([whole]) => whole).sort()
}

/** Forms that stand for one number alone, like the Arabic dual, say it in the noun and need no figure. */
export function namesOneNumber(locale: Locale, category: string): boolean {
  const plurals = new Intl.PluralRules(LOCALES[locale].tag)
  return (
    Array.from({ length: 1001 }, (_, count) => count).filter(n => plurals.select(n) === category).length === 1
  )
}
