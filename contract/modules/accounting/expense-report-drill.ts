import { addDays, monthAfter } from '@contract/kernel/dates'
import type { FilterModel } from '@contract/kernel/list-query'
import { oneOf } from '@contract/kernel/one-of'
import type { ExpenseReport } from '@contract/modules/accounting/expense.commands'

type Report = Pick<ExpenseReport, 'by' | 'from' | 'to' | 'unit_ids'>

const posted = (from: string, to: string): FilterModel => ({
  posted_on: {
    filterType: 'date',
    type: 'inRange',
    dateFrom: `${from}-01`,
    dateTo: addDays(`${monthAfter(to, 1)}-01`, -1),
  },
})

/** From a row of the report to exactly the records that it is made of; without a key to all of them. */
export function recordsOfRow(report: Report, key?: string | null): FilterModel {
  const { by, from, to, unit_ids } = report
  const ofUnits = unit_ids ? { ou_id: oneOf(...unit_ids) } : {}
  if (key === undefined) return { ...posted(from, to), ...ofUnits }
  if (by === 'month') return { ...posted(key ?? from, key ?? to), ...ofUnits }
  const same: FilterModel =
    by === 'payee_name'
      ? { payee_name: { filterType: 'text', type: 'equals', filter: key ?? '' } }
      : { [by]: oneOf(key) }
  return { ...posted(from, to), ...ofUnits, ...same }
}
