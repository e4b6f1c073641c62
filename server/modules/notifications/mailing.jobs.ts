import { digestTask, mailTask } from '@server/platform/notifications/mail-tasks'
import { handle, type Schedule, type TaskHandler } from '@server/platform/jobs/task'
import { mailWaiting, type MailingParts } from '@server/modules/notifications/mailing.service'

export function notificationHandlers(parts: MailingParts): TaskHandler[] {
  return [
    handle(mailTask, async () => {
      await mailWaiting(parts, 'mail')
    }),
    handle(digestTask, async () => {
      await mailWaiting(parts, 'digest')
    }),
  ]
}

/** People choose their minute; a few minutes later is early enough, and a missed one is made up for. */
export const notificationSchedules: readonly Schedule[] = [
  { task: digestTask, cron: '*/5 * * * *', catchUpMinutes: 5 },
]
