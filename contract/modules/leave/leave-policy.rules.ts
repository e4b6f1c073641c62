import { sumDays, type Hundredths } from '@contract/people/days.rules'
import type { Applicant, LeaveType } from '@contract/modules/leave/leave-type.rules'

export type Policy = {
  leave_type_id: string
  employment_type: Applicant['employment_type'] | null
  position_id: string | null
  entitlement: Hundredths
}
export type Employment = Pick<Applicant, 'employment_type'> & { position_id: string }
export type TypeWithId = LeaveType & { id: string }

const specificity = (policy: Policy) => (policy.position_id ? 2 : 0) + (policy.employment_type ? 1 : 0)

/** What a year gives: the policy that says most about the person, or what the type itself says. */
export function entitlementOf(
  type: TypeWithId,
  employee: Employment,
  policies: readonly Policy[],
): Hundredths {
  if (type.regular_only && employee.employment_type !== 'regular') return 0
  const [best] = policies
    .filter(
      policy =>
        policy.leave_type_id === type.id &&
        (policy.employment_type ?? employee.employment_type) === employee.employment_type &&
        (policy.position_id ?? employee.position_id) === employee.position_id,
    )
    .sort((a, b) => specificity(b) - specificity(a))
  return best?.entitlement ?? type.entitlement ?? 0
}

/** Yearly days of the other paid leave that the company gives. */
export function otherPaidDays(
  type: TypeWithId,
  employee: Employment,
  types: readonly TypeWithId[],
  policies: readonly Policy[],
): Hundredths {
  const others = types.filter(
    other =>
      other.id !== type.id && other.category === 'company' && other.is_paid && other.accrual !== 'event',
  )
  return sumDays(others.map(other => entitlementOf(other, employee, policies)))
}
