import type { ApiFailure } from '@/shared/http/api-failure'

const MOST_RETRIES = 3
const FIRST_DELAY_MS = 300
/** Rather say what is wrong than hold a screen for longer. */
const LONGEST_WAIT_SECONDS = 20
const PASSING = new Set([502, 503, 504])
const READS = new Set(['GET', 'HEAD'])

export interface FailedAttempt {
  method: string
  /** With an Idempotency-Key the same write counts once, however often it arrives. */
  hasKey: boolean
  /** 0 after the first attempt. */
  attempt: number
  failure: Pick<ApiFailure, 'status' | 'code' | 'retryAfter'>
}

/** How long to wait before the next attempt; null: there is none. */
export function retryDelay(failed: FailedAttempt, random: () => number = Math.random): number | null {
  const { method, hasKey, attempt, failure } = failed
  if (attempt >= MOST_RETRIES) return null
  if (!READS.has(method) && !hasKey) return null
  if (failure.code !== 'offline' && !PASSING.has(failure.status)) return null
  const asked = failure.retryAfter ?? 0
  if (asked > LONGEST_WAIT_SECONDS) return null
  // Jitter: a server that comes back must not meet everyone at the same moment.
  const own = FIRST_DELAY_MS * 2 ** attempt * (0.5 + random() / 2)
  return Math.round(Math.max(own, asked * 1000 + random() * FIRST_DELAY_MS))
}
