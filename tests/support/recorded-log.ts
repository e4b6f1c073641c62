import { createLogger, type Logger } from '@server/platform/http/logger'

/** A log that is kept in memory, as the lines that stdout would have been given. */
export function recordedLog(): { logger: Logger; lines: string[] } {
  const lines: string[] = []
  const logger = createLogger('debug', { write: line => void lines.push(line) })
  return { logger, lines }
}
