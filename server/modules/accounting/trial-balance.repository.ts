import { sql } from 'kysely'
import { monthAfter } from '@contract/kernel/dates'
import type { AccountTotal } from '@contract/modules/accounting/account-total'
import { fiscalYearStart } from '@contract/modules/accounting/balance-sheet.rules'
import type { MonthSpan } from '@contract/modules/accounting/trial-balance.rules'
import type { Db } from '@server/platform/db/database'
import {
  findAccountTotals,
  totalsSeenBy,
  type TotalsReader,
} from '@server/modules/accounting/account-totals.repository'

/** What all accounts took until the end of the span. */
export function findBalanceTotals(
  db: Db,
  reader: TotalsReader,
  { from, to }: MonthSpan,
): Promise<AccountTotal[]> {
  const start = fiscalYearStart(to)
  // Neither statement tells apart the months before both of these.
  const before = monthAfter(from < start ? from : start, -1)
  return findAccountTotals(db, before, [totalsSeenBy(reader), sql<boolean>`month <= ${`${to}-01`}::date`])
}
