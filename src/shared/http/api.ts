import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { toApiFailure, type ApiFailure } from '@/shared/http/api-failure'
import { http } from '@/shared/http/http'
import type { HttpMethod, HttpOptions } from '@/shared/http/http-request'

export interface ApiCall extends Omit<HttpOptions, 'signal'> {
  url: string
  method?: HttpMethod
  body?: unknown
}

export const baseQuery: BaseQueryFn<ApiCall, unknown, ApiFailure> = async (call, { signal }) => {
  try {
    const { data } = await http.request({ method: 'GET', ...call, signal })
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
