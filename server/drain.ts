import type { Portal } from '@server/portal'
import type { Logger } from '@server/platform/http/logger'

const DRAIN_DEADLINE_MS = 10_000

/** How the process ends: by hand without losing a request, by an unexpected error with code 1. */
export function drainOnSignal(portal: Portal, logger: Logger): void {
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'draining')
    const deadline = setTimeout(() => {
      logger.error({ signal }, 'the drain took too long; stopping at once')
      process.exit(1)
    }, DRAIN_DEADLINE_MS)
    deadline.unref()
    portal.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'the drain failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
  // Nobody knows what state an unexpected error left behind: finish what is in hand, then let the supervisor restart.
  const crash = (error: unknown) => {
    logger.fatal({ err: error }, 'unexpected error')
    process.exitCode = 1
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), DRAIN_DEADLINE_MS).unref()
    void portal.stop().finally(() => process.exit(1))
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
}
