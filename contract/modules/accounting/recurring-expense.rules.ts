import { addDays, addMonths, type DateText } from '@contract/kernel/dates'
import type { Frequency } from '@contract/modules/accounting/recurring-expense.resource'

const WEEK = 7
const MONTHS: Record<Exclude<Frequency, 'weekly'>, number> = { monthly: 1, quarterly: 3, yearly: 12 }
/** After a long stop so many drafts at most are made at once; the days before them are passed over. */
const MOST_AT_ONCE = 12

export const nextDay = (on: DateText, frequency: Frequency, times = 1): DateText =>
  frequency === 'weekly' ? addDays(on, WEEK * times) : addMonths(on, MONTHS[frequency] * times)

/**
 * The days on which it came due until today, the latest of them, and the day on which it comes again. They are counted
 * from the first day, so that the 31st stays the 31st after a shorter month.
 */
export function dueDays(nextOn: DateText, frequency: Frequency, today: DateText, firstOn = nextOn) {
  const days: DateText[] = []
  let next = firstOn
  for (let times = 1; next < nextOn || next <= today; times += 1) {
    if (next >= nextOn) days.push(next)
    next = nextDay(firstOn, frequency, times)
  }
  return { days: days.slice(-MOST_AT_ONCE), next }
}
