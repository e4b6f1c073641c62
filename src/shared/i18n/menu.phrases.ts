import { englishMenuGroups } from '@contract/access/screens.phrases'

/** The first level of the menu; its translations stand beside this file. */
export const menuPhrases = englishMenuGroups

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    menu: typeof menuPhrases
  }
}
