import type { DocumentDefinition } from '@contract/kernel/define-document'
import type { Resource } from '@contract/kernel/define-resource'
import { nextDocumentStatus } from '@contract/kernel/document-state'
import type { Tx } from '@server/platform/db/transaction'
import {
  changeDocument,
  type DocumentRow,
  type RowOfDocument,
} from '@server/platform/documents/document.repository'
import { Problem } from '@server/platform/http/problems'

/** The state that it leads to; refuses what is not possible from where the document stands. */
export function checkDocumentStatus(
  { document }: { document: Pick<DocumentDefinition, 'moves'> },
  { status }: Pick<DocumentRow, 'status'>,
  trigger: string,
): string {
  const next = nextDocumentStatus(document.moves, status, trigger)
  if (next === null) throw new Problem('conflict', 'leave_wrong_state')
  return next
}

/** The one way a document changes its state: by the table, with its audit row. */
export async function moveDocument<R extends Resource>(
  tx: Tx,
  parts: { document: Pick<DocumentDefinition, 'moves'> & { resource: R } },
  row: DocumentRow,
  trigger: string,
  values: Record<string, unknown> = {},
): Promise<RowOfDocument<R>> {
  const { resource } = parts.document
  const status = checkDocumentStatus(parts, row, trigger)
  const moved = await changeDocument(tx.db, resource, row.id, { ...values, status })
  tx.audit({
    action: `${resource.name}.${trigger}`,
    entityType: resource.name,
    entityId: row.id,
    ouId: row.ou_id,
    diff: { status: [row.status, status] },
  })
  return moved
}
