import { nextDocumentStatus } from '@contract/kernel/document-state'
import type { Tx } from '@server/platform/db/transaction'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import { changeDocument, type DocumentRow } from '@server/platform/documents/document.repository'
import { Problem } from '@server/platform/http/problems'

/** The state that it leads to; refuses what is not possible from where the document stands. */
export function checkDocumentStatus(
  { document }: Pick<DocumentParts, 'document'>,
  { status }: Pick<DocumentRow, 'status'>,
  trigger: string,
): string {
  const next = nextDocumentStatus(document.moves, status, trigger)
  if (next === null) throw new Problem('conflict', 'leave_wrong_state')
  return next
}

/** The one way a document changes its state: by the table, with its audit row. */
export async function moveDocument(
  tx: Tx,
  parts: Pick<DocumentParts, 'document'>,
  row: DocumentRow,
  trigger: string,
  values: Record<string, unknown> = {},
): Promise<DocumentRow> {
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
