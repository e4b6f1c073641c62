import { instantOf, minuteOf } from '@contract/kernel/calendar'
import { addDays, type DateText } from '@contract/kernel/dates'
import { isLocked, livingPunches } from '@contract/modules/time-logs/correction.rules'
import { workDays, type GivenShift, type Worker } from '@contract/modules/time-logs/work-days.rules'
import type { LeaveDaysPort } from '@server/platform/calendar/leave-days-port'
import { clockToTheSecond } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import {
  dropDays,
  findOvertime,
  keepDays,
  type PersonDay,
} from '@server/modules/time-logs/attendance.repository'
import { findPunches } from '@server/modules/time-logs/punch.repository'
import {
  findAssignments,
  findLocks,
  findShifts,
  lockPeople,
  type Person,
} from '@server/modules/time-logs/worker.repository'

/** A punch belongs to a day at most so far from its own date: the shift may begin late and end on the next one. */
const REACH_DAYS = 2

export const instantAt = (date: DateText) => instantOf(minuteOf(date))

/** What people work, and when; of those who were given nothing the usual shift. */
export async function workersOf(tx: Tx, people: readonly Person[]): Promise<Map<string, Worker>> {
  const shifts = (await findShifts(tx.db)).map(row => ({
    ...row,
    given: { id: row.id, name: row.name, times: row },
  }))
  const usual = shifts.find(shift => shift.is_default)
  if (!usual) throw new Error('no shift is the usual one')
  const byId = new Map<string, GivenShift>(shifts.map(shift => [shift.id, shift.given]))
  const assignments = await findAssignments(
    tx.db,
    people.map(({ id }) => id),
  )
  return new Map(
    people.map(person => {
      const assigned = assignments
        .filter(each => each.employee_id === person.id)
        .map(each => ({ valid_from: each.valid_from, shift: byId.get(each.shift_id) ?? usual.given }))
      const { ou_id, date_hired: hired, date_separated: left } = person
      return [person.id, { ou_id, hired, left, assigned, usual: usual.given }]
    }),
  )
}

/**
 * Works the days of people out anew, in the transaction of whatever changed them. The same facts give the same days
 * however often and in whichever order; days that are locked stay as they are.
 */
export async function recompute(
  tx: Tx,
  leave: LeaveDaysPort,
  ids: readonly string[],
  span: { from: DateText; to: DateText },
): Promise<void> {
  if (ids.length === 0 || span.from > span.to) return
  const { from, to } = span
  const people = await lockPeople(tx.db, ids)
  const { today } = await clockToTheSecond(tx.db)
  const workers = await workersOf(tx, people)
  const first = instantAt(addDays(from, -REACH_DAYS))
  const punches = Map.groupBy(
    await findPunches(tx.db, ids, first, instantAt(addDays(to, REACH_DAYS + 1))),
    punch => punch.employee_id,
  )
  const holidays = await leave.holidays(tx, from, to)
  const leaves = Map.groupBy(await leave.fractionsOn(tx, ids, from, to), each => each.employee_id)
  const overtime = Map.groupBy(await findOvertime(tx.db, ids, from, to), each => each.employee_id)
  const locks = Map.groupBy(
    await findLocks(tx.db, [...new Set(people.map(({ ou_id }) => ou_id))]),
    lock => lock.ou_id,
  )

  const days = people.flatMap(({ id, ou_id }): PersonDay[] => {
    const worker = workers.get(id)
    if (!worker) return []
    const facts = {
      punches: livingPunches(punches.get(id) ?? []),
      holidays,
      leave: new Map((leaves.get(id) ?? []).map(each => [each.on, each])),
      overtime: new Map((overtime.get(id) ?? []).map(each => [each.work_date, each.minutes])),
    }
    return workDays(worker, facts, span, today)
      .filter(day => !isLocked(day.work_date, locks.get(ou_id) ?? []))
      .map(day => ({ ...day, employee_id: id, ou_id }))
  })
  await keepDays(tx.db, days)
  await dropDays(
    tx.db,
    ids,
    span,
    days.map(({ employee_id, work_date }) => ({ employee_id, work_date })),
  )
}
