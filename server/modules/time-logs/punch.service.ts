import { businessMinute } from '@contract/kernel/calendar'
import { addDays, type DateText } from '@contract/kernel/dates'
import { isLocked } from '@contract/modules/time-logs/correction.rules'
import { workDateOf } from '@contract/modules/time-logs/pairing.rules'
import type { PunchAnswer, PunchCall, ShownPunch, Today } from '@contract/modules/time-logs/time-logs.calls'
import { givenShift, shiftsOf, type Worker } from '@contract/modules/time-logs/work-days.rules'
import type { Actor } from '@server/platform/access/actor'
import type { LeaveDaysPort } from '@server/platform/calendar/leave-days-port'
import { clockToTheSecond } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { instantAt, recompute, workersOf } from '@server/modules/time-logs/attendance.service'
import { findSelf, lockSelf } from '@server/modules/time-logs/people.repository'
import { addPunches, findPunches, type KeptPunch } from '@server/modules/time-logs/punch.repository'
import { findLocks, type Person } from '@server/modules/time-logs/worker.repository'

/** Whoever presses again within a minute has pressed once. */
const SAME_PRESS_MS = 60_000

export function shownPunch(punch: KeptPunch, worker: Worker): ShownPunch {
  const { id, punched_at, direction, source, reason, is_void, void_reason, minute } = punch
  const work_date = workDateOf(minute, shiftsOf(worker))
  return { id, punched_at, work_date, direction, source, reason, is_void, void_reason }
}

export async function workerOf(tx: Tx, person: Person): Promise<Worker> {
  const worker = (await workersOf(tx, [person])).get(person.id)
  if (!worker) throw new Error('nobody works without a shift')
  return worker
}

/** A day and those beside it: as far as the punches of one working day may lie. */
export function punchesAround(tx: Tx, personId: string, date: DateText): Promise<KeptPunch[]> {
  return findPunches(tx.db, [personId], instantAt(addDays(date, -2)), instantAt(addDays(date, 3)))
}

export async function today(tx: Tx, actor: Actor): Promise<Today> {
  const self = await findSelf(tx, actor)
  const { now, today: date } = await clockToTheSecond(tx.db)
  if (!self)
    return {
      employee: null,
      now,
      work_date: date,
      shift: null,
      suggested: 'in',
      is_locked: false,
      punches: [],
    }
  const worker = await workerOf(tx, self)
  const work_date = workDateOf(businessMinute(now), shiftsOf(worker))
  const around = await punchesAround(tx, self.id, work_date)
  const punches = around
    .map(punch => shownPunch(punch, worker))
    .filter(punch => punch.work_date === work_date && !punch.is_void)
  const { name, times } = givenShift(worker, work_date)
  const { start_time, end_time } = times
  return {
    employee: { id: self.id, full_name: self.full_name, employee_no: self.employee_no },
    now,
    work_date,
    shift: { name, start_time, end_time },
    // Somebody is in as long as the last punch did not let them out.
    suggested: isIn(punches) ? 'out' : 'in',
    is_locked: isLocked(work_date, await findLocks(tx.db, [self.ou_id])),
    punches,
  }
}

function isIn(punches: readonly { direction: ShownPunch['direction'] }[]): boolean {
  return punches.reduce(
    (inside, { direction }) => (direction === 'unknown' ? !inside : direction === 'in'),
    false,
  )
}

export type Press = { actor: Actor; ip: string; leave: LeaveDaysPort }

/** By the database's clock, one press after the other. */
export async function punch(
  tx: Tx,
  { actor, ip, leave }: Press,
  { direction }: PunchCall,
): Promise<PunchAnswer> {
  const self = await lockSelf(tx, actor)
  const worker = await workerOf(tx, self)
  const { now } = await clockToTheSecond(tx.db)
  const from = new Date(Date.parse(now) - SAME_PRESS_MS).toISOString()
  const recent = await findPunches(
    tx.db,
    [self.id],
    from,
    new Date(Date.parse(now) + SAME_PRESS_MS).toISOString(),
  )
  const before = recent.findLast(each => !each.is_void)
  if (before) return { punch: shownPunch(before, worker), repeated: true }

  const work_date = workDateOf(businessMinute(now), shiftsOf(worker))
  if (isLocked(work_date, await findLocks(tx.db, [self.ou_id])))
    throw new Problem('rule_broken', 'day_locked')
  const { ou_id } = self
  const made = { ou_id, employee_id: self.id, punched_at: now, direction, ip, created_by: actor.userId }
  const [id = ''] = await addPunches(tx.db, [{ ...made, source: 'web' }])
  await recompute(tx, leave, [self.id], { from: addDays(work_date, -1), to: addDays(work_date, 1) })
  tx.audit({
    action: 'time_log.punch',
    entityType: 'time_log',
    entityId: id,
    ouId: ou_id,
    diff: { direction },
  })
  const shown = { id, punched_at: now, work_date, direction, reason: null, is_void: false, void_reason: null }
  return { punch: { ...shown, source: 'web' }, repeated: false }
}
