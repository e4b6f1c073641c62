import type { Memo } from '@contract/modules/files/memo.resource'
import { checkMemo } from '@contract/modules/files/memo.rules'
import { scopeOf } from '@server/platform/access/actor'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'

export const memoHooks: ResourceHooks = {
  async beforeWrite(_tx, call, values, before) {
    const memo = writtenRecord<Memo>(values, before)
    // What went out is changed by a new version, so that what people read stays what they read.
    if (before && memo.status !== 'draft' && memo.status !== 'scheduled')
      throw new Problem('conflict', 'memo_is_out')
    if (memo.reach === 'company' && scopeOf(call.actor, 'files.memo.create') !== 'all')
      throw fieldProblem('rule_broken', 'reach', 'reach_beyond_unit')
    refuseBroken(checkMemo(memo))
    return values
  },
}
