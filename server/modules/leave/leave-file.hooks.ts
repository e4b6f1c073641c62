import { mayDo } from '@server/platform/access/actor'
import { notFound } from '@server/platform/http/problems'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { findEmployee } from '@server/modules/leave/leave-facts.repository'
import { refusal } from '@server/modules/leave/leave-move'
import { typeOfRequest } from '@server/modules/leave/leave-view'

const OVER = new Set<unknown>(['rejected', 'withdrawn', 'cancelled'])

export const leaveFileHooks: ResourceHooks = {
  /** Papers of confidential leave are for HR and the one who asks; papers are brought by these two alone. */
  async beforeFiles(tx, call, row, what) {
    if (row['is_masked'] === true) throw notFound()
    const { type } = await typeOfRequest(tx.db, row.id)
    if (what === 'add') {
      const own = await findEmployee(tx.db, { userId: call.actor.userId })
      const isOwn = own?.id === row['employee_id']
      if (!isOwn && !mayDo(call.actor, 'hr.leave.verify')) throw refusal('not_permitted')
      if (OVER.has(row['status'])) throw refusal('wrong_state')
    }
    return { isConfidential: type.is_confidential }
  },
}
