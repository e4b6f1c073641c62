import { defineParameter } from '@contract/kernel/define-parameter'
import { amountText } from '@contract/kernel/field-declarations'
import { wholeNumber } from '@contract/kernel/parameter-schemas'

/** Whoever wrote a manual entry above this posts it no more: a second person does. */
export const secondPersonLimit = defineParameter({
  code: 'accounting.second_person_limit',
  kind: 'money',
  measure: 'pesos',
  schema: amountText,
  default: '100000.00',
  scopes: ['company', 'unit'],
})

/** Cash of one buyer that has to be reported. */
export const cashThreshold = defineParameter({
  code: 'accounting.cash_threshold',
  kind: 'money',
  measure: 'pesos',
  schema: amountText,
  default: '7500000.00',
  scopes: ['company', 'unit'],
})

/** From this share of the threshold on, payments that are each below it count as near it together. */
export const cashNearShare = defineParameter({
  code: 'accounting.cash_near_share',
  kind: 'integer',
  measure: 'percent',
  schema: wholeNumber(50, 100),
  default: 90,
  scopes: ['company', 'unit'],
})

export const splitCashDays = defineParameter({
  code: 'accounting.split_cash_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(1, 90),
  default: 7,
  scopes: ['company', 'unit'],
})

/** How long after a payee's account was changed a payment to it is told. */
export const changedAccountDays = defineParameter({
  code: 'accounting.changed_account_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(1, 90),
  default: 7,
  scopes: ['company', 'unit'],
})

/** From which share of what a payee is usually paid on a release is told. */
export const largeReleaseShare = defineParameter({
  code: 'accounting.large_release_share',
  kind: 'integer',
  measure: 'percent',
  schema: wholeNumber(150, 5000),
  default: 300,
  scopes: ['company', 'unit'],
})
