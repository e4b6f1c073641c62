import { englishScreenTitles } from '@contract/access/screens.phrases'

/** The contract names the screens in English. */
export const screensPhrases = englishScreenTitles

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    screens: typeof screensPhrases
  }
}
