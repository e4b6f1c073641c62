import { phraseFinder, type PhraseFiles } from '@/app/phrase-files'

/** The words of every module, each fetched with the first page that needs it. */
export const english = phraseFinder(
  import.meta.glob([
    '/src/**/*.phrases.ts',
    '!/src/shared/i18n/{menu,screens,shared}.phrases.ts',
    '!/src/shared/ui/ui.phrases.ts',
    '!/src/features/errors/errors.phrases.ts',
    '!/src/features/auth/auth.phrases.ts',
  ]) as PhraseFiles,
)
