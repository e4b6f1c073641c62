import { sql } from 'kysely'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

/** Only the newest pair of codes counts. */
export async function saveEmailChange(
  db: Db,
  userId: string,
  email: string,
  oldCodeHash: Buffer,
  newCodeHash: Buffer,
  minutes: number,
): Promise<void> {
  await sql`insert into email_change (user_id, new_email, old_code_hash, new_code_hash, expires_at)
    values (${userId}, ${email}, ${oldCodeHash}, ${newCodeHash}, ${NOW} + make_interval(mins => ${minutes}))
    on conflict (user_id) do update set new_email = excluded.new_email, old_code_hash = excluded.old_code_hash,
      new_code_hash = excluded.new_code_hash, expires_at = excluded.expires_at, tries = 0, created_at = ${NOW}`.execute(
    db,
  )
}

type Change = { new_email: string; old_code_hash: Buffer; new_code_hash: Buffer; tries: number }

/** Locked until it is decided: of two tries at once the second sees what the first has counted. */
export async function findEmailChange(db: Db, userId: string): Promise<Change | null> {
  const { rows } = await sql<Change>`
    select new_email, old_code_hash, new_code_hash, tries from email_change
    where user_id = ${userId} and expires_at > ${NOW} for update`.execute(db)
  return rows[0] ?? null
}

export async function noteWrongCode(db: Db, userId: string): Promise<void> {
  await sql`update email_change set tries = tries + 1 where user_id = ${userId}`.execute(db)
}

export async function dropEmailChange(db: Db, userId: string): Promise<void> {
  await sql`delete from email_change where user_id = ${userId}`.execute(db)
}
