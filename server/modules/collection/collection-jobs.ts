import { z } from 'zod'
import { asSystem } from '@server/platform/db/as-system'
import type { Database } from '@server/platform/db/database'
import { defineTask, handle, type Schedule, type TaskHandler } from '@server/platform/jobs/task'
import { remindOfCertificates } from '@server/modules/collection/reminders/remind-of-certificates'
import {
  remindOfStatements,
  type ReminderParts,
} from '@server/modules/collection/reminders/remind-of-statements'
import { tellOfUnapplied } from '@server/modules/collection/reminders/unapplied-receipts'

const nothing = z.strictObject({})
const statementTask = defineTask('collection.remind_of_statements', nothing)
const certificateTask = defineTask('collection.remind_of_certificates', nothing)
const unappliedTask = defineTask('collection.tell_of_unapplied', nothing)

export const collectionHandlers = (database: Database, parts: ReminderParts): TaskHandler[] => [
  handle(statementTask, () => remindOfStatements(database, parts)),
  handle(certificateTask, () => remindOfCertificates(database, parts)),
  handle(unappliedTask, () => asSystem(database, tx => tellOfUnapplied(tx))),
]

/** In UTC: developers are written to in the morning of a working day of Manila. */
export const collectionSchedules: readonly Schedule[] = [
  { task: statementTask, cron: '5 1 * * 1-5', catchUpMinutes: 6 * 60 },
  { task: certificateTask, cron: '15 1 * * 1-5', catchUpMinutes: 6 * 60 },
  { task: unappliedTask, cron: '37 22 * * *', catchUpMinutes: 24 * 60 },
]
