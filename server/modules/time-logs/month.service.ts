import { addDays, addMonths, type DateText } from '@contract/kernel/dates'
import { parseDays, daysText, sumDays } from '@contract/people/days.rules'
import { isLocked } from '@contract/modules/time-logs/correction.rules'
import { summaryOf } from '@contract/modules/time-logs/summary.rules'
import type { PersonMonth, TeamSummary } from '@contract/modules/time-logs/time-logs.calls'
import { correctionDays } from '@contract/modules/time-logs/time-logs.parameters'
import { attendanceDayResource } from '@contract/modules/time-logs/attendance-day.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import { clockToTheSecond } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { findDays, inUnit, ofPerson } from '@server/modules/time-logs/attendance.repository'
import { instantAt } from '@server/modules/time-logs/attendance.service'
import { findSelf, peopleFor, personFor } from '@server/modules/time-logs/people.repository'
import { findPunches } from '@server/modules/time-logs/punch.repository'
import { shownPunch, workerOf } from '@server/modules/time-logs/punch.service'
import { findLocks } from '@server/modules/time-logs/worker.repository'

const resource = attendanceDayResource

/** First and last day. */
export function spanOf(month: string): { from: DateText; to: DateText } {
  const from = `${month}-01`
  return { from, to: addDays(addMonths(from, 1), -1) }
}

/** A person's days of a month, with the punches they are made of. */
export async function personMonth(
  tx: Tx,
  actor: Actor,
  month: string,
  employeeId: string | undefined,
): Promise<PersonMonth> {
  const person = employeeId
    ? await personFor(tx, peopleFor(actor, 'view'), employeeId)
    : await findSelf(tx, actor)
  if (!person) throw new Problem('rule_broken', 'time_no_employee')
  const span = spanOf(month)
  const days = await findDays(tx.db, ofPerson(person.id), span.from, span.to)
  const worker = await workerOf(tx, person)
  const punches = await findPunches(
    tx.db,
    [person.id],
    instantAt(addDays(span.from, -1)),
    instantAt(addDays(span.to, 3)),
  )
  const { id, full_name, employee_no } = person
  const { today } = await clockToTheSecond(tx.db)
  return {
    employee: { id, full_name, employee_no },
    month,
    today,
    asked_back_to: addDays(
      today,
      -(await parameterOf(tx, correctionDays, { on: today, ouId: person.ou_id })),
    ),
    is_locked: isLocked(span.from, await findLocks(tx.db, [person.ou_id])),
    days: days.map(
      ({ full_name: _n, employee_no: _e, ou_code: _o, head_id: _h, head_name: _hn, ...day }) => day,
    ),
    punches: punches
      .map(punch => shownPunch(punch, worker))
      .filter(punch => punch.work_date >= span.from && punch.work_date <= span.to),
    summary: summaryOf(days),
  }
}

/** A month of everyone the actor may see, a line a person, and all of it together. */
export async function teamSummary(tx: Tx, actor: Actor, month: string, ouId?: string): Promise<TeamSummary> {
  const span = spanOf(month)
  const seen = accessWhere(actor, 'view', resource)
  const where = ouId ? inUnit(seen, ouId) : seen
  const days = await findDays(tx.db, where, span.from, span.to)
  const people = [...Map.groupBy(days, day => day.employee_id)].flatMap(([id, own]) => {
    const [first] = own
    if (!first) return []
    const { full_name, employee_no, ou_code, head_id, head_name } = first
    const leave_days = daysText(sumDays(own.map(day => parseDays(day.leave_fraction))))
    return [{ id, full_name, employee_no, ou_code, head_id, head_name, leave_days, summary: summaryOf(own) }]
  })
  return { people, total: summaryOf(days) }
}
