import { DOCUMENT_TYPES, type DocumentType } from '@contract/kernel/document-types'
import { DOCUMENTS } from '@contract/modules/documents'

const kinds = Object.entries(DOCUMENT_TYPES).map(([type, { name }]) => [type, name])
const fields = DOCUMENTS.map(({ resource, names, values }) => [resource.name, { fields: names, values }])

type DocumentWords = {
  fields: Record<string, string>
  values: Record<string, Record<string, string>>
}

/** What documents and their fields are called, for lists, inbox, links, mails and papers alike. */
export const documentNames = {
  values: { doc_type: Object.fromEntries(kinds) as Record<DocumentType, string> },
  ...(Object.fromEntries(fields) as Record<string, DocumentWords>),
}
