import { DEFAULT_LOCALE } from '@contract/kernel/locales'
import { phraseFinder, type PhraseFiles } from '@/app/phrase-files'
import { errorsPhrases } from '@/features/errors/errors.phrases'
import type { PhraseSource } from '@/shared/i18n/i18n'
import { menuPhrases } from '@/shared/i18n/menu.phrases'
import { screensPhrases } from '@/shared/i18n/screens.phrases'
import { sharedPhrases } from '@/shared/i18n/shared.phrases'
import { uiPhrases } from '@/shared/ui/ui.phrases'

/** English that is needed on every page, and just when nothing more can be fetched. */
export const bundledPhrases = {
  shared: sharedPhrases,
  ui: uiPhrases,
  errors: errorsPhrases,
  screens: screensPhrases,
  menu: menuPhrases,
}

export const bundledNamespaces = Object.keys(bundledPhrases)

const files = import.meta.glob([
  '/src/**/*.phrases.ts',
  '!/src/shared/i18n/{menu,screens,shared}.phrases.ts',
  '!/src/shared/ui/ui.phrases.ts',
  '!/src/features/errors/errors.phrases.ts',
]) as PhraseFiles

const english = phraseFinder(files)

/** The addresses of seven languages are many; whoever reads English never fetches them. */
export const phraseSource: PhraseSource = (namespace, locale) =>
  locale === DEFAULT_LOCALE
    ? english(`${namespace}.phrases.ts`)
    : import('@/app/other-languages').then(({ translation }) => translation(namespace, locale))
