import type { DateText } from '@contract/kernel/dates'
import type { Hundredths } from '@contract/people/days.rules'
import { dayKindOf, type DayKind, type Holiday } from '@contract/people/work-calendar.rules'
import { attendanceOf, type Attendance } from '@contract/modules/time-logs/attendance.rules'
import { punchedDays, type Punch, type ShiftOn } from '@contract/modules/time-logs/pairing.rules'
import { calendarOf, shiftOn, type ShiftTimes } from '@contract/modules/time-logs/shift-row.rules'
import type { LeavePart } from '@contract/modules/time-logs/shift.rules'

export type GivenShift = { id: string; name: string; times: ShiftTimes }

export type Worker = {
  ou_id: string
  hired: DateText
  left: DateText | null
  /** Later ones first. */
  assigned: readonly { valid_from: DateText; shift: GivenShift }[]
  /** Of whoever was given none. */
  usual: GivenShift
}

export type WorkFacts = {
  punches: readonly Punch[]
  holidays: readonly Holiday[]
  leave: ReadonlyMap<DateText, { part: LeavePart; fraction: Hundredths }>
  /** Minutes of overtime that were approved. */
  overtime: ReadonlyMap<DateText, number>
}

export type WorkDay = Attendance & {
  work_date: DateText
  shift_id: string
  day_kind: DayKind
  leave_fraction: Hundredths
  first_in: number | null
  last_out: number | null
}

export function givenShift({ assigned, usual }: Worker, date: DateText): GivenShift {
  return assigned.find(each => each.valid_from <= date)?.shift ?? usual
}

export function shiftsOf(worker: Worker): ShiftOn {
  return date => shiftOn(givenShift(worker, date).times, date)
}

/**
 * The days of a person as everything known now makes them, whatever was known before and in whichever order it came.
 * Nobody is absent on a day that is not over, or before the first or after the last day of work.
 */
export function workDays(
  worker: Worker,
  facts: WorkFacts,
  span: { from: DateText; to: DateText },
  today: DateText,
): WorkDay[] {
  const ofDay = shiftsOf(worker)
  return punchedDays(facts.punches, ofDay, span).flatMap(day => {
    const { work_date } = day
    const isEmployed = work_date >= worker.hired && (worker.left === null || work_date <= worker.left)
    if (day.punches.length === 0 && (work_date >= today || !isEmployed)) return []
    const given = givenShift(worker, work_date)
    const day_kind = dayKindOf(work_date, calendarOf(given.times), facts.holidays, {
      ou_id: worker.ou_id,
      area_ids: [],
    })
    const leave = facts.leave.get(work_date)
    const attendance = attendanceOf(day, {
      shift: ofDay(work_date),
      day_kind,
      leave: leave?.part ?? 'none',
      ot_allowed: facts.overtime.get(work_date) ?? 0,
    })
    return [
      {
        ...attendance,
        work_date,
        shift_id: given.id,
        day_kind,
        leave_fraction: leave?.fraction ?? 0,
        first_in: day.first_in,
        last_out: day.last_out,
      },
    ]
  })
}
