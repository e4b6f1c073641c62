import { addDays, type DateText } from '@contract/kernel/dates'
import type { ActivityKind } from '@contract/modules/buyers/activity-kinds'
import type { LeadCategory } from '@contract/selling/lead-state.rules'

/** Writing something down about a lead is no work with it. */
const NOT_QUALIFYING: readonly ActivityKind[] = ['note', 'status_change']

export type Activity = { kind: ActivityKind; on: DateText }

/** Until when a lead stays its owner's: never earlier than it stood before. */
export function protectedUntil(
  lead: { registered_on: DateText; activities: readonly Activity[] },
  days: number,
): DateText {
  const dates = lead.activities
    .filter(({ kind }) => !NOT_QUALIFYING.includes(kind))
    .map(({ on }) => on)
    .concat(lead.registered_on)
  return addDays(
    dates.reduce((last, on) => (on > last ? on : last)),
    days,
  )
}

export type ProtectedLead = {
  owner_employee_id: string
  ou_code: string
  category: LeadCategory
  protected_until: DateText
}

export function isProtected(
  lead: Pick<ProtectedLead, 'category' | 'protected_until'>,
  today: DateText,
): boolean {
  return lead.category !== 'lost' && lead.protected_until >= today
}

export type RegistrationAnswer =
  | { allowed: true }
  /** All that a second unit may learn: where the lead is and until when. No name, no number, no owner. */
  | { allowed: false; ou_code: string; protected_until: DateText }

/** The first registration of a fingerprint owns it; `others` are the leads of the same fingerprint. */
export function answerRegistration(others: readonly ProtectedLead[], today: DateText): RegistrationAnswer {
  const standing = others.find(lead => isProtected(lead, today))
  return standing
    ? { allowed: false, ou_code: standing.ou_code, protected_until: standing.protected_until }
    : { allowed: true }
}
