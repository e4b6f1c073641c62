import type { AuditVerb } from '@contract/modules/settings/audit-actions'
import type { DocumentDefinition } from '@contract/kernel/define-document'
import type { Resource } from '@contract/kernel/define-resource'
import { nextDocumentStatus } from '@contract/kernel/document-state'
import type { Tx } from '@server/platform/db/transaction'
import {
  changeDocument,
  changeDocuments,
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
  noteMove(tx, resource, row, { trigger, status })
  return moved
}

type DocumentMove = { row: DocumentRow; values: Record<string, unknown> }

/** The same of several by one statement: the same columns, each with its own values. In the order that is given. */
export async function moveDocuments<R extends Resource>(
  tx: Tx,
  parts: { document: Pick<DocumentDefinition, 'moves'> & { resource: R } },
  trigger: string,
  moves: readonly DocumentMove[],
): Promise<RowOfDocument<R>[]> {
  const { resource } = parts.document
  const changes = moves.map(({ row, values }) => ({
    id: row.id,
    values: { ...values, status: checkDocumentStatus(parts, row, trigger) },
  }))
  const moved = await changeDocuments(tx.db, resource, changes)
  for (const [index, { row }] of moves.entries())
    noteMove(tx, resource, row, { trigger, status: moved[index]?.status ?? row.status })
  return moved
}

function noteMove(
  tx: Tx,
  { name }: Resource,
  row: DocumentRow,
  { trigger, status }: { trigger: string; status: string },
): void {
  tx.audit({
    // A guard holds the triggers of documents against the verbs of the log.
    action: `${name}.${trigger as AuditVerb}`,
    entityType: name,
    entityId: row.id,
    ouId: row.ou_id,
    diff: { status: [row.status, status] },
  })
}
