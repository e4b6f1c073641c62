import { addDays } from '@contract/kernel/dates'
import type { AssignShift } from '@contract/modules/time-logs/time-request.calls'
import { correctionDays } from '@contract/modules/time-logs/time-logs.parameters'
import { isTooOld } from '@contract/modules/time-logs/time-window.rules'
import type { Actor } from '@server/platform/access/actor'
import type { LeaveDaysPort } from '@server/platform/calendar/leave-days-port'
import { clockToTheSecond } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem } from '@server/platform/http/problems'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { recompute } from '@server/modules/time-logs/attendance.service'
import { peopleFor, personFor } from '@server/modules/time-logs/people.repository'
import { isShift, keepAssignments } from '@server/modules/time-logs/shift.repository'
import { lockPeople } from '@server/modules/time-logs/worker.repository'

/** From a day on; the days since then are worked out anew by the new shift, as far as they are open. */
export async function assignShift(
  tx: Tx,
  { actor, leave }: { actor: Actor; leave: LeaveDaysPort },
  call: AssignShift,
): Promise<{ count: number }> {
  if (!(await isShift(tx.db, call.shift_id)))
    throw fieldProblem('rule_broken', 'shift_id', 'reference_unknown')
  const { today } = await clockToTheSecond(tx.db)
  const daysBack = await parameterOf(tx, correctionDays, { on: today })
  if (isTooOld(call.valid_from, today, daysBack))
    throw fieldProblem('rule_broken', 'valid_from', 'time_too_old')
  for (const id of call.employee_ids) await personFor(tx, peopleFor(actor, 'correct'), id)
  const people = await lockPeople(tx.db, call.employee_ids)
  await keepAssignments(tx.db, call, actor.userId)
  await recompute(
    tx,
    leave,
    people.map(({ id }) => id),
    { from: addDays(call.valid_from, -1), to: today },
  )
  for (const { id, ou_id } of people)
    tx.audit({
      action: 'employee.assign_shift',
      entityType: 'employee',
      entityId: id,
      ouId: ou_id,
      diff: { shift_id: call.shift_id, valid_from: call.valid_from },
    })
  return { count: people.length }
}
