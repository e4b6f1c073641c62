import type { Tx } from '@server/platform/db/transaction'
import { documentHooks } from '@server/platform/documents/document-hooks'
import { accessWhere } from '@server/platform/access/access-where'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import { createRepository, type RecordRow } from '@server/platform/resource/create-repository'
import type { AnyCall, Values } from '@server/platform/resource/resource-context'
import { createRecord, updateRecord } from '@server/platform/resource/write-record'

/** A draft that a command or a file makes, as its form would make it. */
export function createDraft(tx: Tx, call: AnyCall, parts: DocumentParts, values: Values): Promise<RecordRow> {
  const { resource } = parts.document
  const context = { resource, repository: createRepository(resource), hooks: documentHooks(parts) }
  return createRecord(tx, call, context, values)
}

/** Its id alone. */
export async function draftDocument(
  tx: Tx,
  call: AnyCall,
  parts: DocumentParts,
  values: Values,
): Promise<string> {
  return (await createDraft(tx, call, parts, values)).id
}

/** The same of a draft that is there: `change` says what is written over it. Its record as it is afterwards. */
export async function changeDraft(
  tx: Tx,
  call: AnyCall,
  parts: DocumentParts,
  { id, change }: { id: string; change: (draft: RecordRow) => Values },
): Promise<RecordRow> {
  const { resource } = parts.document
  const context = { resource, repository: createRepository(resource), hooks: documentHooks(parts) }
  const draft = await context.repository.lock(tx.db, accessWhere(call.actor, 'edit', resource), id)
  return updateRecord(tx, { ...call, version: draft.row_version }, context, id, change(draft))
}
