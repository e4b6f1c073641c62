import { defineParameter } from '@contract/kernel/define-parameter'
import { wholeNumber } from '@contract/kernel/parameter-schemas'

/** So long what is held back of a release stays held, where its scheme releases it some days later. */
export const holdbackDays = defineParameter({
  code: 'commission.holdback_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(1, 730),
  default: 90,
  scopes: ['company', 'unit'],
})

/** So long no transfer goes to an account after somebody changed it. */
export const payoutWaitHours = defineParameter({
  code: 'commission.payout_wait_hours',
  kind: 'integer',
  measure: 'hours',
  schema: wholeNumber(0, 720),
  default: 72,
  scopes: ['company'],
})

/** So long the link of a mailed paper may be opened: of a statement, of a payment. */
export const paperLinkDays = defineParameter({
  code: 'commission.paper_link_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(1, 365),
  default: 90,
  scopes: ['company'],
})
