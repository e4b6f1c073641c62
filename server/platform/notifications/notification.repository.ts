import { sql } from 'kysely'
import type { Channel, NotificationKind } from '@contract/modules/notifications/notification-kinds'
import type { Db } from '@server/platform/db/database'
import type { Standing } from '@server/platform/notifications/standing'

export const NOTICES_CHANNEL = 'portal_notices'

type NewNotification = Omit<Standing, 'needs'> & {
  needs: string | null
  kind: NotificationKind
  subject_type: string
  subject_id: string
  params: Readonly<Record<string, string>>
  path: string
  dedupe_key: string | null
  channel: Channel
  always: boolean
}

export async function insertNotifications(
  db: Db,
  people: readonly string[],
  notice: NewNotification,
): Promise<number> {
  const { rows } = await sql<{ told: number }>`
    select portal_notify(${people}::uuid[], ${JSON.stringify(notice)}::jsonb) as told`.execute(db)
  return rows[0]?.told ?? 0
}
