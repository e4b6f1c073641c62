import type { DocumentDefinition } from '@contract/kernel/define-document'
import { documentTypeNames, type DocumentType } from '@contract/kernel/document-types'
import type { Locale } from '@contract/kernel/locales'
import { documentNames } from '@contract/modules/document-names'
import { inAllLanguages } from '@server/platform/phrases/translations'

const names = inAllLanguages('document-names', documentNames)
const types = inAllLanguages('document-types', documentTypeNames)

export function documentName(locale: Locale, type: DocumentType): string {
  return types[locale].values.doc_type[type]
}

type Words = { fields?: Record<string, string>; values?: Record<string, Record<string, string>> }
const wordsOf = (locale: Locale, { resource }: DocumentDefinition): Words | undefined =>
  names[locale][resource.name]

/** What a field of a document is called in a language. */
export function documentFieldName(locale: Locale, document: DocumentDefinition, field: string): string {
  const english = document.names as Record<string, string>
  return wordsOf(locale, document)?.fields?.[field] ?? english[field] ?? field
}

/** What a value that is chosen from a list is called. */
export function documentFieldValue(
  locale: Locale,
  document: DocumentDefinition,
  field: string,
  value: string,
): string {
  const english = document.values as Record<string, Record<string, string> | undefined>
  return wordsOf(locale, document)?.values?.[field]?.[value] ?? english[field]?.[value] ?? value
}
