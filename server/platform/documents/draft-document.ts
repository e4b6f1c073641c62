import type { DocumentDefinition } from '@contract/kernel/define-document'
import type { Tx } from '@server/platform/db/transaction'
import { documentHooks } from '@server/platform/documents/document-hooks'
import { accessWhere } from '@server/platform/access/access-where'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import { createRepository, type RecordRow, type RowOf } from '@server/platform/resource/create-repository'
import type { AnyCall, Values } from '@server/platform/resource/resource-context'
import { createRecord, updateRecord } from '@server/platform/resource/write-record'

type AnyResource = DocumentDefinition['resource']
type PartsOf<R extends AnyResource> = Omit<DocumentParts, 'document'> & {
  document: Omit<DocumentDefinition, 'resource'> & { resource: R }
}

/** By which a draft is written as its form would write it. */
export function draftContext<R extends AnyResource>(parts: PartsOf<R>) {
  const { resource } = parts.document
  return { resource, repository: createRepository(resource), hooks: documentHooks(parts) }
}

/** A draft that a command makes; gives its id. */
export async function draftDocument(
  tx: Tx,
  call: AnyCall,
  parts: DocumentParts,
  values: Values,
): Promise<string> {
  return (await createRecord(tx, call, draftContext(parts), values)).id
}

/** The same of a draft that is there: `change` says what is written over it. Its record as it is afterwards. */
export async function changeDraft<R extends AnyResource>(
  tx: Tx,
  call: AnyCall,
  parts: PartsOf<R>,
  { id, change }: { id: string; change: (draft: RowOf<R>) => Values },
): Promise<RecordRow> {
  const context = draftContext(parts)
  const access = accessWhere(call.actor, 'edit', context.resource)
  const draft = await context.repository.lock(tx.db, access, id)
  return updateRecord(tx, { ...call, version: draft.row_version }, context, id, change(draft))
}
