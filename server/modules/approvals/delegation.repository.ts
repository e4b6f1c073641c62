import { sql } from 'kysely'
import { NOW, TODAY } from '@server/platform/db/clock'
import type {
  ApprovalDelegation,
  CreateDelegation,
  PersonChoice,
} from '@contract/modules/approvals/approval-delegation.calls'
import type { Db } from '@server/platform/db/database'
import { accountPosition } from '@server/platform/people/employees.repository'

export async function delegationsOf(db: Db, userId: string, id?: string): Promise<ApprovalDelegation[]> {
  const { rows } = await sql<{ one: ApprovalDelegation }>`
    select json_build_object('id', d.id, 'from_user_id', d.from_user_id, 'to_user_id', d.to_user_id,
      'from_name', f.full_name, 'to_name', t.full_name,
      'date_from', d.date_from, 'date_to', d.date_to, 'reason', d.reason, 'is_own', d.from_user_id = ${userId},
      'state', case when d.ended_at is not null or d.date_to < ${TODAY} then 'over'
        when d.date_from > ${TODAY} then 'coming' else 'current' end,
      'row_version', d.row_version) as one
    from approval_delegation d join app_user f on f.id = d.from_user_id join app_user t on t.id = d.to_user_id
    where (d.from_user_id = ${userId} or (d.to_user_id = ${userId} and d.ended_at is null
        and coalesce(d.date_to >= ${TODAY}, true)))
      and ${id === undefined ? sql`true` : sql`d.id = ${id}`}
    order by d.date_from desc, d.id desc limit 200`.execute(db)
  return rows.map(row => row.one)
}

/** Living ones that touch these days: of this person, or of the other in favour of this one. */
export async function clashes(
  db: Db,
  userId: string,
  { to_user_id, date_from, date_to }: CreateDelegation,
): Promise<{ own: boolean; circle: boolean }> {
  const { rows } = await sql<{ own: boolean; circle: boolean }>`
    select coalesce(bool_or(from_user_id = ${userId}), false) as own,
      coalesce(bool_or(from_user_id = ${to_user_id} and to_user_id = ${userId}), false) as circle
    from approval_delegation where ended_at is null
      and daterange(date_from, date_to, '[]') && daterange(${date_from}::date, ${date_to}::date, '[]')`.execute(
    db,
  )
  return rows[0] ?? { own: false, circle: false }
}

export async function insertDelegation(db: Db, userId: string, asked: CreateDelegation): Promise<string> {
  const { id } = await db
    .insertInto('approval_delegation')
    .values({ ...asked, from_user_id: userId, created_by: userId, updated_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function endDelegation(db: Db, userId: string, id: string): Promise<void> {
  await db
    .updateTable('approval_delegation')
    .set({ ended_at: NOW, updated_by: userId })
    .where('id', '=', id)
    .execute()
}

/** Active accounts by the name of their person or their own, with where they work. */
export async function findPeople(db: Db, search: string, exceptId: string): Promise<PersonChoice[]> {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<PersonChoice>`
    select u.id, u.full_name as name,
      concat_ws(', ', ${accountPosition('u.id')},
        (select o.ou_name from operating_unit o where o.id = u.ou_id)) as detail
    from app_user u
    where u.status = 'active' and u.id <> ${exceptId} and (u.full_name ilike ${like} or u.username ilike ${like})
    order by u.full_name, u.id limit 20`.execute(db)
  return rows
}
