import { sql } from 'kysely'
import { parseDays } from '@contract/people/days.rules'
import { leaveTypeOf } from '@contract/modules/leave/leave-type-row.rules'
import type { Policy, TypeWithId } from '@contract/modules/leave/leave-policy.rules'
import type { Holiday, Place, WorkCalendar } from '@contract/people/work-calendar.rules'
import type { Db } from '@server/platform/db/database'

type EmployeeKey = { id: string } | { userId: string }

function employeeBy(db: Db, by: EmployeeKey) {
  const query = db
    .selectFrom('employee')
    .select([
      'id',
      'ou_id',
      'user_id',
      'full_name',
      'position_id',
      'division_id',
      'immediate_head_id',
      'employment_type',
      'date_hired',
      'date_separated',
    ])
    .where('is_active', '=', true)
  return 'id' in by ? query.where('id', '=', by.id) : query.where('user_id', '=', by.userId)
}

/** Whose leave it is, as far as the rules ask. */
export const findEmployee = (db: Db, by: EmployeeKey) => employeeBy(db, by).executeTakeFirst()
/** The same, locked as by `lockEmployee`. */
export const holdEmployee = (db: Db, by: EmployeeKey) => employeeBy(db, by).forUpdate().executeTakeFirst()
export type Employee = NonNullable<Awaited<ReturnType<typeof findEmployee>>>

/** Two requests of one person, or a request and a correction of the balance: one after the other. */
export async function lockEmployee(db: Db, id: string): Promise<void> {
  await sql`select from employee where id = ${id} for update`.execute(db)
}

export async function findTypes(db: Db): Promise<(TypeWithId & { is_active: boolean })[]> {
  const rows = await db.selectFrom('leave_type').selectAll().execute()
  return rows.map(row => ({ ...leaveTypeOf(row), id: row.id, is_active: row.is_active }))
}

export function findOfferedTypes(db: Db) {
  return db.selectFrom('leave_type').selectAll().where('is_active', '=', true).orderBy('code').execute()
}

/** The type of a request, with its days. */
export function findTypeOf(db: Db, requestId: string) {
  return db
    .selectFrom('leave_request as r')
    .innerJoin('leave_type as t', 't.id', 'r.leave_type_id')
    .selectAll('t')
    .select('r.days')
    .where('r.id', '=', requestId)
    .executeTakeFirstOrThrow()
}

export async function findPolicies(db: Db): Promise<Policy[]> {
  const rows = await db
    .selectFrom('leave_policy')
    .select(['leave_type_id', 'employment_type', 'position_id', 'entitlement_days'])
    .where('is_active', '=', true)
    .execute()
  return rows.map(({ entitlement_days, ...row }) => ({ ...row, entitlement: parseDays(entitlement_days) }))
}

const SATURDAY = { off: 0, half: 50, full: 100 } as const
export type Calendar = { calendar: WorkCalendar; place: Place }

/** The person's own, that of the unit, or the company's; and the areas whose holidays are kept there. */
export async function findCalendar(db: Db, employee: Pick<Employee, 'id' | 'ou_id'>): Promise<Calendar> {
  const { rows } = await sql<{ workdays: number; saturday: keyof typeof SATURDAY; area_ids: string[] }>`
    with recursive fitting as (
      select workdays, saturday, area_id, (employee_id is not null)::int * 2 + (ou_id is not null)::int as nearness
      from work_calendar where is_active and (ou_id is null or ou_id = ${employee.ou_id})
        and (employee_id is null or employee_id = ${employee.id})
    ), wider as (
      select id, parent_id from area
        where id = (select area_id from fitting where area_id is not null order by nearness desc limit 1)
      union select a.id, a.parent_id from area a join wider w on a.id = w.parent_id
    )
    select workdays, saturday, (select coalesce(array_agg(id), '{}') from wider) as area_ids
    from fitting order by nearness desc limit 1`.execute(db)
  const row = rows[0] ?? { workdays: 62, saturday: 'off' as const, area_ids: [] }
  return {
    calendar: { workdays: row.workdays, saturday: SATURDAY[row.saturday] },
    place: { ou_id: employee.ou_id, area_ids: row.area_ids },
  }
}

export function findHolidays(db: Db, from: string, to: string): Promise<Holiday[]> {
  return db
    .selectFrom('holiday')
    .select(['on_date as on', 'name', 'kind', 'ou_id', 'area_id'])
    .where('is_active', '=', true)
    .where('on_date', '>=', from)
    .where('on_date', '<=', to)
    .orderBy('on_date')
    .execute()
}

export type PersonalFacts = {
  sex: 'female' | 'male' | null
  civil_status: string
  solo_parent_id_valid_to: string | null
}

export async function findPersonalFacts(db: Db, employeeId: string): Promise<PersonalFacts> {
  const row = await db
    .selectFrom('employee_detail')
    .select(['sex', 'civil_status', 'is_solo_parent', 'solo_parent_id_valid_to'])
    .where('id', '=', employeeId)
    .executeTakeFirst()
  return {
    sex: row?.sex ?? null,
    civil_status: row?.civil_status ?? '',
    solo_parent_id_valid_to: row?.is_solo_parent ? row.solo_parent_id_valid_to : null,
  }
}

/** Deliveries of which leave was taken, for example: by type, other than this request. */
export async function countEvents(
  db: Db,
  employeeId: string,
  exceptRequest: string | null,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ leave_type_id: string; events: number }>`
    select leave_type_id, count(*)::int as events from leave_request
    where employee_id = ${employeeId} and id is distinct from ${exceptRequest}
      and status not in ('draft', 'rejected', 'withdrawn', 'cancelled') group by 1`.execute(db)
  return new Map(rows.map(row => [row.leave_type_id, row.events]))
}

export async function findSettings(db: Db) {
  return db.selectFrom('leave_setting').select(['president_above', 'needed_cover']).executeTakeFirstOrThrow()
}
