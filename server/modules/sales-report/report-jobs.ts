import { z } from 'zod'
import type { Database } from '@server/platform/db/database'
import { asSystem } from '@server/platform/db/as-system'
import { defineTask, handle, type Schedule, type TaskHandler } from '@server/platform/jobs/task'
import { joinMonths } from '@server/modules/sales-report/report.repository'

const joinMonthsTask = defineTask('sales_report.join_months', z.strictObject({}))

/** Months are only added to by day; put together they stay as few as they are read fast. */
export function salesReportJobs(database: Database): TaskHandler[] {
  return [handle(joinMonthsTask, () => asSystem(database, tx => joinMonths(tx.db)))]
}

/** Each hour, in a few milliseconds. */
export const salesReportSchedules: readonly Schedule[] = [{ task: joinMonthsTask, cron: '23 * * * *' }]
