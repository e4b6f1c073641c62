import { recordPath } from '@contract/access/record-path'
import { documentKind, type DocumentType } from '@contract/kernel/document-types'

/** Where the portal shows a document that others decide about; null where its page needs more than its id. */
export function documentPath(type: DocumentType, id: string): string | null {
  const { page, view } = documentKind(type)
  if (page) return `${page}${id}`
  return view ? recordPath(view, id) : null
}
