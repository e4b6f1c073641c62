import { BUSINESS_ZONE, type DateText } from '@contract/kernel/dates'

/** Only what a form begins with: the server knows by its own clock what day it is. */
export function businessToday(now = new Date()): DateText {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: BUSINESS_ZONE }).format(now)
}
