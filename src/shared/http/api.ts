import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { toApiFailure, type ApiFailure } from '@/shared/http/api-failure'
import { http } from '@/shared/http/http'
import { sendOnce } from '@/shared/http/intent-keys'
import type { HttpMethod, HttpOptions } from '@/shared/http/http-request'

export interface ApiCall extends Omit<HttpOptions, 'signal'> {
  url: string
  method?: HttpMethod
  body?: unknown
  /** However often it is pressed and whatever becomes of the line, it counts once. */
  once?: boolean
}

export const baseQuery: BaseQueryFn<ApiCall, unknown, ApiFailure> = async ({ once, ...call }, { signal }) => {
  const send = (key?: string) =>
    http.request({ method: 'GET', ...call, signal, ...(key && { idempotencyKey: key }) })
  try {
    const { data } = await (once ? sendOnce([call.method, call.url, call.ifMatch, call.body], send) : send())
    // A 204 has no body, and the query cache reads `undefined` as a mistake of ours.
    return { data: data ?? null }
  } catch (error) {
    return { error: toApiFailure(error) }
  }
}

/** One API; features inject their endpoints and name their tags with `enhanceEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  endpoints: () => ({}),
  // The default delays every refetch behind whatever slow query is still running.
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  keepUnusedDataFor: 60,
})

/** Answers of /api/v1 stand in an envelope. */
export function unwrap<T>(answer: { data: T }): T {
  return answer.data
}
