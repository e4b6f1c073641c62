import { sql } from 'kysely'
import type { Channel, NotificationKind } from '@contract/modules/notifications/notification-kinds'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { keepPlan } from '@server/platform/db/keep-plan'
import { deleteBite } from '@server/platform/jobs/housekeeping.repository'
import type { RecordAccess } from '@server/platform/notifications/record-access'

export const NOTICES_CHANNEL = 'portal_notices'

type NewNotification = Omit<RecordAccess, 'needs'> & {
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
): Promise<{ told: number; by_mail: number }> {
  const { rows } = await keepPlan(sql<{ told: number; by_mail: number }>`
    select told, by_mail from portal_notify(${people}::uuid[], ${JSON.stringify(notice)}::jsonb)`).execute(db)
  return rows[0] ?? { told: 0, by_mail: 0 }
}

/** What nobody looked at in half a year nobody will. */
export const deleteOldNotifications = (db: Db) =>
  deleteBite(db, 'notification', sql`created_at < ${NOW} - interval '180 days'`)
