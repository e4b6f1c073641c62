/** What PostgreSQL and the network say when things go wrong, told apart once. */
type PgError = Error & { code?: string; constraint?: string; column?: string; table?: string }

const RETRYABLE = new Set(['40001', '40P01'])
/** Server stopping or starting, connections cut, disk full (53100), too many connections. */
const UNAVAILABLE = /^(08|57P0|53)/
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EACCES'])
const DRIVER_WORDS =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/

export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

export function unavailable(why: string): DatabaseUnavailable {
  return new DatabaseUnavailable(why)
}

/** The request had its time, or nobody waits for its answer any more. */
class RequestTimeOver extends Error {
  override readonly name = 'RequestTimeOver'
}

export function requestTimeOver(): RequestTimeOver {
  return new RequestTimeOver('the time of the request is over')
}

function codeOf(error: unknown): string {
  return error instanceof Error ? ((error as PgError).code ?? '') : ''
}

export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(codeOf(error))
}

export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  const code = codeOf(error)
  if (UNAVAILABLE.test(code) || SOCKET.has(code)) return true
  return error instanceof Error && DRIVER_WORDS.test(error.message)
}

/** A statement was cancelled for its own limit or for that of the request. */
export function isOutOfTime(error: unknown): boolean {
  return error instanceof RequestTimeOver || codeOf(error) === '57014'
}

export function uniqueViolation(error: unknown): string | null {
  return codeOf(error) === '23505' ? ((error as PgError).constraint ?? '') : null
}

export function isForeignKeyViolation(error: unknown): boolean {
  return codeOf(error) === '23503'
}

const BROKEN_CONSTRAINTS = new Set(['23514', '23502', '23P01'])

/** A check, a not-null or an exclusion that the rules should have caught first. */
export function brokenConstraint(error: unknown): string | null {
  const code = codeOf(error)
  return BROKEN_CONSTRAINTS.has(code)
    ? ((error as PgError).constraint ?? (error as PgError).column ?? '')
    : null
}
