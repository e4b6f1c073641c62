import { sql } from 'kysely'
import { NOW, ZONE } from '@server/platform/db/clock'
import { NO_SETTINGS, type QuietTime } from '@contract/modules/notifications/notification.calls'
import type { Db } from '@server/platform/db/database'
import { visibleTo, type Reader } from '@server/platform/notifications/visible-notifications.repository'

/** Who may be due, with the moment as the database's clock has it where business is done. */
export type DigestReader = {
  user_id: string
  digest_at: string
  quiet: QuietTime | null
  last_digest_on: string | null
  date: string
  time: string
  weekday: number
}

const MOST_AT_ONCE = 500
export type MailChannel = 'mail' | 'digest'

const local = sql`(${NOW} at time zone ${ZONE})`
const digestAt = sql`coalesce(p.digest_at, ${NO_SETTINGS.digest_at}::time)`
const isPending = sql`n.mailed_at is null and n.read_at is null and n.channel <> 'portal'`

/** For a digest, what came after its time today waits for tomorrow's. */
export async function findWaiting(db: Db, channel: MailChannel): Promise<DigestReader[]> {
  const due =
    channel === 'mail'
      ? sql`n.channel = 'mail'`
      : sql`n.created_at <= (${local}::date + ${digestAt}) at time zone ${ZONE}
          and (p.last_digest_on is null or p.last_digest_on < ${local}::date)`
  const { rows } = await sql<DigestReader>`
    select w.user_id, to_char(${digestAt}, 'HH24:MI') as digest_at, p.last_digest_on::text as last_digest_on,
      case when p.quiet_from is not null then jsonb_build_object('from', to_char(p.quiet_from, 'HH24:MI'),
        'to', to_char(p.quiet_to, 'HH24:MI'), 'days', p.quiet_days) end as quiet,
      to_char(${local}, 'YYYY-MM-DD') as date, to_char(${local}, 'HH24:MI') as time,
      extract(isodow from ${local})::int as weekday
    from (select distinct n.user_id from notification n join app_user u on u.id = n.user_id and u.status = 'active'
      left join notification_preference p on p.user_id = n.user_id
      where ${isPending} and ${due} order by n.user_id limit ${MOST_AT_ONCE}) w
      left join notification_preference p on p.user_id = w.user_id`.execute(db)
  return rows
}

/** False where another worker has this day already. Version 0: nothing was chosen by that. */
export async function claimDay(db: Db, userId: string, date: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into notification_preference (user_id, row_version, last_digest_on) values (${userId}, 0, ${date})
    on conflict (user_id) do update set last_digest_on = excluded.last_digest_on
    where notification_preference.last_digest_on is null
      or notification_preference.last_digest_on < excluded.last_digest_on`.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}

export type MailReader = { email: string; first_name: string; full_name: string; locale: string }

/** One worker at a time has a person. */
export async function lockReader(db: Db, userId: string): Promise<MailReader | undefined> {
  return db
    .selectFrom('app_user')
    .select(['email', 'first_name', 'full_name', 'locale'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Mails that could not be delivered yet are overtaken: what they said is said again in the one that follows. */
export async function overtakeUndelivered(db: Db, email: string, by: MailChannel): Promise<void> {
  await sql`
    with overtaken as (
      update outbox_mail set status = 'superseded', leased_until = null
      where kind in ('notifications.now', 'notifications.digest') and to_address = ${email} and status = 'queued'
        and (leased_until is null or leased_until <= ${NOW}) returning id
    ) update notification set mailed_at = null, mail_id = null, channel = ${by}
      where mail_id in (select id from overtaken) and read_at is null`.execute(db)
}

/** What is told at once goes alone; a digest takes all there is. */
const goesWith = (channel: MailChannel) => (channel === 'mail' ? sql`n.channel = 'mail'` : sql`true`)

export type Item = { id: string; kind: string; params: Record<string, string>; path: string }

export async function findPending(
  db: Db,
  reader: Reader,
  channel: MailChannel,
  limit: number,
): Promise<{ items: Item[]; count: number }> {
  const { rows } = await sql<Item & { count: number }>`
    select n.id, n.kind, n.params, n.path, (count(*) over ())::int as count from notification n
    where n.user_id = ${reader.userId} and ${isPending} and ${goesWith(channel)}
      and n.id in (select id from notification where ${visibleTo(reader)})
    order by n.seq desc limit ${limit}`.execute(db)
  return { items: rows, count: rows[0]?.count ?? 0 }
}

/** Also those that its reader may not see any more: they are never mailed. */
export async function markMailed(
  db: Db,
  userId: string,
  channel: MailChannel,
  mailId: string | null,
): Promise<void> {
  await sql`update notification n set mailed_at = ${NOW}, mail_id = ${mailId}
    where n.user_id = ${userId} and ${isPending} and ${goesWith(channel)}`.execute(db)
}

export async function leaveToDigest(db: Db, userId: string): Promise<void> {
  await sql`update notification n set channel = 'digest'
    where n.user_id = ${userId} and n.channel = 'mail' and ${isPending}`.execute(db)
}
