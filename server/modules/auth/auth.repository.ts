import { sql } from 'kysely'
import { NOW, TODAY } from '@server/platform/db/clock'
import type { Registration } from '@contract/modules/auth/auth.calls'
import { DEFAULT_LAYOUT } from '@contract/access/layout'
import { throttleKeys } from '@server/platform/access/throttles'
import type { Db } from '@server/platform/db/database'
import type { UserStatus } from '@server/platform/db/tables'

export type Account = {
  id: string
  username: string
  email: string
  first_name: string
  last_name: string
  full_name: string
  password_hash: string
  status: UserStatus
  locale: string
  ou_id: string | null
  ou_code: string | null
}

function accounts(db: Db) {
  return db
    .selectFrom('app_user as u')
    .leftJoin('operating_unit as o', 'o.id', 'u.ou_id')
    .select([
      'u.id',
      'u.username',
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.full_name',
      'u.password_hash',
      'u.status',
      'u.locale',
      'u.ou_id',
      'o.ou_code',
    ])
}

export function findByEmail(db: Db, email: string): Promise<Account | undefined> {
  return accounts(db).where('u.email', '=', email).executeTakeFirst()
}

export function findById(db: Db, userId: string): Promise<Account | undefined> {
  return accounts(db).where('u.id', '=', userId).executeTakeFirst()
}

/** By an account, or held by a registration that made none. */
export async function usernameTaken(db: Db, username: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from app_user where username = ${username})
      or exists (select from throttle where key = ${throttleKeys.username(username)}) as taken`.execute(db)
  return rows[0]?.taken ?? false
}

const HELD_DAYS = 90

/** Its window begins in the future: that is what keeps the row from being cleared away with the throttles of today. */
export async function holdUsername(db: Db, username: string): Promise<void> {
  await sql`insert into throttle (key, window_start, hits)
    values (${throttleKeys.username(username)}, ${NOW} + make_interval(days => ${HELD_DAYS}), 1)
    on conflict (key) do nothing`.execute(db)
}

/** No hash of anything: an account whose holder has not set a password yet. */
export const NO_PASSWORD = '-'

type PendingAccount = Omit<Registration, 'password'> & { password_hash: string; locale: string } & Partial<
    Pick<Account, 'first_name' | 'last_name' | 'ou_id'> & { created_by: string }
  >

/** null where the address is already known. */
export async function insertPending(db: Db, person: PendingAccount): Promise<string | null> {
  const row = await db
    .insertInto('app_user')
    .values({ ...person, layout: JSON.stringify(DEFAULT_LAYOUT) })
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ password_hash: passwordHash, must_change_password: false, locked_until: null })
    .where('id', '=', userId)
    .execute()
}

/** Links that were mailed to the address before are worth nothing any more. */
export async function setEmail(db: Db, userId: string, email: string): Promise<void> {
  await sql`update app_user set email = ${email} where id = ${userId}`.execute(db)
  await sql`update password_reset set superseded_at = ${NOW}
    where user_id = ${userId} and used_at is null and superseded_at is null`.execute(db)
}

export async function upgradeHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await sql`update app_user set password_hash = ${passwordHash} where id = ${userId}`.execute(db)
}

export async function noteSignIn(db: Db, userId: string): Promise<void> {
  await sql`update app_user set last_login_at = ${NOW}, locked_until = null where id = ${userId}`.execute(db)
}

export async function noteLock(db: Db, userId: string, minutes: number): Promise<void> {
  await sql`update app_user set locked_until = ${NOW} + make_interval(mins => ${minutes}) where id = ${userId}`.execute(
    db,
  )
}

export async function rolesOf(
  db: Db,
  userId: string,
): Promise<{ role_id: string; code: string; name: string }[]> {
  return db
    .selectFrom('user_role as ur')
    .innerJoin('role as r', 'r.id', 'ur.role_id')
    .select(['r.id as role_id', 'r.code', 'r.name'])
    .where('ur.user_id', '=', userId)
    .where(sql<boolean>`${TODAY} between ur.valid_from and coalesce(ur.valid_to, 'infinity'::date)`)
    .orderBy('r.rank', 'desc')
    .execute()
}

export async function insertReset(db: Db, userId: string, tokenHash: Buffer, minutes: number): Promise<void> {
  // Only the newest link works: asking again is how people say the earlier mail is lost.
  await sql`update password_reset set superseded_at = ${NOW}
    where user_id = ${userId} and used_at is null and superseded_at is null`.execute(db)
  await sql`insert into password_reset (user_id, token_hash, expires_at)
    values (${userId}, ${tokenHash}, ${NOW} + make_interval(mins => ${minutes}))`.execute(db)
}

const isOpen = sql`r.used_at is null and r.superseded_at is null and r.expires_at > ${NOW}
  and u.id = r.user_id and u.status in ('pending', 'active')`

/** Whether the link would work now; looking does not use it up. */
export async function isResetOpen(db: Db, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from password_reset r, app_user u where r.token_hash = ${tokenHash} and ${isOpen}`.execute(db)
  return rows.length > 0
}

/** Uses the link up in the same statement that checks it: of twenty at once, one gets the account. */
export async function useReset(db: Db, tokenHash: Buffer): Promise<string | null> {
  const { rows } = await sql<{ user_id: string }>`
    update password_reset r set used_at = ${NOW} from app_user u
    where r.token_hash = ${tokenHash} and ${isOpen} returning r.user_id`.execute(db)
  return rows[0]?.user_id ?? null
}

export async function clearLock(db: Db, userId: string): Promise<void> {
  await db.updateTable('app_user').set({ locked_until: null }).where('id', '=', userId).execute()
}
