import { sql } from 'kysely'
import { NOW, TODAY } from '@server/platform/db/clock'
import type { FiscalPeriod } from '@contract/modules/accounting/fiscal-period.resource'
import type { PeriodFacts, PeriodStatus } from '@contract/modules/accounting/period.rules'
import type { Db } from '@server/platform/db/database'

/** A month counts as used once anything was posted in it. */
const isUsed = sql<boolean>`exists (select from account_month m where m.ou_id = p.ou_id and m.month = p.month)`

export async function findPeriodFacts(
  db: Db,
  { ou_id, month }: Pick<FiscalPeriod, 'ou_id' | 'month'>,
): Promise<PeriodFacts> {
  const { rows } = await sql<PeriodFacts>`
    select (${month}::date + interval '1 month')::date <= ${TODAY} as "monthOver",
      count(*) filter (where p.month < ${month} and p.status <> 'closed' and ${isUsed})::int as "openBefore",
      count(*) filter (where p.month > ${month} and p.status = 'closed')::int as "closedAfter"
    from fiscal_period p where p.ou_id = ${ou_id}`.execute(db)
  return rows[0] ?? { monthOver: false, openBefore: 0, closedAfter: 0 }
}

export async function changePeriod(
  db: Db,
  id: string,
  status: PeriodStatus,
  by: string | null,
  reason: string | null,
): Promise<void> {
  const closed = status === 'closed'
  await db
    .updateTable('fiscal_period')
    .set({
      status,
      closed_at: closed ? NOW : null,
      closed_by: closed ? by : null,
      ...(reason && { reopen_reason: reason }),
    })
    .where('id', '=', id)
    .execute()
}

/** Nothing can be posted any more before a month that is closed, also where nothing was. */
export async function closeMonthsBefore(
  db: Db,
  { ou_id, month }: Pick<FiscalPeriod, 'ou_id' | 'month'>,
  by: string | null,
): Promise<void> {
  await db
    .updateTable('fiscal_period')
    .set({ status: 'closed', closed_at: NOW, closed_by: by })
    .where('ou_id', '=', ou_id)
    .where('month', '<', month)
    .where('status', '<>', 'closed')
    .execute()
}

export type LockedPeriod = Pick<FiscalPeriod, 'id' | 'ou_id' | 'month' | 'status'> & { unit: string }

export async function lockPeriod(db: Db, id: string): Promise<LockedPeriod | undefined> {
  const { rows } = await sql<LockedPeriod>`
    select p.id, p.ou_id, p.month::text as month, p.status, o.ou_name as unit
    from fiscal_period p join operating_unit o on o.id = p.ou_id where p.id = ${id} for update of p`.execute(
    db,
  )
  return rows[0]
}

/** What somebody decides about at the moment, of the same month. */
export async function isReopeningAsked(db: Db, periodId: string, exceptId: string): Promise<boolean> {
  const { rows } = await sql<{ asked: boolean }>`
    select exists (select from period_reopening
      where period_id = ${periodId} and id <> ${exceptId} and status = 'pending') as asked`.execute(db)
  return rows[0]?.asked ?? false
}
