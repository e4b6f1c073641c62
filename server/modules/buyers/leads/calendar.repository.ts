import { sql } from 'kysely'
import { NOW, TODAY } from '@server/platform/db/clock'
import type { Locale } from '@contract/kernel/locales'
import type { CalendarFeed } from '@contract/modules/buyers/lead.views'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'

export type FeedRow = CalendarFeed & { id: string }

export async function findFeed(db: Db, userId: string): Promise<FeedRow | null> {
  const { rows } = await sql<FeedRow>`
    select id, ${utcText('created_at')} as created_at, ${utcText('last_read_at')} as last_read_at from calendar_feed
    where user_id = ${userId} and revoked_at is null`.execute(db)
  return rows[0] ?? null
}

export async function revokeFeed(db: Db, userId: string): Promise<void> {
  await sql`update calendar_feed set revoked_at = ${NOW} where user_id = ${userId} and revoked_at is null`.execute(
    db,
  )
}

export async function addFeed(db: Db, feed: { id: string; userId: string; hash: Buffer }): Promise<void> {
  await db
    .insertInto('calendar_feed')
    .values({ id: feed.id, user_id: feed.userId, token_hash: feed.hash })
    .execute()
}

export type FeedReader = { feed_id: string; user_id: string; locale: Locale }

/** Whose calendar it is, as long as they work here and may still see leads. */
export async function findReader(db: Db, hash: Buffer): Promise<FeedReader | null> {
  const { rows } = await sql<FeedReader>`
    update calendar_feed f set last_read_at = ${NOW} from app_user u
    where f.token_hash = ${hash} and f.revoked_at is null and u.id = f.user_id and u.status = 'active'
      and exists (select from user_role ur join role_permission rp on rp.role_id = ur.role_id
        join permission p on p.id = rp.permission_id
        where ur.user_id = u.id and p.code = 'buyer.lead.view'
          and ur.valid_from <= ${TODAY}
          and (ur.valid_to is null or ur.valid_to >= ${TODAY}))
    returning f.id as feed_id, f.user_id, u.locale`.execute(db)
  return rows[0] ?? null
}

export type NextAction = { id: string; at: Date; kind: string; full_name: string }

/** From last week on: their own leads alone, whoever else's they may see. */
export async function findNextActions(db: Db, userId: string): Promise<NextAction[]> {
  const { rows } = await sql<Omit<NextAction, 'at'> & { at: string }>`
    select l.id, l.next_action_at as at, coalesce(l.next_action_kind, 'call') as kind, l.full_name
    from lead l join employee e on e.id = l.owner_employee_id and e.is_active
    where e.user_id = ${userId} and l.category in ('open', 'working') and l.next_action_at > ${NOW} - interval '7 days'
    order by l.next_action_at, l.id limit 500`.execute(db)
  return rows.map(row => ({ ...row, at: new Date(row.at) }))
}
