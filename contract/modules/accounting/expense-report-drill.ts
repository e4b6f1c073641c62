import type { FilterModel } from '@contract/kernel/list-query'
import { inMonths, oneOf } from '@contract/kernel/one-of'
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
