import { defineParameter } from '@contract/kernel/define-parameter'
import { wholeNumber } from '@contract/kernel/parameter-schemas'

/** How long a unit is kept for one seller; an extension lasts as long again. */
export const holdHours = defineParameter({
  code: 'property.hold_hours',
  kind: 'integer',
  measure: 'hours',
  schema: wholeNumber(1, 720),
  default: 48,
  scopes: ['company', 'unit', 'project'],
})

/** One seller's live holds at a time: what is kept for nobody sure is kept from everybody else. */
export const holdsAtOnce = defineParameter({
  code: 'property.holds_at_once',
  kind: 'integer',
  measure: 'holds',
  schema: wholeNumber(1, 100),
  default: 5,
  scopes: ['company', 'unit'],
})

/** So long before its end the holder is told. */
export const holdWarningHours = defineParameter({
  code: 'property.hold_warning_hours',
  kind: 'integer',
  measure: 'hours',
  schema: wholeNumber(1, 72),
  default: 4,
  scopes: ['company'],
})

/** How long a quoted price stands where nobody says otherwise. */
export const quoteDays = defineParameter({
  code: 'property.quote_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(0, 365),
  default: 7,
  scopes: ['company'],
})

/** The longest that a quoted price may stand. */
export const longestQuoteDays = defineParameter({
  code: 'property.longest_quote_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(1, 365),
  default: 30,
  scopes: ['company'],
})
