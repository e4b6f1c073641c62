import type { IncentiveProgram } from '@contract/modules/commission/incentive-program.resource'
import { checkProgram } from '@contract/modules/commission/incentive-program.rules'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'

/** What the company pays is of no developer, unless its sales alone are to count. */
export const programHooks: ResourceHooks = {
  beforeWrite(_tx, _call, values, before) {
    refuseBroken(checkProgram(writtenRecord<IncentiveProgram>(values, before)))
    return Promise.resolve(values)
  },
}
