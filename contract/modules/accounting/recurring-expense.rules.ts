import { addDays, addMonths, type DateText } from '@contract/kernel/dates'
import type { Frequency } from '@contract/modules/accounting/recurring-expense.resource'

const WEEK = 7
const MONTHS: Record<Exclude<Frequency, 'weekly'>, number> = { monthly: 1, quarterly: 3, yearly: 12 }
/** After a long stop so many drafts at most are made at once; the days before them are passed over. */
const MOST_AT_ONCE = 12

export const nextDay = (on: DateText, frequency: Frequency): DateText =>
  frequency === 'weekly' ? addDays(on, WEEK) : addMonths(on, MONTHS[frequency])

/** The days on which it came due until today, the latest of them, and the day on which it comes again. */
export function dueDays(nextOn: DateText, frequency: Frequency, today: DateText) {
  const days: DateText[] = []
  let next = nextOn
  for (; next <= today; next = nextDay(next, frequency)) days.push(next)
  return { days: days.slice(-MOST_AT_ONCE), next }
}
