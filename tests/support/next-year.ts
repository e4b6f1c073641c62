import { addDays, businessDate, type DateText } from '@contract/kernel/dates'

/** Of the business, on the day on which the tests run: requests are numbered in it. */
export const THIS_YEAR = Number(businessDate(new Date()).slice(0, 4))
/** Leave in it has not begun on whichever day the tests run, and nobody was given any of it before. */
export const NEXT_YEAR = THIS_YEAR + 1

/** A day of the next year, by the number of its week from the one of the first Monday, and of weekdays after that. */
export function dayOfNextYear(week: number, weekday = 0): DateText {
  const newYear = `${NEXT_YEAR}-01-01`
  const untilMonday = (8 - new Date(`${newYear}T00:00:00Z`).getUTCDay()) % 7
  return addDays(newYear, untilMonday + 7 * week + weekday)
}
