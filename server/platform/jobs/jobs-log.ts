import { Logger } from 'graphile-worker'
import { redact } from '@server/platform/jobs/redact'
import type { WorkLog } from '@server/platform/jobs/work-log'

/** The library logs whole jobs beside its words; payloads carry people's data, so only the words pass. */
export function jobsLogger(log: WorkLog): Logger {
  return new Logger(() => (level, message, meta) => {
    // A job that failed was logged where it failed.
    if (meta?.['failure'] === true) return
    if (String(level) === 'error') log.error({ part: 'jobs' }, redact(message))
    if (String(level) === 'warning') log.warn({ part: 'jobs' }, redact(message))
  })
}
