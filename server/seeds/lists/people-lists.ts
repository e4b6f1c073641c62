export const divisions = [
  { code: 'RES', name: 'Residential Sales' },
  { code: 'CON', name: 'Condominium Sales' },
  { code: 'MEM', name: 'Memorial Sales' },
  { code: 'COR', name: 'Corporate Services' },
]

const sales = { category: 'sales', requires_accreditation: true } as const

export const positions = [
  { code: 'PRES', name: 'President', category: 'management', rank: 1 },
  {
    code: 'VP-SALES',
    name: 'Vice President for Sales',
    category: 'management',
    rank: 2,
    is_override_level: true,
  },
  {
    code: 'BROKER',
    name: 'Supervising Broker',
    ...sales,
    rank: 3,
    requires_prc_license: true,
    is_override_level: true,
    default_commission_rate: '0.500000',
  },
  {
    code: 'SD',
    name: 'Sales Director',
    ...sales,
    rank: 4,
    is_override_level: true,
    default_commission_rate: '0.750000',
  },
  {
    code: 'SM',
    name: 'Sales Manager',
    ...sales,
    rank: 5,
    is_override_level: true,
    default_commission_rate: '1.000000',
  },
  { code: 'AGENT', name: 'Property Consultant', ...sales, rank: 6, default_commission_rate: '3.500000' },
  { code: 'REF', name: 'Referrer', category: 'sales', rank: 7, default_commission_rate: '0.500000' },
  { code: 'OU-MGR', name: 'Operating Unit Manager', category: 'management', rank: 3 },
  { code: 'ACC-MGR', name: 'Accounting Manager', category: 'management', rank: 4 },
  { code: 'ACC', name: 'Accounting Assistant', category: 'staff', rank: 7 },
  { code: 'HR', name: 'Human Resources Officer', category: 'staff', rank: 6 },
  { code: 'SADM', name: 'Sales Administrator', category: 'staff', rank: 6 },
  { code: 'DOC', name: 'Documentation Assistant', category: 'staff', rank: 8 },
] as const

export const salesTeams = [
  { ou: 'CEB', division: 'RES', code: 'ALAB', name: 'Team Alab', valid_from: '2024-01-08' },
  { ou: 'CEB', division: 'CON', code: 'BAYANI', name: 'Team Bayani', valid_from: '2024-01-08' },
  { ou: 'CEB', division: 'RES', code: 'DIWA', name: 'Team Diwa', valid_from: '2024-06-03' },
  { ou: 'DVO', division: 'RES', code: 'AGILA', name: 'Team Agila', valid_from: '2024-02-05' },
  { ou: 'DVO', division: 'CON', code: 'KIDLAT', name: 'Team Kidlat', valid_from: '2024-02-05' },
  { ou: 'HO', division: 'CON', code: 'SINAG', name: 'Team Sinag', valid_from: '2024-03-04' },
] as const

/** Who decides by mail or in the portal; amounts meet without a gap and never twice. */
export const approvers = [
  { doc_type: 'leave', step_key: 'hr_staff', ou: null, user: 'hr-staff', title: 'Human Resources Officer' },
  { doc_type: 'leave', step_key: 'president', ou: null, user: 'president', title: 'President' },
  {
    doc_type: 'cash_advance',
    step_key: 'ou_admin',
    ou: 'CEB',
    user: 'ou-admin',
    to: '20000.00',
    title: 'Operating Unit Manager',
  },
  {
    doc_type: 'cash_advance',
    step_key: 'accounting',
    ou: null,
    user: 'accounting',
    title: 'Accounting Manager',
  },
  {
    doc_type: 'cash_advance',
    step_key: 'president',
    ou: null,
    user: 'president',
    from: '20000.01',
    title: 'President',
  },
  {
    doc_type: 'soa_request',
    step_key: 'ou_admin',
    ou: 'CEB',
    user: 'ou-admin',
    title: 'Operating Unit Manager',
  },
  { doc_type: 'soa', step_key: 'president', ou: null, user: 'president', title: 'President' },
  {
    doc_type: 'commission_release',
    step_key: 'ou_admin',
    ou: 'CEB',
    user: 'ou-admin',
    to: '50000.00',
    title: 'Operating Unit Manager',
  },
  { doc_type: 'commission_release', step_key: 'president', ou: null, user: 'president', title: 'President' },
  {
    doc_type: 'expense',
    step_key: 'ou_admin',
    ou: 'CEB',
    user: 'ou-admin',
    to: '10000.00',
    title: 'Operating Unit Manager',
  },
  {
    doc_type: 'expense',
    step_key: 'president',
    ou: null,
    user: 'president',
    from: '10000.01',
    title: 'President',
  },
] as const
