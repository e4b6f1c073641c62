import { answerError, cancelledError, offlineError } from '@/shared/http/api-failure'
import { httpPorts } from '@/shared/http/http-ports'
import { API_HOST, type HttpOptions } from '@/shared/http/http-request'
import { ownPath } from '@/shared/http/own-path'

async function bodyOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json()
  } catch {
    return undefined
  }
}

/**
 * A long answer while it comes; the axios instance would hold all of it before it gives anything. The one place
 * beside it that carries the bearer.
 */
export async function openStream(
  url: string,
  { params = {}, headers, signal }: Pick<HttpOptions, 'params' | 'headers' | 'signal'>,
): Promise<ReadableStream<Uint8Array>> {
  const { token, activeOu, language, onSessionLost, onForbidden } = httpPorts()
  const bearer = token()
  const unit = activeOu()
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  let answer: Response
  try {
    answer = await fetch(`${API_HOST}${ownPath(url)}${query ? `?${query}` : ''}`, {
      headers: {
        ...headers,
        'Accept-Language': language(),
        ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
        ...(unit ? { 'X-Active-OU': unit } : {}),
      },
      signal: signal ?? null,
      credentials: 'omit',
      cache: 'no-store',
    })
  } catch {
    throw signal?.aborted ? cancelledError() : offlineError()
  }
  if (answer.ok && answer.body) return answer.body
  if (answer.status === 401 && bearer === token()) onSessionLost('expired')
  if (answer.status === 403) onForbidden()
  throw answerError(answer.status, answer.statusText, await bodyOf(answer), name => answer.headers.get(name))
}
