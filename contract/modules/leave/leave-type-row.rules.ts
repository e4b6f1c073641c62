import { parseDays } from '@contract/people/days.rules'
import type { LeaveTypeRow } from '@contract/modules/leave/leave-type.resource'
import type { LeaveType } from '@contract/modules/leave/leave-type.rules'

type DaysField = 'entitlement_days' | 'unless_paid_days' | 'carry_over_max' | 'max_per_event_days'
/** The record as the rules read it: days in hundredths. */
export function leaveTypeOf(
  row: Pick<LeaveTypeRow, Exclude<keyof LeaveType, 'entitlement' | 'max_per_event'> | DaysField>,
): LeaveType {
  const { entitlement_days, max_per_event_days, unless_paid_days, carry_over_max, ...same } = row
  const maybe = (text: string | null) => (text === null ? null : parseDays(text))
  return {
    ...same,
    entitlement: maybe(entitlement_days),
    max_per_event: maybe(max_per_event_days),
    unless_paid_days: maybe(unless_paid_days),
    carry_over_max: parseDays(carry_over_max),
  }
}
