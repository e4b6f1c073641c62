import type { LockCall } from '@contract/modules/time-logs/time-request.calls'
import type { Actor } from '@server/platform/access/actor'
import { requireUnit } from '@server/platform/access/require-unit'
import type { LeaveDaysPort } from '@server/platform/calendar/leave-days-port'
import { clockToTheSecond } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import { lockDays } from '@server/modules/time-logs/attendance.repository'
import { recompute } from '@server/modules/time-logs/attendance.service'
import { countWaiting, isMonthLocked, keepMonth } from '@server/modules/time-logs/lock.repository'
import { spanOf } from '@server/modules/time-logs/month.service'
import { findEmployed } from '@server/modules/time-logs/worker.repository'

/**
 * Closes a month of a unit, so that pay may count on it, or opens it again. It is worked out once more before: what is
 * locked is what the punches say.
 */
export async function lockMonth(
  tx: Tx,
  { actor, leave }: { actor: Actor; leave: LeaveDaysPort },
  { ou_id, month, is_locked, reason }: LockCall,
): Promise<{ id: string }> {
  requireUnit(actor, ou_id)
  const span = spanOf(month)
  const { today } = await clockToTheSecond(tx.db)
  if (span.to >= today) throw fieldProblem('rule_broken', 'month', 'month_not_over')
  if ((await isMonthLocked(tx.db, ou_id, span.from)) === is_locked)
    throw new Problem('conflict', is_locked ? 'month_locked_already' : 'month_open_already')
  if (is_locked) {
    await recompute(tx, leave, await findEmployed(tx.db, ou_id, span.from, span.to), span)
    const count = await countWaiting(tx.db, ou_id, span.from, span.to)
    if (count > 0) throw new Problem('rule_broken', 'month_waits', { params: { count } })
  }
  const id = await keepMonth(tx.db, { ou_id, month: span.from, is_locked, reason, by: actor.userId })
  await lockDays(tx.db, ou_id, span, is_locked)
  tx.audit({
    action: is_locked ? 'time_month.lock' : 'time_month.unlock',
    entityType: 'time_month',
    entityId: id,
    ouId: ou_id,
    diff: { month, is_locked: [!is_locked, is_locked], reason },
  })
  return { id }
}
