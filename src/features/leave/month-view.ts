import { datesBetween } from '@contract/kernel/calendar'
import { addDays, addMonths, isDateText, isYearInRange, type DateText } from '@contract/kernel/dates'

export type Month = { key: string; first: DateText; last: DateText; dates: DateText[] }

/** A month by the text that stands in an address: "2026-08". */
export function monthOf(key: string | null, today: DateText): Month {
  const asked = `${key ?? ''}-01`
  const first = isDateText(asked) && isYearInRange(asked) ? asked : `${today.slice(0, 7)}-01`
  const last = addDays(addMonths(first, 1), -1)
  return { key: first.slice(0, 7), first, last, dates: datesBetween(first, last) }
}

const STEPS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1, ArrowLeft: -1, ArrowRight: 1 }
const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** How many months a key moves the calendar; left and right turn round where one reads from right to left. */
export function monthStep(key: string, isRtl: boolean): number {
  return STEPS[isRtl ? (MIRRORED[key] ?? key) : key] ?? 0
}

/** The absences of each date of the month that has any, in order. */
export function agendaOf<A extends { on: DateText }>(
  { first, last }: Month,
  absences: readonly A[],
): { on: DateText; absences: A[] }[] {
  const dates = [...new Set(absences.map(({ on }) => on))].filter(on => on >= first && on <= last).sort()
  return dates.map(on => ({ on, absences: absences.filter(each => each.on === on) }))
}
