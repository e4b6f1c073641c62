import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import type { UserListItem } from '@contract/modules/settings/user.resource'
import { userResource } from '@contract/modules/settings/user.resource'
import type { Scope } from '@contract/access/scopes'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { createRepository } from '@server/platform/resource/create-repository'

const extra = {
  ou_code: sql<UserListItem['ou_code']>`(select o.ou_code from operating_unit o where o.id = app_user.ou_id)`,
  roles: sql<
    UserListItem['roles']
  >`coalesce((select json_agg(json_build_object('role_id', r.id, 'code', r.code, 'name', r.name) order by r.rank desc)
    from user_role ur join role r on r.id = ur.role_id where ur.user_id = app_user.id
      and ${TODAY} between ur.valid_from and coalesce(ur.valid_to, 'infinity'::date)), '[]')`,
}

export const users = createRepository(userResource, { extra, listedOnly: true })

export function getUser(db: Db, access: Condition, userId: string): Promise<UserListItem> {
  return users.get(db, access, userId)
}

export function staff(db: Db, access: Condition) {
  return db
    .selectFrom('app_user')
    .leftJoin('operating_unit as o', 'o.id', 'app_user.ou_id')
    .select(['app_user.id', 'username', 'email', 'first_name', 'last_name', 'status', 'o.ou_code'])
    .where(access)
    .orderBy('username')
    .limit(5000)
    .execute()
}

type Status = 'active' | 'suspended'

export async function setStatus(
  db: Db,
  userId: string,
  change: { status: Status; ou_id?: string },
): Promise<void> {
  await db.updateTable('app_user').set(change).where('id', '=', userId).execute()
}

export async function setNames(
  db: Db,
  userId: string,
  names: { first_name?: string | undefined; last_name?: string | undefined },
): Promise<void> {
  const given = Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length === 0) return
  await db.updateTable('app_user').set(given).where('id', '=', userId).execute()
}

export async function setUnit(db: Db, userId: string, unitId: string): Promise<void> {
  await db.updateTable('app_user').set({ ou_id: unitId }).where('id', '=', userId).execute()
}

export function findRoles(db: Db, roleIds: readonly string[]) {
  return db.selectFrom('role').select(['id', 'code', 'rank']).where('id', 'in', roleIds).execute()
}

export function rightsOfRoles(db: Db, roleIds: readonly string[]): Promise<{ code: string; scope: Scope }[]> {
  return db
    .selectFrom('role_permission as rp')
    .innerJoin('permission as p', 'p.id', 'rp.permission_id')
    .select(['p.code', 'rp.scope'])
    .where('rp.role_id', 'in', roleIds)
    .execute()
}

export async function highestRank(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('user_role as ur')
    .innerJoin('role as r', 'r.id', 'ur.role_id')
    .select(({ fn }) => fn.max('r.rank').as('rank'))
    .where('ur.user_id', '=', userId)
    .where(sql<boolean>`${TODAY} between ur.valid_from and coalesce(ur.valid_to, 'infinity'::date)`)
    .executeTakeFirst()
  return row?.rank ?? Number.NEGATIVE_INFINITY
}

export async function giveRoles(db: Db, userId: string, roleIds: readonly string[]): Promise<void> {
  await db
    .insertInto('user_role')
    .values(roleIds.map(role_id => ({ user_id: userId, role_id, valid_to: null })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function roleIdOf(db: Db, code: string): Promise<string> {
  const row = await db.selectFrom('role').select('id').where('code', '=', code).executeTakeFirstOrThrow()
  return row.id
}

/**
 * Active people who give rights to everyone today and will tomorrow, without this one. The role is locked first, so that two
 * administrators who put each other out at once are counted one after the other.
 */
export async function otherAdministrators(db: Db, userId: string): Promise<number> {
  await sql`select id from role where code = 'super_admin' for update`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(distinct u.id)::int as count from app_user u
      join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id
    where r.code = 'super_admin' and u.status = 'active' and u.id <> ${userId}
      and ur.valid_from <= ${TODAY} and ur.valid_to is null`.execute(db)
  return rows[0]?.count ?? 0
}
