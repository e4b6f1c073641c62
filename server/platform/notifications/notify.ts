import { kindOf } from '@contract/modules/notifications/notification-kinds'
import type { NotificationPort } from '@server/platform/notifications/notification-port'
import { insertNotifications } from '@server/platform/notifications/notification.repository'

const TOLD_AS_SUCH = {
  needs: null,
  is_open: true,
  is_everywhere: true,
  ou_id: null,
  owner_id: null,
  line_id: null,
}

export const notify: NotificationPort['notify'] = async (tx, notice) => {
  const { kind, to, subject, params, path, dedupeKey, seenAt } = notice
  const people = [...new Set(to)]
  if (people.length === 0) return 0
  const { channel, always = false } = kindOf(kind)
  return insertNotifications(tx.db, people, {
    kind,
    subject_type: subject.type,
    subject_id: subject.id,
    params,
    path,
    dedupe_key: dedupeKey ?? null,
    channel,
    always,
    ...(seenAt ?? TOLD_AS_SUCH),
  })
}

/** The one there is; modules import it from the platform, as they do with mails and jobs. */
export const notifications: NotificationPort = { notify }
