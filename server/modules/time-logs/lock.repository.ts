import { sql } from 'kysely'
import type { DateText } from '@contract/kernel/dates'
import type { UnitMonth } from '@contract/modules/time-logs/time-logs.calls'
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

/** A line a unit, whether anything was ever closed there or not. */
export async function findUnitMonths(
  db: Db,
  ouIds: readonly string[],
  { from, to }: { from: DateText; to: DateText },
): Promise<UnitMonth[]> {
  const { rows } = await sql<UnitMonth>`
    select o.id as ou_id, o.ou_code, o.ou_name, coalesce(m.is_locked, false) as is_locked, m.reason,
      u.full_name as changed_by,
      (select count(*)::int from attendance_day d where d.ou_id = o.id and d.status = 'incomplete'
        and d.work_date between ${from} and ${to}) as incomplete,
      (select count(*)::int from time_correction c where c.ou_id = o.id and c.status = 'pending'
        and c.work_date between ${from} and ${to})
      + (select count(*)::int from overtime_request r where r.ou_id = o.id and r.status = 'pending'
        and r.work_date between ${from} and ${to}) as waiting
    from operating_unit o left join time_month m on m.ou_id = o.id and m.month = ${from}
      left join app_user u on u.id = m.changed_by
    where o.id = any (${ouIds}::uuid[]) order by o.ou_code`.execute(db)
  return rows
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
