import { sql } from 'kysely'
import { monthAfter, type DateText } from '@contract/kernel/dates'
import { fiscalYearStart } from '@contract/modules/accounting/balance-sheet.rules'
import type { MonthSpan } from '@contract/modules/accounting/trial-balance.rules'
import type { Db } from '@server/platform/db/database'
import {
  findKnownTotals,
  totalsSeenBy,
  type KnownTotals,
  type TotalsReader,
} from '@server/modules/accounting/account-totals.repository'

/** What all accounts took until the end of the span, as it was known on a day, and what was posted since. */
export async function findBalanceTotals(
  db: Db,
  reader: TotalsReader,
  { from, to }: MonthSpan,
  knownOn: DateText | null,
): Promise<KnownTotals> {
  const start = fiscalYearStart(to)
  // Neither statement tells apart the months before both of these.
  const before = monthAfter(from < start ? from : start, -1)
  const conditions = [totalsSeenBy(reader), sql<boolean>`month <= ${`${to}-01`}::date`]
  return findKnownTotals(db, before, conditions, knownOn)
}
