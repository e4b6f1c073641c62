import { defineParameter } from '@contract/kernel/define-parameter'
import { wholeNumber } from '@contract/kernel/parameter-schemas'

/** Between the invoice and the day on which what is owed is due, where nobody says another. */
export const paymentTerms = defineParameter({
  code: 'expense.payment_terms',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(0, 365),
  default: 30,
  scopes: ['company', 'unit'],
})
