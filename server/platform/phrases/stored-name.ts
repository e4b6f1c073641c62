import type { Locale } from '@contract/kernel/locales'
import { keyOfStoredName } from '@contract/kernel/record-labels'
import { storedNames } from '@contract/modules/stored-names.phrases'
import { inAllLanguages } from '@server/platform/phrases/translations'

export type StoredNameKind = keyof typeof storedNames

const names = inAllLanguages('stored-names', storedNames)

/** The name of a record that came with the portal; what a company named itself keeps its name. */
export function storedName(locale: Locale, kind: StoredNameKind, stored: string): string {
  return names[locale][kind][keyOfStoredName(stored)] ?? stored
}
