import type { Locale } from '@contract/kernel/locales'
import type { serverPhrases } from '@server/platform/phrases/server.phrases'
import { serverPhrasesAr } from '@server/platform/phrases/server.phrases.ar'
import { serverPhrasesCh } from '@server/platform/phrases/server.phrases.ch'
import { serverPhrasesFr } from '@server/platform/phrases/server.phrases.fr'
import { serverPhrasesGr } from '@server/platform/phrases/server.phrases.gr'
import { serverPhrasesIt } from '@server/platform/phrases/server.phrases.it'
import { serverPhrasesRu } from '@server/platform/phrases/server.phrases.ru'
import { serverPhrasesSp } from '@server/platform/phrases/server.phrases.sp'

export const translations: Record<Exclude<Locale, 'en'>, Record<keyof typeof serverPhrases, string>> = {
  ar: serverPhrasesAr,
  ch: serverPhrasesCh,
  fr: serverPhrasesFr,
  gr: serverPhrasesGr,
  it: serverPhrasesIt,
  ru: serverPhrasesRu,
  sp: serverPhrasesSp,
}
