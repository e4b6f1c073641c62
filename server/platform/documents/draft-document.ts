import type { Tx } from '@server/platform/db/transaction'
import { documentHooks } from '@server/platform/documents/document-hooks'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import { createRepository } from '@server/platform/resource/create-repository'
import type { AnyCall, Values } from '@server/platform/resource/resource-context'
import { createRecord } from '@server/platform/resource/write-record'

/** A draft that a command makes, as its form would make it; gives its id. */
export async function draftDocument(
  tx: Tx,
  call: AnyCall,
  parts: DocumentParts,
  values: Values,
): Promise<string> {
  const { resource } = parts.document
  const context = { resource, repository: createRepository(resource), hooks: documentHooks(parts) }
  return (await createRecord(tx, call, context, values)).id
}
