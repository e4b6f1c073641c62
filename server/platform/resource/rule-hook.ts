import type { BrokenRule } from '@contract/kernel/broken-rule'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'

/** Holds the record as it will stand against a rule that needs nothing else. */
export function checkedBy<T extends object>(rule: (record: T) => BrokenRule[]): ResourceHooks {
  return {
    beforeWrite: (_tx, _call, values, before) => {
      refuseBroken(rule(writtenRecord<T>(values, before)))
      return Promise.resolve(values)
    },
  }
}
