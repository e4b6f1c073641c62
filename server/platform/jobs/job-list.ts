import type { Schedule, TaskHandler } from '@server/platform/jobs/task'

/** What a part of the portal does by itself. Modules add theirs while the app is built; the portal runs them. */
export type JobList = { handlers: readonly TaskHandler[]; schedules: readonly Schedule[] }

export type JobRegister = JobList & { add(list: JobList): void }

export function createJobRegister(): JobRegister {
  const handlers: TaskHandler[] = []
  const schedules: Schedule[] = []
  return {
    handlers,
    schedules,
    add(list) {
      handlers.push(...list.handlers)
      schedules.push(...list.schedules)
    },
  }
}
