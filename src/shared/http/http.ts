import type { AxiosAdapter } from 'axios'
import { ApiError, toApiFailure } from '@/shared/http/api-failure'
import { noteBuild } from '@/shared/http/build-watch'
import { isOffline, reportReachable, reportUnreachable } from '@/shared/http/connection'
import { httpPorts } from '@/shared/http/http-ports'
import type { HttpMethod, HttpOptions, HttpReply, HttpRequest } from '@/shared/http/http-request'
import { sendPublicly } from '@/shared/http/public-call'
import { retryDelay } from '@/shared/http/retry-policy'

let adapterReplaced = false

/** The seam for tests: every call, public or not, is then answered by this adapter. */
export async function replaceHttpAdapter(adapter: AxiosAdapter): Promise<void> {
  const { answerWith } = await import('@/shared/http/axios-client')
  answerWith(adapter)
  adapterReplaced = true
}

async function send<T>(request: HttpRequest): Promise<HttpReply<T>> {
  if (request.anonymous && !adapterReplaced) return sendPublicly(request)
  const { sendByAxios } = await import('@/shared/http/axios-client')
  return sendByAxios(request)
}

/** Resolves after the delay, or at once when the caller gives up; the next attempt then fails by itself. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}

/** A read says by itself, in the place of what it would show, that the password is wanted: only changes ask here. */
async function request<T>(call: HttpRequest): Promise<HttpReply<T>> {
  try {
    return await patiently<T>(call)
  } catch (error) {
    const isWanted = toApiFailure(error).code === 'confirm_password' && call.method !== 'GET'
    // Refused before anything was done, so the same call, with its key, may be made again.
    if (!isWanted || !(await httpPorts().askForPassword())) throw error
    return patiently<T>(call)
  }
}

async function patiently<T>(call: HttpRequest): Promise<HttpReply<T>> {
  for (let attempt = 0; ; attempt++) {
    try {
      const reply = await send<T>(call)
      reportReachable()
      noteBuild(reply.header('x-portal-build'))
      return reply
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { failure } = error
      if (failure.code === 'offline') reportUnreachable()
      const delay =
        call.retry === false || isOffline()
          ? null
          : retryDelay({ method: call.method, hasKey: Boolean(call.idempotencyKey), attempt, failure })
      if (delay === null) throw error
      await pause(delay, call.signal)
    }
  }
}

function withBody(method: HttpMethod) {
  return <T = unknown>(url: string, body?: unknown, options: HttpOptions = {}) =>
    request<T>({ ...options, url, method, body })
}

/**
 * The one door to the server. Reads are retried when the line or the server falters, writes only with an
 * Idempotency-Key; whatever fails is an ApiError. The client behind it (one axios instance) comes with the
 * first call that needs it, so that the sign-in page opens without.
 */
export const http = {
  request,
  get: <T = unknown>(url: string, options: HttpOptions = {}) =>
    request<T>({ ...options, url, method: 'GET' }),
  post: withBody('POST'),
  patch: withBody('PATCH'),
  put: withBody('PUT'),
  remove: withBody('DELETE'),
}

export async function serverAnswers(): Promise<boolean> {
  try {
    await http.get('/healthz', { anonymous: true, retry: false, timeoutMs: 1500 })
    return true
  } catch (error) {
    // Any answer, even "I am draining", comes from the server.
    return toApiFailure(error).status > 0
  }
}
