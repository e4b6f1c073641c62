import { defineParameter } from '@contract/kernel/define-parameter'
import { amountText } from '@contract/kernel/field-declarations'

/** Whoever wrote a manual entry above this posts it no more: a second person does. */
export const secondPersonLimit = defineParameter({
  code: 'accounting.second_person_limit',
  kind: 'money',
  measure: 'pesos',
  schema: amountText,
  default: '100000.00',
  scopes: ['company', 'unit'],
})
