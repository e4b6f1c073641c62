import type { Tracker } from '@contract/modules/approvals/approval-inbox.calls'
import { mayDo, type Actor } from '@server/platform/access/actor'
import type { DocumentType } from '@contract/kernel/document-types'
import { requestOf, type RequestRow } from '@server/platform/approvals/approval-request.repository'
import type { Approvals } from '@server/platform/approvals/create-approvals'
import { mayNudge } from '@server/platform/approvals/nudge'
import { readOffice } from '@server/platform/approvals/office-hours'
import { showSteps } from '@server/platform/approvals/show-steps'
import type { Tx } from '@server/platform/db/transaction'
import { notFound } from '@server/platform/http/problems'
import { partIn } from '@server/modules/approvals/inbox.repository'

export async function trackerFor(
  approvals: Approvals,
  tx: Tx,
  actor: Actor,
  type: DocumentType,
  subjectId: string,
): Promise<Tracker> {
  const row = await requestOf(tx.db, type, subjectId)
  if (!row || row.status === 'draft') throw notFound()
  const part = await partIn(tx.db, row.id, actor.userId)
  const isOwn = row.requested_by === actor.userId
  if (!isOwn && !part.took && !(await maySee(approvals, tx, actor, row))) throw notFound()
  const office = await readOffice(tx, approvals.parts)
  const { state: approval } = row
  const now = mayNudge(row, office.now)
  return {
    request_id: row.id,
    status: row.status,
    round: approval.round,
    is_frozen: row.is_frozen,
    requested_at: row.requested_at,
    steps: showSteps(approval, office.hoursOf(row.ou_id)),
    seat_id: part.open,
    nudge: isOwn && row.status === 'pending' && !row.is_frozen ? (now ? 'now' : 'later') : null,
    nudged_at: row.nudged_at,
  }
}

async function maySee({ documents }: Approvals, tx: Tx, actor: Actor, row: RequestRow): Promise<boolean> {
  if (mayDo(actor, 'approval.link.resend') && actor.units.some(unit => unit.id === row.ou_id)) return true
  const document = documents.get(row.doc_type as DocumentType)
  return (await document?.maySee?.(tx, actor, row.subject_id)) ?? false
}
