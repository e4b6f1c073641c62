import type { EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query'
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { toApiFailure, type ApiFailure } from '@/shared/http/api-failure'
import { http } from '@/shared/http/http'
import { httpPorts } from '@/shared/http/http-ports'
import { sendOnce } from '@/shared/http/intent-keys'
import type { HttpMethod, HttpOptions } from '@/shared/http/http-request'

export interface ApiCall extends Omit<HttpOptions, 'signal'> {
  url: string
  method?: HttpMethod
  body?: unknown
  /** However often it is pressed and whatever becomes of the line, it counts once. */
  once?: boolean
  /** Of a list: with what it says beside its rows. */
  withMeta?: boolean
}

/** Answers of /api/v1 stand in an envelope. A 204 has no body, and the query cache reads `undefined` as a mistake. */
function opened(answer: unknown, withMeta = false): unknown {
  const isEnvelope = typeof answer === 'object' && answer !== null && 'data' in answer
  return (isEnvelope && !withMeta ? answer.data : answer) ?? null
}

const changes = { own: 0, others: 0 }
/** Something was written elsewhere: an answer that is still on its way may be of before. */
export function noteChange(): void {
  changes.others += 1
}

/** Where others keep writing, the last answer is good enough; what was written here is always seen. */
const MOST_READS = 3

/**
 * A query that is on its way is not asked again by what a change makes stale, nor by another language: it is read once
 * more by itself.
 */
async function readNewest<T>(read: () => Promise<T>): Promise<T> {
  for (let reads = 1; ; reads += 1) {
    const before = { ...changes, language: httpPorts().language() }
    const answer = await read()
    const isOfNow = before.others === changes.others || reads >= MOST_READS
    const isOwn = before.own === changes.own && before.language === httpPorts().language()
    if (isOwn && isOfNow) return answer
  }
}

export const baseQuery: BaseQueryFn<ApiCall, unknown, ApiFailure> = async (
  { once, withMeta, ...call },
  { signal, type },
) => {
  const send = (key?: string) =>
    http.request({ method: 'GET', ...call, signal, ...(key && { idempotencyKey: key }) })
  try {
    if (type === 'query') return { data: opened((await readNewest(() => send())).data, withMeta) }
    const { data } = await (once ? sendOnce([call.method, call.url, call.ifMatch, call.body], send) : send())
    changes.own += 1
    return { data: opened(data) }
  } catch (error) {
    return { error: toApiFailure(error) }
  }
}

export type CallBuilder = EndpointBuilder<typeof baseQuery, string, 'api'>

/** One API; features add their calls to it. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // Each module brings its own.
  tagTypes: [] as readonly string[],
  endpoints: () => ({}),
  // The default delays every refetch behind whatever slow query is still running.
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  keepUnusedDataFor: 60,
})

/** The calls of a feature, beside the kinds of records whose changes make their answers old. */
export function addCalls<Calls extends EndpointDefinitions>(
  kinds: readonly string[],
  endpoints: (build: CallBuilder) => Calls,
) {
  return api.enhanceEndpoints({ addTagTypes: kinds }).injectEndpoints({ endpoints })
}
