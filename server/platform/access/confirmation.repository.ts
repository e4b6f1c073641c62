import { sql } from 'kysely'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

/** After so long without use the password is asked for again. */
const CONFIRMED_MINUTES = 5

/** How long a password that was shown opens what sensitive rights do. */
const SHOWN_MINUTES = 15

/**
 * Whether the person behind a session showed the password lately, by signing in or when asked. Each use prolongs it: what
 * it guards against is a phone that lies on a table. By the database's clock, on the owner's table alone.
 */
export async function stillConfirmed(db: Db, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into session_confirmation (session_id)
    select s.id from session s left join session_confirmation c on c.session_id = s.id
    where s.id = ${sessionId} and s.revoked_at is null
      and coalesce(c.confirmed_at, s.issued_at) > ${NOW} - make_interval(mins => ${CONFIRMED_MINUTES})
    on conflict (session_id) do update set confirmed_at = ${NOW}
    returning session_id`.execute(db)
  return rows.length > 0
}

/**
 * Whether the password was shown within the time for which a sensitive right holds. Asking prolongs nothing: however
 * busy a session is, what moves money or rights asks again.
 */
export async function shownLately(db: Db, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from session s left join session_confirmation c on c.session_id = s.id
    where s.id = ${sessionId} and s.revoked_at is null
      and greatest(c.confirmed_at, s.issued_at) > ${NOW} - make_interval(mins => ${SHOWN_MINUTES})`.execute(
    db,
  )
  return rows.length > 0
}

export async function confirmSession(db: Db, sessionId: string): Promise<void> {
  await sql`insert into session_confirmation (session_id) values (${sessionId})
    on conflict (session_id) do update set confirmed_at = ${NOW}`.execute(db)
}
