import { answerError, cancelledError, offlineError, timeoutError } from '@/shared/http/api-failure'
import { httpPorts } from '@/shared/http/http-ports'
import { API_HOST, headersOf, TIMEOUT_MS, type HttpReply, type HttpRequest } from '@/shared/http/http-request'
import { ownPath } from '@/shared/http/own-path'

/** What is called a file comes as one, and is not read as text. */
const isFile = (answer: Response) => answer.ok && answer.headers.has('content-disposition')

async function bodyOf(answer: Response): Promise<unknown> {
  if (isFile(answer)) return answer.blob()
  const text = await answer.text()
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return text
  }
}

function withParams(request: HttpRequest): string {
  const entries = Object.entries(request.params ?? {}).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()
  return API_HOST + ownPath(request.url) + (query ? `?${query}` : '')
}

/**
 * Calls before anyone is known (sign-in, links from outside) carry no bearer and need none of the session's
 * care, so they do without the larger client: those pages must open fast on a slow phone.
 */
export async function sendPublicly<T>(request: HttpRequest): Promise<HttpReply<T>> {
  const timeout = AbortSignal.timeout(request.timeoutMs ?? TIMEOUT_MS)
  let answer: Response
  let body: unknown
  try {
    answer = await fetch(withParams(request), {
      method: request.method,
      headers: {
        ...headersOf(request),
        'Accept-Language': httpPorts().language(),
        ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: request.body === undefined ? null : JSON.stringify(request.body),
      signal: request.signal ? AbortSignal.any([timeout, request.signal]) : timeout,
      credentials: 'omit',
      cache: 'no-store',
    })
    body = await bodyOf(answer)
  } catch (error) {
    if (request.signal?.aborted) throw cancelledError()
    if (timeout.aborted) throw timeoutError()
    if (error instanceof TypeError) throw offlineError()
    throw error
  }
  const header = (name: string) => answer.headers.get(name)
  if (!answer.ok) throw answerError(answer.status, answer.statusText, body, header)
  return { status: answer.status, data: body as T, header }
}
