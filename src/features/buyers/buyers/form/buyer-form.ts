import { namesOf } from '@contract/kernel/records'
import { isRelevant } from '@contract/modules/buyers/buyer.rules'
import { AttorneyControl } from '@/features/buyers/buyers/form/attorney-control'
import { BuyerChoice } from '@/features/buyers/buyers/form/buyer-choice'
import { ConsentControl } from '@/features/buyers/buyers/form/consent-control'
import { CountryControl } from '@/features/buyers/buyers/form/country-control'
import { KindControl } from '@/features/buyers/buyers/form/kind-control'
import { NameControl } from '@/features/buyers/buyers/form/name-control'
import { NumberControl } from '@/features/buyers/buyers/form/number-control'
import { RepresentativesControl } from '@/features/buyers/buyers/form/representatives-control'
import type { PhraseKey } from '@/shared/i18n/namespaces'
import type { RecordForm } from '@/shared/record/record-panel.types'

const SECTIONS = {
  who: ['kind', 'last_name', 'first_name', 'middle_name', 'suffix', 'corporate_name'],
  contact: ['mobile', 'email', 'present_address', 'permanent_address'],
  person: ['birth_date', 'nationality', 'civil_status', 'spouse_name', 'spouse_buyer_id'],
  numbers: ['tin', 'gov_id_type', 'gov_id_no', 'gov_id_valid_to'],
  work: [
    'employment',
    'employer',
    'occupation',
    'country_of_work',
    'gross_monthly_income',
    'source_of_funds',
  ],
  representatives: ['representatives'],
  attorney: ['attorney_in_fact'],
  caution: ['is_pep', 'aml_risk'],
  keeper: ['owner_employee_id', 'ou_id', 'consent_text_version'],
} as const

const CONTROLS = {
  kind: KindControl,
  last_name: NameControl,
  first_name: NameControl,
  corporate_name: NameControl,
  tin: NumberControl,
  gov_id_no: NumberControl,
  mobile: NumberControl,
  nationality: CountryControl,
  country_of_work: CountryControl,
  attorney_in_fact: AttorneyControl,
  representatives: RepresentativesControl,
  owner_employee_id: BuyerChoice,
  ou_id: BuyerChoice,
  consent_text_version: ConsentControl,
}

/** The form of a buyer; `t` speaks the module's words. */
export function buyerForm(t: (key: PhraseKey<'buyers'>) => string, isNew: boolean): RecordForm {
  const names = namesOf(SECTIONS)
  return {
    namespace: 'buyers',
    list: 'buyers',
    controls: CONTROLS,
    isRelevant: (field, values) => isRelevant(field, values),
    sections: names.map(name => ({
      title: t(`sections.${name}`),
      // How they agreed later, and what they are called by, stands beside the form.
      fields: isNew ? SECTIONS[name] : SECTIONS[name].filter(field => field !== 'consent_text_version'),
    })),
  }
}
