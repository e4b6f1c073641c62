import { ApiError } from '@/shared/http/api-failure'

export type Crash = { requestId: string | null; text: string }

/** What support needs: what, where, when, and the server's request id if there is one. Nothing typed by people. */
export function describeCrash(error: unknown, address: string, at: Date): Crash {
  const requestId = requestIdOf(error)
  const what = error instanceof Error ? `${error.name}: ${error.message}` : 'Unknown error'
  const lines = [what, `Page: ${withoutQuery(address)}`, `Time: ${at.toISOString()}`]
  if (requestId) lines.push(`Request: ${requestId}`)
  const stack = error instanceof Error ? error.stack?.split('\n').slice(1, 6).join('\n') : undefined
  if (stack) lines.push(stack)
  return { requestId, text: lines.join('\n') }
}

function requestIdOf(error: unknown): string | null {
  return error instanceof ApiError ? error.failure.requestId : null
}

/** A query may hold what someone searched for. */
function withoutQuery(address: string): string {
  return address.split(/[?#]/u)[0] ?? address
}
