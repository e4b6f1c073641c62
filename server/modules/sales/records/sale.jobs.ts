import { z } from 'zod'
import type { Database } from '@server/platform/db/database'
import { defineTask, handle, type Schedule, type TaskHandler } from '@server/platform/jobs/task'
import { warnOfSales } from '@server/modules/sales/records/sale-warnings'
import { BITE, runPaperWatch, type WatchParts } from '@server/modules/sales/records/paper-watch'

const paperTask = defineTask('sales.papers_run_out', z.strictObject({}))

const warnTask = defineTask('sales.warn', z.strictObject({}))

export const saleHandlers = (database: Database, parts: WatchParts): TaskHandler[] => [
  handle(paperTask, async (_payload, { signal }) => {
    while ((await runPaperWatch(database, parts)) === BITE) signal.throwIfAborted()
  }),
  handle(warnTask, async () => {
    await warnOfSales(database)
  }),
]

/** In UTC: shortly after midnight of Manila; warnings when people come to work. */
export const saleSchedules: readonly Schedule[] = [
  { task: paperTask, cron: '7 16 * * *', catchUpMinutes: 24 * 60 },
  { task: warnTask, cron: '0 0 * * *', catchUpMinutes: 12 * 60 },
]
