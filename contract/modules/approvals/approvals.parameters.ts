import { defineParameter } from '@contract/kernel/define-parameter'
import { wholeNumber } from '@contract/kernel/parameter-schemas'

/** How long a mailed link lets its reader decide. */
export const decisionLinkHours = defineParameter({
  code: 'approvals.decision_link_hours',
  kind: 'integer',
  measure: 'hours',
  schema: wholeNumber(1, 720),
  default: 72,
  scopes: ['company', 'unit'],
})

/** The same for a request for leave. */
export const leaveLinkHours = defineParameter({
  code: 'approvals.leave_link_hours',
  kind: 'integer',
  measure: 'hours',
  schema: wholeNumber(1, 720),
  default: 168,
  scopes: ['company', 'unit'],
})

/** How long a mailed link lets its reader acknowledge something. */
export const acknowledgementLinkHours = defineParameter({
  code: 'approvals.acknowledgement_link_hours',
  kind: 'integer',
  measure: 'hours',
  schema: wholeNumber(1, 720),
  default: 168,
  scopes: ['company', 'unit'],
})

/** How long a mailed link shows how far a request is. */
export const statusLinkHours = defineParameter({
  code: 'approvals.status_link_hours',
  kind: 'integer',
  measure: 'hours',
  schema: wholeNumber(24, 8760),
  default: 2160,
  scopes: ['company', 'unit'],
})

/** A request that nobody answers ends by itself after so long. */
export const requestDays = defineParameter({
  code: 'approvals.request_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(1, 365),
  default: 30,
  scopes: ['company', 'unit'],
})
