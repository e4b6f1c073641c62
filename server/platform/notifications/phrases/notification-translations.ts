import type { Locale } from '@contract/kernel/locales'
import { notificationPhrases } from '@server/platform/notifications/phrases/notification.phrases'
import { notificationPhrasesAr } from '@server/platform/notifications/phrases/notification.phrases.ar'
import { notificationPhrasesCh } from '@server/platform/notifications/phrases/notification.phrases.ch'
import { notificationPhrasesFr } from '@server/platform/notifications/phrases/notification.phrases.fr'
import { notificationPhrasesGr } from '@server/platform/notifications/phrases/notification.phrases.gr'
import { notificationPhrasesIt } from '@server/platform/notifications/phrases/notification.phrases.it'
import { notificationPhrasesRu } from '@server/platform/notifications/phrases/notification.phrases.ru'
import { notificationPhrasesSp } from '@server/platform/notifications/phrases/notification.phrases.sp'

export const notificationWords: Record<Locale, typeof notificationPhrases> = {
  en: notificationPhrases,
  ar: notificationPhrasesAr,
  ch: notificationPhrasesCh,
  fr: notificationPhrasesFr,
  gr: notificationPhrasesGr,
  it: notificationPhrasesIt,
  ru: notificationPhrasesRu,
  sp: notificationPhrasesSp,
}
