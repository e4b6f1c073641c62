import { defineParameter } from '@contract/kernel/define-parameter'
import { amountText, rateText } from '@contract/kernel/field-declarations'

/** VAT on what is sold, bought and billed. */
export const vatRate = defineParameter({
  code: 'accounting.vat_rate',
  kind: 'rate',
  measure: 'percent',
  schema: rateText(),
  default: '12',
  scopes: ['company'],
})

/** A dwelling that is sold for no more is exempt from VAT. */
export const dwellingThreshold = defineParameter({
  code: 'accounting.vat_dwelling_threshold',
  kind: 'money',
  measure: 'pesos',
  schema: amountText,
  default: '3600000.00',
  scopes: ['company'],
})

/** What a developer withholds where nobody knows who it is: the preview of a scheme. */
export const developerWithholding = defineParameter({
  code: 'accounting.developer_withholding',
  kind: 'rate',
  measure: 'percent',
  schema: rateText(0, 50),
  default: '10',
  scopes: ['company'],
})
