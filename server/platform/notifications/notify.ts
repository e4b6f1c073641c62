import { kindOf } from '@contract/modules/notifications/notification-kinds'
import { addJob } from '@server/platform/jobs/add-job'
import { mailTask } from '@server/platform/notifications/mail-tasks'
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
  const { told, by_mail } = await insertNotifications(tx.db, people, {
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
  // One job for all who wait for a mail: a second one replaces it.
  if (by_mail > 0) await addJob(tx.db, mailTask, {}, { key: mailTask.name })
  return told
}

/** The one there is; modules import it from the platform, as they do with mails and jobs. */
export const notifications: NotificationPort = { notify }
