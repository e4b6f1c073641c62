import { sql } from 'kysely'
import type { Person } from '@contract/modules/approvals/approval-person.rules'
import type { Db } from '@server/platform/db/database'

export type Requester = Person & { employee_id: string; position: string | null; unit: string }

/** Whoever asks, as mails and those who decide name them. */
export async function requesterOf(db: Db, employeeId: string): Promise<Requester> {
  const { rows } = await sql<Requester>`
    select e.user_id, e.first_name || ' ' || e.last_name as name, coalesce(u.email::text, e.email) as email,
      e.id as employee_id, p.name as position, o.ou_name as unit
    from employee e join operating_unit o on o.id = e.ou_id left join position p on p.id = e.position_id
      left join app_user u on u.id = e.user_id where e.id = ${employeeId}`.execute(db)
  const found = rows[0]
  if (!found) throw new Error('a leave request is of somebody')
  return found
}

export async function nameOf(db: Db, employeeId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select first_name || ' ' || last_name as name from employee where id = ${employeeId}`.execute(db)
  return rows[0]?.name ?? null
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
