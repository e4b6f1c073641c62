import { LEAD_STATUS_NAMES } from '@contract/modules/buyers/lead-status-names'

export const unitTypes = [
  { code: 'LOT', name: 'Lot', is_residential: true, vat_rule: 'lot' },
  { code: 'HL', name: 'House & Lot', is_residential: true, vat_rule: 'residential_dwelling' },
  { code: 'CONDO', name: 'Condominium', is_residential: true, vat_rule: 'residential_dwelling' },
  { code: 'PARK', name: 'Parking', is_residential: false, vat_rule: 'commercial' },
  { code: 'COMM', name: 'Commercial', is_residential: false, vat_rule: 'commercial' },
  { code: 'MEMO', name: 'Memorial', is_residential: false, vat_rule: 'lot' },
] as const

/** Unit type → code, name and premium in percent. */
export const subUnitTypes: Record<string, readonly (readonly [string, string, string])[]> = {
  LOT: [
    ['INNER', 'Inner', '0.000000'],
    ['CORNER', 'Corner', '10.000000'],
    ['END', 'End', '5.000000'],
    ['PARKSIDE', 'Facing the park', '8.000000'],
  ],
  HL: [
    ['SA', 'Single-attached', '5.000000'],
    ['SD', 'Single-detached', '12.000000'],
    ['TH', 'Townhouse', '0.000000'],
    ['DUPLEX', 'Duplex', '3.000000'],
  ],
  CONDO: [
    ['STUDIO', 'Studio', '0.000000'],
    ['1BR', 'One bedroom', '0.000000'],
    ['2BR', 'Two bedrooms', '0.000000'],
    ['3BR', 'Three bedrooms', '2.500000'],
    ['PH', 'Penthouse', '15.000000'],
  ],
  PARK: [
    ['BASE', 'Basement', '0.000000'],
    ['PODIUM', 'Podium', '5.000000'],
  ],
  COMM: [
    ['SHOP', 'Shop', '0.000000'],
    ['OFFICE', 'Office', '0.000000'],
  ],
  MEMO: [
    ['LAWN', 'Lawn lot', '0.000000'],
    ['GARDEN', 'Garden lot', '20.000000'],
    ['FAMILY', 'Family estate', '35.000000'],
  ],
}

export const prospectStatuses = [
  {
    code: 'NEW',
    name: LEAD_STATUS_NAMES.new,
    category: 'open',
    sort: 10,
    sla_days: 1,
    is_default: true,
    color: 'info',
  },
  {
    code: 'CONTACTED',
    name: LEAD_STATUS_NAMES.contacted,
    category: 'working',
    sort: 20,
    sla_days: 3,
    color: 'info',
  },
  {
    code: 'QUALIFIED',
    name: LEAD_STATUS_NAMES.qualified,
    category: 'working',
    sort: 30,
    sla_days: 7,
    color: 'info',
  },
  {
    code: 'TRIPPING',
    name: LEAD_STATUS_NAMES.site_visit_planned,
    category: 'working',
    sort: 40,
    sla_days: 7,
    color: 'warning',
  },
  {
    code: 'NEGOTIATING',
    name: LEAD_STATUS_NAMES.negotiating,
    category: 'working',
    sort: 50,
    sla_days: 5,
    color: 'warning',
  },
  {
    code: 'RESERVED',
    name: LEAD_STATUS_NAMES.reserved,
    category: 'reserved',
    sort: 60,
    sla_days: 30,
    color: 'success',
  },
  { code: 'WON', name: LEAD_STATUS_NAMES.bought, category: 'won', sort: 70, color: 'success' },
  { code: 'LOST', name: LEAD_STATUS_NAMES.lost, category: 'lost', sort: 80, color: 'danger' },
  { code: 'DUPLICATE', name: LEAD_STATUS_NAMES.duplicate, category: 'lost', sort: 90, color: 'neutral' },
] as const

const company = { kind: 'company_account', ledger: '1020' } as const

export const banks = [
  {
    code: 'OPS-MKT',
    name: 'Metro Isla Bank',
    branch: 'Ayala Avenue',
    swift: 'MISLPHMM',
    ...company,
    account_no: '006811024417',
  },
  {
    code: 'PAY-MKT',
    name: 'Metro Isla Bank',
    branch: 'Ayala Avenue',
    swift: 'MISLPHMM',
    ...company,
    account_no: '006811024425',
  },
  {
    code: 'OPS-CEB',
    name: 'Sugbo Commercial Bank',
    branch: 'Cebu Business Park',
    swift: 'SUGBPHMM',
    kind: 'both',
    ledger: '1020',
    account_no: '204500318876',
  },
  {
    code: 'OPS-DVO',
    name: 'Mindanao Unity Bank',
    branch: 'J.P. Laurel Avenue',
    swift: 'MINUPHMM',
    ...company,
    account_no: '710033920154',
  },
  { code: 'LUZ', name: 'Luzon Savings Bank', branch: 'Pasig', swift: 'LUZSPHMM', kind: 'lender' },
  { code: 'HBN', name: 'Harbor Bank of the North', branch: 'Quezon City', swift: 'HBNOPHMM', kind: 'lender' },
  { code: 'VIS', name: 'Visayas Home Bank', branch: 'Mandaue', swift: 'VISHPHMM', kind: 'lender' },
  { code: 'PAG', name: 'Pag-IBIG Fund', branch: null, swift: null, kind: 'lender' },
] as const
