import { sql } from 'kysely'
import { NOW, ZONE } from '@server/platform/db/clock'
import type { DateText } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'
import {
  findKnownTotals,
  totalsSeenBy,
  type KnownTotals,
  type TotalsReader,
} from '@server/modules/accounting/account-totals.repository'

/** What accounts of the statement took in each month of these years, all units together. */
export async function findPnlTotals(
  db: Db,
  reader: TotalsReader,
  years: { from: number; to: number },
  knownOn: DateText | null,
): Promise<KnownTotals> {
  const conditions = [
    sql<boolean>`account.pnl_group is not null`,
    totalsSeenBy(reader),
    sql<boolean>`month between make_date(${years.from}, 1, 1) and make_date(${years.to}, 12, 1)`,
  ]
  return findKnownTotals(db, `${years.from}-01`, conditions, knownOn)
}

/** Years that have figures, the latest first, and the month of the business day. */
export async function findPnlYears(
  db: Db,
  reader: TotalsReader,
): Promise<{ years: number[]; this_month: string }> {
  const { rows } = await sql<{ years: number[]; this_month: string }>`
    select to_char(${NOW} at time zone ${ZONE}, 'YYYY-MM') as this_month,
      array(select distinct extract(year from month)::int as year
        from account_month join account on account.id = account_id
        where account.pnl_group is not null and ${totalsSeenBy(reader)} order by year desc) as years`.execute(
    db,
  )
  return rows[0] ?? { years: [], this_month: '' }
}
