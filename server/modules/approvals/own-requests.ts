import { documentPath } from '@contract/access/document-path'
import type { DocumentType } from '@contract/kernel/document-types'
import type { OwnRequests } from '@contract/modules/approvals/own-requests'
import type { Approvals } from '@server/platform/approvals/create-approvals'
import { readOffice } from '@server/platform/approvals/office-hours'
import { showSteps } from '@server/platform/approvals/show-steps'
import type { Tx } from '@server/platform/db/transaction'

/** More wait for nobody; the lists of the documents show all. */
const MOST = 20

export async function ownRequests({ parts }: Approvals, tx: Tx, userId: string): Promise<OwnRequests> {
  const rows = await tx.db
    .selectFrom('approval_request')
    .select(['id', 'ou_id', 'doc_type', 'subject_id', 'number', 'requested_at', 'is_frozen', 'state'])
    .where('status', '=', 'pending')
    .where('requested_by', '=', userId)
    .orderBy('requested_at')
    .orderBy('id')
    .limit(MOST)
    .execute()
  if (rows.length === 0) return []
  const office = await readOffice(tx, parts)
  return rows.map(row => {
    const doc_type = row.doc_type as DocumentType
    const asked = showSteps(row.state, office.hoursOf(row.ou_id)).find(({ state }) => state === 'active')
    return {
      request_id: row.id,
      doc_type,
      number: row.number,
      requested_at: row.requested_at,
      step_key: asked?.step_key ?? null,
      people: asked?.people ?? [],
      due_at: asked?.due_at ?? null,
      is_frozen: row.is_frozen,
      path: documentPath(doc_type, row.subject_id),
    }
  })
}
