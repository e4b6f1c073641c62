import type { FastifyBaseLogger } from 'fastify'
import { pino, type DestinationStream } from 'pino'

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

const SECRET_NAME = /token|password|key/i

/** A path may carry a one-time token (reset-password, approval links): what looks like one is cut out. */
export function withoutSecrets(url: string): string {
  const [path = '', ...query] = url
    .replace(/(\/(?:reset-password|ext|status|hr-staff|president)\/(?:ext\/)?)[^/?#]+/g, `$1${HIDDEN}`)
    .split('?')
  if (query.length === 0) return path
  // Cut up rather than matched: a name that is never followed by its value would be tried from each of its letters.
  const parts = query.join('?').split('&').map(withoutSecret)
  return `${path}?${parts.join('&')}`
}

function withoutSecret(part: string): string {
  const at = part.indexOf('=')
  return at >= 0 && SECRET_NAME.test(part.slice(0, at)) ? `${part.slice(0, at)}=${HIDDEN}` : part
}

/** Drivers hang whole connections on their errors, settings and all: only what tells the fault is written. */
function bareError(error: Error & { code?: string; cause?: unknown }): Record<string, unknown> {
  const { name, message, stack, code } = error
  const cause = error.cause instanceof Error ? { cause: error.cause.message } : {}
  return { name, message, ...(code ? { code } : {}), ...cause, stack }
}

/** JSON lines on stdout. A full disk behind stdout must not stop the service, so a failed write is dropped. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const stream = destination ?? pino.destination({ dest: 1, sync: true })
  if ('on' in stream && typeof stream.on === 'function') stream.on('error', () => undefined)
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: REDACTED, censor: HIDDEN },
      serializers: {
        req: (request: { method: string; url: string; id: string }) => ({
          method: request.method,
          url: withoutSecrets(request.url),
          id: request.id,
        }),
        err: bareError,
      },
    },
    stream,
  ) as unknown as Logger
}
