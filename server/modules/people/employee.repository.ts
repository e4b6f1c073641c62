import { sql } from 'kysely'
import type { LinePerson, People } from '@contract/modules/people/reporting-line.rules'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

/** Two who are put below each other at once would each see a line without a circle: one at a time. */
export const LINE_LOCK = 7_301_203

/** Everyone from here to the top, also in units that the asker does not see: by id and head alone. */
export async function findLineAbove(db: Db, id: string): Promise<People> {
  const { rows } = await sql<{ id: string; immediate_head_id: string | null }>`
    select id, immediate_head_id from portal_line_above(${id})`.execute(db)
  return new Map(rows.map(row => [row.id, { ...row, name: '', rank: 0, is_active: true }]))
}

export async function unitOfUser(db: Db, userId: string): Promise<string | null> {
  const user = await db.selectFrom('app_user').select('ou_id').where('id', '=', userId).executeTakeFirst()
  return user?.ou_id ?? null
}

export async function countReports(db: Db, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('employee')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('immediate_head_id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The protected part comes with the employee and is called as they are called. */
export async function keepDetail(
  db: Db,
  employee: { id: string; ou_id: string; full_name: string },
  userId: string,
): Promise<void> {
  const { id, ou_id, full_name } = employee
  await sql`insert into employee_detail (id, ou_id, full_name, created_by, updated_by)
    values (${id}, ${ou_id}, ${full_name}, ${userId}, ${userId})
    on conflict (id) do update set full_name = excluded.full_name
    where employee_detail.full_name <> excluded.full_name`.execute(db)
}

export async function noteReason(db: Db, id: string, reason: string): Promise<void> {
  await db.updateTable('employee_detail').set({ separation_reason: reason }).where('id', '=', id).execute()
}

export type ChartEntry = LinePerson & {
  position: string
  ou_code: string
  email: string
  mobile: string | null
}

/** Also those who have left: the line goes on past them. */
export function findChart(db: Db, access: Condition): Promise<ChartEntry[]> {
  return db
    .selectFrom('employee')
    .innerJoin('position as p', 'p.id', 'employee.position_id')
    .innerJoin('operating_unit as o', 'o.id', 'employee.ou_id')
    .select([
      'employee.id',
      'employee.full_name as name',
      'employee.immediate_head_id',
      'employee.is_active',
      'employee.email',
      'employee.mobile',
      'p.rank',
      'p.name as position',
      'o.ou_code',
    ])
    .where(access)
    .execute()
}

export function findBanks(db: Db) {
  return db
    .selectFrom('bank')
    .select(['id', 'code', 'name'])
    .where('is_active', '=', true)
    .orderBy('code')
    .execute()
}
