import { defineParameter } from '@contract/kernel/define-parameter'
import { wholeNumber } from '@contract/kernel/parameter-schemas'

/** How far back staff may ask; further back only HR corrects, as long as the month is open. */
export const correctionDays = defineParameter({
  code: 'time-logs.correction_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(1, 365),
  default: 30,
  scopes: ['company', 'unit'],
})

/** How far ahead overtime is planned. */
export const overtimeAheadDays = defineParameter({
  code: 'time-logs.overtime_ahead_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(1, 365),
  default: 30,
  scopes: ['company', 'unit'],
})
