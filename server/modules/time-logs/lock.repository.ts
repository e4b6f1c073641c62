import { sql } from 'kysely'
import type { DateText } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'

export type MonthLock = { ou_id: string; month: DateText; is_locked: boolean; reason: string; by: string }

export async function isMonthLocked(db: Db, ouId: string, month: DateText): Promise<boolean> {
  const { rows } = await sql<{ is_locked: boolean }>`
    select is_locked from time_month where ou_id = ${ouId} and month = ${month} for update`.execute(db)
  return rows[0]?.is_locked ?? false
}

export async function keepMonth(db: Db, { ou_id, month, is_locked, reason, by }: MonthLock): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into time_month (ou_id, month, is_locked, reason, changed_by, created_by, updated_by)
    values (${ou_id}, ${month}, ${is_locked}, ${reason}, ${by}, ${by}, ${by})
    on conflict (ou_id, month) do update set is_locked = excluded.is_locked, reason = excluded.reason,
      changed_by = excluded.changed_by, updated_by = excluded.updated_by
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

/** Of both kinds, in a unit and a span of days. */
export async function countWaiting(db: Db, ouId: string, from: DateText, to: DateText): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from time_correction where status = 'pending' and ou_id = ${ouId}
        and work_date between ${from} and ${to})
      + (select count(*) from overtime_request where status = 'pending' and ou_id = ${ouId}
        and work_date between ${from} and ${to}))::int as count`.execute(db)
  return rows[0]?.count ?? 0
}
