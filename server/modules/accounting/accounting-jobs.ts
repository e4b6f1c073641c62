import { z } from 'zod'
import type { Database } from '@server/platform/db/database'
import { defineTask, handle, type Schedule, type TaskHandler } from '@server/platform/jobs/task'
import { lookForAnomalies } from '@server/modules/accounting/anomalies/look'
import { draftRecurringEntries } from '@server/modules/accounting/recurring-entries'
import { mailHeads } from '@server/modules/accounting/mail-heads'
import { reverseDueEntries } from '@server/modules/accounting/self-reversing-entries'

const draftTask = defineTask('accounting.draft_recurring', z.strictObject({}))
const reverseTask = defineTask('accounting.reverse_entries', z.strictObject({}))

const anomaliesTask = defineTask('accounting.look_for_anomalies', z.strictObject({}))
const headsTask = defineTask('accounting.mail_heads', z.strictObject({}))

export function accountingHandlers(database: Database, publicUrl: () => string): TaskHandler[] {
  return [
    handle(draftTask, () => draftRecurringEntries(database)),
    handle(reverseTask, () => reverseDueEntries(database)),
    handle(anomaliesTask, () => lookForAnomalies(database)),
    handle(headsTask, () => mailHeads(database, publicUrl)),
  ]
}

/** In UTC: in the first hour of the day of Manila. */
export const accountingSchedules: readonly Schedule[] = [
  { task: reverseTask, cron: '7 16 * * *', catchUpMinutes: 24 * 60 },
  { task: draftTask, cron: '17 16 * * *', catchUpMinutes: 24 * 60 },
  { task: anomaliesTask, cron: '47 17 * * *', catchUpMinutes: 20 * 60 },
  { task: headsTask, cron: '27 16 * * *', catchUpMinutes: 20 * 60 },
]
