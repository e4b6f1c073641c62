import { weekdayOf } from '@contract/kernel/calendar'
import type { DateText } from '@contract/kernel/dates'
import type { BrokenRule } from '@contract/kernel/broken-rule'
import type { WorkCalendar } from '@contract/people/work-calendar.rules'
import type { ShiftRow, WORKDAYS } from '@contract/modules/time-logs/shift.resource'
import { minuteOfDay, type Shift } from '@contract/modules/time-logs/shift.rules'

export type ShiftTimes = Pick<
  ShiftRow,
  | 'start_time'
  | 'end_time'
  | 'break_start'
  | 'break_minutes'
  | 'pm_start'
  | 'workdays'
  | 'saturday_end'
  | 'grace_minutes'
  | 'ot_min_minutes'
  | 'ot_round_minutes'
  | 'night_from'
  | 'night_to'
  | 'early_counts'
>

const SATURDAY = 6
/** Bit 0 is Sunday. */
const BITS: Record<(typeof WORKDAYS)[number], number> = {
  mon_fri: 0b0111110,
  mon_sat: 0b1111110,
  tue_sun: 0b1111101,
  every_day: 0b1111111,
}

export function calendarOf({ workdays, saturday_end }: ShiftTimes): WorkCalendar {
  const bits = BITS[workdays]
  const isWorked = ((bits >> SATURDAY) & 1) === 1
  return { workdays: bits, saturday: isWorked ? (saturday_end === null ? 100 : 50) : 0 }
}

const maybeMinute = (text: string | null) => (text === null ? null : minuteOfDay(text))

/** As it is on a date: a half Saturday ends early, and without the break that would come after its end. */
export function shiftOn(row: ShiftTimes, date: DateText): Shift {
  const isHalf = row.saturday_end !== null && weekdayOf(date) === SATURDAY
  const start = minuteOfDay(row.start_time)
  const end = minuteOfDay(isHalf ? (row.saturday_end ?? row.end_time) : row.end_time)
  const rest = maybeMinute(row.break_start)
  const hasBreak = rest !== null && (!isHalf || rest < end)
  return {
    start,
    end,
    break_start: hasBreak ? rest : null,
    break_minutes: hasBreak ? row.break_minutes : 0,
    pm_start: isHalf ? null : maybeMinute(row.pm_start),
    grace_minutes: row.grace_minutes,
    ot_min_minutes: row.ot_min_minutes,
    ot_round_minutes: row.ot_round_minutes,
    night_from: minuteOfDay(row.night_from),
    night_to: minuteOfDay(row.night_to),
    early_counts: row.early_counts,
  }
}

/** How far into the shift a time lies, over midnight where it must. */
const into = (start: string, time: string) => (minuteOfDay(time) - minuteOfDay(start) + 1440) % 1440

export function checkShift(shift: ShiftTimes): BrokenRule[] {
  const broken: BrokenRule[] = []
  const length = into(shift.start_time, shift.end_time) || 1440
  const lies = (time: string) => into(shift.start_time, time) < length
  if (shift.break_start === null && shift.break_minutes > 0)
    broken.push({ path: 'break_start', code: 'break_start_needed' })
  if (shift.break_start !== null && into(shift.start_time, shift.break_start) + shift.break_minutes > length)
    broken.push({ path: 'break_start', code: 'break_outside_shift' })
  if (shift.pm_start !== null && !lies(shift.pm_start))
    broken.push({ path: 'pm_start', code: 'break_outside_shift' })
  if (shift.saturday_end !== null) {
    if (calendarOf(shift).saturday === 0) broken.push({ path: 'saturday_end', code: 'saturday_not_worked' })
    else if (into(shift.start_time, shift.saturday_end) === 0 || !lies(shift.saturday_end))
      broken.push({ path: 'saturday_end', code: 'saturday_end_outside' })
  }
  return broken
}
