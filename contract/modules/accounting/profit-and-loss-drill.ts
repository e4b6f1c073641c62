import { addDays } from '@contract/kernel/dates'
import type { FilterModel } from '@contract/kernel/list-query'
import { before, inMonths, oneOf } from '@contract/kernel/one-of'

export type PnlFigure = {
  account_id: string
  /** Months, both named. */
  from: string
  to: string
  /** Null for all that the reader sees. */
  unit_ids: readonly string[] | null
  /** The day until which entries count that were posted; null for all of them. */
  known_on?: string | null
}

/** From the figure of an account to exactly the lines of the ledger that it is made of. */
export function linesOfFigure({ account_id, from, to, unit_ids, known_on }: PnlFigure): FilterModel {
  return {
    account_id: oneOf(account_id),
    entry_date: inMonths(from, to),
    ...(unit_ids && { ou_id: oneOf(...unit_ids) }),
    ...(known_on && { created_at: before(addDays(known_on, 1)) }),
  }
}
