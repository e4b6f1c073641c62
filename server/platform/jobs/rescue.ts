import type { Connection } from '@server/platform/db/connection'
import { redactedError } from '@server/platform/jobs/redact'
import { deadWorkers, freeJobsOf, showLife } from '@server/platform/jobs/jobs.repository'
import type { WorkLog } from '@server/platform/jobs/work-log'
import type { createWorkerPool } from '@server/platform/db/worker-pool'

export type Rescue = { stop(): Promise<void> }

type RescueParts = {
  connection: Connection
  pool: ReturnType<typeof createWorkerPool>
  log: WorkLog
  everyMs: number
}

/**
 * The library frees the jobs of a killed server after four hours. Here each worker shows that it lives, and what
 * one without life had taken is free within two looks: a single look would also find those whose line to the
 * database has just broken and is being made again.
 */
export function startRescue({
  connection,
  pool,
  log,
  everyMs,
}: RescueParts): Rescue & { worker(id: string): void } {
  let life: Rescue | undefined
  let suspects = new Set<string>()
  const look = async () => {
    const silent = await deadWorkers(pool)
    const dead = silent.filter(id => suspects.has(id))
    if (dead.length > 0) {
      await freeJobsOf(pool, dead)
      log.warn({ part: 'jobs', workers: dead.length }, 'Jobs of a server that is gone are taken over')
    }
    suspects = new Set(silent)
  }
  const timer = setInterval(() => {
    look().catch((error: unknown) =>
      log.warn({ part: 'jobs', error: redactedError(error) }, 'Nobody could look for lost jobs'),
    )
  }, everyMs)
  return {
    /** A worker that follows another one does so because that one gave up: its jobs are free to take. */
    worker(id) {
      void life?.stop()
      life = showLife(connection, id)
    },
    async stop() {
      clearInterval(timer)
      await life?.stop()
    },
  }
}
