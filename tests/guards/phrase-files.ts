import { isLocale, LOCALES, type Locale } from '@contract/kernel/locales'

type Phrases = { [key: string]: string | Phrases }

/** One language of one module; `texts` by their full keys: "users.suspend.title". */
export type PhraseFile = {
  path: string
  namespace: string
  locale: Locale | null
  exported: object[]
  texts: Map<string, string>
}

const found = import.meta.glob<Record<string, object>>(
  ['/src/**/*.phrases.ts', '/src/**/*.phrases.*.ts', '/server/**/*.phrases.ts', '/server/**/*.phrases.*.ts'],
  { eager: true },
)

/** "leave.phrases.ts" is English, "leave.phrases.ar.ts" Arabic; any other ending is nobody's (null). */
export const phraseFiles: PhraseFile[] = Object.entries(found).map(([path, module]) => {
  const name = /([^/]+)\.phrases(?:\.([^/]+))?\.ts$/.exec(path)
  const code = name?.[2] ?? 'en'
  const exported = Object.values(module).filter(value => typeof value === 'object')
  return {
    path,
    namespace: name?.[1] ?? path,
    locale: isLocale(code) ? code : null,
    exported,
    texts: new Map(textsOf((exported[0] ?? {}) as Phrases)),
  }
})

function textsOf(phrases: Phrases, before = ''): [string, string][] {
  return Object.entries(phrases).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[before + key, value] as [string, string]]
      : textsOf(value, `${before}${key}.`),
  )
}

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/

export function pluralOf(key: string): { base: string; category: string } | null {
  const match = PLURAL.exec(key)
  return match?.[1] && match[2] ? { base: match[1], category: match[2] } : null
}

/** The keys that a language must have where English has these: plurals in all forms of that language. */
export function keysNeeded(english: Iterable<string>, locale: Locale): Set<string> {
  const categories = new Intl.PluralRules(LOCALES[locale].tag).resolvedOptions().pluralCategories
  return new Set(
    [...english].flatMap(key => {
      const plural = pluralOf(key)
      return plural ? categories.map(category => `${plural.base}_${category}`) : [key]
    }),
  )
}

/** The English text that this one translates: a form that English has not stands for its "other". */
export function englishOf(english: ReadonlyMap<string, string>, key: string): string | undefined {
  return english.get(key) ?? english.get(`${pluralOf(key)?.base}_other`)
}

export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{.*?\}\}/g)].map(([whole]) => whole).sort()
}

/** Forms that stand for one number alone, like the Arabic dual, say it in the noun and need no figure. */
export function namesOneNumber(locale: Locale, category: string): boolean {
  const rules = new Intl.PluralRules(LOCALES[locale].tag)
  return (
    Array.from({ length: 1001 }, (_, count) => count).filter(n => rules.select(n) === category).length === 1
  )
}
