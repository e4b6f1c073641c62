import { DOCUMENTS } from '@contract/modules/documents'

const fields = DOCUMENTS.map(({ resource, names, values }) => [resource.name, { fields: names, values }])

type DocumentWords = {
  fields: Record<string, string>
  values: Record<string, Record<string, string>>
}

/** What the fields of documents are called, for lists, inbox, links, mails and papers alike. */
export const documentNames = Object.fromEntries(fields) as Record<string, DocumentWords>
