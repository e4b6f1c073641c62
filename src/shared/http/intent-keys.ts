import { toApiFailure } from '@/shared/http/api-failure'
import { newIdempotencyKey } from '@/shared/http/idempotency-key'

/** Writes whose answer never came: whether they arrived nobody here knows. */
const unanswered = new Map<string, string>()

/**
 * Sends what must count once. Whoever presses again after a lost answer sends the same key, so the server answers
 * with what it did the first time; after an answer, even a refusal, the same words are a new intent.
 */
export async function sendOnce<T>(intent: unknown, send: (key: string) => Promise<T>): Promise<T> {
  const name = JSON.stringify(intent)
  const key = unanswered.get(name) ?? newIdempotencyKey()
  unanswered.set(name, key)
  try {
    const answer = await send(key)
    unanswered.delete(name)
    return answer
  } catch (error) {
    const { status } = toApiFailure(error)
    // What stands between may say 502 or 504 for a server that did its work.
    if (status > 0 && status < 500) unanswered.delete(name)
    throw error
  }
}
