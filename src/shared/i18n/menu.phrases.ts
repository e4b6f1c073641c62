import { englishMenuGroups } from '@contract/access/screens.phrases'

/** The first level of the menu, as the contract names it in English. */
export const menuPhrases = englishMenuGroups

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    menu: typeof menuPhrases
  }
}
