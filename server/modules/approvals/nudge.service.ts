import type { Approvals } from '@server/platform/approvals/create-approvals'
import { mayNudge, sendNudge } from '@server/platform/approvals/nudge'
import { saveRequest } from '@server/platform/approvals/approval-request.repository'
import { readOffice } from '@server/platform/approvals/office-hours'
import type { Tx } from '@server/platform/db/transaction'
import { notFound, Problem } from '@server/platform/http/problems'
import type { HeldRequest } from '@server/platform/approvals/audit-move'

export type OwnRequest = HeldRequest & { id: string }

export async function holdOwnRequest(
  approvals: Approvals,
  tx: Tx,
  userId: string,
  id: string,
): Promise<OwnRequest> {
  const held = await approvals.hold(tx, id)
  if (held?.row.requested_by !== userId) throw notFound()
  return { ...held, id }
}

/** Outside working hours it waits for the next opening: nobody is written to at night. */
export async function nudge(approvals: Approvals, tx: Tx, held: HeldRequest): Promise<{ at: string }> {
  const { row } = held
  if (row.status !== 'pending' || row.is_frozen) throw new Problem('conflict')
  const office = await readOffice(tx, approvals.parts)
  if (!mayNudge(row, office.now)) throw new Problem('conflict', 'nudged_already')
  const at = office.nextOpening(row.ou_id)
  const isNow = at === office.now
  await saveRequest(tx.db, row.id, { nudged_at: office.now, nudge_due_at: isNow ? null : at })
  if (isNow) await sendNudge(approvals.parts, tx, held)
  tx.audit({ action: 'approval.nudge', entityType: 'approval_request', entityId: row.id, ouId: row.ou_id })
  return { at }
}
