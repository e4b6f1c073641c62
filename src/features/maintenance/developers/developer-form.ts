import { BillingContacts } from '@/features/maintenance/developers/billing-contacts'

export const DEVELOPER_GROUPS = {
  basics: ['code', 'name', 'trade_name', 'status', 'address'],
  tax: ['tin', 'is_vat_registered', 'withholding_rate_pct', 'payment_terms_days', 'soa_template'],
  accreditation: ['accreditation_no', 'accreditation_valid_to'],
  contacts: ['billing_contacts'],
} as const

export const DEVELOPER_CONTROLS = { billing_contacts: BillingContacts }

export const DEVELOPERS_PATH = '/maintenance/developer'
export const developerPath = (id: string) => `${DEVELOPERS_PATH}/${id}`
