import { DOCUMENT_TYPES, type DocumentType } from '@contract/kernel/document-types'
import { DOCUMENTS } from '@contract/modules/documents'

const names = Object.entries(DOCUMENT_TYPES).map(([type, { name }]) => [type, name])
const fields = DOCUMENTS.map(document => [document.resource.name, document.names.fields])

/** What documents and their fields are called, for lists, inbox, links, mails and papers alike. */
export const documentNames = {
  values: { doc_type: Object.fromEntries(names) as Record<DocumentType, string> },
  fields: Object.fromEntries(fields) as Record<string, Record<string, string>>,
}
