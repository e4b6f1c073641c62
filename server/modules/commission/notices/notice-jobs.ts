import { z } from 'zod'
import { asSystem } from '@server/platform/db/as-system'
import type { Database } from '@server/platform/db/database'
import { defineTask, handle, type Schedule, type TaskHandler } from '@server/platform/jobs/task'
import { warnOfLicences } from '@server/modules/commission/notices/warn-of-licences'

const licenceTask = defineTask('commission.warn_of_licences', z.strictObject({}))

export const noticeHandlers = (database: Database): TaskHandler[] => [
  handle(licenceTask, () => asSystem(database, tx => warnOfLicences(tx))),
]

/** In UTC: early in the morning of Manila. */
export const noticeSchedules: readonly Schedule[] = [
  { task: licenceTask, cron: '43 22 * * *', catchUpMinutes: 24 * 60 },
]
