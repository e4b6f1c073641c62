import { dateOfMinute, MINUTES_PER_DAY, minuteOf, weekdayOf } from '@contract/kernel/calendar'
import type { DateText } from '@contract/kernel/dates'

export type WorkingHours = {
  /** Bit 0 is Sunday. */
  workdays: number
  /** Minutes of the day. */
  open: number
  close: number
  /** Days off in the unit of the one who is asked. */
  holidays: ReadonlySet<DateText>
}

/** Longer than any run of days off: past it the hours themselves are wrong. */
const LONGEST_CLOSURE_DAYS = 60

function isWorkday(date: DateText, hours: WorkingHours): boolean {
  return ((hours.workdays >> weekdayOf(date)) & 1) === 1 && !hours.holidays.has(date)
}

/** The same minute while it is open, otherwise the next opening. */
export function nextOpenMinute(minute: number, hours: WorkingHours): number {
  let date = dateOfMinute(minute)
  for (let day = 0; day <= LONGEST_CLOSURE_DAYS; day += 1) {
    const midnight = minuteOf(date)
    const start = Math.max(minute, midnight + hours.open)
    if (isWorkday(date, hours) && start < midnight + hours.close) return start
    date = dateOfMinute(midnight + MINUTES_PER_DAY)
  }
  throw new RangeError('never open')
}

/** The minute at which so many open minutes have passed. */
export function addOpenMinutes(minute: number, open: number, hours: WorkingHours): number {
  let [at, left] = [minute, open]
  while (left > 0) {
    at = nextOpenMinute(at, hours)
    const part = Math.min(left, minuteOf(dateOfMinute(at), hours.close) - at)
    at += part
    left -= part
  }
  return at
}

export function openMinutesBetween(from: number, to: number, hours: WorkingHours): number {
  let sum = 0
  for (let at = nextOpenMinute(from, hours); at < to; at = nextOpenMinute(at, hours)) {
    const end = Math.min(to, minuteOf(dateOfMinute(at), hours.close))
    sum += end - at
    at = end
  }
  return sum
}
