import { MINUTES_PER_DAY, minuteOf } from '@contract/kernel/calendar'
import type { DateText } from '@contract/kernel/dates'

/** Times are minutes of the day; a shift that ends before it starts ends on the next one. */
export type Shift = {
  start: number
  end: number
  break_start: number | null
  break_minutes: number
  /** Where the second half begins for one who is on leave in the morning. */
  pm_start: number | null
  grace_minutes: number
  ot_min_minutes: number
  ot_round_minutes: number
  night_from: number
  night_to: number
  early_counts: boolean
}

export type Span = { from: number; to: number }
export type LeavePart = 'none' | 'am' | 'pm' | 'full'

export function minuteOfDay(text: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text)
  if (!match) throw new RangeError(`not a time: ${text.slice(0, 16)}`)
  return Number(match[1]) * 60 + Number(match[2])
}

export function lengthOf(span: Span): number {
  return Math.max(0, span.to - span.from)
}

export function overlapOf(a: Span, b: Span): Span {
  return { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }
}

/** A time of the shift lies on its own day, or on the next one when it comes before the start. */
function onShift(work_date: DateText, time: number, shift: Shift): number {
  return minuteOf(work_date, time + (time < shift.start ? MINUTES_PER_DAY : 0))
}

export function shiftSpan(work_date: DateText, shift: Shift): Span {
  const to = shift.end + (shift.end <= shift.start ? MINUTES_PER_DAY : 0)
  return { from: minuteOf(work_date, shift.start), to: minuteOf(work_date, to) }
}

export function breakSpan(work_date: DateText, shift: Shift): Span | null {
  if (shift.break_start === null || shift.break_minutes === 0) return null
  const from = onShift(work_date, shift.break_start, shift)
  return { from, to: from + shift.break_minutes }
}

/** When the person is expected, with half a day of leave taken out; null when not at all. */
export function expectedSpan(work_date: DateText, shift: Shift, leave: LeavePart): Span | null {
  const whole = shiftSpan(work_date, shift)
  const middle = whole.from + Math.floor(lengthOf(whole) / 2)
  const pause = breakSpan(work_date, shift)
  if (leave === 'full') return null
  if (leave === 'am') {
    const from = shift.pm_start === null ? (pause?.to ?? middle) : onShift(work_date, shift.pm_start, shift)
    return { from, to: whole.to }
  }
  return leave === 'pm' ? { from: whole.from, to: pause?.from ?? middle } : whole
}

/** The night hours that touch a span, of the nights before and after it. */
export function nightSpans(span: Span, shift: Pick<Shift, 'night_from' | 'night_to'>): Span[] {
  const length = (shift.night_to - shift.night_from + MINUTES_PER_DAY) % MINUTES_PER_DAY
  const first = Math.floor(span.from / MINUTES_PER_DAY) - 1
  const count = Math.ceil(lengthOf(span) / MINUTES_PER_DAY) + 2
  return Array.from({ length: count }, (_, index) => (first + index) * MINUTES_PER_DAY + shift.night_from)
    .map(from => overlapOf({ from, to: from + length }, span))
    .filter(night => lengthOf(night) > 0)
}
