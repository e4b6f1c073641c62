import type { z } from 'zod'
import type { Db } from '@server/platform/db/database'
import { insertJob } from '@server/platform/jobs/jobs.repository'
import type { Task } from '@server/platform/jobs/task'

export type JobOptions = {
  /** A waiting job with the same key is replaced; one that runs already is followed by the new one. */
  key?: string
  runAt?: Date
  /** 25 by default, spread over some three days. */
  maxAttempts?: number
}

/** In the caller's transaction, under whichever role it runs: rolled back, the job never was. */
export async function addJob<Schema extends z.ZodType>(
  db: Db,
  task: Task<Schema>,
  payload: z.input<Schema>,
  { key, runAt, maxAttempts }: JobOptions = {},
): Promise<void> {
  task.payload.parse(payload)
  await insertJob(db, {
    task: task.name,
    payload,
    key: key ?? null,
    runAt: runAt ?? null,
    maxAttempts: maxAttempts ?? null,
  })
}
