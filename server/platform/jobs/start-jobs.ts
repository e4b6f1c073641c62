import { EventEmitter } from 'node:events'
import {
  parseCronItems,
  run,
  type ParsedCronItem,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Connection } from '@server/platform/db/connection'
import { createWorkerPool, endWhenQuiet } from '@server/platform/db/worker-pool'
import { jobsLogger } from '@server/platform/jobs/jobs-log'
import { redactedError } from '@server/platform/jobs/redact'
import { startRescue } from '@server/platform/jobs/rescue'
import type { Schedule, TaskHandler } from '@server/platform/jobs/task'
import type { WorkLog } from '@server/platform/jobs/work-log'

export type JobsOptions = {
  /** The owner's, past any pooler in transaction mode: the library listens. */
  connection: Connection
  handlers: readonly TaskHandler[]
  schedules: readonly Schedule[]
  log: WorkLog
  concurrency?: number
  pollMs?: number
  rescueMs?: number
}

export type Jobs = {
  /** Takes no more jobs and waits for those that run. */
  stop(): Promise<void>
}

const CONCURRENCY = 2
/** One listens, one looks for what is due. */
const MORE_CONNECTIONS = 2
const POLL_MS = 2_000
const RESCUE_MS = 30_000
const RESTART_MS = 5_000
const MINUTE_MS = 60_000

/** Several servers may work on one database: each job runs on one of them. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const {
    connection,
    handlers,
    schedules,
    log,
    concurrency = CONCURRENCY,
    pollMs = POLL_MS,
    rescueMs = RESCUE_MS,
  } = options
  const pgPool = createWorkerPool(connection, concurrency + MORE_CONNECTIONS, error =>
    log.warn({ part: 'jobs', error: redactedError(error) }, 'A connection of the jobs broke'),
  )
  const taskList = tasksOf(handlers, log)
  const parsedCronItems = cronItems(schedules, taskList)
  const rescue = startRescue({ connection, pool: pgPool, log, everyMs: rescueMs })
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => rescue.worker(workerPool.id))
  let runner: Runner | undefined
  let restart: NodeJS.Timeout | undefined
  let stopping = false

  const launch = async () => {
    const started = await run({
      pgPool,
      taskList,
      parsedCronItems,
      concurrency,
      events,
      pollInterval: pollMs,
      noHandleSignals: true,
      logger: jobsLogger(log),
    })
    runner = started
    // It gives up when the database stays away for long; the server does not.
    void started.promise.catch(() => undefined).then(relaunchLater)
  }
  const relaunchLater = () => {
    if (stopping) return
    restart = setTimeout(() => void launch().catch(relaunchLater), RESTART_MS)
  }
  const end = async () => {
    stopping = true
    clearTimeout(restart)
    await runner?.stop().catch(() => undefined)
    await endWhenQuiet(pgPool)
    await rescue.stop()
  }

  await launch().catch(async (error: unknown) => {
    await end()
    throw error
  })
  return { stop: end }
}

function tasksOf(handlers: readonly TaskHandler[], log: WorkLog): TaskList {
  const list: TaskList = {}
  for (const handler of handlers) {
    const { name } = handler.task
    if (list[name]) throw new TypeError(`two handlers want the task ${name}`)
    list[name] = async (payload, { job, abortSignal }) => {
      try {
        const context = {
          jobId: String(job.id),
          attempt: job.attempts,
          signal: abortSignal,
        }
        await handler.run(withoutCron(payload), context)
      } catch (error) {
        const shown = redactedError(error)
        const last = job.attempts >= job.max_attempts
        log[last ? 'error' : 'warn'](
          { task: name, job: String(job.id), attempt: job.attempts, of: job.max_attempts, error: shown },
          last ? 'Job given up' : 'Job failed, it will be tried again',
        )
        // What is thrown is kept beside the job, so it is as bare as the log.
        throw new Error(`${shown.name}: ${shown.message}`)
      }
    }
  }
  return list
}

/** Scheduled jobs carry when they were due; tasks know nothing of schedules. */
function withoutCron(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('_cron' in payload)) return payload
  return Object.fromEntries(Object.entries(payload).filter(([key]) => key !== '_cron'))
}

function cronItems(schedules: readonly Schedule[], taskList: TaskList): ParsedCronItem[] {
  return parseCronItems(
    schedules.map(({ task, cron, payload, catchUpMinutes = 0 }) => {
      if (!taskList[task.name]) throw new TypeError(`the schedule of ${task.name} has no handler`)
      return {
        task: task.name,
        match: cron,
        identifier: task.name,
        options: { backfillPeriod: catchUpMinutes * MINUTE_MS },
        ...(payload ? { payload } : {}),
      }
    }),
  )
}
