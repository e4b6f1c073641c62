import { sql, type RawBuilder } from 'kysely'
import type { Db } from '@server/platform/db/database'
import { keepPlan } from '@server/platform/db/keep-plan'

/** The name of an employee beside a row that names them by `column`. */
export const employeeName = (column: string): RawBuilder<string | null> =>
  sql`(select named.full_name from employee named where named.id = ${sql.ref(column)})`

/** The account of an employee beside a row that names them by `column`. */
export const employeeAccount = (column: string): RawBuilder<string | null> =>
  sql`(select named.user_id from employee named where named.id = ${sql.ref(column)})`

/** The position in which the person of an account works, beside a row that names the account by `column`. */
export const accountPosition = (column: string): RawBuilder<string | null> =>
  sql`(select p.name from employee named join position p on p.id = named.position_id
    where named.user_id = ${sql.ref(column)})`

/** The employee whose account it is; an account may be nobody's. */
export async function findEmployeeOf(db: Db, userId: string): Promise<{ id: string; ou_id: string } | null> {
  const { rows } = await keepPlan(sql<{ id: string; ou_id: string }>`
    select id, ou_id from employee where user_id = ${userId} and is_active`).execute(db)
  return rows[0] ?? null
}

export type OwnEmployee = { id: string; ou_id: string; full_name: string }

/** Oneself as an employee. The unit and the name are null where one's own unit is not among those of the request. */
export async function ownEmployee(db: Db): Promise<{ [field in keyof OwnEmployee]: string | null }> {
  const { rows } = await sql<{ [field in keyof OwnEmployee]: string | null }>`
    select own.id, e.ou_id, e.full_name
    from (select portal_own_employee() as id) own left join employee e on e.id = own.id`.execute(db)
  return rows[0] ?? { id: null, ou_id: null, full_name: null }
}

/** Oneself, within the units of the request. */
export async function findOwnEmployee(db: Db): Promise<OwnEmployee | null> {
  const { id, ou_id, full_name } = await ownEmployee(db)
  return id !== null && ou_id !== null && full_name !== null ? { id, ou_id, full_name } : null
}

/** An employee as other records name them. */
export async function findEmployee(
  db: Db,
  id: string,
): Promise<{ ou_id: string; name: string; is_active: boolean } | null> {
  const { rows } = await sql<{ ou_id: string; name: string; is_active: boolean }>`
    select ou_id, first_name || ' ' || last_name as name, is_active from employee where id = ${id}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** What is asked for by one person goes one after the other. */
export async function lockEmployee(db: Db, id: string): Promise<void> {
  await sql`select from employee where id = ${id} for no key update`.execute(db)
}
