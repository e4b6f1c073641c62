import { checkOrder } from '@contract/kernel/broken-rule'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'

export const formHooks: ResourceHooks = {
  beforeWrite(_tx, _call, values, before) {
    refuseBroken(checkOrder(writtenRecord<Record<string, unknown>>(values, before), 'valid_from', 'valid_to'))
    return Promise.resolve(values)
  },
}
