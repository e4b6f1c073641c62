import type { Locale } from '@contract/kernel/locales'
import { paperPhrases, type PaperPhrases } from '@server/platform/pdf/phrases/paper.phrases'
import { paperPhrasesAr } from '@server/platform/pdf/phrases/paper.phrases.ar'
import { paperPhrasesCh } from '@server/platform/pdf/phrases/paper.phrases.ch'
import { paperPhrasesFr } from '@server/platform/pdf/phrases/paper.phrases.fr'
import { paperPhrasesGr } from '@server/platform/pdf/phrases/paper.phrases.gr'
import { paperPhrasesIt } from '@server/platform/pdf/phrases/paper.phrases.it'
import { paperPhrasesRu } from '@server/platform/pdf/phrases/paper.phrases.ru'
import { paperPhrasesSp } from '@server/platform/pdf/phrases/paper.phrases.sp'

export const paperTranslations: Record<Locale, PaperPhrases> = {
  en: paperPhrases,
  ar: paperPhrasesAr,
  ch: paperPhrasesCh,
  fr: paperPhrasesFr,
  gr: paperPhrasesGr,
  it: paperPhrasesIt,
  ru: paperPhrasesRu,
  sp: paperPhrasesSp,
}
