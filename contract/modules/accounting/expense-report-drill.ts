import type { FilterModel } from '@contract/kernel/list-query'
import { inMonths, oneOf } from '@contract/kernel/one-of'
import { monthAfter } from '@contract/kernel/dates'
import type { ExpenseReport } from '@contract/modules/accounting/expense.commands'

type Report = Pick<ExpenseReport, 'by' | 'from' | 'to' | 'unit_ids'>

/** From a row of the report to exactly the records that it is made of; without a key to all of them. */
export function recordsOfRow(report: Report, key?: string | null): FilterModel {
  const { by, from, to, unit_ids } = report
  const ofUnits = unit_ids ? { ou_id: oneOf(...unit_ids) } : {}
  if (by === 'month') return { posted_on: inMonths(key ?? from, key ?? to), ...ofUnits }
  const all = { posted_on: inMonths(from, to), ...ofUnits }
  if (key === undefined) return all
  return by === 'payee_name'
    ? { ...all, payee_name: { filterType: 'text', type: 'equals', filter: key ?? '' } }
    : { ...all, [by]: oneOf(key) }
}

const YEAR_BACK = -12

/** The same months of the year before, as the records of that year are found. */
export const yearBefore = (report: Report): Report => ({
  ...report,
  from: monthAfter(report.from, YEAR_BACK),
  to: monthAfter(report.to, YEAR_BACK),
})
export const keyBefore = ({ by }: Report, key?: string | null) =>
  by === 'month' && key ? monthAfter(key, YEAR_BACK) : key

/** From the budget of a row to the lines of budgets that it is made of, whole years each. */
export function budgetsOfRow({ by, from, to, unit_ids }: Report, key?: string | null): FilterModel {
  const [first, last] = by === 'month' && key ? [key, key] : [from, to]
  const years = { filterType: 'number', type: 'inRange' } as const
  return {
    year: { ...years, filter: Number(first.slice(0, 4)), filterTo: Number(last.slice(0, 4)) },
    ...(unit_ids && { ou_id: oneOf(...unit_ids) }),
    ...((by === 'account_id' || by === 'ou_id') && key && { [by]: oneOf(key) }),
  }
}
