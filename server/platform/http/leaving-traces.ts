import type { Call } from '@server/platform/http/call'
import { Problem } from '@server/platform/http/problems'

/** What was refused is undone with all its rows; a refusal that must be remembered gets a transaction of its own. */
export async function leavingTraces<T>(
  transaction: Call<unknown, unknown, unknown>['transaction'],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const trace = error instanceof Problem ? error.details.trace : undefined
    if (trace) await transaction(async tx => tx.audit(trace))
    throw error
  }
}
