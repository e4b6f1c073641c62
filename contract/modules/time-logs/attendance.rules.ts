import type { DayKind } from '@contract/people/work-calendar.rules'
import type { PunchedDay } from '@contract/modules/time-logs/pairing.rules'
import {
  breakSpan,
  expectedSpan,
  lengthOf,
  nightSpans,
  overlapOf,
  type LeavePart,
  type Shift,
  type Span,
} from '@contract/modules/time-logs/shift.rules'

export type AttendanceStatus =
  | 'present'
  | 'incomplete'
  | 'absent'
  | 'rest_day'
  | 'holiday'
  | 'on_leave'
  | 'half_leave'

export type Attendance = {
  status: AttendanceStatus
  worked_min: number
  late_min: number
  undertime_min: number
  ot_raw_min: number
  ot_approved_min: number
  night_min: number
}

export type DayFacts = {
  shift: Shift
  day_kind: DayKind
  leave: LeavePart
  /** Minutes of overtime somebody has approved for the day. */
  ot_allowed: number
}

const NOTHING = {
  worked_min: 0,
  late_min: 0,
  undertime_min: 0,
  ot_raw_min: 0,
  ot_approved_min: 0,
  night_min: 0,
}

function statusOf(day: PunchedDay, { day_kind, leave }: DayFacts): AttendanceStatus {
  if (day.punches.length > 0 && !day.is_complete) return 'incomplete'
  if (day_kind === 'rest') return 'rest_day'
  if (day_kind !== 'work') return 'holiday'
  if (leave === 'full') return 'on_leave'
  if (day.punches.length === 0) return 'absent'
  return leave === 'none' ? 'present' : 'half_leave'
}

/** Overtime counts in whole steps, from a least, and as far as it was approved. */
export function creditedOvertime(raw: number, allowed: number, shift: Shift): number {
  if (raw < shift.ot_min_minutes) return 0
  return Math.floor(Math.min(raw, allowed) / shift.ot_round_minutes) * shift.ot_round_minutes
}

const minutesIn = (spans: readonly Span[], within: Span) =>
  spans.reduce((sum, span) => sum + lengthOf(overlapOf(span, within)), 0)

/** Minutes at work in a span, the break of the shift left out. */
function minutesAtWork(day: PunchedDay, within: Span, pause: Span | null): number {
  const inBreak = pause ? minutesIn(day.spans, overlapOf(pause, within)) : 0
  return minutesIn(day.spans, within) - inBreak
}

/** What is missed of a span; the break is nobody's time to miss. */
function missed(span: Span, pause: Span | null): number {
  return lengthOf(span) - (pause ? lengthOf(overlapOf(pause, span)) : 0)
}

/**
 * A day in minutes. A day with a punch missing has none of them until it is corrected; on a free day nobody is
 * late, and an early arrival counts only where the shift says so.
 */
export function attendanceOf(day: PunchedDay, facts: DayFacts): Attendance {
  const status = statusOf(day, facts)
  const { first_in, last_out } = day
  if (!day.is_complete || first_in === null || last_out === null) return { ...NOTHING, status }
  const { shift, leave } = facts
  const isExpected = facts.day_kind === 'work' && leave !== 'full'
  const expected = expectedSpan(day.work_date, shift, isExpected ? leave : 'none') ?? {
    from: first_in,
    to: last_out,
  }
  const pause = breakSpan(day.work_date, shift)
  const begins = shift.early_counts ? first_in : Math.max(first_in, expected.from)
  const late = Math.max(0, Math.min(first_in, expected.to) - expected.from)
  const ot_raw_min = Math.max(0, last_out - Math.max(expected.to, first_in))
  const ot_approved_min = creditedOvertime(ot_raw_min, facts.ot_allowed, shift)
  const paid = { from: begins, to: Math.min(last_out, Math.max(expected.to, first_in) + ot_approved_min) }
  const left = Math.max(last_out, expected.from)
  return {
    status,
    worked_min: minutesAtWork(day, { from: begins, to: last_out }, pause),
    late_min:
      isExpected && late > shift.grace_minutes
        ? missed({ from: expected.from, to: expected.from + late }, pause)
        : 0,
    undertime_min: isExpected && left < expected.to ? missed({ from: left, to: expected.to }, pause) : 0,
    ot_raw_min,
    ot_approved_min,
    night_min: nightSpans(paid, shift).reduce((sum, night) => sum + minutesAtWork(day, night, pause), 0),
  }
}
