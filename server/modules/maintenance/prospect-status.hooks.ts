import { checkProspectStatus, type StatusState } from '@contract/modules/maintenance/prospect-status.rules'
import type { Tx } from '@server/platform/db/transaction'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'
import { otherStatuses, passDefaultOn } from '@server/modules/maintenance/prospect-status.repository'

/** What one status must be depends on the others: one at a time. */
const STATUS_LOCK = 7_301_202

async function check(tx: Tx, status: StatusState, before: StatusState | null): Promise<void> {
  await tx.lock(STATUS_LOCK)
  const others = await otherStatuses(tx.db, status.id)
  refuseBroken(checkProspectStatus(status, before, others))
}

export const prospectStatusHooks: ResourceHooks<StatusState> = {
  async beforeWrite(tx, _call, values, before) {
    const status = {
      ...writtenRecord<StatusState>(values, before),
      is_active: before?.['is_active'] !== false,
    }
    await check(tx, status, before)
    if (values['is_default'] === true && before?.['is_default'] !== true)
      for (const entityId of await passDefaultOn(tx.db, status.id))
        tx.audit({
          action: 'prospect_status.update',
          entityType: 'prospect_status',
          entityId,
          diff: { is_default: [true, false] },
        })
    return values
  },

  beforeDeactivate: (tx, _call, row) => check(tx, { ...row, is_active: false }, row),
}
