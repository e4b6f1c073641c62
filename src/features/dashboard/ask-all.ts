import type { ApiCall } from '@/shared/http/api'
import type { ApiFailure } from '@/shared/http/api-failure'

type Answer = { data?: unknown; error?: ApiFailure | undefined }
type Ask = (call: ApiCall) => Answer | PromiseLike<Answer>

/** What one card asks for by several calls, all at once: `read` gets their answers in order; one that fails fails all. */
export async function askAll<A, T>(
  ask: Ask,
  calls: readonly ApiCall[],
  read: (answers: readonly A[]) => T,
): Promise<{ data: T } | { error: ApiFailure }> {
  const answers = await Promise.all(calls.map(call => Promise.resolve(ask(call))))
  const failed = answers.find(({ error }) => error)?.error
  return failed ? { error: failed } : { data: read(answers.map(({ data }) => data as A)) }
}
