import type { ManualEntry } from '@contract/modules/accounting/manual-entry.resource'
import { draftTotal } from '@contract/modules/accounting/manual-entry.rules'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'

/** A draft may be left unbalanced; what is posted may not. */
export const manualEntryHooks: ResourceHooks = {
  async beforeWrite(_tx, _call, values, before) {
    const entry = writtenRecord<ManualEntry>(values, before)
    if (before && entry.status !== 'draft') refuseBroken([{ path: 'memo', code: 'entry_posted_before' }])
    return { ...values, total: draftTotal(entry.lines ?? []) }
  },
}
