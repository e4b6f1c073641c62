import type { NamedRecord } from '@contract/modules/settings/audit-entry.resource'
import { hasPhrase, phrase } from '@/shared/i18n/i18n'
import type { ResourceRow } from '@/shared/resource/resource-types'

/** What the record of an entry is called; null where its reader may not see it. */
export function recordName(row: ResourceRow): unknown {
  const name = row['entity_label']
  const document = row['entity_document'] as NamedRecord['document']
  if (!document || typeof name !== 'string' || !hasPhrase('audit-sentence', 'of_request')) return name
  const kind = `values.doc_type.${document.type}`
  const words = hasPhrase('document-types', kind) ? phrase('document-types', kind) : document.type
  return phrase('audit-sentence', 'of_request', {
    document: document.number ? `${words} ${document.number}` : words,
    who: name,
  })
}
