import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import type { DatedRole } from '@contract/modules/settings/user.calls'
import type { UserAccess } from '@contract/modules/settings/user-access'
import type { Db } from '@server/platform/db/database'

export type HeldRole = Omit<UserAccess['roles'][number], 'is_automatic'> & { id: string; rank: number }

/** All that a person ever held, the standing ones first. */
export async function heldRoles(db: Db, userId: string): Promise<HeldRole[]> {
  const { rows } = await sql<HeldRole>`
    select ur.id, ur.role_id, r.code, r.name, r.rank, ur.valid_from, ur.valid_to,
      case when ur.valid_to < t.day then 'past' when ur.valid_from > t.day then 'future' else 'current' end as state
    from user_role ur join role r on r.id = ur.role_id,
      (select ${TODAY} as day) t
    where ur.user_id = ${userId} order by ur.valid_to desc nulls first, r.rank desc, ur.valid_from`.execute(
    db,
  )
  return rows
}

export async function insertHeldRoles(db: Db, userId: string, roles: readonly DatedRole[]): Promise<void> {
  if (roles.length === 0) return
  await db
    .insertInto('user_role')
    .values(roles.map(role => ({ user_id: userId, ...role })))
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'role_id', 'valid_from'])
        .doUpdateSet(({ ref }) => ({ valid_to: ref('excluded.valid_to') })),
    )
    .execute()
}

export async function endHeldRole(db: Db, id: string, validTo: string | null): Promise<void> {
  await db.updateTable('user_role').set({ valid_to: validTo }).where('id', '=', id).execute()
}

/** What began today or later was never held; anything older ends yesterday and stays on record. */
export async function takeHeldRole(db: Db, id: string): Promise<void> {
  await sql`delete from user_role
    where id = ${id} and valid_from >= ${TODAY}`.execute(db)
  await sql`update user_role set valid_to = ${TODAY} - 1
    where id = ${id}`.execute(db)
}

export function unitExceptions(db: Db, userId: string) {
  return db
    .selectFrom('user_ou_override as e')
    .innerJoin('operating_unit as o', 'o.id', 'e.ou_id')
    .select(['e.ou_id', 'e.mode', 'o.ou_code', 'o.ou_name'])
    .where('e.user_id', '=', userId)
    .orderBy('o.ou_code')
    .execute()
}

type Exception = { ou_id: string; mode: 'grant' | 'deny' }
/** Only those that are others than before: whoever gives them may not write the rest. */
export async function changeExceptions(
  db: Db,
  userId: string,
  { added, removed }: { added: readonly Exception[]; removed: readonly string[] },
): Promise<void> {
  await sql`delete from user_ou_override where user_id = ${userId} and ou_id = any (${[...removed]}::uuid[])`.execute(
    db,
  )
  if (added.length === 0) return
  await db
    .insertInto('user_ou_override')
    .values(added.map(({ ou_id, mode }) => ({ user_id: userId, ou_id, mode })))
    .execute()
}

/** The version of the account stands for its roles and units too. */
export async function touchUser(db: Db, userId: string): Promise<void> {
  await sql`update app_user set ou_id = ou_id where id = ${userId}`.execute(db)
}

/** Of an account that is in use, locked: what one must know to put it out. */
export async function activeAccount(db: Db, userId: string) {
  const { rows } = await sql<{ ou_id: string | null; is_administrator: boolean }>`
    select u.ou_id, exists (select from user_role ur join role r on r.id = ur.role_id
      where ur.user_id = u.id and r.code = 'super_admin') as is_administrator
    from app_user u where u.id = ${userId} and u.status = 'active' for no key update`.execute(db)
  return rows[0] ?? null
}
