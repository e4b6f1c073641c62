import { sql } from 'kysely'
import type { Person } from '@contract/approvals/approval-person.rules'
import type { EmployeeWithoutAccount } from '@contract/modules/leave/leave.views'
import { leaveRequestResource } from '@contract/modules/leave/leave-request.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'

/** Employees by the right that reaches their requests. */
const REACH = {
  permission: leaveRequestResource.permission,
  table: 'employee',
  scope: { ou: 'ou_id', line: 'id' },
} as const

/** Whoever asked in the place of somebody without an account; nobody where one asked for oneself. */
export async function askedInPlace(db: Db, requestId: string): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select u.id as user_id, u.full_name as name, u.email from leave_request r
      join employee e on e.id = r.employee_id join app_user u on u.id = r.created_by
    where r.id = ${requestId} and e.user_id is distinct from u.id`.execute(db)
  return rows
}

export async function mayAskInPlaceOf(db: Db, actor: Actor, employeeId: string): Promise<boolean> {
  const { rows } = await sql`
    select from employee where id = ${employeeId} and is_active and user_id is null
      and ${accessWhere(actor, 'verify', REACH)}`.execute(db)
  return rows.length > 0
}

/** Whom HR may ask leave for, as far as the right to verify it reaches. */
export async function findWithoutAccount(db: Db, actor: Actor): Promise<EmployeeWithoutAccount[]> {
  const { rows } = await sql<EmployeeWithoutAccount>`
    select employee.id, employee.full_name as name, concat_ws(' · ', p.name, o.ou_name) as detail
    from employee join operating_unit o on o.id = employee.ou_id left join position p on p.id = employee.position_id
    where employee.is_active and employee.user_id is null and ${accessWhere(actor, 'verify', REACH)}
    order by employee.full_name, employee.id limit 500`.execute(db)
  return rows
}

/** Colleagues of the same unit, those of the same division first. */
export async function findRelievers(
  db: Db,
  employee: { id: string; ou_id: string; division_id: string | null },
): Promise<{ id: string; label: string }[]> {
  const { rows } = await sql<{ id: string; label: string }>`
    select id, full_name as label from employee
    where is_active and ou_id = ${employee.ou_id} and id <> ${employee.id}
    order by division_id is distinct from ${employee.division_id}, full_name limit 200`.execute(db)
  return rows
}
