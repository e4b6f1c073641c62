import { addDays, type DateText } from '@contract/kernel/dates'
import type { Outcome } from '@contract/modules/buyers/lead.calls'
import type { ActivityKind } from '@contract/modules/buyers/activity-kinds'
import type { LeadCategory } from '@contract/selling/lead-state.rules'

type LoggedContact = { kind: ActivityKind; outcome: Outcome | null }

/** Writing something down is no work with the person. */
export function isWork(kind: ActivityKind): boolean {
  return kind !== 'note' && kind !== 'status_change'
}

/** Whether the person was met by it: a call that nobody took is work, and nobody was met. */
export function isContact({ kind, outcome }: LoggedContact): boolean {
  return isWork(kind) && outcome !== 'no_answer'
}

export type Protection = { protected_from: DateText; protected_until: DateText }

/**
 * What work of today does to the protection. One that still stands is prolonged; one that has lapsed begins anew, and
 * only where nobody else has the person by now. A lead that is lost is protected by nothing.
 */
export function prolonged(
  lead: Protection & { category: LeadCategory },
  kind: ActivityKind,
  { today, takenElsewhere, days }: { today: DateText; takenElsewhere: boolean; days: number },
): Protection {
  const { protected_from, protected_until } = lead
  const now = { protected_from, protected_until }
  if (!isWork(kind) || lead.category === 'lost') return now
  const until = addDays(today, days)
  if (protected_until >= today)
    return { protected_from, protected_until: until > protected_until ? until : protected_until }
  return takenElsewhere ? now : { protected_from: today, protected_until: until }
}
