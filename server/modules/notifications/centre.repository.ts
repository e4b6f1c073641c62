import { sql } from 'kysely'
import { PAGE_SIZE } from '@contract/modules/notifications/notification.calls'
import { UNREAD_COUNTED } from '@contract/modules/notifications/unread-counted'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'
import { visibleTo, type Reader } from '@server/platform/notifications/visible-notifications.repository'

export type NotificationRow = {
  id: string
  at: string
  kind: string
  params: Record<string, string>
  path: string
  is_read: boolean
}

const columns = sql`id, ${utcText('created_at')} as at, kind, params, path,
  read_at is not null as is_read`

type CentreFilter = { before?: string | undefined; unread?: boolean; kind?: string | undefined }

export async function findNotifications(
  db: Db,
  reader: Reader,
  { before, unread = false, kind }: CentreFilter,
  limit = PAGE_SIZE + 1,
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`select ${columns} from notification
    where ${visibleTo(reader)} and (${before ?? null}::uuid is null or seq < (select b.seq from notification b where b.id = ${before ?? null}))
      and (not ${unread} or read_at is null) and (${kind ?? null}::text is null or kind = ${kind ?? null})
    order by seq desc limit ${limit}`.execute(db)
  return rows
}

/** Not one more than is shown. */
export async function countUnread(db: Db, reader: Reader): Promise<{ unread: number; asked_at: string }> {
  const { rows } = await sql<{
    unread: number
    asked_at: string
  }>`select count(*)::int as unread, ${utcText(NOW)} as asked_at from (
    select from notification where ${visibleTo(reader)} and read_at is null limit ${UNREAD_COUNTED}) unread`.execute(
    db,
  )
  return rows[0] ?? { unread: 0, asked_at: '' }
}

/** False where there is none of theirs. */
export async function setRead(db: Db, reader: Reader, id: string, isRead: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update notification set read_at = case when ${isRead} then coalesce(read_at, ${NOW}) end
    where id = ${id} and ${visibleTo(reader)}`.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}

const stamp = sql`to_char(${NOW}, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** All at one instant, which stands for them when it was a mistake. */
export async function readAll(db: Db, userId: string): Promise<{ changed: number; mark: string }> {
  const { rows } = await sql<{ changed: number; mark: string }>`
    with changed as (update notification set read_at = ${NOW} where user_id = ${userId} and read_at is null returning 1)
    select count(*)::int as changed, ${stamp} as mark from changed`.execute(db)
  return rows[0] ?? { changed: 0, mark: '' }
}

export async function takeBackRead(db: Db, userId: string, mark: string): Promise<void> {
  await sql`update notification set read_at = null where user_id = ${userId} and read_at = ${mark}::timestamptz`.execute(
    db,
  )
}

/** The other windows of the same person show the same. */
export async function tellOwnWindows(db: Db, channel: string, userId: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${userId})`.execute(db)
}
