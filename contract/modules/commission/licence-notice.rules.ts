import { dayNumber } from '@contract/kernel/calendar'
import type { DateText } from '@contract/kernel/dates'

/** Days before the last one on which whoever sells is told; a release is barred from the day after it. */
const WARNING_DAYS = [7, 30, 60] as const
/** How long a lapse is news. */
const NEWS_DAYS = 30
export const LONGEST_WARNING = 60

export type LicenceNotice = { hasLapsed: boolean; step: number }

/** What is due to be said of a licence on a day, once a step; null where it is long valid, or lapsed long ago. */
export function licenceNotice(until: DateText, on: DateText): LicenceNotice | null {
  const left = dayNumber(until) - dayNumber(on)
  if (left < 0) return -left <= NEWS_DAYS ? { hasLapsed: true, step: 0 } : null
  const step = WARNING_DAYS.find(days => left <= days)
  return step === undefined ? null : { hasLapsed: false, step }
}
