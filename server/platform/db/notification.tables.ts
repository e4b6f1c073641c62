import type { ColumnType, Generated } from 'kysely'
import type { Channel, NotificationKind } from '@contract/modules/notifications/notification-kinds'
import type { OptionalInstant } from '@server/platform/db/column-types'

/** Rows are made by `portal_notify` alone. */
type NotificationTable = {
  id: Generated<string>
  seq: Generated<string>
  user_id: string
  created_at: Generated<string>
  kind: string
  subject_type: string
  subject_id: string
  params: ColumnType<Record<string, string>, string, string>
  path: string
  dedupe_key: string | null
  needs: string | null
  is_open: Generated<boolean>
  is_everywhere: Generated<boolean>
  ou_id: string | null
  owner_id: string | null
  line_id: string | null
  channel: Exclude<Channel, 'off'>
  read_at: OptionalInstant
  mailed_at: OptionalInstant
  mail_id: string | null
}

type NotificationPreferenceTable = {
  user_id: string
  row_version: Generated<number>
  digest_at: Generated<string>
  quiet_from: string | null
  quiet_to: string | null
  quiet_days: Generated<number[]>
  last_digest_on: string | null
}

export type NotificationTables = {
  notification: NotificationTable
  notification_choice: { user_id: string; kind: NotificationKind; channel: Channel }
  notification_preference: NotificationPreferenceTable
}
