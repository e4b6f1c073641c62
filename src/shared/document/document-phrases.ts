/** The namespaces that the screen of a document speaks from, beside its own. */
export const DOCUMENT_PHRASES = [
  'grid',
  'record',
  'approval',
  'approvals',
  'link',
  'document',
  'document-names',
  'document-types',
] as const
