import { LOCALES, type Locale } from '@contract/kernel/locales'
import { apart } from '@server/platform/pdf/paper-letters'
import { paperPhrases, type PaperPhrases } from '@server/platform/pdf/phrases/paper.phrases'
import { inAllLanguages } from '@server/platform/phrases/translations'

const phrases = inAllLanguages('paper', paperPhrases)

export const paperWords = (locale: Locale): PaperPhrases => phrases[locale]

/** Names and figures keep their own direction inside a sentence. */
export function fill(phrase: string, params: Record<string, string | number>): string {
  return phrase.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => apart(String(params[name] ?? '')))
}

/** "one or other" in the language of the paper. */
export function eitherOf(locale: Locale, names: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[locale].tag, { type: 'disjunction' }).format(names)
}
