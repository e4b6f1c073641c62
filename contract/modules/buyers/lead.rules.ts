import type { BrokenRule } from '@contract/kernel/broken-rule'
import { businessDate, type DateText } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import type { Lead } from '@contract/modules/buyers/lead.resource'

type LeadInput = Pick<Lead, 'mobile_e164' | 'email' | 'budget_min' | 'budget_max'>

/** What must be true of a lead before anybody is asked whose it is. */
export function checkLead(lead: LeadInput): BrokenRule[] {
  const broken: BrokenRule[] = []
  if (lead.mobile_e164 === null && lead.email === null)
    broken.push({ path: 'mobile_e164', code: 'contact_needed' })
  if (
    lead.budget_min !== null &&
    lead.budget_max !== null &&
    parseMoney(lead.budget_max) < parseMoney(lead.budget_min)
  )
    broken.push({ path: 'budget_max', code: 'amounts_reversed' })
  return broken
}

/** What comes next comes today at the earliest: an hour that has just passed is not worth a refusal. */
export function checkNextAction(at: string | null | undefined, today: DateText): BrokenRule[] {
  return at && businessDate(at) < today ? [{ path: 'next_action_at', code: 'next_action_past' }] : []
}

/** Whoever withdrew their consent is not asked for an appointment. */
export function checkContact(
  lead: Pick<Lead, 'consent_withdrawn_at'>,
  nextActionAt: string | null | undefined,
): BrokenRule[] {
  return nextActionAt && lead.consent_withdrawn_at !== null
    ? [{ path: 'next_action_at', code: 'lead_consent_withdrawn' }]
    : []
}
