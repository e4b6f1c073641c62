import { lastDayOf } from '@contract/kernel/dates'
import type { FilterCondition } from '@contract/kernel/list-query'

/** A filter that leaves the rows of these months, both named. */
export const inMonths = (from: string, to: string): DateCondition => ({
  filterType: 'date',
  type: 'inRange',
  dateFrom: `${from}-01`,
  dateTo: lastDayOf(to),
})

type DateCondition = Extract<FilterCondition, { filterType: 'date' }>
