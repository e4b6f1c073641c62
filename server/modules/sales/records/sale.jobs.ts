import { z } from 'zod'
import type { Database } from '@server/platform/db/database'
import { defineTask, handle, type Schedule, type TaskHandler } from '@server/platform/jobs/task'
import { BITE, runPaperWatch, type WatchParts } from '@server/modules/sales/records/paper-watch'

const paperTask = defineTask('sales.papers_run_out', z.strictObject({}))

export const saleHandlers = (database: Database, parts: WatchParts): TaskHandler[] => [
  handle(paperTask, async (_payload, { signal }) => {
    while ((await runPaperWatch(database, parts)) === BITE) signal.throwIfAborted()
  }),
]

/** In UTC: shortly after midnight of Manila. */
export const saleSchedules: readonly Schedule[] = [
  { task: paperTask, cron: '7 16 * * *', catchUpMinutes: 24 * 60 },
]
