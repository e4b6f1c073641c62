import type { EntryTemplate } from '@contract/modules/accounting/entry-template.resource'
import { draftTotal } from '@contract/modules/accounting/manual-entry.rules'
import { checkRecurrence, nextRecurrence } from '@contract/modules/accounting/recurrence.rules'
import { businessDay } from '@server/platform/db/business-day'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'

/** A template that begins in the past makes no drafts of days that are gone. */
export const entryTemplateHooks: ResourceHooks = {
  async beforeWrite(tx, _call, values, before) {
    const template = writtenRecord<EntryTemplate>(values, before)
    refuseBroken(checkRecurrence(template))
    return {
      ...values,
      total: draftTotal(template.lines ?? []),
      next_on: nextRecurrence(template, await businessDay(tx.db)),
    }
  },
}
