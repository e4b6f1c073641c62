type Developer = {
  code: string
  name: string
  trade_name: string
  tin: string
  address: string
  terms: number
  rate?: string
  /** So many months beyond the current one its accreditation holds; without them it is not accredited yet. */
  accreditedMonths?: number
  contact: readonly [string, string]
}

export const developers: readonly Developer[] = [
  {
    code: 'BAHANDI',
    name: 'Bahandi Land Development Corporation',
    trade_name: 'Bahandi Land',
    tin: '204-118-337-00000',
    address: 'Archbishop Reyes Avenue, Cebu City',
    terms: 30,
    accreditedMonths: 7,
    contact: ['Marites Cabahug', 'billing@bahandi.test'],
  },
  {
    code: 'KAPATAGAN',
    name: 'Kapatagan Homes, Inc.',
    trade_name: 'Kapatagan Homes',
    tin: '211-502-948-00000',
    address: 'Quimpo Boulevard, Davao City',
    terms: 45,
    accreditedMonths: 4,
    contact: ['Rodel Amparo', 'payables@kapatagan.test'],
  },
  {
    code: 'ALON',
    name: 'Alon Bay Properties Corporation',
    trade_name: 'Alon Bay',
    tin: '008-771-264-00000',
    address: 'Mactan Circumferential Road, Lapu-Lapu City',
    terms: 30,
    accreditedMonths: 1,
    contact: ['Grace Ylanan', 'finance@alonbay.test'],
  },
  {
    code: 'TALAHIB',
    name: 'Talahib Ridge Realty, Inc.',
    trade_name: 'Talahib Ridge',
    tin: '219-640-005-00000',
    address: 'Aguinaldo Highway, Imus, Cavite',
    terms: 60,
    rate: '5.000000',
    accreditedMonths: 10,
    contact: ['Ernesto Villaruz', 'soa@talahib.test'],
  },
  {
    code: 'HIMLAY',
    name: 'Himlayan Gardens Memorial Corporation',
    trade_name: 'Himlayan Gardens',
    tin: '005-339-812-00000',
    address: 'Buhangin, Davao City',
    terms: 30,
    accreditedMonths: 2,
    contact: ['Liza Montejo', 'accounts@himlayan.test'],
  },
  {
    code: 'TOREMAR',
    name: 'Torre del Mar Estates Corporation',
    trade_name: 'Torre del Mar',
    tin: '222-087-451-00001',
    address: 'Bonifacio Global City, Taguig',
    terms: 45,
    rate: '15.000000',
    accreditedMonths: 0,
    contact: ['Paolo Escaño', 'ap@torredelmar.test'],
  },
  {
    code: 'BUKAL',
    name: 'Bukal Communities, Inc.',
    trade_name: 'Bukal',
    tin: '230-915-676-00000',
    address: 'Santa Rosa, Laguna',
    terms: 30,
    accreditedMonths: 15,
    contact: ['Analyn Dimaculangan', 'billing@bukal.test'],
  },
  {
    code: 'SILANGAN',
    name: 'Silangan Horizon Ventures, Inc.',
    trade_name: 'Silangan',
    tin: '241-226-390-00000',
    address: 'Jaro, Iloilo City',
    terms: 30,
    contact: ['Jonas Palmares', 'hello@silangan.test'],
  },
]

type Project = readonly [
  code: string,
  name: string,
  developer: string,
  area: string,
  kind: 'horizontal' | 'vertical' | 'mixed' | 'memorial',
  status: 'preselling' | 'rfo' | 'sold_out' | 'closed',
  licensed: string | null,
  turnover: string | null,
]

