import { sql } from 'kysely'
import { instantOf } from '@contract/kernel/calendar'
import type { DateText } from '@contract/kernel/dates'
import { daysText } from '@contract/people/days.rules'
import type { AttendanceDay } from '@contract/modules/time-logs/attendance-day.resource'
import type { WorkDay } from '@contract/modules/time-logs/work-days.rules'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

export type PersonDay = WorkDay & { employee_id: string; ou_id: string }

const maybeInstant = (minute: number | null) => (minute === null ? null : instantOf(minute))

/** What is as it was stays untouched, and so does what is locked. */
export async function keepDays(db: Db, days: readonly PersonDay[]): Promise<void> {
  if (days.length === 0) return
  const rows = days.map(day => ({
    ...day,
    first_in: maybeInstant(day.first_in),
    last_out: maybeInstant(day.last_out),
    leave_fraction: daysText(day.leave_fraction),
  }))
  const values = sql`shift_id, status, first_in, last_out, worked_min, late_min, undertime_min, ot_raw_min,
    ot_approved_min, night_min, day_kind, leave_fraction`
  const of = (table: string) =>
    sql.raw(
      'shift_id status first_in last_out worked_min late_min undertime_min ot_raw_min ot_approved_min night_min day_kind leave_fraction'
        .split(' ')
        .map(name => `${table}.${name}`)
        .join(', '),
    )
  await sql`
    insert into attendance_day (ou_id, employee_id, work_date, ${values})
    select ou_id, employee_id, work_date, ${values}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (ou_id uuid, employee_id uuid, work_date date,
      shift_id uuid, status text, first_in timestamptz, last_out timestamptz, worked_min int, late_min int,
      undertime_min int, ot_raw_min int, ot_approved_min int, night_min int, day_kind text, leave_fraction numeric)
    on conflict (employee_id, work_date, ou_id) do update set (${values}) = (select ${of('excluded')})
    where not attendance_day.is_locked and (${of('attendance_day')}) is distinct from (${of('excluded')})`.execute(
    db,
  )
}

/** Days of the span that are none any more: their punches were voided before they were over. Looked up, not compared. */
export async function dropDays(
  db: Db,
  ids: readonly string[],
  { from, to }: { from: DateText; to: DateText },
  kept: readonly { employee_id: string; work_date: DateText }[],
): Promise<void> {
  await sql`
    delete from attendance_day d where d.employee_id = any (${ids}::uuid[]) and d.work_date between ${from} and ${to}
      and not d.is_locked and (d.employee_id, d.work_date) not in (
        select k.employee_id, k.work_date
        from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as k (employee_id uuid, work_date date))`.execute(
    db,
  )
}

export async function findOvertime(
  db: Db,
  ids: readonly string[],
  from: DateText,
  to: DateText,
): Promise<{ employee_id: string; work_date: DateText; minutes: number }[]> {
  const { rows } = await sql<{ employee_id: string; work_date: DateText; minutes: number }>`
    select employee_id, work_date, minutes from overtime_request where status = 'approved'
      and employee_id = any (${ids}::uuid[]) and work_date between ${from} and ${to}`.execute(db)
  return rows
}

export type FoundDay = AttendanceDay & {
  full_name: string
  employee_no: string
  ou_code: string
  head_id: string | null
  head_name: string | null
}

export const ofPerson = (id: string): Condition => sql<boolean>`attendance_day.employee_id = ${id}`
export const inUnit = (seen: Condition, ouId: string): Condition =>
  sql<boolean>`${seen} and attendance_day.ou_id = ${ouId}`

/** Whom they are of comes along, and who leads them. */
export async function findDays(db: Db, where: Condition, from: DateText, to: DateText): Promise<FoundDay[]> {
  const { rows } = await sql<FoundDay>`
    select attendance_day.*, e.full_name, e.employee_no, o.ou_code, h.id as head_id, h.full_name as head_name,
      e.full_name as employee_label, o.ou_name || ' · ' || o.ou_code as ou_label, s.name as shift_label
    from attendance_day join employee e on e.id = attendance_day.employee_id
      join operating_unit o on o.id = attendance_day.ou_id join shift s on s.id = attendance_day.shift_id
      left join employee h on h.id = e.immediate_head_id
    where ${where} and attendance_day.work_date between ${from} and ${to}
    order by e.full_name, e.id, attendance_day.work_date`.execute(db)
  return rows
}

export async function lockDays(
  db: Db,
  ouId: string,
  { from, to }: { from: DateText; to: DateText },
  is_locked: boolean,
): Promise<void> {
  await sql`update attendance_day set is_locked = ${is_locked}
    where ou_id = ${ouId} and work_date between ${from} and ${to} and is_locked <> ${is_locked}`.execute(db)
}
