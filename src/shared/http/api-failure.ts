import type { FieldError } from '@contract/kernel/errors'
import { phrase } from '@/shared/i18n/i18n'

/** Why a call failed, in a shape that may lie in the store. Status 0: no answer came. */
export interface ApiFailure {
  status: number
  /** A code of the contract, or `offline`, `timeout`, `cancelled`, `unexpected`. */
  code: string
  /** For people, in their language. */
  message: string
  fields: FieldError[]
  requestId: string | null
  /** Seconds that the server asks us to wait. */
  retryAfter: number | null
  /** The version that stands now, where ours was stale. */
  currentVersion: number | null
  /** What the server tells besides, where a code has more to say: who decided, and when. */
  details?: Record<string, unknown>
}

export class ApiError extends Error {
  readonly failure: ApiFailure

  constructor(failure: ApiFailure) {
    super(failure.message)
    this.name = 'ApiError'
    this.failure = failure
  }

  get requestId(): string | null {
    return this.failure.requestId
  }
}

type ReadHeader = (name: string) => string | null

function withoutAnswer(code: string, message: string): ApiError {
  return new ApiError({
    status: 0,
    code,
    message,
    fields: [],
    requestId: null,
    retryAfter: null,
    currentVersion: null,
  })
}

export const offlineError = () => withoutAnswer('offline', phrase('shared', 'failure.offline'))
export const timeoutError = () => withoutAnswer('timeout', phrase('shared', 'failure.timeout'))
export const cancelledError = () => withoutAnswer('cancelled', phrase('shared', 'failure.cancelled'))
export const signedOutError = () => withoutAnswer('unauthenticated', phrase('shared', 'failure.signed_out'))

/** Seconds or a date, as HTTP allows. */
export function secondsOfRetryAfter(text: string | null, now = Date.now()): number | null {
  if (!text) return null
  if (/^\d{1,9}$/.test(text.trim())) return Number(text)
  const date = Date.parse(text)
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function isFieldError(value: unknown): value is FieldError {
  const field = value as Partial<FieldError> | null
  return (
    typeof field?.path === 'string' && typeof field.code === 'string' && typeof field.message === 'string'
  )
}

/** The server's words first, the status text where it has none (a proxy's error page), ours where neither speaks. */
export function answerError(status: number, statusText: string, body: unknown, header: ReadHeader): ApiError {
  const said = isRecord(body) ? body : {}
  const text = (value: unknown) => (typeof value === 'string' && value ? value : null)
  return new ApiError({
    status,
    code: text(said['code']) ?? 'unexpected',
    message: text(said['message']) ?? text(statusText) ?? phrase('shared', 'failure.unexpected'),
    fields: Array.isArray(said['fields']) ? said['fields'].filter(isFieldError) : [],
    requestId: text(said['requestId']) ?? header('x-request-id'),
    retryAfter: secondsOfRetryAfter(header('retry-after')),
    currentVersion: typeof said['current_version'] === 'number' ? said['current_version'] : null,
    ...(isRecord(said['details']) ? { details: said['details'] } : {}),
  })
}

/** A fault, which support looks up by its number; a refusal says in words what to do. */
export const isFault = ({ status, code }: ApiFailure): boolean =>
  status >= 500 || code === 'malformed' || code === 'unexpected'

/** What is said where no field stands beside it: the message, and what was wrong with which value. */
export const failureText = ({ message, fields }: ApiFailure): string =>
  [message, ...new Set(fields.map(field => field.message).filter(Boolean))].join(' ')

/** Of whatever was thrown: our error, the record of it that the query cache keeps, or an exception that is neither. */
export function toApiFailure(error: unknown): ApiFailure {
  if (error instanceof ApiError) return error.failure
  const known = error as Partial<ApiFailure> | null
  if (typeof known?.status === 'number' && typeof known.code === 'string') return known as ApiFailure
  return withoutAnswer('unexpected', phrase('shared', 'failure.unexpected')).failure
}
