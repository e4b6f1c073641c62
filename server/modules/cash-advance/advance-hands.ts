import { isSamePerson } from '@contract/approvals/approval-person.rules'
import type { Actor } from '@server/platform/access/actor'
import { requestOf } from '@server/platform/approvals/approval-request.repository'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { isRequester } from '@server/platform/documents/is-requester'
import { Problem } from '@server/platform/http/problems'
import { personOf } from '@server/platform/people/people.repository'
import type { AdvanceRow } from '@server/modules/cash-advance/advance-row'

/** Nobody pays out one that they approved, in the portal or by a link. Whoever verified it may. */
export async function hasApproved(tx: Tx, actor: Actor, row: AdvanceRow): Promise<boolean> {
  const [actingPerson, request] = await asPortal(tx, async portal => [
    await personOf(portal.db, actor.userId),
    await requestOf(portal.db, 'cash_advance', row.id),
  ])
  const decisions = request?.state.decisions ?? []
  return decisions.some(({ decision, by }) => decision === 'approve' && isSamePerson(by, actingPerson))
}

/** Whom it is about, where only they may answer. */
export async function refuseOthers(tx: Tx, actor: Actor, row: AdvanceRow): Promise<void> {
  if (!(await isRequester(tx, actor, row))) throw new Problem('forbidden', 'advance_of_others')
}
