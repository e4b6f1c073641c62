import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { pino, type DestinationStream } from 'pino'
import { loggedAddress } from '@server/platform/http/logged-address'
import { redact } from '@server/platform/jobs/redact'

export type Logger = FastifyBaseLogger

const HIDDEN = '[hidden]'
const SECRET_KEYS = [
  'password',
  'current_password',
  'token',
  'authorization',
  'cookie',
  'secret',
  'otp',
  'tin',
  'account_no',
]
const REDACTED = SECRET_KEYS.flatMap(key => [
  key,
  `*.${key}`,
  `*.*.${key}`,
  `req.headers.${key}`,
  `headers.${key}`,
])

/**
 * Drivers hang whole connections on their errors, settings and all, and a database repeats what it was given: only
 * what tells the fault is written.
 */
function bareError(error: Error & { code?: string; cause?: unknown }): Record<string, unknown> {
  const { name, message, stack, code } = error
  const cause = error.cause instanceof Error ? { cause: redact(error.cause.message) } : {}
  // The stack begins with the message.
  const calls = stack?.split('\n').filter(line => line.startsWith('    at '))
  return { name, message: redact(message), ...(code ? { code } : {}), ...cause, stack: calls?.join('\n') }
}

/** A line waits for so many letters of others, and no longer than so long: to write each alone costs more than to make it. */
const TOGETHER_LENGTH = 4_096
const TOGETHER_MS = 50

/** One for all loggers of the process. */
let stdout: DestinationStream | undefined

/** JSON lines on stdout. A full disk behind stdout must not stop the service, so a failed write is dropped. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: REDACTED, censor: HIDDEN },
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          url: loggedAddress(request),
          id: request.id,
        }),
        err: bareError,
      },
    },
    destination ?? (stdout ??= stdoutLines()),
  )
}

function stdoutLines(): DestinationStream {
  const file = pino.destination({ dest: 1, sync: true })
  file.on('error', () => undefined)
  let waiting = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const lines = waiting
    waiting = ''
    if (lines) file.write(lines)
  }
  process.once('exit', flush)
  return {
    write: line => {
      waiting += line
      if (waiting.length >= TOGETHER_LENGTH) flush()
      else timer ??= setTimeout(flush, TOGETHER_MS).unref()
    },
  }
}
