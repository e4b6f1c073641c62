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
  // Stored in English, these names need none.
  'stored-names': {},
}

export const bundledNamespaces = Object.keys(bundledPhrases)

/** What is said before the sign-in. */
const before = phraseFinder(import.meta.glob(['/src/features/auth/auth.phrases.ts']) as PhraseFiles)

/** Nobody who signs in needs the addresses of the rest yet; whoever reads English never those of seven languages. */
export const phraseSource: PhraseSource = (namespace, locale) => {
  if (locale !== DEFAULT_LOCALE)
    return import('@/app/other-languages').then(({ translation }) => translation(namespace, locale))
  const name = `${namespace}.phrases.ts`
  return before(name) ?? import('@/app/english').then(({ english }) => english(name) ?? {})
}
