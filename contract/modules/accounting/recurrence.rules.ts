import { checkOrder, type BrokenRule } from '@contract/kernel/broken-rule'
import { addMonths, monthAfter, type DateText } from '@contract/kernel/dates'

/** Each month on the day of the first one, until a last day; with no first day it does not recur. */
export type Recurrence = { recurs_from: DateText | null; recurs_until: DateText | null }

/** The first of its days that is not before `since`; null where there is none. */
export function nextRecurrence({ recurs_from, recurs_until }: Recurrence, since: DateText): DateText | null {
  if (recurs_from === null) return null
  let months = 0
  let day = recurs_from
  // Counted from the first day, so that the 31st stays the 31st after a shorter month.
  while (day < since) day = addMonths(recurs_from, ++months)
  return recurs_until !== null && day > recurs_until ? null : day
}

export function checkRecurrence(recurrence: Recurrence): BrokenRule[] {
  return recurrence.recurs_from === null && recurrence.recurs_until !== null
    ? [{ path: 'recurs_from', code: 'recurrence_needs_start' }]
    : checkOrder(recurrence, 'recurs_from', 'recurs_until')
}

/** The first day of the month after a day: when an entry that reverses itself is undone. */
export const reversalDay = (entryDate: DateText): DateText => `${monthAfter(entryDate.slice(0, 7), 1)}-01`
