import type { BrokenRule } from '@contract/kernel/broken-rule'
import type { Lead } from '@contract/modules/buyers/lead.resource'

type MergeLead = Pick<Lead, 'id' | 'category' | 'merged_into_id'>

const SOLD = new Set(['reserved', 'won'])

/** Which of two stays matters where one of them has a sale: that one stays. */
export function checkMerge(kept: MergeLead, gone: MergeLead): BrokenRule[] {
  const broken = (code: string) => [{ path: 'merged_lead_id', code }]
  if (kept.id === gone.id) return broken('lead_merge_itself')
  if (kept.merged_into_id !== null || gone.merged_into_id !== null) return broken('lead_merged')
  if (kept.category === 'lost' && gone.category !== 'lost') return broken('lead_merge_other_way')
  if (!SOLD.has(gone.category)) return []
  return broken(SOLD.has(kept.category) ? 'lead_merge_both_sold' : 'lead_merge_other_way')
}

/** What the one that stays is silent about and the other one says. */
const FILLED = [
  'mobile_e164',
  'email',
  'campaign',
  'unit_type_id',
  'budget_min',
  'budget_max',
  'financing_pref',
  'country',
  'converted_buyer_id',
] as const

type FilledField = (typeof FILLED)[number]
type Facts = Pick<
  Lead,
  | FilledField
  | 'project_interest_ids'
  | 'first_contact_at'
  | 'next_action_at'
  | 'next_action_kind'
  | 'protected_until'
  | 'consent_at'
  | 'consent_withdrawn_at'
  | 'consent_withdrawn_by'
>

const earlier = (a: string | null, b: string | null) =>
  a === null || b === null ? (a ?? b) : Date.parse(a) <= Date.parse(b) ? a : b

/** One person: who withdrew their consent did so for both, unless they gave it again later. */
function withdrawalOf(
  kept: Facts,
  gone: Facts,
): Pick<Facts, 'consent_withdrawn_at' | 'consent_withdrawn_by'> {
  const at = gone.consent_withdrawn_at
  const isOfGone =
    kept.consent_withdrawn_at === null && at !== null && Date.parse(at) > Date.parse(kept.consent_at)
  const { consent_withdrawn_at, consent_withdrawn_by } = isOfGone ? gone : kept
  return { consent_withdrawn_at, consent_withdrawn_by }
}

/** Nothing that the one that stays says is written over. */
export function mergedFacts(kept: Facts, gone: Facts): Partial<Facts> {
  const filled = Object.fromEntries(
    FILLED.filter(name => kept[name] === null && gone[name] !== null).map(name => [name, gone[name]]),
  ) as Partial<Facts>
  const interests = [...new Set([...kept.project_interest_ids, ...gone.project_interest_ids])].slice(0, 20)
  const withdrawn = withdrawalOf(kept, gone)
  const next = withdrawn.consent_withdrawn_at ? null : earlier(kept.next_action_at, gone.next_action_at)
  // A budget is one thing: half of it from the other lead could turn it round.
  if (kept.budget_min !== null || kept.budget_max !== null) {
    delete filled.budget_min
    delete filled.budget_max
  }
  return {
    ...filled,
    project_interest_ids: interests,
    first_contact_at: earlier(kept.first_contact_at, gone.first_contact_at),
    ...withdrawn,
    next_action_at: next,
    next_action_kind:
      next === null ? null : next === kept.next_action_at ? kept.next_action_kind : gone.next_action_kind,
    protected_until:
      kept.protected_until > gone.protected_until ? kept.protected_until : gone.protected_until,
  }
}
