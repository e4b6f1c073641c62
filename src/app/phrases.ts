import { DEFAULT_LOCALE } from '@contract/kernel/locales'
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

type PhraseFile = () => Promise<Record<string, object>>

const files = import.meta.glob([
  '/src/**/*.phrases.ts',
  '/src/**/*.phrases.*.ts',
  '!/src/**/*.test.ts',
  '!/src/shared/i18n/{menu,screens,shared}.phrases.ts',
  '!/src/shared/ui/ui.phrases.ts',
  '!/src/features/errors/errors.phrases.ts',
]) as Record<string, PhraseFile>

/** "leave.phrases.ts" is English, "leave.phrases.ar.ts" Arabic; the name before is the namespace. */
const byName = new Map(
  Object.entries(files).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1), load]),
)

/** Each file exports one object, whatever its name. */
export const phraseSource: PhraseSource = (namespace, locale) => {
  const load = byName.get(`${namespace}.phrases${locale === DEFAULT_LOCALE ? '' : `.${locale}`}.ts`)
  if (!load) return null
  return load().then(file => Object.values(file)[0] ?? {})
}
