/** What a sale's columns may say, beside what its rules name. */
export const DISCOUNT_KINDS = ['none', 'promo', 'spot_cash', 'spot_dp', 'employee', 'special'] as const

export const CANCEL_KINDS = ['backout', 'disqualified', 'default', 'developer', 'duplicate'] as const
export const CANCEL_REASONS = [
  'change_of_mind',
  'financial_difficulty',
  'loan_declined',
  'documents_incomplete',
  'payments_overdue',
  'unit_unavailable',
  'entered_twice',
  'other',
] as const

export const AMENDMENT_KINDS = [
  'change_unit',
  'change_buyer',
  'change_price',
  'change_terms',
  'change_seller',
  'reinstatement',
  /** Of a booked sale: decided the same way, and written into the same history. */
  'cancellation',
] as const
export type AmendmentKind = (typeof AMENDMENT_KINDS)[number]
export const AMENDMENT_STATUSES = ['pending', 'applied', 'rejected', 'withdrawn'] as const
export type AmendmentStatus = (typeof AMENDMENT_STATUSES)[number]

export const SALE_DOCUMENT_STATUSES = ['missing', 'submitted', 'verified', 'rejected', 'expired'] as const
export type SaleDocumentStatus = (typeof SALE_DOCUMENT_STATUSES)[number]
export const MANDATORY_FOR = ['reservation', 'booking', 'takeout'] as const
