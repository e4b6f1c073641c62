import { RefusedTerms } from '@contract/kernel/refused-terms'
import { Problem } from '@server/platform/http/problems'

/** Terms that no figures can be made of are refused in words, as any broken rule is. */
export function refusingTerms<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof RefusedTerms) throw new Problem('rule_broken', error.code)
    throw error
  }
}
