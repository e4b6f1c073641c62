import { sql } from 'kysely'
import type { Person } from '@contract/approvals/approval-person.rules'
import type { Db } from '@server/platform/db/database'

/** An account as somebody who may be asked: only as long as it is active, at the address that it has now. */
export const accountPerson = sql`json_build_object('user_id', u.id, 'name', u.full_name, 'email', u.email)`

export type PersonRow = { person: Person }
export const personsOf = (rows: readonly PersonRow[]) => rows.map(row => row.person)

/**
 * Upwards, nearest first, through all units and past whoever has left. A head whose account was put out decides
 * nothing; one who never had an account is asked by mail.
 */
export async function headsAbove(db: Db, employeeId: string): Promise<Person[]> {
  const { rows } = await sql<PersonRow>`
    with recursive above as (
      select e.immediate_head_id as id, 1 as far, array[e.id] as seen from employee e where e.id = ${employeeId}
      union all
      select e.immediate_head_id, a.far + 1, a.seen || e.id from above a join employee e on e.id = a.id
      where a.id <> all (a.seen)
    )
    select case when u.id is null
      then json_build_object('user_id', null, 'name', trim(e.first_name || ' ' || e.last_name), 'email', e.email)
      else ${accountPerson} end as person
    from above a join employee e on e.id = a.id left join app_user u on u.id = e.user_id
    where e.is_active and (u.id is null or u.status = 'active') order by a.far`.execute(db)
  return personsOf(rows)
}

export async function employeeOfUser(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('employee').select('id').where('user_id', '=', userId).executeTakeFirst()
  return row?.id ?? null
}

/** Where whoever asks stands: by their employment, or by the account of somebody who is not employed. */
export async function placeOf(
  db: Db,
  userId: string,
): Promise<{ employee_id: string | null; ou_id: string | null; division_id: string | null } | undefined> {
  return db
    .selectFrom('app_user as u')
    .leftJoin('employee as e', 'e.user_id', 'u.id')
    .select(eb => ['e.id as employee_id', 'e.division_id', eb.fn.coalesce('e.ou_id', 'u.ou_id').as('ou_id')])
    .where('u.id', '=', userId)
    .executeTakeFirst()
}
