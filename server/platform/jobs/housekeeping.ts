import { z } from 'zod'
import type { Database, Db } from '@server/platform/db/database'
import { asSystem } from '@server/platform/db/as-system'
import {
  BITE,
  deleteOldDrafts,
  deleteOldIdempotencyKeys,
  deleteOldOpenings,
  deleteOldPasswordResets,
  deleteOldSessions,
  deleteOldThrottles,
  deleteOldUploads,
  joinRowCounts,
  wipeUndeliveredSecrets,
} from '@server/platform/jobs/housekeeping.repository'
import { deleteOldNotifications } from '@server/platform/notifications/notification.repository'
import {
  defineTask,
  handle,
  type JobContext,
  type Schedule,
  type TaskHandler,
} from '@server/platform/jobs/task'

const nothing = z.strictObject({})

export const purgeTask = defineTask('housekeeping.purge', nothing)
export const sweepFilesTask = defineTask('housekeeping.sweep_files', nothing)
const joinCountsTask = defineTask('housekeeping.join_counts', nothing)
export const checkFilesTask = defineTask('housekeeping.check_files', nothing)

const PURGES: readonly ((db: Db) => Promise<number>)[] = [
  deleteOldDrafts,
  deleteOldIdempotencyKeys,
  deleteOldThrottles,
  deleteOldSessions,
  deleteOldPasswordResets,
  deleteOldOpenings('approval_link'),
  deleteOldOpenings('paper_link'),
  deleteOldUploads,
  wipeUndeliveredSecrets,
  deleteOldNotifications,
]

export type HousekeepingParts = {
  database: Database
  sweepFiles: () => Promise<unknown>
  checkFiles: (signal: AbortSignal) => Promise<unknown>
}

export function housekeepingHandlers({ database, sweepFiles, checkFiles }: HousekeepingParts): TaskHandler[] {
  return [
    handle(purgeTask, async (_payload, context) => {
      for (const purge of PURGES) await purgeAll(database, purge, context)
    }),
    handle(sweepFilesTask, async () => {
      await sweepFiles()
    }),
    handle(joinCountsTask, () => asSystem(database, tx => joinRowCounts(tx.db))),
    handle(checkFilesTask, async (_payload, { signal }) => {
      await checkFiles(signal)
    }),
  ]
}

async function purgeAll(
  database: Database,
  purge: (db: Db) => Promise<number>,
  { signal }: JobContext,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const deleted = await asSystem(database, tx => purge(tx.db))
    if (deleted < BITE) return
  }
}

/** At odd minutes, so that the servers of several portals on one machine do not all work at the full hour. */
export const housekeepingSchedules: readonly Schedule[] = [
  { task: purgeTask, cron: '23 * * * *', catchUpMinutes: 60 },
  { task: sweepFilesTask, cron: '47 18 * * *', catchUpMinutes: 24 * 60 },
  { task: checkFilesTask, cron: '* * * * *' },
  { task: joinCountsTask, cron: '* * * * *' },
]
