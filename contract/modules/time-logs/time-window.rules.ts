import { addDays, type DateText } from '@contract/kernel/dates'
import type { Punch } from '@contract/modules/time-logs/pairing.rules'

export function isTooOld(date: DateText, today: DateText, daysBack: number): boolean {
  return date < addDays(today, -daysBack)
}

export function isTooFarAhead(date: DateText, today: DateText, daysAhead: number): boolean {
  return date > addDays(today, daysAhead)
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
