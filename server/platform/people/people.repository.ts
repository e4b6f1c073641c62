import { sql } from 'kysely'
import type { Person } from '@contract/approvals/approval-person.rules'
import type { Db } from '@server/platform/db/database'
import { keepPlan } from '@server/platform/db/keep-plan'

/** Whoever a request is of, as mails and those who decide name them. */
export type Requester = Person & {
  employee_id: string | null
  division_id: string | null
  position: string | null
  unit: string
}

export async function requesterOf(db: Db, employeeId: string): Promise<Requester> {
  const { rows } = await keepPlan(sql<Requester>`
    select e.user_id, e.first_name || ' ' || e.last_name as name, coalesce(u.email::text, e.email) as email,
      e.id as employee_id, e.division_id, p.name as position, o.ou_name as unit
    from employee e join operating_unit o on o.id = e.ou_id left join position p on p.id = e.position_id
      left join app_user u on u.id = e.user_id where e.id = ${employeeId}`).execute(db)
  const [found] = rows
  if (!found) throw new Error('a request is of an employee')
  return found
}

/** The same of an account, which need not be an employee's. */
export async function requesterOfAccount(db: Db, userId: string): Promise<Requester> {
  const { rows } = await keepPlan(sql<Requester>`
    select u.id as user_id, u.full_name as name, u.email::text as email, e.id as employee_id, e.division_id,
      p.name as position, o.ou_name as unit
    from app_user u left join employee e on e.user_id = u.id left join position p on p.id = e.position_id
      left join operating_unit o on o.id = coalesce(e.ou_id, u.ou_id)
    where u.id = ${userId}`).execute(db)
  const [found] = rows
  if (!found) throw new Error('whoever acts has an account')
  return found
}

/** The account alone, as the one who acts. */
export async function personOf(db: Db, userId: string): Promise<Person> {
  const { rows } = await keepPlan(sql<Person>`
    select id as user_id, full_name as name, email::text as email from app_user
    where id = ${userId}`).execute(db)
  const [found] = rows
  if (!found) throw new Error('whoever acts has an account')
  return found
}
