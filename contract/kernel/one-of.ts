import { lastDayOf } from '@contract/kernel/dates'
import type { FilterCondition } from '@contract/kernel/list-query'

/** A filter that leaves the rows whose field holds one of these. */
export function oneOf(...values: (string | boolean | null)[]): Condition<'set'> {
  return { filterType: 'set', values }
}

/** A filter that leaves the rows of these months, both named. */
export function inMonths(from: string, to: string): Condition<'date'> {
  return { filterType: 'date', type: 'inRange', dateFrom: `${from}-01`, dateTo: lastDayOf(to) }
}

type Condition<Kind extends FilterCondition['filterType']> = Extract<FilterCondition, { filterType: Kind }>
