import type { FilterModel } from '@contract/kernel/list-query'
import { inMonths, oneOf } from '@contract/kernel/one-of'
import { monthAfter } from '@contract/kernel/dates'
import type { ExpenseReport, ReportDimension } from '@contract/modules/accounting/expense.calls'

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

const YEAR = 12

/** The key of the same row so many years on, or back: another month where it is of a month. */
export const keyInYear = <Key extends string | null | undefined>(
  by: ReportDimension,
  key: Key,
  years: number,
) => (by === 'month' && key ? monthAfter(key, years * YEAR) : key)

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
