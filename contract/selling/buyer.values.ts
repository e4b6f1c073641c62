/** What a buyer may be; the same words stand in the table's checks. */
export const BUYER_KINDS = ['individual', 'corporate'] as const
export type BuyerKind = (typeof BUYER_KINDS)[number]

export const BUYER_CIVIL_STATUSES = ['single', 'married', 'widowed', 'separated', 'annulled'] as const
export type BuyerCivilStatus = (typeof BUYER_CIVIL_STATUSES)[number]

export const EMPLOYMENTS = ['local', 'ofw', 'self_employed', 'retired', 'none'] as const
export type Employment = (typeof EMPLOYMENTS)[number]

export const GOV_ID_TYPES = [
  'passport',
  'drivers_license',
  'philsys',
  'umid',
  'prc',
  'postal',
  'voters',
  'sss',
  'pagibig',
  'senior',
  'other',
] as const

export const AML_RISKS = ['low', 'normal', 'high'] as const
export const BUYER_STATUSES = ['active', 'merged'] as const
