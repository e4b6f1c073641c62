import { keyOfStoredName } from '@contract/kernel/record-labels'
import { hasPhrase, phrase } from '@/shared/i18n/i18n'

export const RIGHT_TEXTS = 'right-texts'

/** What a right allows, in the reader's language; what an administrator wrote stays. English is what is stored. */
export function rightText(stored: string): string {
  const key = keyOfStoredName(stored)
  return hasPhrase(RIGHT_TEXTS, key) ? phrase(RIGHT_TEXTS, key) : stored
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    [RIGHT_TEXTS]: Record<string, string>
  }
}
