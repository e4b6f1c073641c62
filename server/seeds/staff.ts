import type { DemoAccount } from '@server/seeds/demo-accounts'

export type Staff = {
  key: string
  name: readonly [first: string, last: string, middle?: string]
  position: string
  ou: DemoAccount['ou_code']
  division: 'RES' | 'CON' | 'MEM' | 'COR'
  /** The key of the immediate head; null at the top. */
  head: string | null
  hired: string
  /** The user name of the demo account that is theirs. */
  user?: string
  basic?: string
}

const at =
  (ou: Staff['ou'], division: Staff['division']) =>
  (
    key: string,
    first: string,
    last: string,
    position: string,
    head: string | null,
    hired: string,
    more: Partial<Staff> = {},
  ): Staff => ({
    key,
    name: [first, last, more.name?.[2] ?? 'S'],
    position,
    ou,
    division,
    head,
    hired,
    ...more,
  })

const office = at('HO', 'COR')
const manila = at('HO', 'CON')
const cebu = at('CEB', 'RES')
const cebuCondo = at('CEB', 'CON')
const davao = at('DVO', 'RES')
const davaoCondo = at('DVO', 'CON')
const account = (user: string, basic: string): Partial<Staff> => ({ user, basic })

/** Heads stand before their people. */
export const leaders: readonly Staff[] = [
  office('president', 'Aurora', 'Salonga', 'PRES', null, '2012-03-01', account('president', '180000.00')),
  manila('vp', 'Gregorio', 'Mercado', 'VP-SALES', 'president', '2014-06-02', { basic: '120000.00' }),
  manila('broker', 'Consuelo', 'Arambulo', 'BROKER', 'vp', '2015-01-12', { basic: '65000.00' }),
  office('head', 'Dante', 'Ocampo', 'OU-MGR', 'president', '2016-09-05', account('head', '72000.00')),
  office(
    'accounting',
    'Mercy',
    'Dimaculangan',
    'ACC-MGR',
    'president',
    '2015-04-20',
    account('accounting', '68000.00'),
  ),
  office('hr', 'Ofelia', 'Baluyot', 'HR', 'head', '2017-02-13', account('hr-staff', '42000.00')),
  office('super', 'Teresa', 'Villaluz', 'DOC', 'head', '2018-07-16', account('super-admin', '40000.00')),
  office('employee', 'Nico', 'Reyes', 'DOC', 'head', '2023-08-14', account('employee', '24000.00')),
  cebu('ou-admin', 'Ramon', 'Alcoseba', 'OU-MGR', 'vp', '2016-11-07', account('ou-admin', '75000.00')),
  cebu('sales-admin', 'Joy', 'Tagalog', 'SADM', 'ou-admin', '2020-01-20', account('sales-admin', '30000.00')),
  cebu(
    'sales-manager',
    'Liza',
    'Cabahug',
    'SM',
    'ou-admin',
    '2018-03-05',
    account('sales-manager', '38000.00'),
  ),
  cebu('agent', 'Paolo', 'Inting', 'AGENT', 'sales-manager', '2022-05-09', account('agent', '15000.00')),
  davao('davao-head', 'Benigno', 'Lacson', 'OU-MGR', 'vp', '2017-05-15', { basic: '75000.00' }),
  cebuCondo('cebu-condo', 'Estrella', 'Ybañez', 'SM', 'ou-admin', '2019-02-11', { basic: '36000.00' }),
  cebu('cebu-res', 'Rodolfo', 'Sagarbarria', 'SD', 'ou-admin', '2017-08-21', { basic: '48000.00' }),
  davao('davao-res', 'Milagros', 'Dalisay', 'SM', 'davao-head', '2018-10-01', { basic: '36000.00' }),
  davaoCondo('davao-condo', 'Arturo', 'Bangoy', 'SM', 'davao-head', '2019-06-17', { basic: '36000.00' }),
  manila('manila-sales', 'Cecilia', 'Zobrado', 'SM', 'vp', '2018-01-08', { basic: '38000.00' }),
]

/** Who has a sign-in of those below the leaders. */
export const juniorUsers: Readonly<Record<string, string>> = { 'staff-1': 'cashier' }

type Team = { ou: Staff['ou']; division: Staff['division']; head: string; positions: readonly string[] }
const sellers = (count: number) => Array.from({ length: count }, () => 'AGENT')

/** Who stands below the leaders, in this order; who they are is drawn from a fixed list. */
export const teams: readonly Team[] = [
  { ou: 'HO', division: 'COR', head: 'accounting', positions: ['ACC', 'ACC', 'ACC', 'ACC'] },
  { ou: 'HO', division: 'COR', head: 'head', positions: ['DOC', 'DOC', 'HR'] },
  { ou: 'HO', division: 'CON', head: 'manila-sales', positions: sellers(5) },
  { ou: 'CEB', division: 'RES', head: 'sales-manager', positions: sellers(5) },
  { ou: 'CEB', division: 'CON', head: 'cebu-condo', positions: sellers(5) },
  { ou: 'CEB', division: 'RES', head: 'cebu-res', positions: sellers(4) },
  { ou: 'CEB', division: 'RES', head: 'ou-admin', positions: ['DOC', 'SADM'] },
  { ou: 'DVO', division: 'RES', head: 'davao-res', positions: sellers(6) },
  { ou: 'DVO', division: 'CON', head: 'davao-condo', positions: sellers(5) },
  { ou: 'DVO', division: 'RES', head: 'davao-head', positions: ['SADM', 'DOC', 'ACC'] },
]

export const divisionHeads = {
  RES: 'Ramon Alcoseba',
  CON: 'Gregorio Mercado',
  MEM: 'Benigno Lacson',
} as const

/** Who leads a sales team, and whose line it stands in. */
export const teamManagers = {
  ALAB: { manager: 'Liza Cabahug', director: 'Rodolfo Sagarbarria', target: '52000000.00' },
  BAYANI: { manager: 'Estrella Ybañez', director: 'Rodolfo Sagarbarria', target: '30000000.00' },
  DIWA: { manager: 'Rodolfo Sagarbarria', director: 'Rodolfo Sagarbarria', target: '24000000.00' },
  AGILA: { manager: 'Milagros Dalisay', director: 'Benigno Lacson', target: '10000000.00' },
  KIDLAT: { manager: 'Arturo Bangoy', director: 'Benigno Lacson', target: '8000000.00' },
  SINAG: { manager: 'Cecilia Zobrado', director: 'Gregorio Mercado', target: '12000000.00' },
} as const

export const firstNames = [
  'Marites',
  'Jose',
  'Analyn',
  'Rommel',
  'Divina',
  'Ferdie',
  'Luzviminda',
  'Arnel',
  'Rosalie',
  'Danilo',
  'Imelda',
  'Rey',
  'Cherry',
  'Noel',
  'Jocelyn',
  'Alvin',
  'Maricel',
  'Edgar',
  'Grace',
  'Ronald',
  'Lorna',
  'Michael',
  'Rowena',
] as const
export const lastNames = [
  'Abellana',
  'Bautista',
  'Cuizon',
  'Dumaguete',
  'Espina',
  'Fuentes',
  'Gabuya',
  'Hingpit',
  'Ilustrisimo',
  'Jakosalem',
  'Katigbak',
  'Labrador',
  'Macapagal',
  'Navarro',
  'Osmundo',
  'Pacheco',
  'Quimbo',
  'Rosales',
  'Sarmiento',
] as const
