import type { DocumentDefinition } from '@contract/kernel/define-document'
import type { Locale } from '@contract/kernel/locales'

/** What a field of a document is called in a language. */
export function fieldName(_locale: Locale, { names }: DocumentDefinition, field: string): string {
  return (names.fields as Record<string, string>)[field] ?? field
}
