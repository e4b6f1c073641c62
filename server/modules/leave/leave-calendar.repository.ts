import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import type { LeaveCalendar, LeaveCalendarQuery } from '@contract/modules/leave/leave-calendar.calls'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

type Person = Omit<LeaveCalendar['people'][number], 'days'>
export type CalendarDay = LeaveCalendar['people'][number]['days'][number] & { employee_id: string }

const MOST_PEOPLE = 500

/** Those whom the caller may see, and beside them the own team: the head and whoever has the same one. */
export async function findPeople(
  db: Db,
  visible: Condition,
  userId: string,
  { ou_id, division_id, team_id }: LeaveCalendarQuery,
): Promise<Person[]> {
  const narrowed = [
    ...(ou_id ? [sql`employee.ou_id = ${ou_id}`] : []),
    ...(division_id ? [sql`employee.division_id = ${division_id}`] : []),
    ...(team_id
      ? [
          sql`exists (select from sales_team_member m where m.employee_id = employee.id and m.team_id = ${team_id}
            and ${TODAY}
              between m.valid_from and coalesce(m.valid_to, 'infinity'))`,
        ]
      : []),
  ]
  const { rows } = await sql<Person>`
    with me as (select id, immediate_head_id from employee where user_id = ${userId} and is_active)
    select employee.id as employee_id, employee.full_name as name, p.name as position, o.ou_code as unit
    from employee join position p on p.id = employee.position_id join operating_unit o on o.id = employee.ou_id
    where employee.is_active and (${visible} or exists (select from me where employee.id in (me.id, me.immediate_head_id)
      or employee.immediate_head_id = me.immediate_head_id or employee.immediate_head_id = me.id))
      ${narrowed.length > 0 ? sql`and ${sql.join(narrowed, sql` and `)}` : sql``}
    order by employee.full_name limit ${sql.lit(MOST_PEOPLE)}`.execute(db)
  return rows
}

/** Dates of everybody asked for; the type and the request of those alone whose requests the caller may see. */
export async function findAway(
  db: Db,
  visible: Condition,
  employeeIds: readonly string[],
  from: string,
  to: string,
): Promise<CalendarDay[]> {
  const { rows } = await sql<CalendarDay>`
    select d.employee_id, d.on_date as on, d.part, leave_request_shown.status not in ('approved', 'taken') as pending,
      case when ${visible} then t.name end as leave_type,
      case when ${visible} then leave_request_shown.id end as request_id
    from leave_request_day d join leave_request_shown on leave_request_shown.id = d.request_id
      join leave_type t on t.id = leave_request_shown.leave_type_id
    where d.is_held and d.charged > 0 and d.employee_id = any (${employeeIds}::uuid[])
      and d.on_date between ${from} and ${to}
    order by d.on_date`.execute(db)
  return rows
}
