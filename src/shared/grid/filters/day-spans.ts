import { placeInWeek } from '@contract/kernel/calendar'
import { BUSINESS_ZONE, type DateText } from '@contract/kernel/dates'

export const SPANS = ['today', 'this_week', 'this_month', 'last_month', 'this_year'] as const
export type Span = (typeof SPANS)[number]

/** The day it is where the company works, whatever the clock of this machine. */
export function businessDay(now = new Date()): DateText {
  return new Intl.DateTimeFormat('en-CA', { timeZone: BUSINESS_ZONE }).format(now)
}

const textOf = (date: Date): DateText => date.toISOString().slice(0, 10)

/** First and last day of a span around a day; weeks begin on Monday. */
export function daysOf(span: Span, today: DateText): { from: DateText; to: DateText } {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const at = (y: number, m: number, d: number) => textOf(new Date(Date.UTC(y, m - 1, d)))
  switch (span) {
    case 'today':
      return { from: today, to: today }
    case 'this_week': {
      const weekday = placeInWeek(today)
      return { from: at(year, month, day - weekday), to: at(year, month, day - weekday + 6) }
    }
    case 'this_month':
      return { from: at(year, month, 1), to: at(year, month + 1, 0) }
    case 'last_month':
      return { from: at(year, month - 1, 1), to: at(year, month, 0) }
    case 'this_year':
      return { from: at(year, 1, 1), to: at(year, 12, 31) }
  }
}
