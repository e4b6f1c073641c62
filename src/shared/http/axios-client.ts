import axios, { type AxiosAdapter, type AxiosError, type InternalAxiosRequestConfig } from 'axios'
import {
  answerError,
  cancelledError,
  offlineError,
  signedOutError,
  timeoutError,
  type ApiError,
} from '@/shared/http/api-failure'
import { httpPorts } from '@/shared/http/http-ports'
import { API_HOST, headersOf, TIMEOUT_MS, type HttpReply, type HttpRequest } from '@/shared/http/http-request'
import { ownPath } from '@/shared/http/own-path'

/** `baseURL` is empty on our own origin, and axios then follows an absolute URL whatever it is told: see ownPath. */
const client = axios.create({ baseURL: API_HOST, allowAbsoluteUrls: false, timeout: TIMEOUT_MS })

let underWay = new AbortController()

/** Calls of an ended session must neither go out nor come back. */
export function abortSessionCalls(): void {
  underWay.abort()
  underWay = new AbortController()
}

/** Tests answer the calls with the real server in the same process, or with a broken line. */
export function answerWith(adapter: AxiosAdapter): void {
  client.defaults.adapter = adapter
}

declare module 'axios' {
  interface AxiosRequestConfig {
    anonymous?: boolean
  }
}

client.interceptors.request.use((config: InternalAxiosRequestConfig) => {
  ownPath(config.url ?? '')
  const { token, activeOu, language, userId, onSessionLost } = httpPorts()
  config.headers.set('Accept-Language', language())
  if (config.anonymous) return config
  const bearer = token()
  if (!bearer && userId()) {
    onSessionLost('elsewhere')
    throw signedOutError()
  }
  if (bearer) config.headers.set('Authorization', `Bearer ${bearer}`)
  const unit = activeOu()
  if (unit) config.headers.set('X-Active-OU', unit)
  return config
})

function readerOf(headers: unknown): (name: string) => string | null {
  const bag = (headers ?? {}) as Record<string, unknown>
  return name => {
    const value = bag[name.toLowerCase()]
    return typeof value === 'string' ? value : null
  }
}

function explained(error: AxiosError, anonymous: boolean): ApiError {
  if (axios.isCancel(error)) return cancelledError()
  const { response } = error
  if (!response)
    return error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? timeoutError() : offlineError()
  const { token, onSessionLost, onForbidden } = httpPorts()
  // A late 401 of an older session says nothing about the one that stands now.
  const sentWith = response.config.headers.get('Authorization')
  if (response.status === 401 && !anonymous && sentWith === `Bearer ${token()}`) onSessionLost('expired')
  const said = answerError(response.status, response.statusText, response.data, readerOf(response.headers))
  if (response.status === 403 && !anonymous && said.failure.code !== 'confirm_password') onForbidden()
  return said
}

export async function sendByAxios<T>(request: HttpRequest): Promise<HttpReply<T>> {
  const ofSession = request.anonymous ? undefined : underWay.signal
  const signals = [ofSession, request.signal].filter(signal => signal !== undefined)
  try {
    const answer = await client.request<T>({
      url: request.url,
      method: request.method,
      data: request.body,
      params: request.params,
      headers: headersOf(request),
      signal: AbortSignal.any(signals),
      timeout: request.timeoutMs ?? TIMEOUT_MS,
      anonymous: request.anonymous ?? false,
      ...(request.onSent && {
        onUploadProgress: ({ progress = 0 }) => request.onSent?.(progress),
      }),
    })
    return { status: answer.status, data: answer.data, header: readerOf(answer.headers) }
  } catch (error) {
    throw axios.isAxiosError(error) || axios.isCancel(error)
      ? explained(error as AxiosError, request.anonymous ?? false)
      : error
  }
}
