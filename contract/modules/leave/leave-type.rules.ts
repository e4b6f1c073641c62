import { monthsBetween } from '@contract/kernel/calendar'
import type { DateText } from '@contract/kernel/dates'
import type { Hundredths } from '@contract/people/days.rules'

export type LeaveType = {
  code: string
  name: string
  category: 'company' | 'statutory'
  day_basis: 'working' | 'calendar'
  allow_half_day: boolean
  /** null: the policy of the company or the event decides. */
  entitlement: Hundredths | null
  accrual: 'upfront' | 'monthly' | 'event'
  min_service_months: number
  sex_eligibility: 'any' | 'female' | 'male'
  marital: 'any' | 'married'
  needs_solo_parent: boolean
  regular_only: boolean
  /** Not for one who has as many days of other paid leave already. */
  unless_paid_days: Hundredths | null
  requires_document: boolean
  document_deadline_days: number | null
  is_paid: boolean
  paid_by: 'employer' | 'sss'
  carry_over_max: Hundredths
  convertible_to_cash: boolean
  is_confidential: boolean
  /** What is not at an approver's discretion is noted, never refused. */
  discretionary: boolean
  max_per_event: Hundredths | null
  lifetime_max_events: number | null
}

/** What is known of the one who asks, at the first day of the leave. */
export type Applicant = {
  date_hired: DateText
  employment_type: 'regular' | 'probationary' | 'project' | 'commission_only' | 'consultant'
  sex: 'female' | 'male'
  civil_status: string
  solo_parent_id_valid_to: DateText | null
  /** Events of this type already taken: deliveries, for paternity leave. */
  events_taken: number
  /** Yearly days of other paid leave. */
  other_paid_days: Hundredths
}

export type EligibilityProblem =
  | 'service_too_short'
  | 'regular_only'
  | 'has_paid_leave'
  | 'sex_not_eligible'
  | 'married_only'
  | 'solo_parent_id_missing'
  | 'events_used_up'
  | 'more_than_an_event_gives'

/** Conditions of the law and of the policy. They bind the one who asks; approvers are not asked to know them. */
export function eligibilityProblems(
  type: LeaveType,
  applicant: Applicant,
  asked: { from: DateText; to: DateText; days: Hundredths },
): EligibilityProblem[] {
  const { solo_parent_id_valid_to: soloParentTo } = applicant
  const broken: [EligibilityProblem, boolean][] = [
    ['service_too_short', monthsBetween(applicant.date_hired, asked.from) < type.min_service_months],
    ['regular_only', type.regular_only && applicant.employment_type !== 'regular'],
    ['has_paid_leave', type.unless_paid_days !== null && applicant.other_paid_days >= type.unless_paid_days],
    ['sex_not_eligible', type.sex_eligibility !== 'any' && type.sex_eligibility !== applicant.sex],
    ['married_only', type.marital === 'married' && applicant.civil_status !== 'married'],
    [
      'solo_parent_id_missing',
      type.needs_solo_parent && (soloParentTo === null || soloParentTo < asked.from),
    ],
    [
      'events_used_up',
      type.lifetime_max_events !== null && applicant.events_taken >= type.lifetime_max_events,
    ],
    ['more_than_an_event_gives', type.max_per_event !== null && asked.days > type.max_per_event],
  ]
  return broken.filter(([, isBroken]) => isBroken).map(([problem]) => problem)
}
