import { namesOf, recordOf } from '@contract/kernel/records'

/**
 * Fields that make sense together and are taken together. The sealed columns come with their hash and mask; what says
 * who keeps the record, its number and its history stays the winner's.
 */
export const MERGE_GROUPS = {
  name: ['last_name', 'first_name', 'middle_name', 'suffix', 'corporate_name'],
  birth_date: ['birth_date'],
  nationality: ['nationality'],
  marriage: ['civil_status', 'spouse_name', 'spouse_buyer_id'],
  tin: ['tin', 'tin_hash', 'tin_masked'],
  gov_id: ['gov_id_type', 'gov_id_no', 'gov_id_no_hash', 'gov_id_no_masked', 'gov_id_valid_to'],
  present_address: ['present_address'],
  permanent_address: ['permanent_address'],
  mobile: ['mobile', 'fingerprint'],
  email: ['email'],
  work: ['employment', 'employer', 'occupation', 'gross_monthly_income', 'country_of_work'],
  source_of_funds: ['source_of_funds'],
  attorney_in_fact: ['attorney_in_fact'],
  representatives: ['representatives'],
  consent: ['consent_at', 'consent_text_version'],
  owner: ['owner_employee_id'],
  lead: ['lead_id'],
} as const
export type MergeGroup = keyof typeof MERGE_GROUPS
export const MERGE_GROUP_NAMES = namesOf(MERGE_GROUPS)

export type MergeSide = 'winner' | 'loser'
export type MergeChoice = Partial<Record<MergeGroup, MergeSide>>

type Values = Readonly<Record<string, unknown>>

const isEmpty = (side: Values, group: MergeGroup) =>
  MERGE_GROUPS[group].every(field => side[field] === null || side[field] === undefined)

/** Where nobody chose: the winner's, unless it has nothing there. */
export function sideOf(group: MergeGroup, winner: Values, loser: Values, taken: MergeChoice): MergeSide {
  return taken[group] ?? (isEmpty(winner, group) && !isEmpty(loser, group) ? 'loser' : 'winner')
}

/** From which side each group comes; two records say the same of most. */
export function decided(winner: Values, loser: Values, taken: MergeChoice): Record<MergeGroup, MergeSide> {
  return recordOf(MERGE_GROUP_NAMES, group => sideOf(group, winner, loser, taken))
}

/** What the winner is afterwards: the same for the same three, so that a merge can be gone through again. */
export function mergedValues(winner: Values, loser: Values, taken: MergeChoice): Record<string, unknown> {
  const sides = decided(winner, loser, taken)
  const values: Record<string, unknown> = {}
  for (const group of MERGE_GROUP_NAMES)
    for (const field of MERGE_GROUPS[group])
      values[field] = (sides[group] === 'winner' ? winner : loser)[field] ?? null
  return values
}

/** A caution once raised is not lost by merging. */
const RISKS = ['low', 'normal', 'high'] as const
export function mergedCaution(
  winner: { is_pep: boolean; aml_risk: (typeof RISKS)[number] },
  loser: { is_pep: boolean; aml_risk: (typeof RISKS)[number] },
) {
  const higher = RISKS.indexOf(winner.aml_risk) >= RISKS.indexOf(loser.aml_risk) ? winner : loser
  return { is_pep: winner.is_pep || loser.is_pep, aml_risk: higher.aml_risk }
}
