import { checkApprover, type ApproverTerms } from '@contract/modules/maintenance/approver.rules'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'
import { allDelegates, rivalsOf } from '@server/modules/maintenance/approver.repository'

/** Two who take over the same documents at once would each find nobody there. */
const APPROVER_LOCK = 7_301_203

export const approverHooks: ResourceHooks = {
  async beforeWrite(tx, call, values, before) {
    const { actor } = call
    const approver = writtenRecord<ApproverTerms>(values, before)
    if (approver.ou_id === null && !(actor.allUnits && actor.activeUnitId === null))
      refuseBroken([{ path: 'ou_id', code: 'unit_needed' }])
    await tx.lock(APPROVER_LOCK)
    const isActive = before?.['is_active'] !== false
    const rivals = isActive ? await rivalsOf(tx.db, approver) : []
    refuseBroken(checkApprover(approver, rivals, await allDelegates(tx.db)))
    return values
  },
}
