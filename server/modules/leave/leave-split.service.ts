import { keepsBalance, paidByDay, splitPaid } from '@contract/modules/leave/balance.rules'
import { chargedByYear } from '@contract/modules/leave/day-count.rules'
import { daysText, parseDays } from '@contract/people/days.rules'
import { leaveTypeOf } from '@contract/modules/leave/leave-type-row.rules'
import type { AttendancePort } from '@server/platform/calendar/attendance-port'
import { fieldProblem } from '@server/platform/http/problems'
import type { RecordContext } from '@server/platform/resource/run-command'
import { findAvailable, findHeld } from '@server/modules/leave/leave-ledger.repository'
import { moveLeave } from '@server/modules/leave/leave-move'
import { withoutBalance } from '@server/modules/leave/leave-plan'
import {
  changePaid,
  changeRequest,
  findDays,
  type StoredRequest,
} from '@server/modules/leave/leave-request.repository'

/** HR says what of it is without pay; what is paid is still no more than the balance has. */
export async function splitLeave(
  { tx, record: request, audit }: RecordContext<StoredRequest>,
  attendance: AttendancePort,
  unpaidText: string,
): Promise<void> {
  const { db } = tx
  const { id } = request
  const type = leaveTypeOf(
    await db
      .selectFrom('leave_type')
      .selectAll()
      .where('id', '=', request.leave_type_id)
      .executeTakeFirstOrThrow(),
  )
  const paidDays = parseDays(request.days) - parseDays(unpaidText)
  if (paidDays < 0 || (paidDays > 0 && !type.is_paid))
    throw fieldProblem('rule_broken', 'unpaid_days', 'split_beyond')
  const days = await findDays(db, id)
  const values = { paid_days: daysText(paidDays), unpaid_days: daysText(parseDays(unpaidText)) }
  await changeRequest(db, id, values)
  audit({ unpaid_days: [request.unpaid_days, values.unpaid_days] }, 'update')
  if (!keepsBalance(type)) {
    const onDay = new Map(withoutBalance(days, paidDays).days.map(day => [day.on, day.paid]))
    await changePaid(db, id, onDay)
    return moveLeave(tx, { attendance, request, event: { type: 'split', paid: [] } })
  }
  const available = await findAvailable(db, {
    employeeId: request.employee_id,
    typeId: request.leave_type_id,
  })
  for (const { year, days: held } of await findHeld(db, id))
    available.set(year, (available.get(year) ?? 0) + held)
  let left = paidDays
  const wanted = new Map(
    [...chargedByYear(days)].map(([year, charged]) => {
      const part = Math.min(charged, left)
      left -= part
      return [year, part]
    }),
  )
  const split = splitPaid(wanted, year => available.get(year) ?? 0, false)
  if (!split.ok) throw fieldProblem('rule_broken', 'unpaid_days', 'balance_too_small')
  await changePaid(db, id, paidByDay(days, split.paid))
  await moveLeave(tx, { attendance, request, event: { type: 'split', paid: split.paid } })
}
