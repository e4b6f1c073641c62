import { lastDayOf, type DateText } from '@contract/kernel/dates'
import type { FilterCondition } from '@contract/kernel/list-query'

/** A filter that leaves the rows whose field holds one of these. */
export function oneOf(...values: (string | boolean | null)[]): Condition<'set'> {
  return { filterType: 'set', values }
}

/** A filter that leaves the rows of these months, both named. */
export function inMonths(from: string, to: string): Condition<'date'> {
  return inDays(`${from}-01`, lastDayOf(to))
}

/** A filter that leaves the rows between two days, both named. */
export function inDays(from: DateText, to: DateText): Condition<'date'> {
  return { filterType: 'date', type: 'inRange', dateFrom: from, dateTo: to }
}

/** A filter that leaves the rows before a day. */
export function before(day: DateText): Condition<'date'> {
  return { filterType: 'date', type: 'lessThan', dateFrom: day }
}

type Condition<Kind extends FilterCondition['filterType']> = Extract<FilterCondition, { filterType: Kind }>
