import type { BrokenRule } from '@contract/kernel/broken-rule'
import type { DateText } from '@contract/kernel/dates'
import type { Buyer } from '@contract/modules/buyers/buyer.resource'

/** What only a person has, and what only a company has. */
const PERSON_FIELDS = [
  'last_name',
  'first_name',
  'middle_name',
  'suffix',
  'birth_date',
  'civil_status',
  'spouse_name',
  'spouse_buyer_id',
  'gov_id_type',
  'gov_id_no',
  'gov_id_valid_to',
  'employment',
  'employer',
  'occupation',
  'gross_monthly_income',
  'country_of_work',
] as const
const COMPANY_FIELDS = ['corporate_name', 'representatives'] as const

type BuyerFacts = Partial<Pick<Buyer, 'kind' | 'civil_status' | 'employment'>>

/** Whether a field says anything about such a buyer; what does not is hidden by the form and sent empty. */
export function isRelevant(field: string, { kind, civil_status, employment }: BuyerFacts): boolean {
  if (kind === 'corporate') return !(PERSON_FIELDS as readonly string[]).includes(field)
  if ((COMPANY_FIELDS as readonly string[]).includes(field)) return false
  if (field === 'spouse_name' || field === 'spouse_buyer_id') return civil_status === 'married'
  if (field === 'country_of_work') return employment === 'ofw'
  if (field === 'employer' || field === 'occupation')
    return employment === 'local' || employment === 'ofw' || employment === 'self_employed'
  return true
}

/** As it will stand; of the sealed numbers the masks say whether there is one. */
export type CheckedBuyer = Omit<Partial<Buyer>, 'id'> & Pick<Buyer, 'kind'>

const ADULT_YEARS = 18

function yearsBefore(day: DateText, years: number): DateText {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`
}

const broken = (isBroken: boolean, path: string, code: string): BrokenRule[] =>
  isBroken ? [{ path, code }] : []
const isGiven = (value: unknown) => value !== null && value !== undefined

export function checkBuyer(buyer: CheckedBuyer, today: DateText): BrokenRule[] {
  const foreign = buyer.kind === 'corporate' ? PERSON_FIELDS : COMPANY_FIELDS
  const code = buyer.kind === 'corporate' ? 'not_of_company' : 'not_of_person'
  return [
    ...foreign.flatMap(field => broken(isGiven(shown(buyer, field)), field, code)),
    ...(buyer.kind === 'corporate'
      ? broken(!isGiven(buyer.corporate_name), 'corporate_name', 'required')
      : checkPerson(buyer, today)),
    ...broken(buyer.is_pep === true && buyer.aml_risk === 'low', 'aml_risk', 'pep_not_low'),
  ]
}

/** The numbers themselves are never read back: their masks stand for them. */
function shown(buyer: CheckedBuyer, field: string): unknown {
  const values: Record<string, unknown> = buyer
  return field === 'gov_id_no' ? values['gov_id_no_masked'] : values[field]
}

function checkPerson(buyer: CheckedBuyer, today: DateText): BrokenRule[] {
  const { birth_date } = buyer
  const hasNumber = isGiven(buyer.gov_id_no_masked)
  return [
    ...broken(!isGiven(buyer.last_name), 'last_name', 'required'),
    ...broken(!isGiven(buyer.first_name), 'first_name', 'required'),
    ...broken(typeof birth_date === 'string' && birth_date >= today, 'birth_date', 'birth_date_ahead'),
    // Whoever is not of age yet binds themselves to nothing.
    ...broken(
      typeof birth_date === 'string' && birth_date < today && birth_date > yearsBefore(today, ADULT_YEARS),
      'birth_date',
      'buyer_under_age',
    ),
    ...broken(
      buyer.civil_status !== 'married' && (isGiven(buyer.spouse_name) || isGiven(buyer.spouse_buyer_id)),
      'spouse_name',
      'spouse_unmarried',
    ),
    ...broken(isGiven(buyer.gov_id_type) && !hasNumber, 'gov_id_no', 'gov_id_incomplete'),
    ...broken(!isGiven(buyer.gov_id_type) && hasNumber, 'gov_id_type', 'gov_id_incomplete'),
    ...broken(isGiven(buyer.gov_id_valid_to) && !hasNumber, 'gov_id_no', 'gov_id_incomplete'),
    ...broken(
      isGiven(buyer.country_of_work) && buyer.employment !== 'ofw',
      'country_of_work',
      'country_of_work_ofw',
    ),
  ]
}
