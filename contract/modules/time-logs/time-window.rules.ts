import { addDays, type DateText } from '@contract/kernel/dates'
import type { Punch } from '@contract/modules/time-logs/pairing.rules'

/** How far back staff may ask; further back only HR corrects, as long as the month is open. */
const DAYS_BACK = 30
/** How far ahead overtime is planned. */
const DAYS_AHEAD = 30

export function isTooOld(date: DateText, today: DateText): boolean {
  return date < addDays(today, -DAYS_BACK)
}

export function isTooFarAhead(date: DateText, today: DateText): boolean {
  return date > addDays(today, DAYS_AHEAD)
}

/** An in while somebody is in, an out while they are out: two stretches of time that lie over each other. */
function clashes(punches: readonly Punch[]): number {
  const known = [...punches]
    .filter(punch => punch.direction !== 'unknown')
    .sort((one, other) => one.minute - other.minute)
  return known.filter((punch, index) => known[index - 1]?.direction === punch.direction).length
}

/** Whether a day would have more punches that contradict each other than before. */
export function overlaps(before: readonly Punch[], after: readonly Punch[]): boolean {
  return clashes(after) > clashes(before)
}
