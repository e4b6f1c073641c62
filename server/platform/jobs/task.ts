import type { z } from 'zod'

/** What a job is called and carries. Jobs outlive a deployment, so the payload is checked again when it runs. */
export type Task<Schema extends z.ZodType = z.ZodType> = { name: string; payload: Schema }

export type JobContext = {
  jobId: string
  /** 1 for the first try. A job may run twice (a crash after its work, before its mark), so work must bear that. */
  attempt: number
  /** Aborts when the server stops and the job takes long. */
  signal: AbortSignal
}

export type TaskHandler = {
  task: Task
  run(payload: unknown, context: JobContext): Promise<void>
}

const NAME = /^[a-z][a-z_]*(\.[a-z][a-z_]*)+$/

/** "module.verb_noun", for example `leave.remind_approvers`. */
export function defineTask<Schema extends z.ZodType>(name: string, payload: Schema): Task<Schema> {
  if (!NAME.test(name)) throw new TypeError(`a task is named module.what_it_does, not ${name}`)
  return { name, payload }
}

export function handle<Schema extends z.ZodType>(
  task: Task<Schema>,
  run: (payload: z.output<Schema>, context: JobContext) => Promise<void>,
): TaskHandler {
  return { task, run: (payload, context) => run(task.payload.parse(payload), context) }
}

export type Schedule = {
  task: Task
  /** Five cron fields, in UTC: Manila is eight hours ahead and knows no summer time. */
  cron: string
  payload?: Record<string, unknown>
  /** After a stop, a run that was missed within this time is made up for, once each. */
  catchUpMinutes?: number
}
