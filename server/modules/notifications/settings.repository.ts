import { sql } from 'kysely'
import { NO_SETTINGS, type QuietTime } from '@contract/modules/notifications/notification.calls'
import type { Channel, NotificationKind } from '@contract/modules/notifications/notification-kinds'
import type { Db } from '@server/platform/db/database'
import { staleRecord } from '@server/platform/http/problems'

export type Choices = Partial<Record<NotificationKind, Channel>>
export type Preference = { digest_at: string; quiet: QuietTime | null; row_version: number }

export async function findChoices(db: Db, userId: string): Promise<Choices> {
  const rows = await db
    .selectFrom('notification_choice')
    .select(['kind', 'channel'])
    .where('user_id', '=', userId)
    .execute()
  return Object.fromEntries(rows.map(({ kind, channel }) => [kind, channel]))
}

/** Version 0 where nothing was ever chosen. */
export async function findPreference(db: Db, userId: string): Promise<Preference> {
  const { rows } = await sql<Preference>`
    select row_version, to_char(digest_at, 'HH24:MI') as digest_at, case when quiet_from is not null then
      jsonb_build_object('from', to_char(quiet_from, 'HH24:MI'), 'to', to_char(quiet_to, 'HH24:MI'), 'days', quiet_days)
      end as quiet
    from notification_preference where user_id = ${userId}`.execute(db)
  return rows[0] ?? { ...NO_SETTINGS, row_version: 0 }
}

export async function saveChoices(db: Db, userId: string, choices: Choices): Promise<void> {
  const kinds = Object.keys(choices)
  if (kinds.length === 0) return
  await sql`insert into notification_choice (user_id, kind, channel)
    select ${userId}, c.kind, c.channel from unnest(${kinds}::text[], ${Object.values(choices)}::text[]) c (kind, channel)
    on conflict (user_id, kind) do update set channel = excluded.channel`.execute(db)
}

export async function savePreference(
  db: Db,
  userId: string,
  version: number,
  { digest_at, quiet }: Omit<Preference, 'row_version'>,
): Promise<void> {
  const days = [...new Set(quiet?.days ?? [])].sort((a, b) => a - b)
  const { numAffectedRows } = await sql`
    insert into notification_preference (user_id, digest_at, quiet_from, quiet_to, quiet_days)
    values (${userId}, ${digest_at}, ${quiet?.from ?? null}, ${quiet?.to ?? null}, ${days}::int[])
    on conflict (user_id) do update set digest_at = excluded.digest_at, quiet_from = excluded.quiet_from,
      quiet_to = excluded.quiet_to, quiet_days = excluded.quiet_days,
      row_version = notification_preference.row_version + 1
    where notification_preference.row_version = ${version}`.execute(db)
  if (Number(numAffectedRows ?? 0) === 0) throw staleRecord((await findPreference(db, userId)).row_version)
}
