import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import type { HeldRight } from '@contract/access/conflicts'
import type { Db } from '@server/platform/db/database'
import { notFound } from '@server/platform/http/problems'

export type RoleRow = { id: string; code: string; name: string; rank: number; is_system: boolean }

export async function findRole(db: Db, roleId: string): Promise<RoleRow> {
  const role = await db
    .selectFrom('role')
    .select(['id', 'code', 'name', 'rank', 'is_system'])
    .where('id', '=', roleId)
    .executeTakeFirst()
  if (!role) throw notFound()
  return role
}

/** Code and scope of each role asked for; a role without rights has an empty list. */
export async function grantsOf(db: Db, roleIds: readonly string[]): Promise<Map<string, HeldRight[]>> {
  const grants = new Map<string, HeldRight[]>(roleIds.map(id => [id, []]))
  if (roleIds.length === 0) return grants
  const rows = await db
    .selectFrom('role_permission as rp')
    .innerJoin('permission as p', 'p.id', 'rp.permission_id')
    .select(['rp.role_id', 'p.code', 'rp.scope'])
    .where('rp.role_id', 'in', roleIds)
    .orderBy('p.code')
    .execute()
  for (const { role_id, code, scope } of rows) grants.get(role_id)?.push({ code, scope })
  return grants
}

/** Every role with its rights, the highest first. */
export async function compareRoles(db: Db) {
  const roles = await db
    .selectFrom('role')
    .select(['id', 'code', 'name'])
    .orderBy('rank', 'desc')
    .orderBy('code')
    .execute()
  const grants = await grantsOf(
    db,
    roles.map(({ id }) => id),
  )
  return roles.map(role => ({ ...role, grants: grants.get(role.id) ?? [] }))
}

export async function unitsOfRole(db: Db, roleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('role_operating_unit')
    .select('ou_id')
    .where('role_id', '=', roleId)
    .execute()
  return rows.map(row => row.ou_id)
}

/** The version of the role stands for its rights too. */
export async function touchRole(db: Db, roleId: string): Promise<void> {
  await sql`update role set name = name where id = ${roleId}`.execute(db)
}

export async function setReach(db: Db, roleId: string, reach: 'all' | 'listed' | 'home'): Promise<void> {
  await sql`update role set reach = ${reach} where id = ${roleId}`.execute(db)
}

export async function permissionIds(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const rows = await db.selectFrom('permission').select(['id', 'code']).where('code', 'in', codes).execute()
  return new Map(rows.map(row => [row.code, row.id]))
}

type Row = { role_id: string; permission_id: string; scope: HeldRight['scope'] }

export async function replaceGrants(db: Db, roleId: string, rows: readonly Row[]): Promise<void> {
  const kept = rows.map(row => row.permission_id)
  await sql`delete from role_permission
    where role_id = ${roleId} and not permission_id = any (${kept}::uuid[])`.execute(db)
  if (rows.length === 0) return
  await db
    .insertInto('role_permission')
    .values([...rows])
    .onConflict(conflict =>
      conflict
        .columns(['role_id', 'permission_id'])
        .doUpdateSet(({ ref }) => ({ scope: ref('excluded.scope') }))
        .where(sql<boolean>`role_permission.scope is distinct from excluded.scope`),
    )
    .execute()
}

export async function replaceUnits(db: Db, roleId: string, unitIds: readonly string[]): Promise<void> {
  await sql`delete from role_operating_unit
    where role_id = ${roleId} and not ou_id = any (${unitIds}::uuid[])`.execute(db)
  if (unitIds.length === 0) return
  await db
    .insertInto('role_operating_unit')
    .values(unitIds.map(ou_id => ({ role_id: roleId, ou_id })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Somebody holds it, held it once or will: the record of that stays. */
export async function wasEverHeld(db: Db, roleId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_role')
    .select('id')
    .where('role_id', '=', roleId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function removeRole(db: Db, roleId: string): Promise<void> {
  await db.deleteFrom('role').where('id', '=', roleId).execute()
}

export type HolderSet = { others: string[]; people: number; examples: string[] }

/** Active holders, now or later, by which other roles they have: few sets, however many people. */
export async function holderSets(
  db: Db,
  roleId: string,
  shownUnits: readonly string[] | null,
): Promise<HolderSet[]> {
  const { rows } = await sql<HolderSet>`
    with today as (select ${TODAY} as day),
    live as (
      select ur.user_id, ur.role_id from user_role ur, today where ur.valid_to is null or ur.valid_to >= today.day
    ), people as (
      select u.id, u.full_name, u.ou_id,
        coalesce((select array_agg(distinct l.role_id::text order by l.role_id::text)
          from live l where l.user_id = u.id and l.role_id <> ${roleId}), '{}') as others
      from app_user u
      where u.status in ('active', 'pending') and exists (select from live l where l.user_id = u.id and l.role_id = ${roleId})
    )
    select others, count(*)::int as people,
      coalesce((array_agg(full_name order by full_name)
        filter (where ${shownUnits}::uuid[] is null or ou_id = any (${shownUnits}::uuid[])))[1:5], '{}') as examples
    from people group by others order by people desc`.execute(db)
  return rows
}
