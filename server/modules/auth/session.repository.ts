import { sql } from 'kysely'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

export type NewSession = {
  userId: string
  tokenHash: Buffer
  days: number
  ip: string
  userAgent: string | null
}

export async function insertSession(db: Db, session: NewSession): Promise<{ expires_at: string }> {
  const { rows } = await sql<{ expires_at: string }>`
    insert into session (user_id, token_hash, expires_at, ip, user_agent)
    values (${session.userId}, ${session.tokenHash}, ${NOW} + make_interval(days => ${session.days}), ${session.ip},
      ${session.userAgent?.slice(0, 300) ?? null})
    returning expires_at`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('the session was not written')
  return row
}

export type SessionListRow = {
  id: string
  issued_at: string
  last_seen_at: string
  expires_at: string
  ip: string | null
  user_agent: string | null
}

export function liveSessions(db: Db, userId: string, idleMinutes: number): Promise<SessionListRow[]> {
  return db
    .selectFrom('session')
    .select(['id', 'issued_at', 'last_seen_at', 'expires_at', 'ip', 'user_agent'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where(
      sql<boolean>`expires_at > ${NOW} and last_seen_at > ${NOW} - make_interval(mins => ${idleMinutes})`,
    )
    .orderBy('last_seen_at', 'desc')
    .execute()
}

type Which = { userId: string; only?: string; except?: string }

/** How many ended: one, all, or all but the one in hand. */
export async function revokeSessions(
  db: Db,
  { userId, only, except }: Which,
  reason: string,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update session set revoked_at = ${NOW}, revoked_reason = ${reason}
    where user_id = ${userId} and revoked_at is null
      and (${only ?? null}::uuid is null or id = ${only ?? null}::uuid)
      and (${except ?? null}::uuid is null or id <> ${except ?? null}::uuid)`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
