export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

export interface HttpOptions {
  params?: Record<string, string | number | boolean | undefined>
  headers?: Record<string, string>
  /** The row version that the change was made on. */
  ifMatch?: number
  /** Makes a write safe to repeat, and so retried like a read. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** For calls before anyone is known: no bearer, and a 401 means no more than what it says. */
  anonymous?: boolean
  /** Overrides the time after which no answer is an answer. */
  timeoutMs?: number
  /** Told how much of the body has gone out, from 0 to 1. */
  onSent?: (share: number) => void
  /** False: the caller has its own patience. */
  retry?: boolean
}

export interface HttpRequest extends HttpOptions {
  url: string
  method: HttpMethod
  body?: unknown
}

export interface HttpReply<T = unknown> {
  status: number
  data: T
  header: (name: string) => string | null
}

export const TIMEOUT_MS = 60_000

export function headersOf(request: HttpRequest): Record<string, string> {
  return {
    Accept: 'application/json',
    ...request.headers,
    ...(request.ifMatch === undefined ? {} : { 'If-Match': `"${request.ifMatch}"` }),
    ...(request.idempotencyKey === undefined ? {} : { 'Idempotency-Key': request.idempotencyKey }),
  }
}

export const API_HOST: string = import.meta.env['VITE_API_HOST'] ?? ''
