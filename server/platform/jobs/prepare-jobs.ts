import { runMigrations } from 'graphile-worker'
import type { Connection } from '@server/platform/db/connection'
import { createWorkerPool } from '@server/platform/db/worker-pool'
import { jobsLogger } from '@server/platform/jobs/jobs-log'
import { installJobs } from '@server/platform/jobs/jobs.repository'
import type { WorkLog } from '@server/platform/jobs/work-log'

/** After the portal's own migrations, as the owner, before anything adds a job. */
export async function prepareJobs(connection: Connection, log: WorkLog): Promise<void> {
  const pgPool = createWorkerPool(connection, 2, error => log.warn({ part: 'jobs' }, error.message))
  try {
    await installJobs(connection, () => runMigrations({ pgPool, logger: jobsLogger(log) }))
  } finally {
    await pgPool.end()
  }
}
