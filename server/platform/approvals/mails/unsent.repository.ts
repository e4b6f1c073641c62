import { sql } from 'kysely'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

/** Not those that a worker has in its hands. */
const WAITING = sql`status = 'queued' and (leased_until is null or leased_until <= ${NOW})`
const RECALLED = sql`status = 'superseded', text_body = case when is_secret then null else text_body end,
  html_body = case when is_secret then null else html_body end`

/** Reminders and digests to an address that have not left: how many were taken back. */
export async function recallUnsent(db: Db, email: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update outbox_mail set ${RECALLED} where id in (
      select id from outbox_mail
      where ${WAITING} and to_address = lower(${email}) and kind in ('approval.reminder', 'approval.digest')
      for update skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** The same, of one request. */
export async function recallUnsentOf(db: Db, email: string, requestId: string): Promise<void> {
  await sql`
    update outbox_mail set ${RECALLED} where id in (
      select id from outbox_mail
      where ${WAITING} and to_address = lower(${email}) and kind = 'approval.reminder'
        and dedupe_key in (select 'approval-link:' || id from approval_link where request_id = ${requestId})
      for update skip locked)`.execute(db)
}
