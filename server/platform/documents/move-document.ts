import { nextDocumentStatus, type DocumentTrigger } from '@contract/kernel/document-state'
import type { Tx } from '@server/platform/db/transaction'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import { changeDocument, type DocumentRow } from '@server/platform/documents/document.repository'
import { Problem } from '@server/platform/http/problems'

/** Refuses what is not possible from where the document stands. */
export function checkDocumentStatus({ status }: DocumentRow, trigger: DocumentTrigger): void {
  if (nextDocumentStatus(status, trigger) === null) throw new Problem('conflict', 'leave_wrong_state')
}

/** The one way a document changes its state: by the table, with its audit row. */
export async function moveDocument(
  tx: Tx,
  { document: { resource } }: Pick<DocumentParts, 'document'>,
  row: DocumentRow,
  trigger: DocumentTrigger,
  values: Record<string, unknown> = {},
): Promise<DocumentRow> {
  checkDocumentStatus(row, trigger)
  const status = nextDocumentStatus(row.status, trigger)
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
