import type { DocumentType } from '@contract/kernel/document-types'
import type { ApprovalDocument } from '@server/platform/approvals/approval-document'
import { lockRequest, placeOf, requestOf } from '@server/platform/approvals/approval-request.repository'
import type { Tx } from '@server/platform/db/transaction'
import { notFound } from '@server/platform/http/problems'
import type { HeldRequest } from '@server/platform/approvals/audit-move'

/** What modules have declared to be decided by others. */
export type Documents = ReadonlyMap<DocumentType, ApprovalDocument>

/** The document first, then its request: whoever edits and whoever decides wait for each other in one order. */
export async function holdRequest(
  documents: Documents,
  tx: Tx,
  requestId: string,
): Promise<HeldRequest | null> {
  const place = await placeOf(tx.db, requestId)
  const document = place && documents.get(place.doc_type)
  const subject = document && (await document.load(tx, place.subject_id))
  const row = subject && (await lockRequest(tx.db, requestId))
  return row ? { row, approval: row.state, document, subject } : null
}

export async function holdSubject(
  documents: Documents,
  tx: Tx,
  type: DocumentType,
  subjectId: string,
): Promise<HeldRequest> {
  const request = await requestOf(tx.db, type, subjectId)
  const held = request && (await holdRequest(documents, tx, request.id))
  if (!held) throw notFound()
  return held
}
