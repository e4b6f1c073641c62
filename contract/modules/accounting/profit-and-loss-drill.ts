import { addDays } from '@contract/kernel/dates'
import type { FilterModel } from '@contract/kernel/list-query'
import { before, inMonths, oneOf } from '@contract/kernel/one-of'

export type PnlFigure = {
  account_ids: readonly string[]
  /** Months, both named. */
  from: string
  to: string
  /** Null for all that the reader sees. */
  unit_ids: readonly string[] | null
  /** The day until which entries count that were posted; null for all of them. */
  known_on?: string | null
}

/** From a figure of a budget to the lines of the budgets that it is made of. */
export function budgetsOfFigure({ account_ids, from, unit_ids }: PnlFigure): FilterModel {
  const year = Number(from.slice(0, 4))
  return {
    account_id: oneOf(...account_ids),
    year: { filterType: 'number', type: 'equals', filter: year },
    ...(unit_ids && { ou_id: oneOf(...unit_ids) }),
  }
}

/** From the figure of accounts to exactly the lines of the ledger that it is made of. */
export function linesOfFigure({ account_ids, from, to, unit_ids, known_on }: PnlFigure): FilterModel {
  return {
    account_id: oneOf(...account_ids),
    entry_date: inMonths(from, to),
    ...(unit_ids && { ou_id: oneOf(...unit_ids) }),
    ...(known_on && { created_at: before(addDays(known_on, 1)) }),
  }
}
