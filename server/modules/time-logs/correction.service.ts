import { businessMinute, instantOf, minuteOf } from '@contract/kernel/calendar'
import { addDays } from '@contract/kernel/dates'
import {
  applyCorrection,
  correctionProblem,
  livingPunches,
  type Correction,
  type CorrectionProblem,
} from '@contract/modules/time-logs/correction.rules'
import { workDateOf } from '@contract/modules/time-logs/pairing.rules'
import { minuteOfDay } from '@contract/modules/time-logs/shift.rules'
import type { TimeCorrection } from '@contract/modules/time-logs/time-correction.resource'
import type { CorrectionCall } from '@contract/modules/time-logs/time-request.calls'
import { correctionDays } from '@contract/modules/time-logs/time-logs.parameters'
import { isTooOld, overlaps } from '@contract/modules/time-logs/time-window.rules'
import { shiftsOf } from '@contract/modules/time-logs/work-days.rules'
import type { LeaveDaysPort } from '@server/platform/calendar/leave-days-port'
import { clockToTheSecond } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { notFound, Problem } from '@server/platform/http/problems'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { recompute } from '@server/modules/time-logs/attendance.service'
import { addPunches, voidPunches, type KeptPunch } from '@server/modules/time-logs/punch.repository'
import { punchesAround, workerOf } from '@server/modules/time-logs/punch.service'
import { findLocks, type Person } from '@server/modules/time-logs/worker.repository'

export type Change = Pick<TimeCorrection, 'work_date' | 'reason' | 'voids' | 'adds'>

/** What was asked for, by the times of the punches that it names. */
export async function changeOf(tx: Tx, person: Person, call: CorrectionCall): Promise<Change> {
  const around = await punchesAround(tx, person.id, call.work_date)
  const known = (id: string): KeptPunch => {
    const punch = around.find(each => each.id === id)
    // Somebody else's, or of another day: neither is told apart from what does not exist.
    if (!punch) throw notFound()
    return punch
  }
  return {
    work_date: call.work_date,
    reason: call.reason,
    voids: call.voids.map(known).map(({ id, punched_at, direction }) => ({ id, punched_at, direction })),
    adds: call.adds.map(({ on, time, direction, replaces }) => ({
      punched_at: instantOf(minuteOf(on, minuteOfDay(time))),
      direction,
      edited_from_id: replaces === null ? null : known(replaces).id,
    })),
  }
}

const PHRASES: Record<CorrectionProblem, string> = {
  reason_required: 'required',
  nothing_to_correct: 'nothing_to_correct',
  unknown_punch: 'not_found',
  already_void: 'punch_void_already',
  in_the_future: 'punch_in_future',
  day_locked: 'day_locked',
}

/** The person is locked before. Staff may ask for what lies near; HR corrects as long as the month is open. */
export async function checkChange(tx: Tx, person: Person, change: Change, isDirect: boolean): Promise<void> {
  const worker = await workerOf(tx, person)
  const shiftOn = shiftsOf(worker)
  const { now, today } = await clockToTheSecond(tx.db)
  const daysBack = await parameterOf(tx, correctionDays, { on: today, ouId: person.ou_id })
  if (!isDirect && isTooOld(change.work_date, today, daysBack)) refuse('time_too_old')
  const punches = await punchesAround(tx, person.id, change.work_date)
  const correction: Correction = {
    employee_id: person.id,
    requested_by: '',
    reason: change.reason,
    voids: change.voids.map(({ id }) => id),
    adds: change.adds.map((add, index) => ({
      id: `new ${index}`,
      minute: businessMinute(add.punched_at),
      direction: add.direction,
      edited_from_id: add.edited_from_id,
    })),
    status: 'pending',
  }
  const locks = await findLocks(tx.db, [person.ou_id])
  const problem = correctionProblem(correction, { punches, locks, shiftOn, now: businessMinute(now) })
  if (problem) refuse(PHRASES[problem])
  const touched = [...change.voids, ...change.adds].map(each =>
    workDateOf(businessMinute(each.punched_at), shiftOn),
  )
  if (touched.some(date => date !== change.work_date)) refuse('punch_of_other_day')
  const ofDay = (all: typeof punches) =>
    livingPunches(all).filter(each => workDateOf(each.minute, shiftOn) === change.work_date)
  const after = applyCorrection(punches, correction) as typeof punches
  if (overlaps(ofDay(punches), ofDay(after)) || hasTwins(ofDay(after))) refuse('punches_overlap')
}

const hasTwins = (punches: readonly { minute: number }[]) =>
  new Set(punches.map(({ minute }) => minute)).size < punches.length

function refuse(phrase: string): never {
  throw new Problem('rule_broken', phrase)
}

/** Voids and inserts, with the reason and whoever agreed; nothing is ever written over. */
export async function applyChange(
  tx: Tx,
  leave: LeaveDaysPort,
  person: Person,
  change: Change,
  by: { approver: string; requester: string },
): Promise<void> {
  const { id, ou_id } = person
  await voidPunches(
    tx.db,
    change.voids.map(punch => punch.id),
    { reason: change.reason, by: by.approver },
  )
  await addPunches(
    tx.db,
    change.adds.map(add => ({
      ...add,
      ou_id,
      employee_id: id,
      source: 'manual' as const,
      reason: change.reason,
      approved_by: by.approver,
      created_by: by.requester,
    })),
  )
  const { work_date } = change
  await recompute(tx, leave, [id], { from: addDays(work_date, -1), to: addDays(work_date, 1) })
}
