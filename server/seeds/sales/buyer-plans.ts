import { CURRENT_CONSENT } from '@contract/modules/buyers/consent'
import type { Values } from '@server/platform/resource/resource-context'
import {
  ABROAD,
  COMPANIES,
  EMPLOYERS,
  MEN,
  PLACES,
  STREETS,
  SURNAMES,
  TRADES,
  WOMEN,
} from '@server/seeds/sales/buyer-words'
import { scatter, oneOf } from '@server/seeds/sales/scatter'

const digits = (value: number, length: number) => String(value).padStart(length, '0').slice(-length)
/** A number of its own for each, in no order to be seen. */
const own = (index: number, step: number, length: number) => digits((index + 1) * step, length)

export const mobileOf = (index: number): string => `+63927${own(index, 104_729, 7)}`

function addressOf(index: number, unit: string): string {
  const house = 1 + scatter(index, 'house', 480)
  return `${house} ${oneOf(index, 'street', STREETS)} St., ${oneOf(index, 'place', PLACES[unit] ?? [])}`
}

const tinOf = (index: number) => {
  const number = own(index, 1_299_709, 9)
  return `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}-00000`
}

/** Whoever buys, as the desk would write it down; every ninth is a company. */
export function buyerOf(index: number, unit: string, isPerson: boolean): Values {
  const common = {
    mobile: mobileOf(index),
    present_address: addressOf(index, unit),
    consent_text_version: CURRENT_CONSENT,
    tin: scatter(index, 'tin', 5) === 0 ? null : tinOf(index),
  }
  if (!isPerson && scatter(index, 'company', 11) === 0) return { ...common, ...companyOf(index) }
  const isWoman = scatter(index, 'woman', 2) === 0
  const first = oneOf(index, 'first', isWoman ? WOMEN : MEN)
  const last = oneOf(index, 'last', SURNAMES)
  return {
    ...common,
    ...livingOf(index),
    kind: 'individual',
    first_name: first,
    last_name: last,
    middle_name: oneOf(index, 'middle', SURNAMES),
    email: scatter(index, 'mail', 3) === 0 ? null : mailOf(`${first}.${last}`, index),
    birth_date: `${1962 + scatter(index, 'year', 40)}-${digits(1 + scatter(index, 'month', 12), 2)}-${digits(1 + scatter(index, 'day', 28), 2)}`,
    civil_status: oneOf(index, 'civil', ['single', 'married', 'married', 'widowed'] as const),
    gov_id_type: 'philsys',
    gov_id_no: own(index, 15_485_863, 12),
  }
}

function livingOf(index: number): Values {
  const pay = `${35 + scatter(index, 'pay', 140)}000.00`
  const kind = oneOf(index, 'living', [
    'local',
    'local',
    'local',
    'ofw',
    'ofw',
    'self_employed',
    'retired',
  ] as const)
  const works = { occupation: oneOf(index, 'trade', TRADES), gross_monthly_income: pay }
  if (kind === 'local') return { employment: kind, employer: oneOf(index, 'at', EMPLOYERS), ...works }
  if (kind === 'ofw') return { employment: kind, country_of_work: oneOf(index, 'abroad', ABROAD), ...works }
  return kind === 'self_employed'
    ? { employment: kind, occupation: 'Owner of a shop', gross_monthly_income: pay }
    : { employment: kind, source_of_funds: 'Pension and savings' }
}

function companyOf(index: number): Values {
  const name = oneOf(index, 'name', COMPANIES)
  const signs = `${oneOf(index, 'signs', MEN)} ${oneOf(index, 'for', SURNAMES)}`
  return {
    kind: 'corporate',
    corporate_name: `${name} ${oneOf(index, 'form', ['Inc.', 'Corporation', 'OPC'] as const)}`,
    representatives: [{ name: signs, position: 'President', mobile: mobileOf(index), email: null }],
  }
}

/** Who stands beside the buyer in the contract. */
export function spouseOf(index: number, buyer: Values, unit: string): Values {
  return {
    kind: 'individual',
    first_name: oneOf(index, 'spouse', WOMEN.some(name => name === buyer['first_name']) ? MEN : WOMEN),
    last_name: buyer['last_name'],
    mobile: `+63928${own(index, 104_729, 7)}`,
    present_address: addressOf(index, unit),
    civil_status: 'married',
    employment: 'local',
    consent_text_version: CURRENT_CONSENT,
  }
}

/** A lead that was won keeps the name and the numbers under which it came. */
export function buyerOfLead(lead: {
  id: string
  full_name: string
  mobile: string
  email: string | null
}): Values {
  const names = lead.full_name.split(' ')
  return {
    first_name: names.slice(0, -1).join(' '),
    last_name: names.at(-1),
    mobile: lead.mobile,
    email: lead.email,
    lead_id: lead.id,
  }
}

const mailOf = (name: string, index: number) =>
  `${name
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase()}${index}@mail.test`
