import { defineParameter } from '@contract/kernel/define-parameter'
import { wholeNumber } from '@contract/kernel/parameter-schemas'

/** Days from the last activity that counts. */
export const leadProtectionDays = defineParameter({
  code: 'buyers.lead_protection_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(1, 730),
  default: 60,
  scopes: ['company', 'unit'],
})
