import type { EligibilityProblem } from '@contract/modules/leave/leave-type.rules'

const KNOWN: readonly EligibilityProblem[] = [
  'service_too_short',
  'regular_only',
  'has_paid_leave',
  'sex_not_eligible',
  'married_only',
  'solo_parent_id_missing',
  'events_used_up',
  'more_than_an_event_gives',
]

/** The words for why a kind of leave is closed to somebody; of a reason that nobody wrote words for, that it is. */
export function conditionKey(problem: string): `condition.${EligibilityProblem | 'because'}` {
  return `condition.${KNOWN.find(each => each === problem) ?? 'because'}`
}
