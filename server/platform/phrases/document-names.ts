import type { DocumentDefinition } from '@contract/kernel/define-document'
import type { DocumentType } from '@contract/kernel/document-types'
import type { Locale } from '@contract/kernel/locales'
import { documentNames } from '@contract/modules/document-names'
import { inAllLanguages } from '@server/platform/phrases/translations'

const names = inAllLanguages('document-names', documentNames)

export function documentName(locale: Locale, type: DocumentType): string {
  return names[locale].values.doc_type[type]
}

/** What a field of a document is called in a language. */
export function documentFieldName(
  locale: Locale,
  { resource, names: english }: DocumentDefinition,
  field: string,
): string {
  const named = names[locale] as Record<string, { fields?: Record<string, string> }>
  return named[resource.name]?.fields?.[field] ?? (english as Record<string, string>)[field] ?? field
}