export const projects: readonly Project[] = [
  [
    'BAH-VISTA',
    'Bahandi Vista',
    'BAHANDI',
    'CEB-TAL',
    'horizontal',
    'preselling',
    '2024-03-15',
    '2027-06-30',
  ],
  [
    'BAH-LINAW',
    'Linaw Residences',
    'BAHANDI',
    'CEB-CEB',
    'vertical',
    'preselling',
    '2024-09-02',
    '2028-03-31',
  ],
  ['BAH-KALYE', 'Kalye Nuevo', 'BAHANDI', 'CEB-MAN', 'mixed', 'rfo', '2021-05-20', '2024-08-31'],
  ['BAH-TERRA', 'Terra Bahandi', 'BAHANDI', 'CEB-CON', 'horizontal', 'sold_out', '2019-11-11', '2022-12-31'],
  [
    'KAP-NORTE',
    'Kapatagan Norte',
    'KAPATAGAN',
    'DDN-TAG',
    'horizontal',
    'preselling',
    '2024-01-22',
    '2026-12-31',
  ],
  ['KAP-SUR', 'Kapatagan Sur', 'KAPATAGAN', 'DDS-DIG', 'horizontal', 'rfo', '2020-07-14', '2023-10-31'],
  [
    'KAP-HILLS',
    'Kapatagan Hills',
    'KAPATAGAN',
    'DVO-DVO',
    'horizontal',
    'preselling',
    '2025-02-10',
    '2028-01-31',
  ],
  ['KAP-ISLA', 'Isla Kapatagan', 'KAPATAGAN', 'DDN-SAM', 'mixed', 'preselling', null, null],
  ['ALON-ONE', 'Alon Bay One', 'ALON', 'CEB-LAP', 'vertical', 'rfo', '2020-02-03', '2024-05-31'],
  ['ALON-TWO', 'Alon Bay Two', 'ALON', 'CEB-LAP', 'vertical', 'preselling', '2024-06-17', '2028-12-31'],
  ['ALON-PAN', 'Alon Panglao', 'ALON', 'BOH-PAN', 'mixed', 'preselling', '2025-04-28', '2029-06-30'],
  ['TAL-CREST', 'Talahib Crest', 'TALAHIB', 'CAV-IMU', 'horizontal', 'rfo', '2019-08-19', '2022-09-30'],
  [
    'TAL-GROVE',
    'Talahib Grove',
    'TALAHIB',
    'CAV-DAS',
    'horizontal',
    'preselling',
    '2024-11-05',
    '2027-11-30',
  ],
  ['TAL-PEAK', 'Talahib Peak', 'TALAHIB', 'CAV-TAG', 'mixed', 'preselling', null, null],
  ['HIM-BUH', 'Himlayan Buhangin', 'HIMLAY', 'DVO-DVO', 'memorial', 'rfo', '2018-04-09', '2019-12-31'],
  ['HIM-TAG', 'Himlayan Tagum', 'HIMLAY', 'DDN-TAG', 'memorial', 'preselling', '2024-05-06', '2026-05-31'],
  ['TOR-AZUL', 'Torre Azul', 'TOREMAR', 'NCR-TAG', 'vertical', 'preselling', '2023-10-16', '2027-12-31'],
  ['TOR-ORO', 'Torre Oro', 'TOREMAR', 'NCR-MKT', 'vertical', 'rfo', '2019-01-28', '2023-06-30'],
  ['TOR-VERDE', 'Torre Verde', 'TOREMAR', 'NCR-QC', 'vertical', 'preselling', '2025-01-13', '2029-03-31'],
  ['BUK-SPRING', 'Bukal Springs', 'BUKAL', 'LAG-SRS', 'horizontal', 'preselling', '2024-02-19', '2026-11-30'],
  ['BUK-LAKE', 'Bukal Lakeside', 'BUKAL', 'LAG-CAL', 'horizontal', 'preselling', '2025-03-03', '2028-04-30'],
  ['BUK-FIRST', 'Bukal First', 'BUKAL', 'LAG-CAL', 'horizontal', 'closed', '2016-06-06', '2019-06-30'],
  ['SIL-DAGAT', 'Silangan Dagat', 'SILANGAN', 'ILO-ILO', 'vertical', 'preselling', null, null],
  [
    'SIL-PAVIA',
    'Silangan Pavia',
    'SILANGAN',
    'ILO-PAV',
    'horizontal',
    'preselling',
    '2025-05-12',
    '2028-05-31',
  ],
  ['SIL-SENTRO', 'Silangan Sentro', 'SILANGAN', 'ILO-ILO', 'mixed', 'preselling', '2025-08-18', '2029-08-31'],
]

type Model = readonly [
  code: string,
  name: string,
  floor: string,
  lot: string | null,
  bedrooms: number,
  bathrooms: number,
  storeys: number,
  carport: number,
]

const HOUSES: readonly Model[] = [
  ['AMIHAN', 'Amihan', '54.00', '60.00', 2, 1, 1, 1],
  ['HABAGAT', 'Habagat', '78.50', '80.00', 3, 2, 2, 1],
  ['TALA', 'Tala', '112.25', '120.00', 4, 3, 2, 2],
]
const FLATS: readonly Model[] = [
  ['STU', 'Studio', '24.00', null, 0, 1, 1, 0],
  ['ONE', 'One bedroom', '36.50', null, 1, 1, 1, 0],
  ['TWO', 'Two bedrooms', '58.00', null, 2, 2, 1, 0],
]

/** A memorial has nothing to live in. */
export function modelsOf(kind: Project[4]): readonly Model[] {
  if (kind === 'memorial') return []
  if (kind === 'mixed') return [...HOUSES.slice(0, 2), ...FLATS.slice(0, 1)]
  return kind === 'vertical' ? FLATS : HOUSES
}
