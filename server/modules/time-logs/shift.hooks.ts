import { checkShift } from '@contract/modules/time-logs/shift-row.rules'
import type { ShiftRow } from '@contract/modules/time-logs/shift.resource'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'
import { takeDefaultFrom } from '@server/modules/time-logs/shift.repository'

/**
 * One shift is the usual one at all times: another takes its place, it is never just taken away. Days that are past
 * stay as they were worked out until something of them changes.
 */
export const shiftHooks: ResourceHooks = {
  async beforeWrite(tx, _call, values, before) {
    const shift = writtenRecord<ShiftRow>(values, before)
    refuseBroken(checkShift(shift))
    if (before?.['is_default'] && !shift.is_default)
      throw fieldProblem('rule_broken', 'is_default', 'default_shift_needed')
    if (shift.is_default && !before?.['is_default']) await takeDefaultFrom(tx.db)
    return values
  },
  async beforeDeactivate(_tx, _call, row) {
    if (row['is_default']) throw new Problem('in_use', 'default_shift_needed')
  },
}
